// Written by python -m ludotheque.server.typescript. Change the Python, not this.

export interface Join {
  t: "join";
  id: number;
  table: string;
  log?: number;
}

export interface Ping {
  t: "ping";
  id: number;
}

export interface Sit {
  t: "sit";
  id: number;
  seat: number;
  name?: string;
  colour?: number;
}

export interface Stand {
  t: "stand";
  id: number;
  seat: number;
}

export interface Bot {
  t: "bot";
  id: number;
  seat: number;
  bot?: string;
}

export interface Empty {
  t: "empty";
  id: number;
  seat: number;
}

export interface Start {
  t: "start";
  id: number;
}

export interface Play {
  t: "play";
  id: number;
  seat: number;
  choice: number;
  at: number;
  since?: number;
}

export interface Say {
  t: "say";
  id: number;
  seat: number;
  text: string;
  at: number;
}

export interface Why {
  t: "why";
  id: number;
  seat: number;
  zone: string;
  place: number;
}

export interface Undo {
  t: "undo";
  id: number;
  seat: number;
}

export interface Agree {
  t: "agree";
  id: number;
  yes: boolean;
}

export interface Pause {
  t: "pause";
  id: number;
}

export interface Resume {
  t: "resume";
  id: number;
}

export interface Longer {
  t: "longer";
  id: number;
}

export interface Console {
  t: "console";
  id: number;
  take: boolean;
}

export interface Resign {
  t: "resign";
  id: number;
  seat: number;
}

export interface Cover {
  t: "cover";
  id: number;
  seat: number;
}

export interface Rematch {
  t: "rematch";
  id: number;
}

export interface Chat {
  t: "chat";
  id: number;
  text: string;
}

export interface Ok {
  t: "ok";
  id: number;
  v: number;
}

export interface No {
  t: "no";
  id: number;
  why: Text;
}

export type Text = [fr: string, en: string];

export interface Gone {
  t: "gone";
  why: Text;
}

export interface View {
  t: "view";
  v: number;
  status: string;
  toAct: number[];
  scores: number[];
  resigned: number;
  running: Record<string, number>;
  deadline: number | null;
  race: number;
  longer: MoreTime | null;
  mine: Record<string, Mine>;
  undo: UndoOffer | null;
  asked: Asked | null;
  log: [number, number, number, Text, number, number][];
  chat: ChatLine[];
  scene?: Zone[];
  table: string;
  code: string;
  game: string;
  seating: string;
  options: Record<string, string>;
  clock: ClockRule;
  host: boolean;
  seats: SeatView[];
  next: string | null;
  commitment: string;
  spectators: number;
  console: ConsoleView | null;
}

export interface MoreTime {
  added: number;
  left: number;
}

export interface Mine {
  scene: Zone[];
  ask: Ask | null;
  choices: [number, Label][];
}

export type Zone = [name: string, kind: string, size: number, parts: Part[], title: Text, columns: number, seat: number];

export type Part = [look: string, place: number, name: Text, mark: string, seat: number, id: number, many: number];

export type Ask = [prompt: Text, kind: string, default_: number, lit: boolean];

export type Label = [text: Text, zone: string, place: number, also: number[], seat: number];

export interface UndoOffer {
  seat: number;
  free: boolean;
}

export interface Asked {
  by: number;
  agreed: number[];
  you: boolean;
}

export type ChatLine = [n: number, name: string, colour: number, text: string];

export interface ClockRule {
  kind: string;
  seconds: number;
  increment: number;
}

export interface SeatView {
  name: string;
  colour: number;
  kind: string;
  bot: string;
  here: boolean;
  covered: boolean;
  mine: boolean;
  clock: number | null;
}

export interface ConsoleView {
  name: string;
  mine: boolean;
  here: boolean;
  may: boolean;
}

export interface Me {
  name: string;
  colour: number;
}

export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, string>;
  clock?: ClockRule;
  seating?: string;
  level?: number;
  names?: string[];
}

export interface Shelf {
  boxes: Box[];
}

export interface Box {
  box: string;
  title: Text;
  games: GameInfo[];
}

export interface GameInfo {
  slug: string;
  title: Text;
  about: Text;
  seats: number[];
  minutes: number;
  options: GameOption[];
  box: string;
  secrets: boolean;
}

export interface GameOption {
  name: string;
  title: Text;
  values: OptionValue[];
}

export interface OptionValue {
  value: string;
  title: Text;
}

export interface MyTable {
  id: string;
  code: string;
  game: string;
  status: string;
  yourTurn: boolean;
  players: string[];
  updated: number;
}

export interface Replay {
  record: Record<string, unknown>;
  verified: Verified;
  frames: Frame[];
  info: GameInfo;
  players: string[];
}

export interface Verified {
  ok: boolean;
  text: Text;
}

export interface Frame {
  n: number;
  actor: number;
  choice: number;
  text: Text;
  seat: number;
  scene: Zone[];
  scores: number[];
}

export interface DeckText {
  text: string;
  name?: string;
}

export interface DeckShelf {
  house: boolean;
  decks: DeckCard[];
}

export interface DeckCard {
  name: string;
  title: string;
  language: string;
  counts: Record<string, number>;
  given: boolean;
}

export interface DeckReport {
  name: string;
  title: string;
  language: string;
  counts: Record<string, number>;
  faults: DeckFault[];
  saved: boolean;
}

export interface DeckFault {
  line: number;
  what: Text;
}

export type ClientMessage = Join | Ping | Sit | Stand | Bot | Empty | Start | Play | Say | Why | Undo | Agree | Pause | Resume | Longer | Console | Resign | Cover | Rematch | Chat;

export type ServerMessage = Ok | No | Gone | View;
