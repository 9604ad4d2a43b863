/** What dice are made of: matt bakelite with an ink edge; pips, patterns and the lamp's ring are drawn by the shader. */
import { Color, MeshLambertMaterial, type MeshLambertMaterialParameters } from "three";

/** Set for every die: faces along -e and +e, and (print is light, pattern, lamp, edge).
 *
 *  lamp 1: may be picked. edge 1: pointed at, a wider ring; 0.5: moved last, a dashed line; 0: ink; -1: wood, a fine line.
 */
const VERTEX = /* glsl */ `
attribute vec3 near; attribute vec3 far; attribute vec4 coat;
varying vec3 vLocal; flat varying vec3 vNear; flat varying vec3 vFar; flat varying vec4 vCoat;
`;

const FRAGMENT = /* glsl */ `
varying vec3 vLocal; flat varying vec3 vNear; flat varying vec3 vFar; flat varying vec4 vCoat;
uniform vec3 ink; uniform vec3 ivory; uniform vec3 lamp;

float soft(float far, float width) { return 1.0 - smoothstep(-width, width, far); }

/** How far from the middle of the nearest pip, less its radius. */
float pip(vec2 at, float n) {
  float r = n == 1.0 ? 0.135 : 0.088, far = 9.0, o = 0.245;
  if (mod(n, 2.0) == 1.0) far = length(at);
  if (n > 1.0) far = min(far, min(length(at - vec2(-o, o)), length(at - vec2(o, -o))));
  if (n > 3.0) far = min(far, min(length(at - vec2(o, o)), length(at + vec2(o, o))));
  if (n == 6.0) far = min(far, min(length(at - vec2(o, 0.0)), length(at + vec2(o, 0.0))));
  return far - r;
}

float stripes(float x, float blur) { return soft(abs(fract(x) - 0.5) - 0.17, blur); }

/** Each can be told from the others whichever way the face is turned. */
float patterned(vec2 at, float kind, float blur) {
  float b = blur * 6.0;
  if (kind == 1.0) return soft(length(fract(at * 6.0) - 0.5) - 0.26, b);
  if (kind == 2.0) return stripes(max(abs(at.x), abs(at.y)) * 7.0, b);
  if (kind == 3.0) return step(0.5, mod(floor(at.x * 4.0 + 8.0) + floor(at.y * 4.0 + 8.0), 2.0));
  if (kind == 4.0) return stripes(at.x * 6.0, b);
  if (kind == 5.0) return max(stripes((at.x + at.y) * 4.0, b), stripes((at.x - at.y) * 4.0, b));
  if (kind == 6.0) return stripes(length(at) * 7.0, b);
  return 0.0;
}
`;

const DRAWN = /* glsl */ `
vec3 far3 = abs(vLocal);
vec2 at = far3.x >= far3.y && far3.x >= far3.z ? vLocal.yz : far3.y >= far3.z ? vLocal.zx : vLocal.xy;
vec3 shown = far3.x >= far3.y && far3.x >= far3.z ? vec3(vLocal.x, vNear.x, vFar.x) : far3.y >= far3.z ? vec3(vLocal.y, vNear.y, vFar.y) : vec3(vLocal.z, vNear.z, vFar.z);
float pips = shown.x < 0.0 ? shown.y : shown.z;
float blur = max(length(fwidth(at)) * 0.5, 0.002);
float rim = 0.5 - max(abs(at.x), abs(at.y));
vec3 print = mix(ink, ivory, vCoat.x);
float light = 0.55 + 0.45 * clamp(dot(outgoingLight, vec3(0.4)) / max(dot(diffuseColor.rgb, vec3(0.4)), 0.01), 0.0, 1.0);
if (vCoat.y > 0.0) outgoingLight = mix(outgoingLight, print * light, 0.62 * patterned(at, vCoat.y, blur) * soft(0.07 - rim, blur));
if (pips > 0.0) {
  float on = pip(at, pips);
  if (vCoat.y > 0.0) outgoingLight = mix(outgoingLight, mix(ivory, ink, vCoat.x) * light, soft(on - 0.05, blur));
  outgoingLight = mix(outgoingLight, print * light, soft(on, blur));
}
outgoingLight = mix(outgoingLight, ink, soft(rim - 0.03, blur) * (vCoat.w < 0.0 ? 0.28 : 0.92));
if (vCoat.w == 0.5) {
  float dash = step(0.5, fract((at.x + at.y) * 4.0 + 0.25));
  outgoingLight = mix(outgoingLight, print * light, soft(abs(rim - 0.1) - 0.016, blur) * dash);
}
if (vCoat.z > 0.0) {
  float wide = vCoat.w == 1.0 ? 0.15 : 0.1;
  outgoingLight = mix(outgoingLight, ink, soft(rim - wide - 0.03, blur) * vCoat.z);
  outgoingLight = mix(outgoingLight, lamp, soft(rim - wide, blur) * vCoat.z);
}
`;

export const INK = new Color("#2A1B2E");

export function bakelite(more: MeshLambertMaterialParameters = {}): MeshLambertMaterial {
  const material = new MeshLambertMaterial(more);
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { ink: { value: INK }, ivory: { value: new Color("#FFF6E6") }, lamp: { value: new Color("#FFC533") } });
    shader.vertexShader = VERTEX + shader.vertexShader.replace("#include <begin_vertex>", "#include <begin_vertex>\nvLocal = position; vNear = near; vFar = far; vCoat = coat;");
    shader.fragmentShader = FRAGMENT + shader.fragmentShader.replace("#include <opaque_fragment>", `${DRAWN}\n#include <opaque_fragment>`);
  };
  return material;
}
