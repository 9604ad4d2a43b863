"""The two distributions as bars side by side, as an SVG of our own."""

from __future__ import annotations

from ludotheque.boxes.das_spiel.aiming import STRENGTH_WORDS

from .compare import RINGS, Compared

WIDTH, HEIGHT, LEFT, TOP = 210, 110, 130, 64
ACROSS, DOWN = WIDTH + 34, HEIGHT + 42  # from panel to panel
BAR = 14
REAL, QUICK, INK, LINE = "#1B4FA3", "#FFC533", "#2A1B2E", "#C9C2B4"
SHORT = ["aim", "1", "2", "3+", "off"]


def picture(found: list[Compared]) -> str:
    situations = list(dict.fromkeys(one.situation for one in found))
    strengths = sorted({one.strength for one in found})
    width, height = LEFT + len(strengths) * ACROSS, TOP + len(situations) * DOWN + 6
    panels = [
        panel(one, LEFT + strengths.index(one.strength) * ACROSS, TOP + situations.index(one.situation) * DOWN)
        for one in found
    ]
    heads = [
        text(LEFT + n * ACROSS + WIDTH / 2, TOP - 12, STRENGTH_WORDS[strength].en, "middle", 700)
        for n, strength in enumerate(strengths)
    ]
    rows = [text(LEFT - 14, TOP + n * DOWN + HEIGHT / 2, name, "end", 700) for n, name in enumerate(situations)]
    parts = [*legend(), *heads, *rows, *panels]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="Verdana, sans-serif" '
        f'font-size="13"><title>Where thrown dice come to rest</title><rect width="{width}" height="{height}" '
        f'fill="#FFFCF6"/>{"".join(parts)}</svg>\n'
    )


def legend() -> list[str]:
    return [
        box(14, 14, 14, 14, REAL),
        text(34, 26, "real throw", "start"),
        box(124, 14, 14, 14, QUICK),
        text(144, 26, "stand-in", "start"),
        text(240, 26, f"aim: {RINGS[0]}; 1, 2, 3+: neighbours away; off: {RINGS[4]}", "start"),
    ]


def panel(one: Compared, x: float, y: float) -> str:
    step = WIDTH / len(RINGS)
    drawn = [f'<path d="M{x} {y + HEIGHT}h{WIDTH}" stroke="{LINE}"/>']
    for n in range(len(RINGS)):
        middle = x + (n + 0.5) * step
        drawn.append(bar(middle - BAR - 1, y, one.real[n], REAL))
        drawn.append(bar(middle + 1, y, one.quick[n], QUICK))
        drawn.append(text(middle, y + HEIGHT + 16, SHORT[n], "middle"))
        top = y + HEIGHT * (1 - max(one.real[n], one.quick[n])) - 4
        drawn.append(text(middle, top, f"{one.real[n]:.0%}", "middle"))
    return "".join(drawn)


def bar(x: float, y: float, share: float, colour: str) -> str:
    return box(x, y + HEIGHT * (1 - share), BAR, HEIGHT * share, colour)


def box(x: float, y: float, width: float, height: float, colour: str) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width}" height="{height:.1f}"'
    return f'<rect {place} fill="{colour}" stroke="{INK}" stroke-width=".6"/>'


def text(x: float, y: float, words: str, anchor: str, weight: int = 400) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{INK}" text-anchor="{anchor}" font-weight="{weight}">{words}</text>'
