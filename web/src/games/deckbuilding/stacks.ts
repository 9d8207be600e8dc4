// The same cards in play lie on each other.

import type { CardView } from '../../wire/deckbuilding';
import type { Desk } from './desk';

/** `under` are the ids of the copies that lie below the top one. */
export type Stack = { top: CardView; copies: number; under: string[] };

/** Chips as they are drawn: one for all that are alike. `state` tells apart what must not be stacked, such as a selected card. */
export function stacks(cards: CardView[], state: (id: string) => string): Stack[] {
  const found = new Map<string, Stack>();
  for (const card of cards) {
    const key = [card.face, card.attack, card.hit_points, ...card.marks, state(card.id)].join(' ');
    const stack = found.get(key);
    if (stack === undefined) found.set(key, { top: card, copies: 1, under: [] });
    else {
      stack.copies += 1;
      stack.under.push(card.id);
    }
  }
  return [...found.values()];
}

/** What can be done with a card now: cards that differ in it lie side by side. */
export function usesOf(table: Desk, id: string): string {
  const { lit, target, selected, offers } = table.stage.light(id);
  const uses = offers.map(({ verb, onto, amount }) => [verb, onto, amount].join(' ')).sort();
  return [lit, target, selected, table.attacks(id) ?? '', table.gathered(id) ?? '', ...uses].join();
}
