// Two teams as one of the four sees them.

import type { Player, Scene } from '../../wire/deckbuilding';
import { shownIn } from './desk';

export type Teams = {
  /** The player of the near region first, in both. */
  ours: Player[];
  foes: Player[];
  /** The region one is in, and the other one. */
  near: number;
  far: number;
};

export function teamsOf(scene: Scene, seat: number): Teams {
  const me = scene.players[seat];
  const near = me?.region ?? 0;
  const nearFirst = [...scene.players].sort((a, b) => Number(b.region === near) - Number(a.region === near));
  return {
    ours: nearFirst.filter(({ side }) => side === me?.side),
    foes: nearFirst.filter(({ side }) => side !== me?.side),
    near,
    far: scene.regions.findIndex((_, nth) => nth !== near),
  };
}

export const TABS = ['mine', 'partner', 'rivals'] as const;
export type Tab = (typeof TABS)[number];

/** What can be clicked on each side of the table, where one side is shown at a time. */
export function reach(scene: Scene, seat: number): Record<Tab, string[]> {
  const { ours, foes, near, far } = teamsOf(scene, seat);
  const lying = ({ base, in_play }: Player) => [...shownIn([base]), ...in_play];
  const whole = (player: Player | undefined) => (player === undefined ? [] : [...lying(player), ...shownIn(player.hand)]);
  const row = (nth: number) => [...shownIn(scene.regions[nth]?.row ?? []), ...(scene.regions[nth]?.pilots ?? [])];
  const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);
  return {
    mine: ids([...row(near), ...whole(ours[0])]),
    partner: ids([...row(far), ...whole(ours[1])]),
    rivals: ids(foes.flatMap(lying)),
  };
}
