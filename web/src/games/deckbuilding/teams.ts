// Two teams as one of the four sees them.

import type { Player, Scene, CardView } from '../../wire/deckbuilding';
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

/** In play only capital ships have hit points. */
export const shipsIn = (cards: CardView[]): CardView[] => cards.filter(({ hit_points }) => hit_points !== null);

/** What somebody has in play, the capital ships towards the middle of the table, where they protect both bases. */
export function shipsInside(cards: CardView[], near: boolean): CardView[] {
  const ships = shipsIn(cards);
  const units = cards.filter((card) => !ships.includes(card));
  return near ? [...units, ...ships] : [...ships, ...units];
}

export type State = 'plays' | 'done' | 'waits';

/** What somebody does now. Partners have the turn together, and whoever is done waits for the other. */
export function stateOf(scene: Scene, seat: number, waitingFor: number[]): State {
  const active = scene.active.includes(seat);
  // In a game that is looked back on nobody is waited for.
  if (waitingFor.includes(seat) || (active && waitingFor.length === 0)) return 'plays';
  return active && scene.regions.length > 1 ? 'done' : active ? 'plays' : 'waits';
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
