"""The decks of questions of LA CIBLE: check them, or ask the referee.

check: with files of your own, these are checked, on top of what comes with the game. Exit code 1 if something is
wrong. match: the answer of a list that a typed one is taken for; a list of that name in both
languages is looked up in French first. Exit code 1 if it is none.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import DoesNotHold, Problem
from .arguments import Arguments, Parser, add_json, did_you_mean

if TYPE_CHECKING:
    from ..boxes.la_cible.decks import Deck

EXAMPLES = """\
examples:
  ludotheque decks check                       every deck that comes with the game
  ludotheque decks check my_series.txt         files of your own
  ludotheque decks match fruits "les pomes"    pomme
  ludotheque decks match "fruits ^p" peach --language en   only those that begin with P, in English
"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("action", metavar="check|match", choices=("check", "match"))
    parser.add_argument("words", metavar="FILE… | LIST ANSWER", nargs="*", help="what to check, or what to match")
    parser.add_argument("--lang", "--language", choices=("fr", "en"), help="default: both, French first")
    add_json(parser)


def run(args: Arguments) -> int:
    languages: list[str] = [args.lang] if args.lang else ["fr", "en"]
    if args.action == "match":
        return match(args.words, languages)
    from ..boxes.la_cible.deck_check import check, statistics

    decks = own_files(args.words, languages) if args.words else [own_deck(language) for language in languages]
    faults = [fault for deck in decks for fault in check(deck)]
    counts = {deck.language: statistics(deck) for deck in decks}
    if args.json:
        told_faults = [{"place": fault.line.place, "what": fault.what.en} for fault in faults]
        print(json.dumps({"faults": told_faults, "decks": counts}, ensure_ascii=False))
    else:
        print(*faults, *told(counts), sep="\n")
    if faults:
        raise DoesNotHold(f"{len(faults)} {'thing is' if len(faults) == 1 else 'things are'} wrong with the decks")
    return 0


def own_deck(language: str) -> Deck:
    from ..boxes.la_cible.deck_files import own_sources
    from ..boxes.la_cible.decks import Deck

    return Deck(language, own_sources(language))


def own_files(paths: list[str], languages: list[str]) -> list[Deck]:
    """The files by language, on top of what comes with the game (without them, should they be part of it)."""
    from ..boxes.la_cible.deck_files import own_sources, parse_sources, read_file
    from ..boxes.la_cible.decks import Deck

    given = [source for path in paths for source in parse_sources(path, read_file(Path(path)))]
    resolved = [Path(path).resolve() for path in paths]
    decks: list[Deck] = []
    for language in languages:
        theirs = [source for source in given if source.language == language]
        decks += [Deck(language, theirs, Deck(language, own_sources(language, resolved)))] if theirs else []
    return decks


def told(counts: dict[str, dict[str, int]]) -> list[str]:
    return [f"{language}  {count:>6} {what}" for language, deck in counts.items() for what, count in deck.items()]


def match(words: list[str], languages: list[str]) -> int:
    from ..boxes.la_cible.decks import load

    if len(words) != 2:
        raise Problem("`ludotheque decks match` takes a list and an answer")
    reference, answer = words
    key = (reference.split() or [""])[0]
    named = [load(language).lists for language in languages if key in load(language).lists.by_key]
    if not named:
        known = [key for language in languages for key in load(language).lists.by_key]
        raise Problem(f"there is no list {reference[:60]!r}{did_you_mean(reference, known)}")
    for lists in named:
        answers = lists.refer(reference, reference)[1]
        found = answers.judge(answer)
        if found is not None:
            print(answers.shown(found))
            return 0
    raise DoesNotHold(f"{answer[:60]!r} is no answer of {reference}")
