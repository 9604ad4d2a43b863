"""Runs in the page: for every press, the milliseconds until the first painted frame that shows what it did."""

# A press counts from the event's own time stamp: what the browser needs to hand it over counts too.
# The second animation frame begins when the first, which has the change in it, has been painted.
WATCH = """
window.seen = { press: [], move: [] };
addEventListener("pointerup", (up) => {
    const target = up.target.closest("[role=gridcell], button");
    const place = target.role === "gridcell" ? target : document.querySelector(".prompt .say");
    const words = () => (place.isConnected ? (place.ariaLabel ?? place.innerText) : "");
    const before = words();
    const signs = {
        press: () => target.matches(".pressed") || signs.move(),
        move: () => words() !== before,
    };
    const note = (kind) => seen[kind].push(performance.now() - up.timeStamp);
    const look = () => {
        for (const kind of Object.keys(signs).filter((kind) => signs[kind]())) {
            requestAnimationFrame(() => requestAnimationFrame(() => note(kind)));
            if (kind === "move") watch.disconnect();
            signs[kind] = () => false;
        }
    };
    const watch = new MutationObserver(look);
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    watch.observe(document.querySelector("main"), everything);
}, true);
"""
