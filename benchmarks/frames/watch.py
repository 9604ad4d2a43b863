"""Runs in the page: counts the pictures that are drawn, and what each costs before the graphics card has it."""

# Draw calls are counted and left out: without a graphics card the processor would paint, and that is not the question.
# What follows a picture in the page (words over the canvas) runs right after it, and is counted too.
WATCH = """
window.pictures = [];
let calls = 0;
for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"])
    WebGL2RenderingContext.prototype[name] = () => void calls++;
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) => ask((at) => {
    const [before, begun] = [calls, performance.now()];
    draw(at);
    const drawn = calls - before;
    const note = () => pictures.push({ calls: drawn, ms: performance.now() - begun });
    if (drawn) queueMicrotask(() => queueMicrotask(note));
});
"""

# So many frames of the screen, with a move of the mouse before each; then what was drawn, and what the moves cost.
FRAMES = """async ([many, way]) => {
    const canvas = document.querySelector("[data-pyramid] canvas");
    const { x, y, width, height } = canvas.getBoundingClientRect();
    const point = (type, right, down) => {
        const at = { clientX: x + width / 2 + right, clientY: y + height / 2 + down, pointerId: 7, bubbles: true };
        (type === "pointermove" && way === "turn" ? window : canvas).dispatchEvent(new PointerEvent(type, at));
    };
    const moves = [];
    window.pictures = [];
    if (way === "turn") point("pointerdown", 0, 0);
    for (let n = 1; n <= many; n++) {
        const begun = performance.now();
        if (way === "turn") point("pointermove", 10 + n * 4, Math.sin(n / 20) * 60);
        if (way === "point") point("pointermove", Math.sin(n / 9) * width / 4, Math.cos(n / 7) * height / 4);
        moves.push(performance.now() - begun);
        await new Promise(requestAnimationFrame);
    }
    if (way === "turn") point("pointerup", 0, 0);
    return { pictures: window.pictures, moves };
}"""
