// The games that can be drawn. Adding one is one line here, and its folder.

import type { Drawing } from '../kit/stage';

const drawings: Record<string, () => Promise<{ drawing: Drawing }>> = {
  deckbuilding: () => import('./deckbuilding'),
  'deckbuilding-team': () => import('./deckbuilding'),
};

export async function drawingOf(game: string): Promise<Drawing | null> {
  const load = Object.hasOwn(drawings, game) ? drawings[game] : undefined;
  return load === undefined ? null : (await load()).drawing;
}
