// Many chips in play: the same cards lie on each other.

import type { CardView } from '../../wire/deckbuilding';

export const ROOM = 8;

export type Stack = { top: CardView; copies: number };

/** Chips as they are drawn, in stacks if there is no room for all. `state` tells apart what must not be stacked, such as a selected card. */
export function stacks(cards: CardView[], state: (id: string) => string, room = ROOM): Stack[] {
  if (cards.length <= room) return cards.map((top) => ({ top, copies: 1 }));
  const found = new Map<string, Stack>();
  for (const card of cards) {
    const key = [card.face, card.attack, card.hit_points, ...card.marks, state(card.id)].join(' ');
    const stack = found.get(key);
    if (stack === undefined) found.set(key, { top: card, copies: 1 });
    else stack.copies += 1;
  }
  return [...found.values()];
}
