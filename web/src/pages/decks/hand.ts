// A hand to try a deck with. It is dealt here: nobody plays with it.

import type { CardFacts } from '../../wire/http';
import { costOf, lines, type Book, type Deck } from './deck';

export const HAND = 6;

/** Cheap enough for the first two turns. */
export const CHEAP = 2;

/** A number from 0 to below 1. */
export type Chance = () => number;

/** All cards of a deck in a new order. */
export function shuffled(deck: Deck, book: Book, chance: Chance): CardFacts[] {
  const cards = lines(deck, book).flatMap(({ card, copies }) => new Array<CardFacts>(copies).fill(card));
  const rest = [...cards];
  return cards.map(() => {
    const [card] = rest.splice(Math.floor(chance() * rest.length), 1);
    return card as CardFacts;
  });
}

export const cheapIn = (hand: CardFacts[]): number => hand.filter((card) => costOf(card) <= CHEAP).length;

export const averageCost = (hand: CardFacts[]): number => (hand.length === 0 ? 0 : hand.reduce((sum, card) => sum + costOf(card), 0) / hand.length);

/** Of all opening hands of a deck, the share with a unit for the first turns. */
export function shareWithEarlyUnit(deck: Deck, book: Book): number {
  const all = lines(deck, book);
  const count = (some: typeof all): number => some.reduce((sum, { copies }) => sum + copies, 0);
  const size = count(all);
  const without = size - count(all.filter(({ card }) => card.kind_id === 'unit' && costOf(card) <= CHEAP));
  let none = 1;
  for (let drawn = 0; drawn < Math.min(HAND, size); drawn++) none *= Math.max(0, without - drawn) / (size - drawn);
  return size === 0 ? 0 : 1 - none;
}
