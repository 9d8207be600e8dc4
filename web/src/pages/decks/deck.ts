// A deck on the workbench, and what one edit makes of it. Whether it may be played is the server's to say.

import type { CardFacts } from '../../wire/http';
import type { Entry, Written } from './api';

/** Cards by their codes, as lists of decks name them. */
export type Deck = {
  name: string;
  leader: string | null;
  base: string | null;
  cards: Readonly<Record<string, number>>;
  /** What lies beside it; the workshop only takes it along. */
  sideboard: readonly Entry[];
};

export type Book = ReadonlyMap<string, CardFacts>;

export const EMPTY: Deck = { name: '', leader: null, base: null, cards: {}, sideboard: [] };

export const bookOf = (cards: CardFacts[]): Book => new Map(cards.map((card) => [card.code, card]));

export const sizeOf = (deck: Deck): number => Object.values(deck.cards).reduce((sum, n) => sum + n, 0);

export const copiesOf = (deck: Deck, code: string): number => deck.cards[code] ?? 0;

/** The deck with so many copies of a card. */
export function withCopies(deck: Deck, code: string, copies: number): Deck {
  const others = Object.entries(deck.cards).filter(([other]) => other !== code);
  return { ...deck, cards: Object.fromEntries(copies > 0 ? [...others, [code, copies]] : others) };
}

/** A click on a card: a leader or a base takes its place, anything else is added once. */
export function added(deck: Deck, card: CardFacts): Deck {
  if (card.kind_id === 'leader') return { ...deck, leader: card.code };
  if (card.kind_id === 'base') return { ...deck, base: card.code };
  return withCopies(deck, card.code, copiesOf(deck, card.code) + 1);
}

export function removed(deck: Deck, card: CardFacts): Deck {
  if (card.code === deck.leader) return { ...deck, leader: null };
  if (card.code === deck.base) return { ...deck, base: null };
  return withCopies(deck, card.code, copiesOf(deck, card.code) - 1);
}

/** Whether two decks hold the same; what they are called apart. */
export const sameCards = (a: Deck, b: Deck): boolean => JSON.stringify(written({ ...a, name: '' })) === JSON.stringify(written({ ...b, name: '' }));

export function written(deck: Deck): Written {
  const one = (id: string | null): Entry | null => (id === null ? null : { id, count: 1 });
  const cards = Object.entries(deck.cards).map(([id, count]) => ({ id, count }));
  cards.sort((a, b) => a.id.localeCompare(b.id));
  return { metadata: { name: deck.name, author: '' }, leader: one(deck.leader), base: one(deck.base), deck: cards, sideboard: [...deck.sideboard] };
}

export function readWritten({ metadata, leader, base, deck, sideboard = [] }: Written): Deck {
  const cards: Record<string, number> = {};
  for (const { id, count } of deck) cards[id] = (cards[id] ?? 0) + count;
  return { name: metadata?.name ?? '', leader: leader?.id ?? null, base: base?.id ?? null, cards, sideboard };
}

/** Everything of both, with the leader and the base of the second if it has them. */
export function joined(deck: Deck, more: Deck): Deck {
  const cards = { ...deck.cards };
  for (const [code, n] of Object.entries(more.cards)) cards[code] = (cards[code] ?? 0) + n;
  const sideboard = [...deck.sideboard, ...more.sideboard];
  return { name: deck.name || more.name, leader: more.leader ?? deck.leader, base: more.base ?? deck.base, cards, sideboard };
}

export const costOf = (card: CardFacts): number => card.numbers['cost'] ?? 0;

export type Line = { card: CardFacts; copies: number };

const byNumber = (a: Line, b: Line): number => a.card.code.localeCompare(b.card.code);

/** The cards of a deck that are known, by cost. */
export function lines(deck: Deck, book: Book): Line[] {
  const known = Object.entries(deck.cards).flatMap(([code, copies]) => {
    const card = book.get(code);
    return card === undefined ? [] : [{ card, copies }];
  });
  return known.sort((a, b) => costOf(a.card) - costOf(b.card) || byNumber(a, b));
}

export type Step = { cost: number; lines: Line[]; cards: number };

export function byCost(deck: Deck, book: Book): Step[] {
  const steps = new Map<number, Step>();
  for (const line of lines(deck, book)) {
    const cost = costOf(line.card);
    const step = steps.get(cost) ?? { cost, lines: [], cards: 0 };
    steps.set(cost, { cost, lines: [...step.lines, line], cards: step.cards + line.copies });
  }
  return [...steps.values()];
}

/** The last step of the curve holds everything that costs as much or more. */
export const LAST_STEP = 7;

export function curve(deck: Deck, book: Book): number[] {
  const steps = new Array<number>(LAST_STEP + 1).fill(0);
  for (const { card, copies } of lines(deck, book)) {
    const step = Math.min(costOf(card), LAST_STEP);
    steps[step] = (steps[step] ?? 0) + copies;
  }
  return steps;
}

export type Share = { id: string; name: string; n: number };

/** The icons on all cards of the deck, the most frequent first. */
export function icons(deck: Deck, book: Book): Share[] {
  const shares = new Map<string, Share>();
  for (const { card, copies } of lines(deck, book)) {
    for (const { id, name } of card.aspects) {
      const share = shares.get(id) ?? { id, name, n: 0 };
      shares.set(id, { ...share, n: share.n + copies });
    }
  }
  return [...shares.values()].sort((a, b) => b.n - a.n);
}

/** The aspects of the leader and the base. */
export const aspectsOf = (deck: Deck, book: Book): Set<string> =>
  new Set([deck.leader, deck.base].flatMap((code) => book.get(code ?? '')?.aspects.map(({ id }) => id) ?? []));
