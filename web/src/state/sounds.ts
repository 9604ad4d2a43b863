/** Short dry knocks of wood and bakelite, made on the spot. Off until somebody turns them on, and silent until the
 *  page is touched: before, browsers let none be heard. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

interface Knock {
  pitch: number;
  length: number;
  loud: number;
}

const WOOD: Knock = { pitch: 190, length: 0.09, loud: 0.5 };
const BAKELITE: Knock = { pitch: 720, length: 0.045, loud: 0.28 };

function knock({ pitch, length, loud }: Knock, after = 0): void {
  context ??= new AudioContext();
  void context.resume();
  const at = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

function ifOn(play: () => void): void {
  if (settings.sound && navigator.userActivation.hasBeenActive) play();
}

export const laid = () => ifOn(() => knock(BAKELITE));
export const refused = () => ifOn(() => knock({ ...WOOD, pitch: 110 }));
/** Link n of a chain: each a semitone above the one before. */
export const chained = (n: number) => ifOn(() => knock({ ...BAKELITE, pitch: BAKELITE.pitch * 2 ** (n / 12) }));

/** A second goes by; the last ones are heard better. */
export const ticked = (last: boolean) => ifOn(() => knock(last ? { pitch: 880, length: 0.05, loud: 0.4 } : { pitch: 1250, length: 0.02, loud: 0.1 }));

/** Discs: small ones ring higher. One tips over the edge, and then lands on the table. */
const weight = (id: number) => (id < 15 ? 1.25 : id < 25 ? 1 : 0.8);
export const tipped = (id: number) => ifOn(() => knock({ ...BAKELITE, pitch: 520 * weight(id) }));
export const landed = (id: number) => ifOn(() => knock({ ...WOOD, pitch: 150 * weight(id), loud: 0.7 }));
/** Wood rubbing on wood for some seconds. */
export const slid = (seconds: number) => ifOn(() => rub(seconds));

function rub(seconds: number): void {
  context ??= new AudioContext();
  void context.resume();
  const [rate, at] = [context.sampleRate, context.currentTime];
  const buffer = new AudioBuffer({ length: Math.ceil(rate * seconds), sampleRate: rate });
  buffer.getChannelData(0).forEach((_, n, grains) => (grains[n] = Math.random() * 2 - 1));
  const noise = new AudioBufferSourceNode(context, { buffer });
  const wood = new BiquadFilterNode(context, { type: "bandpass", frequency: 340, Q: 1.2 });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.1, at + 0.12);
  volume.gain.setValueAtTime(0.1, at + Math.max(0.12, seconds - 0.2));
  volume.gain.linearRampToValueAtTime(0, at + seconds);
  noise.connect(wood).connect(volume).connect(context.destination);
  noise.start(at);
}

export function yourTurn(): void {
  ifOn(() => {
    knock(WOOD);
    knock(WOOD, 0.16);
  });
}
