// What is told of a game that is over.

import { amount, once, type Finale } from '../../kit/review';

const WEIGHTS: Record<string, number> = { 'base-destroyed': 3, 'ship-destroyed': 2, defeated: 1 };

export const finale: Finale = {
  weight: ({ what }) => WEIGHTS[what] ?? 0,
  counts: [
    { title: 'db.count.bases', of: once('base-destroyed') },
    { title: 'db.count.ships', of: once('ship-destroyed') },
    { title: 'db.count.damage', of: amount('damaged') },
    { title: 'db.count.attack', of: amount('attacked'), greatest: true },
    { title: 'db.count.bought', of: once('purchased') },
    { title: 'db.count.played', of: once('played') },
  ],
};
