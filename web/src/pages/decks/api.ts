// Decks as the server knows them.

import { ask, post } from '../../kit/api';
import type { CheckedDeckBody, ReadyDecksBody, ReadyDeckBody } from '../../wire/http';

export type Entry = { id: string; count: number };

/** The common form of a deck. */
export type Written = {
  metadata?: { name?: string; author?: string } | null;
  leader?: Entry | null;
  base?: Entry | null;
  deck: Entry[];
  sideboard?: Entry[];
};

/** The decks that everybody has. */
export const readyDecks = async (game: string): Promise<ReadyDeckBody[]> => (await ask<ReadyDecksBody>(`games/${game}/decks`)).decks;

/** What the server says of a deck: in the common form, as a list of names, or as somebody has written it. */
export const check = (game: string, deck: Written | string): Promise<CheckedDeckBody> => post<CheckedDeckBody>(`games/${game}/decks/check`, { deck });

/** Brings a deck to a seat, or another one in its place, as long as the game has not begun. */
export const bring = (table: string, token: string, deck: Written | string | undefined): Promise<unknown> =>
  ask(`tables/${table}/deck`, { method: 'PUT', body: { deck }, token });
