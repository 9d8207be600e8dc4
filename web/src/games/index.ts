// The games that can be drawn. Adding one is one line here, and its folder.

import type { About, Drawing } from '../kit/stage';
import { duel, teams } from './deckbuilding/about';
import { outerRim } from './outer-rim/about';
import { unlimited } from './unlimited/about';

type Known = { about: About; load: () => Promise<{ drawing: Drawing }> };

const games: Record<string, Known> = {
  deckbuilding: { about: duel, load: () => import('./deckbuilding') },
  unlimited: { about: unlimited, load: () => import('./unlimited') },
  'outer-rim': { about: outerRim, load: () => import('./outer-rim') },
  'deckbuilding-team': { about: teams, load: () => import('./deckbuilding') },
};

const known = (game: string): Known | undefined => (Object.hasOwn(games, game) ? games[game] : undefined);

export const aboutOf = (game: string): About | null => known(game)?.about ?? null;

/** The games of a shelf that a browser can show; the others are played in the terminal. */
export const drawable = <G extends { game: string }>(shelf: G[]): G[] => shelf.filter(({ game }) => known(game) !== undefined);

export async function drawingOf(game: string): Promise<Drawing | null> {
  return (await known(game)?.load())?.drawing ?? null;
}
