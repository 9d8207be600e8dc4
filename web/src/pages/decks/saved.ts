// The decks somebody keeps, by name, as this browser and the server hold them.

import { kept } from '../../kit/keep';
import type { SavedDeckBody } from '../../wire/http';
import type { Written } from './api';
import { EMPTY, readWritten, type Deck } from './deck';

export type Saved = Deck & {
  changed: number;
  /** The account has it, too. */
  shared: boolean;
};

function isSaved(value: unknown): value is Saved {
  const deck = value as Partial<Saved> | null;
  return typeof deck?.name === 'string' && typeof deck.cards === 'object' && deck.cards !== null;
}

/** The decks of this browser as they were written last. */
export function savedDecks(game: string): Saved[] {
  try {
    const list: unknown = JSON.parse(kept(`deckbox.${game}`) ?? '[]');
    return Array.isArray(list) ? list.filter(isSaved).map((deck) => ({ ...EMPTY, ...deck, shared: deck.shared === true })) : [];
  } catch {
    return [];
  }
}

/** A name that none of these has: with a number behind it, if need be. */
export function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let n = 2; taken.includes(name); n++) name = `${wanted} ${n}`;
  return name;
}

/** The decks of both, and what the account has yet to learn. What it has had and has no more was thrown away elsewhere. */
export function met(here: readonly Saved[], theirs: readonly SavedDeckBody[]): { list: Saved[]; send: Saved[] } {
  const known = new Map(theirs.map((deck) => [deck.name, deck]));
  const kept = here.filter((deck) => !deck.shared || known.has(deck.name));
  const newer = (deck: Saved): boolean => !deck.shared && deck.changed > (known.get(deck.name)?.saved_ms ?? 0);
  const send = kept.filter(newer);
  const sent = new Set(send.map(({ name }) => name));
  const learned = theirs
    .filter(({ name }) => !sent.has(name))
    .map(({ name, deck, saved_ms }): Saved => ({ ...readWritten(deck as Written), name, changed: saved_ms, shared: true }));
  return { list: [...send, ...learned].sort((a, b) => b.changed - a.changed), send };
}
