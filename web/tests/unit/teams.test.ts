import { describe, expect, it } from 'vitest';
import { reach, teamsOf } from '../../src/games/deckbuilding/teams';
import type { Player, Scene, Shown } from '../../src/wire/deckbuilding';
import { middle } from './fixture';

/** The fixture's region twice: seats 2 and 3 and the cards of the second one are told apart. */
function four(): Scene {
  const { scene } = middle();
  const across = (shown: Shown): Shown => ({ ...shown, id: `${shown.id}@2` });
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
});
