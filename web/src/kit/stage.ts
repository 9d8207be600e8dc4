// What the drawing of a game needs, whether it is played, watched or replayed.

import type { Component } from 'svelte';
import type { PromptKind, SeenEvent, SeatInfo } from '../wire/wire';
import type { Key } from '../words';
import type { Entry, Light } from './choice';
import type { Finale } from './review';
import type { Table } from './table.svelte';

export interface Stage {
  /** The game's own scene. */
  readonly scene: unknown;
  /** Whose place this is; nobody's for a spectator. */
  readonly seat: number | null;
  readonly seats: SeatInfo[];
  readonly waitingFor: number[];
  /** What happened just now, for motion and sound. */
  readonly fresh: SeenEvent[];
  /** Everything that has happened so far. */
  readonly log: SeenEvent[];
  /** Things a hint speaks of. */
  readonly hinted: string[];
  /** What kind of answer is wanted; none while nobody is asked. */
  readonly asks: PromptKind | null;
  /** The thing that asks, if one does. */
  readonly asking: string | null;
  /** What is asked, in words. */
  readonly question: string;
  /** What can be answered, as the choice bar has it. */
  readonly answers: Entry[];
  answer(entry: Entry): void;
  light(thing: string): Light;
  click(thing: string): void;
  /** Why a thing cannot be taken now. */
  whyNot(thing: string): string;
  /** Says why nothing comes of a click. */
  tell(words: string): void;
  /** Drops a thing on another; whether that was something one can do. */
  drop(thing: string, target: string): boolean;
}

/** A note of the guided first game. */
export type Lesson = { id: string; title: Key; text: Key };

/** The guided first game: what is taught, when it fits, and what shows that it was understood. */
export type Guide = {
  lessons: Lesson[];
  /** The lesson for this moment; none while others move. */
  current(finished: ReadonlySet<string>, table: Table): Lesson | null;
  /** Whether the person has done what it teaches since the log had so many lines. */
  learned(lesson: Lesson, since: number, table: Table): boolean;
};

/** A part of the table that a key leads to. */
export type Zone = { key: string; zone: string; title: Key };

/** What the pages around a table say and draw of a game, before its drawing is read. */
export type About = {
  /** What it is, in one sentence. */
  text: Key;
  minutes: number;
  /** The kind of picture it has. */
  picture: string;
  /** The guided first game, where there is one: its options, and what it calls the sides if that is not what they are called else. */
  guided: { options: Record<string, string>; sides?: Key[] } | null;
};

/** How a game is drawn. */
export type Drawing = {
  /** The class that everything of this game is inside of, so that games do not style each other. */
  name: string;
  Table: Component<{ stage: Stage }>;
  Card: Component<{ face: string; size: 'chip' | 'table' | 'large' }>;
  /** What stands beside the table, above the log. */
  Beside?: Component<{ stage: Stage }>;
  /** The picture of a card alone, where there are lists of cards. */
  Picture?: Component<{ face: string }>;
  /** The colour of a team, for what it does in the log. */
  colour(team: string): string;
  /** The catalogue entry of a thing. */
  face(thing: string): string;
  /** The parts of its table that keys lead to. */
  zones: Zone[];
  /** Whether a line of the log begins something, such as a turn. */
  begins(what: string): boolean;
  /** The picture beside a line of the log. */
  icon(what: string): string;
  guide: Guide;
  finale: Finale;
  /** Whose turn it is, if there is more to say than whom the table waits for. */
  turn(table: Table): string | null;
};
