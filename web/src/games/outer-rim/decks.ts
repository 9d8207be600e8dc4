// The six market decks.

import { t, type Key } from '../../words';

const DECKS: Record<string, [icon: string, name: Key]> = {
  bounty: ['bounty-hunter', 'or.deck.bounty'],
  cargo: ['cargo', 'or.deck.cargo'],
  gear: ['mod', 'or.deck.gear'],
  job: ['job', 'or.deck.job'],
  luxury: ['luxury', 'or.deck.luxury'],
  ship: ['ship', 'or.deck.ship'],
};

/** Stalls go by the name of their deck, with what they are before or after it. */
const deckOf = (stall: string): [string, Key] => Object.entries(DECKS).find(([id]) => stall.includes(id))?.[1] ?? ['market', 'or.zone.market'];

export const deckIcon = (stall: string): string => deckOf(stall)[0];
export const deckName = (stall: string): string => t(deckOf(stall)[1]);
