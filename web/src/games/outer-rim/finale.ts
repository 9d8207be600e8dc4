// What is told of a game that is over.

import { amount, once, type Finale } from '../../kit/review';

const WEIGHTS: Record<string, number> = { goal: 4, capture: 3, eliminate: 3, 'job-done': 3, ship: 3, 'patrol-beaten': 2, deliver: 2, defeat: 2, fame: 1 };

export const finale: Finale = {
  weight: ({ what }) => WEIGHTS[what] ?? 0,
  counts: [
    { title: 'or.count.fame', of: amount('fame') },
    { title: 'or.count.credits', of: (event) => 1000 * amount('gain')(event) },
    { title: 'or.count.delivered', of: once('deliver', 'job-done', 'capture', 'eliminate') },
    { title: 'or.count.won', of: once('win') },
    { title: 'or.count.bought', of: once('buy') },
    { title: 'or.count.moved', of: once('move') },
  ],
};
