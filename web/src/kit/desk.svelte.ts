// What every part of a table shares, whatever the game.

import { t } from '../words';
import { moving, type Moves } from './moving.svelte';
import type { Stage } from './stage';

export type Desk<Scene> = {
  readonly stage: Stage;
  readonly scene: Scene;
  /** The side of the table one looks from. */
  readonly seat: number;
  /** The element everything lies in, once there is one. */
  board: HTMLElement | undefined;
  /** The pile that is looked through. */
  pile: string | null;
  /** A name for a player, "you" for oneself. */
  name(seat: number): string;
  /** It came with the last event, and nothing has been touched since. */
  arrived(id: string): boolean;
  /** Somebody does something: nothing is new any more. */
  noticed(): void;
  /** Opens a pile to look through it. */
  look(pile: string): void;
};

/** For a table while it is set up. Who only looks on sits in the seat `onlooker`; `own` is what this game adds. */
export function deskOf<Scene, Own extends object>(stage: () => Stage, onlooker: number, moves: Moves<Scene>, own: Own): Desk<Scene> & Own {
  let board = $state<HTMLElement>();
  let pile = $state<string | null>(null);
  const motion = moving<Scene>(stage, () => board, moves);
  const desk: Desk<Scene> = {
    get stage() {
      return stage();
    },
    get scene() {
      return stage().scene as Scene;
    },
    get seat() {
      return stage().seat ?? onlooker;
    },
    get board() {
      return board;
    },
    set board(element) {
      board = element;
    },
    get pile() {
      return pile;
    },
    set pile(id) {
      pile = id;
    },
    name(seat) {
      if (seat === stage().seat) return t('seat.you');
      const { name = '', side = '' } = stage().seats[seat] ?? {};
      return name === '' ? side : name;
    },
    arrived: motion.arrived,
    noticed: motion.noticed,
    look(id) {
      pile = id;
    },
  };
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(desk)) as Desk<Scene> & Own;
}
