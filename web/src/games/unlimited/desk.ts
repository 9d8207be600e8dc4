// What every part of the table shares.

import { createContext } from 'svelte';
import type { Stage } from '../../kit/stage';
import type { CardView, Forecast, Player, Scene } from '../../wire/unlimited';

export type Desk = {
  readonly stage: Stage;
  readonly scene: Scene;
  /** The side of the table one looks from. */
  readonly seat: number;
  /** A name for a player, "you" for oneself. */
  name(seat: number): string;
  /** It came with the last event, and nothing has been touched since. */
  arrived(id: string): boolean;
  /** What the attack that is about to be made would do to its target. */
  against(id: string): Forecast | undefined;
  /** The attack that is pointed at, for the one who would make it. */
  back(id: string): Forecast | undefined;
  /** A Sentinel forbids to attack it with what is selected. */
  barred(shown: CardView): boolean;
  /** Opens a pile to look through it. */
  look(pile: string): void;
};

export const [desk, setDesk] = createContext<Desk>();

export const shownIn = (list: (CardView | null)[]): CardView[] => list.filter((shown) => shown !== null);

export const ARENAS = ['ground', 'space'] as const;
export type Arena = (typeof ARENAS)[number];

export const unitsOf = (player: Player): CardView[] => ARENAS.flatMap((arena) => player[arena]);
