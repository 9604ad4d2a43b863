/** What fingers, mouse and keys do on a scene: point at a place, press it, be refused. */
import { createContext } from "svelte";
import type { SeatView } from "../games/seat-view";
import { announce } from "../state/announcer.svelte";
import { laid, refused } from "../state/sounds";
import type { Choice, Text } from "../wire/types";
import { say } from "../words";

export interface Spot {
  zone: string;
  place: number;
}

const BUBBLE = 3_500;
const key = (zone: string, place: number) => `${zone}/${place}`;

export class Touch {
  pointed = $state.raw<Spot | null>(null);
  refusal = $state.raw<(Spot & { text: Text }) | null>(null);
  /** Places that the last event changed. */
  fresh = $state.raw<Set<string>>(new Set());
  private picked = $state.raw<Spot | null>(null);
  private given = $state.raw<{ choice: number; among: Choice[] } | null>(null);
  /** What was done and is not answered yet: in a race the table goes on meanwhile. */
  private claimed = $state.raw<number[]>([]);
  /** Choices without a place that the scene shows itself: the prompt leaves them out. */
  shown = $state.raw<Set<number>>(new Set());
  /** The scene itself asks, with a field and keys of its own: the prompt stays away. */
  asks = $state(false);
  /** What the scene says while nobody is waited for. */
  meanwhile = $state("");
  /** The scene still shows what led here: the result can wait for it. */
  busy = $state(false);
  private byPlace = $derived.by(() => grouped(this.current().choices));
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private current: () => SeatView) {}

  get view(): SeatView {
    return this.current();
  }

  /** A place with several choices, as long as it has them: then only these are lit. */
  get selected(): Spot | null {
    const spot = this.picked;
    return spot && this.choicesAt(spot.zone, spot.place).length > 1 ? spot : null;
  }

  set selected(spot: Spot | null) {
    this.picked = spot;
  }

  choicesAt(zone: string, place: number): Choice[] {
    return this.byPlace.get(key(zone, place)) ?? [];
  }

  /** Lit by the lamp: it may be picked, and the game does not make a riddle of it. */
  isLit(zone: string, place: number): boolean {
    if (this.view.ask?.lit === false) return false;
    if (this.selected) return this.selected.zone === zone && this.selected.place === place;
    return this.choicesAt(zone, place).length > 0;
  }

  isSelected(zone: string, place: number): boolean {
    return this.selected?.zone === zone && this.selected.place === place;
  }

  /** Chosen, and the table has not answered yet: it stays pressed down until then. */
  isGiven(choice: number): boolean {
    return this.claimed.includes(choice) || (this.given?.choice === choice && this.given.among === this.view.choices);
  }

  isPressed(zone: string, place: number): boolean {
    return this.choicesAt(zone, place).some((c) => this.isGiven(c.choice));
  }

  isFresh(zone: string, place: number): boolean {
    return this.fresh.has(key(zone, place));
  }

  /** The choices under the pointer or the focus, if the game lets them be known. */
  get hinted(): Choice[] {
    const spot = this.pointed;
    return spot && this.view.ask?.lit !== false ? this.choicesAt(spot.zone, spot.place) : [];
  }

  /** Whether the choice pointed at will change this place too. */
  isPreviewed(zone: string, place: number): boolean {
    return this.hinted.some((c) => c.zone === zone && c.also.includes(place));
  }

  refusedAt(zone: string, place: number): Text | null {
    const r = this.refusal;
    return r && r.zone === zone && r.place === place ? r.text : null;
  }

  async press(zone: string, place: number): Promise<void> {
    const choices = this.choicesAt(zone, place);
    if (this.view.seat < 0 || this.view.screen) return;
    if (choices.length > 1) this.selected = this.isSelected(zone, place) ? null : { zone, place };
    else if (choices[0]) await this.play(choices[0].choice, { zone, place });
    else this.refuse({ zone, place }, await this.view.why(zone, place));
  }

  async play(choice: number, spot: Spot = { zone: "", place: -1 }): Promise<void> {
    this.selected = null;
    this.given = { choice, among: this.view.choices };
    laid();
    this.claimed = [...this.claimed, choice];
    const why = await this.view.play(choice);
    this.claimed = this.claimed.filter((c) => c !== choice);
    this.refuse(spot, why);
  }

  private refuse(spot: Spot, text: Text | null): void {
    clearTimeout(this.fading);
    this.refusal = text && { ...spot, text };
    if (!text) return;
    this.given = null;
    refused();
    announce(say(text), true);
    this.fading = setTimeout(() => (this.refusal = null), BUBBLE);
  }
}

function grouped(choices: Choice[]): Map<string, Choice[]> {
  return Map.groupBy(choices.filter((c) => c.zone), (c) => key(c.zone, c.place));
}

export const [useTouch, setTouch] = createContext<Touch>();
