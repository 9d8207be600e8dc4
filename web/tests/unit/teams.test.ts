import { describe, expect, it } from 'vitest';
import { attacksOf } from '../../src/games/deckbuilding/desk';
import { reach, shipsInside, stateOf, teamsOf } from '../../src/games/deckbuilding/teams';
import type { Player, Scene, CardView } from '../../src/wire/deckbuilding';
import { card, middle } from './fixture';

/** The fixture's region twice: seats 2 and 3 and the cards of the second one are told apart. */
function four(): Scene {
  const { scene } = middle();
  const across = (shown: CardView): CardView => ({ ...shown, id: `${shown.id}@2` });
  const players = scene.players.map((player): Player => ({
    ...player,
    seat: player.seat + 2,
    region: 1,
    base: player.base && across(player.base),
    in_play: player.in_play.map(across),
    hand: player.hand.map((card) => card && across(card)),
  }));
  const regions = scene.regions.map((region) => ({ ...region, row: region.row.map((card) => card && across(card)), pilots: region.pilots.map(across) }));
  return { ...scene, mode: 'team', players: [...scene.players, ...players], regions: [...scene.regions, ...regions] };
}

describe('two teams', () => {
  it('are seen from one’s own region', () => {
    const { ours, foes, near, far } = teamsOf(four(), 3);
    expect(ours.map(({ seat }) => seat)).toEqual([3, 1]);
    expect(foes.map(({ seat }) => seat)).toEqual([2, 0]);
    expect([near, far]).toEqual([1, 0]);
  });

  it('have their own things within reach, their partner’s and their rivals’', () => {
    const scene = four();
    const { mine, partner, rivals } = reach(scene, 3);
    expect(mine.length).toBeGreaterThan(6);
    expect(mine.every((id) => id.endsWith('@2'))).toBe(true);
    expect(partner.some((id) => id.endsWith('@2'))).toBe(false);
    expect(rivals).toContain(scene.players[0]?.base?.id);
    expect(rivals).toContain(scene.players[2]?.base?.id);
  });

  it('play, are done or wait', () => {
    const scene = { ...four(), active: [1, 3] };
    expect([0, 1, 2, 3].map((seat) => stateOf(scene, seat, [3]))).toEqual(['waits', 'done', 'waits', 'plays']);
    // In a replay nobody is waited for.
    expect([0, 1, 2, 3].map((seat) => stateOf(scene, seat, []))).toEqual(['waits', 'plays', 'waits', 'plays']);
  });

  it('have their capital ships towards the middle, where they protect both bases', () => {
    const cards = [card('home-one', { all: 7 }), card('x-wing'), card('y-wing')];
    const ids = (near: boolean) => shipsInside(cards, near).map(({ id }) => id);
    expect(ids(true)).toEqual(['x-wing', 'y-wing', 'home-one']);
    expect(ids(false)).toEqual(['home-one', 'x-wing', 'y-wing']);
  });

  it('gather their attack against both bases', () => {
    const scene = { ...four(), active: [1, 3], joint_attack: 9 };
    const { on } = attacksOf(scene);
    for (const seat of [0, 2]) expect(on.get(scene.players[seat]?.base?.id ?? '')).toBe(9);
    for (const seat of [1, 3]) expect(on.has(scene.players[seat]?.base?.id ?? '')).toBe(false);
  });
});
