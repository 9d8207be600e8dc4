// What every part of the table shares.

import { createContext } from 'svelte';
import type { Desk as Shared } from '../../kit/desk.svelte';
import type { CardView, Forecast, Player, Scene } from '../../wire/unlimited';

export type Desk = Shared<Scene> & {
  /** What the attack that is about to be made would do to its target. */
  against(id: string): Forecast | undefined;
  /** The attack that is pointed at, for the one who would make it. */
  back(id: string): Forecast | undefined;
  /** A Sentinel forbids to attack it with what is selected. */
  barred(shown: CardView): boolean;
};

export const [desk, setDesk] = createContext<Desk>();

export const shownIn = (list: (CardView | null)[]): CardView[] => list.filter((shown) => shown !== null);

export const ARENAS = ['ground', 'space'] as const;
export type Arena = (typeof ARENAS)[number];

export const unitsOf = (player: Player): CardView[] => ARENAS.flatMap((arena) => player[arena]);
