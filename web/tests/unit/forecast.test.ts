import { describe, expect, it } from 'vitest';
import type { Light } from '../../src/kit/choice';
import { chosen, isBarred } from '../../src/games/unlimited/forecast';
import type { CardView, Forecast, Player, Scene } from '../../src/wire/unlimited';

const view = (id: string, guarded = false): CardView => ({
  id,
  face: id,
  cost: null,
  power: 3,
  hp: 3,
  damage: 0,
  exhausted: false,
  used: false,
  tokens: [],
  keywords: [],
  upgrades: [],
  stolen: false,
  guarded,
});

const player = (seat: number, ground: CardView[], space: CardView[] = []): Player => ({
  id: `player-${seat}`,
  seat,
  passed: false,
  base: view(`base-${seat}`),
  leader: null,
  ground,
  space,
  hand: [],
  ready: 0,
  exhausted: 0,
  resources: [],
  deck: 0,
  aside: [],
  looked_at: [],
  discard: [],
});

const attack = (attacker: string, target: string): Forecast => ({ attacker, target, dealt: 3, taken: 1, defeats: true, falls: false, beyond: 0 });

const scene = (forecasts: Forecast[]): Scene => ({
  round: 1,
  phase: 'action',
  active: 0,
  initiative: 0,
  taken: false,
  over: false,
  attack: null,
  forecasts,
  players: [player(0, [view('marine')], [view('x-wing')]), player(1, [view('guard'), view('wampa', true)])],
});

const lights =
  (selected: string[], lit: string[]) =>
  (id: string): Light => ({ lit: lit.includes(id), target: lit.includes(id), selected: selected.includes(id), offers: [] });

describe('the attack that is about to be made', () => {
  const both = scene([attack('marine', 'guard'), attack('x-wing', 'base-1')]);

  it('is that of the unit that is selected', () => {
    expect(chosen(both, lights(['marine'], ['guard']))).toEqual([attack('marine', 'guard')]);
  });

  it('is none while nobody is selected and several could attack', () => {
    expect(chosen(both, lights([], ['marine', 'x-wing']))).toEqual([]);
  });

  it('is that of the only unit there is to ask about', () => {
    const one = scene([attack('marine', 'guard')]);
    expect(chosen(one, lights([], ['guard']))).toEqual([attack('marine', 'guard')]);
    expect(chosen(one, lights([], ['marine']))).toEqual([]);
  });
});

describe('a Sentinel', () => {
  const now = scene([attack('marine', 'guard'), attack('x-wing', 'base-1')]);
  const wampa = view('wampa', true);

  it('bars what stands beside it from what is selected in its arena', () => {
    expect(isBarred(now, lights(['marine'], ['guard']), wampa)).toBe(true);
    expect(isBarred(now, lights(['x-wing'], ['base-1']), wampa)).toBe(false);
  });

  it('bars nothing that can be attacked all the same', () => {
    expect(isBarred(now, lights(['marine'], ['guard', 'wampa']), wampa)).toBe(false);
    expect(isBarred(now, lights(['marine'], ['guard']), view('guard'))).toBe(false);
  });
});
