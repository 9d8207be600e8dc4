// What every part of the table shares.

import { createContext } from 'svelte';
import type { Desk as Shared } from '../../kit/desk.svelte';
import type { PlayerScene, Scene } from '../../wire/outer-rim';

export type Desk = Shared<Scene> & {
  /** Whose board lies open below the map. */
  readonly me: PlayerScene | undefined;
  /** What a card, a place or a person of this game is called. */
  called(id: string): string;
};

export const [desk, setDesk] = createContext<Desk>();

export const FACTIONS = ['hutt', 'syndicate', 'imperial', 'rebel'] as const;
export type Faction = (typeof FACTIONS)[number];

export const SKILLS = ['influence', 'knowledge', 'piloting', 'stealth', 'strength', 'tactics', 'tech'] as const;

const SIGNS: readonly string[] = ['crit', 'hit', 'focus', 'blank', ...SKILLS];

/** Faces and skills are no cards: what is chosen of them stands with the dice and in the choice bar. */
export const isSign = (id: string): boolean => SIGNS.includes(id);

/** Seats that nobody has are not drawn. */
export const playing = ({ players }: Scene): PlayerScene[] => players.filter(({ seated }) => seated !== 'nobody');
