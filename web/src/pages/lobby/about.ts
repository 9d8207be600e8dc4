// What the lobby says and draws of a game that the server lists.

import { art } from '../../look/art';
import type { Key } from '../../words';

const abouts: Record<string, { about: Key; minutes: number }> = {
  deckbuilding: { about: 'lobby.aboutDeckbuilding', minutes: 30 },
  'deckbuilding-team': { about: 'lobby.aboutTeam', minutes: 60 },
};

export const aboutOf = (game: string): { about: Key; minutes: number } | null =>
  Object.hasOwn(abouts, game) ? (abouts[game] ?? null) : null;

/** The picture of a game, in the colours of a seat's team; `use` names the place where it is drawn. */
export const pictureOf = (game: string, seat: { id: string; team: string } | undefined, use: string): string =>
  art({ id: `${game}-${seat?.id ?? ''}`, kind: 'capital-ship', faction: seat?.team ?? '', traits: [] }, use);

/** A small picture that tells tables apart. */
export const faceOfTable = (table: string, team: string, use: string): string =>
  art({ id: table, kind: 'base', faction: team, traits: [] }, use);
