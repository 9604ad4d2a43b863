"""What lies on the table of THRILL, for each seat to see: discs, hands, roles and what the last push brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.game import HIDDEN
from ...core.scene import Part, Zone
from ...core.text import Text
from .cards import NO_BET, RIGHT, UNSETTLED, WEIGHT
from .design import COLUMNS, DISCS, KINDS, POINTS
from .phases import BETTING, CHOSEN, DRAWING, FINISHED, LAYING

if TYPE_CHECKING:
    from .rules import Thrill

LOOKS: Final = ["disc_small", "disc_medium", "disc_large"]
DISC_NAMES: Final = [
    Text("petit disque", "small disc"),
    Text("disque moyen", "medium disc"),
    Text("grand disque", "large disc"),
]
CARD_LOOKS: Final = ["", "card_nothing", "card_something", "card_weight"]
CARD_NAMES: Final = [
    Text("pas de pari", "no bet"),
    Text("rien ne tombe", "nothing falls"),
    Text("ça tombe", "something falls"),
    Text("poids", "weight"),
]
WEIGHT_ID: Final = DISCS


def tokens(number: int) -> Text:
    return Text(f"{number} jeton{'s' * (number > 1)}", f"{number} token{'s' * (number != 1)}")


def scene(game: Thrill, seat: int) -> list[Zone]:
    zones = [
        board_zone(game),
        Zone("strip", "strip", POINTS, title=Text("Bande libre", "Free strip"), columns=COLUMNS),
        stock_zone(game),
        chosen_zone(game),
        roles_zone(game),
        bids_zone(game),
        mine_zone(game, seat),
        cards_zone(game, seat),
        bets_zone(game, seat),
        fallen_zone(game),
        round_zone(game),
    ]
    return [*zones, counts_zone(game)] if game.open_counts or game.phase == FINISHED else zones


# Discs


def disc_part(disc: int, place: int, mark: str = "") -> Part:
    kind = KINDS[disc]
    return Part(LOOKS[kind], place, DISC_NAMES[kind], mark, id=disc)


def board_zone(game: Thrill) -> Zone:
    lying = [] if game.phase in (DRAWING, LAYING) else game.on_board()
    parts = [disc_part(disc, disc, at(game, disc)) for disc in lying]
    if game.weighted >= 0:
        parts.append(Part("weight", game.weighted, Text("poids", "weight"), at(game, game.weighted), id=WEIGHT_ID))
    return Zone("board", "discs", DISCS, tuple(parts), Text("Plateau", "Board"))


def at(game: Thrill, disc: int) -> str:
    return f"{game.x[disc]} {game.y[disc]}"


def stock_zone(game: Thrill) -> Zone:
    parts = tuple(disc_part(disc, KINDS[disc]) for disc in game.in_stock())
    return Zone("stock", "tray", len(LOOKS), parts, Text("Stock", "Stock"))


def chosen_zone(game: Thrill) -> Zone:
    chosen = game.disc >= 0 and game.where[game.disc] == CHOSEN
    parts = (disc_part(game.disc, 0),) if chosen else ()
    return Zone("chosen", "tray", 1, parts, Text("Disque à pousser", "Disc to push"))


def fallen_zone(game: Thrill) -> Zone:
    """What the last push cost, until the next one is prepared."""
    parts = [disc_part(disc, n, str(game.prices[n])) for n, disc in enumerate(game.fallen)]
    if game.payer >= 0:
        parts.append(bill_part(game, len(parts)))
    return Zone("fallen", "list", DISCS + 1, tuple(parts), Text("Dernière poussée", "Last push"))


def bill_part(game: Thrill, place: int) -> Part:
    bill = tokens(game.bill())
    if game.alive[game.payer]:
        return Part("paid", place, Text(f"payé : {bill.fr}", f"paid: {bill.en}"), str(game.bill()), game.payer)
    name = Text(f"hors jeu : {bill.fr} à payer", f"out: {bill.en} to pay")
    return Part("out", place, name, str(game.bill()), game.payer)


# Seats


def roles_zone(game: Thrill) -> Zone:
    parts = [
        Part("out", seat, Text("hors jeu", "out"), seat=seat) for seat in range(game.seats) if not game.alive[seat]
    ]
    if game.round and game.phase != FINISHED:
        parts.append(Part("chief", game.chief, Text("Chef des disques", "Disc Chief"), seat=game.chief))
    if game.pusher >= 0:
        parts.append(Part("pusher", game.pusher, Text("doit pousser", "has to push"), seat=game.pusher))
    return Zone("roles", "counters", game.seats, tuple(parts), Text("Rôles", "Roles"))


def bids_zone(game: Thrill) -> Zone:
    """Closed fists, then what was in them; never the bids of earlier rounds."""
    fist = Text("poing fermé", "closed fist")
    fists = [Part("fist", seat, fist, seat=seat) for seat in range(game.seats) if game.said[seat] != HIDDEN]
    opened = [bid_part(bid, seat, seat) for seat, bid in enumerate(game.bids) if bid != HIDDEN]
    return Zone("bids", "counters", game.seats, tuple(fists + opened), Text("Mises", "Bids"))


def bid_part(bid: int, place: int, seat: int) -> Part:
    name = tokens(bid)
    return Part("bid", place, Text(f"mise : {name.fr}", f"bid: {name.en}"), str(bid), seat)


def mine_zone(game: Thrill, seat: int) -> Zone:
    parts: list[Part] = []
    if seat >= 0:
        parts.append(Part("token", 0, tokens(game.tokens[seat]), str(game.tokens[seat]), seat))
        if game.with_cards:
            parts.append(small_part(game.cards.small[seat], seat))
        if game.said[seat] != HIDDEN:
            parts.append(bid_part(game.said[seat], 2, seat))
    return Zone("mine", "counters", 3, tuple(parts), Text("À moi", "Mine"), seat=seat)


def small_part(number: int, seat: int) -> Part:
    s = "s" * (number > 1)
    name = Text(f"{number} petit{s} jeton{s}", f"{number} small token{'s' * (number != 1)}")
    return Part("small_token", 1, name, str(number), seat)


def counts_zone(game: Thrill) -> Zone:
    parts = tuple(Part("token", s, tokens(held), str(held), s) for s, held in enumerate(game.tokens))
    return Zone("counts", "counters", game.seats, parts, Text("Jetons", "Tokens"))


def round_zone(game: Thrill) -> Zone:
    name = Text(f"manche {game.round}", f"round {game.round}")
    return Zone("round", "counters", 1, (Part("round", 0, name, str(game.round)),), Text("Manche", "Round"))


# Cards


def cards_zone(game: Thrill, seat: int) -> Zone:
    hand = game.cards.hands[seat] if seat >= 0 else []
    parts = tuple(card_part(card, card - 1, seat, many) for card, many in enumerate(hand) if many)
    return Zone("cards", "hand", WEIGHT, parts, Text("Mes cartes", "My cards"), seat=seat)


def card_part(card: int, place: int, seat: int, many: int = 1, mark: str = "") -> Part:
    return Part(CARD_LOOKS[card], place, CARD_NAMES[card], mark, seat, many=many)


def bets_zone(game: Thrill, seat: int) -> Zone:
    """Bets that lie; after the push all of them open, with what became of them."""
    parts = [laid_part(game, owner, seat) for owner in range(game.seats) if lies(game, owner, seat)]
    for owner, bet in enumerate(game.cards.opened):
        if bet > NO_BET:
            parts.append(card_part(bet, owner, owner, mark=result(game.cards.results[owner])))
    return Zone("bets", "tray", game.seats, tuple(parts), Text("Paris", "Bets"))


def lies(game: Thrill, owner: int, seat: int) -> bool:
    """Whether this seat sees a bet of the owner; who has laid one in secret shows when all have decided."""
    seen = game.phase > BETTING or game.open_bets or owner == seat
    return seen and game.cards.laid[owner] > NO_BET


def laid_part(game: Thrill, owner: int, seat: int) -> Part:
    if game.open_bets or owner == seat:
        return card_part(game.cards.laid[owner], owner, owner)
    return Part("card_back", owner, Text("pari caché", "hidden bet"), seat=owner)


def result(found: int) -> str:
    return "" if found == UNSETTLED else "right" if found == RIGHT else "wrong"
