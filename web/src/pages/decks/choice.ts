// Which deck somebody means: one of their own by its name, one that is ready for everybody, or the usual one.

import type { Written } from './api';
import { written } from './deck';
import { savedDecks } from './saved';

export const own = (name: string): string => `own:${name}`;
export const ready = (id: string): string => `ready:${id}`;

/** What the server is told of it; nothing for the usual one, and for one that is gone. */
export function broughtBy(game: string, choice: string): Written | string | undefined {
  const [where, ...rest] = choice.split(':');
  const name = rest.join(':');
  if (where === 'ready') return name;
  const deck = where === 'own' ? savedDecks(game).find((saved) => saved.name === name) : undefined;
  return deck === undefined ? undefined : written(deck);
}
