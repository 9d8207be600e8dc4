// What the drawing of a game needs, whether it is played, watched or replayed.

import type { Component } from 'svelte';
import type { Happened, SeatInfo } from '../wire/wire';
import type { Light } from './choice';

export interface Stage {
  /** The game's own scene. */
  readonly scene: unknown;
  /** Whose place this is; nobody's for a spectator. */
  readonly seat: number | null;
  readonly seats: SeatInfo[];
  readonly waitingFor: number[];
  /** What happened just now, for motion and sound. */
  readonly fresh: Happened[];
  /** Things a hint speaks of. */
  readonly hinted: string[];
  light(thing: string): Light;
  click(thing: string): void;
  /** Drops a thing on another; whether that was something one can do. */
  drop(thing: string, target: string): boolean;
}

/** How a game is drawn. */
export type Drawing = {
  Table: Component<{ stage: Stage }>;
  Card: Component<{ face: string; size: 'chip' | 'table' | 'large' }>;
  /** The picture beside a line of the log. */
  icon(what: string): string;
};
