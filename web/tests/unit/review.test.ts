import { describe, expect, it } from 'vitest';
import { finale } from '../../src/games/deckbuilding/finale';
import { review } from '../../src/kit/review';
import type { SeenEvent } from '../../src/wire/wire';
import { happened, SEATS } from './fixture';

const [EMPIRE, REBEL] = [0, 1];
const turn = (seat: number): SeenEvent => happened('turn-began', [], { seat });
const told = (events: SeenEvent[], seats = SEATS) => review(events, seats, (what) => what === 'turn-began', finale);

/** One number of each team. */
const count = (events: SeenEvent[], title: string, seats = SEATS) => told(events, seats).numbers.find((row) => row.title === title)?.values;

describe('numbers', () => {
  it('are counted for whoever did it', () => {
    const events = [
      turn(EMPIRE),
      happened('played', ['at-st'], { seat: EMPIRE }),
      happened('purchased', ['at-at'], { seat: EMPIRE, amount: 6 }),
      turn(REBEL),
      happened('played', ['x-wing'], { seat: REBEL }),
      happened('played', ['y-wing'], { seat: REBEL }),
    ];
    expect(told(events).teams).toEqual(['empire', 'rebel']);
    expect(count(events, 'db.count.played')).toEqual([1, 2]);
    expect(count(events, 'db.count.bought')).toEqual([1, 0]);
  });

  it('count for nobody what an opponent without a seat does', () => {
    const AUTOMATON = 2;
    const events = [turn(REBEL), happened('played', ['x-wing'], { seat: REBEL }), turn(AUTOMATON), happened('played', ['at-st'], { seat: AUTOMATON }), happened('played', ['at-at'])];
    expect(count(events, 'db.count.played')).toEqual([0, 1]);
  });

  it('are sums, or the greatest of all', () => {
    const events = [turn(EMPIRE), ...[4, 9, 2].flatMap((amount) => [happened('attacked', [], { seat: EMPIRE, amount }), happened('damaged', ['hoth'], { harms: REBEL, amount })])];
    expect(count(events, 'db.count.attack')).toEqual([9, 0]);
    expect(count(events, 'db.count.damage')).toEqual([15, 0]);
  });

  it('of harm are for whoever has the turn, whatever the other one does against it', () => {
    const events = [
      turn(EMPIRE),
      happened('attacked', [], { seat: EMPIRE, amount: 9 }),
      happened('triggered', ['hoth'], { seat: REBEL }),
      happened('damaged', ['hoth'], { harms: REBEL, amount: 7 }),
      happened('ship-destroyed', ['c-roc-cruiser.1']),
      happened('base-destroyed', ['hoth'], { seat: REBEL, harms: REBEL }),
    ];
    expect(count(events, 'db.count.damage')).toEqual([7, 0]);
    expect(count(events, 'db.count.ships')).toEqual([1, 0]);
    expect(count(events, 'db.count.bases')).toEqual([1, 0]);
  });

  it('of a game set up in the middle are for whoever moved last', () => {
    const events = [happened('attacked', [], { seat: REBEL, amount: 3 }), happened('damaged', ['endor'], { harms: EMPIRE, amount: 3 })];
    expect(count(events, 'db.count.damage')).toEqual([0, 3]);
    expect(told(events).turns).toBe(1);
  });

  it('of partners are told together', () => {
    const four = ['empire', 'rebel', 'empire', 'rebel'].map((team, seat) => ({ ...(SEATS[0] as (typeof SEATS)[0]), seat, team }));
    const events = [turn(1), happened('played', ['x-wing'], { seat: 1 }), happened('played', ['u-wing@2'], { seat: 3 })];
    expect(count(events, 'db.count.played', four)).toEqual([0, 2]);
  });
});

describe('key moves', () => {
  const fell = (ply: number, more: Partial<SeenEvent> = {}) => happened('base-destroyed', [], { ply, seat: REBEL, harms: REBEL, text: `base ${ply}`, ...more });

  it('say when they were made, by whom and against whom, and lead behind the move', () => {
    const events = [turn(EMPIRE), turn(REBEL), turn(EMPIRE), fell(40)];
    expect(told(events).moments).toEqual([{ ply: 41, turn: 3, what: 'base-destroyed', text: 'base 40', by: 'empire', harms: ['rebel'] }]);
    expect(told(events).turns).toBe(3);
  });

  it('tell all that came of a move together, and call it by the weightiest', () => {
    const events = [turn(EMPIRE), happened('ship-destroyed', [], { ply: 7, text: 'ship' }), fell(7)];
    expect(told(events).moments).toMatchObject([{ what: 'base-destroyed', text: 'ship base 7' }]);
  });

  it('are the weightiest, and of equal ones the later, in their order', () => {
    const ships = [1, 2, 3, 4, 5].map((ply) => happened('ship-destroyed', [], { ply, text: `ship ${ply}` }));
    const events = [turn(EMPIRE), fell(0), ...ships, fell(6), fell(8)];
    expect(told(events).moments.map(({ text }) => text)).toEqual(['base 0', 'ship 3', 'ship 4', 'ship 5', 'base 6', 'base 8']);
  });

  it('are not there where nothing of weight happened', () => {
    expect(told([turn(EMPIRE), happened('played', ['at-st'], { seat: EMPIRE })]).moments).toEqual([]);
    expect(told([]).moments).toEqual([]);
  });
});
