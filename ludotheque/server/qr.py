"""The QR code of a join link, as SVG."""

from __future__ import annotations

from io import BytesIO


def svg(link: str) -> bytes:
    import segno  # only those who play around a screen need it

    out = BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", xmldecl=False, scale=8, border=4, light="#fff")
    return out.getvalue()
