"""Games that show what cannot be read or point at what is not there."""

from __future__ import annotations

from ludotheque.core.scene import NOTHING, Ask, Label, Part, Zone
from ludotheque.core.text import Text

from .bids import Bids
from .ledger import breaks
from .stones import DONE, Stones


@breaks("choices_point")
class NoEnglish(Stones):
    def label(self, actor: int, choice: int) -> Label:
        label = super().label(actor, choice)
        return label if choice != DONE else label._replace(text=Text("assez", ""))


@breaks("choices_point")
class PointsBesideTheBoard(Bids):
    def label(self, actor: int, choice: int) -> Label:
        label = super().label(actor, choice)
        return label._replace(place=label.place + 1) if label.zone else label


@breaks("choices_point")
class PointsAtNoZone(Stones):
    def label(self, actor: int, choice: int) -> Label:
        return super().label(actor, choice)._replace(zone="pyramid")


@breaks("choices_differ")
class AllCardsAlike(Bids):
    def label(self, actor: int, choice: int) -> Label:
        label = super().label(actor, choice)
        return label._replace(text=Text("carte", "card"), place=0) if label.zone else label


@breaks("choices_differ")
class AlikeInEnglish(Stones):
    def label(self, actor: int, choice: int) -> Label:
        return Label(Text("assez" if choice == DONE else "encore", "go"))


@breaks("questions_are_said")
class SilentQuestion(Stones):
    def ask(self, actor: int) -> Ask:
        return super().ask(actor)._replace(prompt=NOTHING)


@breaks("scene_is_sound")
class OverTheEdge(Stones):
    def scene(self, seat: int) -> list[Zone]:
        return [*super().scene(seat), Zone("edge", "tray", 2, (Part("stone", 2),))]


@breaks("scene_is_sound")
class TwoZonesOfOneName(Stones):
    def scene(self, seat: int) -> list[Zone]:
        return super().scene(seat) + super().scene(seat)[:1]


@breaks("scene_is_sound")
class TwoPartsOfOneId(Stones):
    def scene(self, seat: int) -> list[Zone]:
        return [*super().scene(seat), Zone("twins", "tray", 2, (Part("stone", 0, id=3), Part("stone", 1, id=3)))]


@breaks("scene_is_sound")
class HalfAName(Stones):
    def scene(self, seat: int) -> list[Zone]:
        return [*super().scene(seat), Zone("half", "tray", 1, (Part("stone", 0, Text("", "stone")),))]


@breaks("scene_is_sound")
class UnknownKind(Stones):
    def scene(self, seat: int) -> list[Zone]:
        return [*super().scene(seat), Zone("odd", "hologram", 1)]


@breaks("info_is_sound")
class NoSeats(Stones):
    info = Stones.info._replace(seats=range(2, 2))


@breaks("info_is_sound")
class NoEnglishTitle(Stones):
    info = Stones.info._replace(title=Text("Cailloux", ""))


@breaks("info_is_sound")
class SlugWithSpaces(Stones):
    info = Stones.info._replace(slug="Mes cailloux")
