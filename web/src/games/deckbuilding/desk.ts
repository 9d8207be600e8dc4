// What every part of the table shares.

import { createContext } from 'svelte';
import type { Desk as Shared } from '../../kit/desk.svelte';
import type { Stage } from '../../kit/stage';
import type { Scene, CardView } from '../../wire/deckbuilding';

export type Desk = Shared<Scene> & {
  /** What a card is assigned to. */
  attacks(id: string): string | undefined;
  /** The attack gathered against something. */
  gathered(id: string): number | undefined;
};

export const [desk, setDesk] = createContext<Desk>();

export const shownIn = (list: (CardView | null)[]): CardView[] => list.filter((shown) => shown !== null);

/** Open attacks by the card that takes part, and by the target. */
export function attacksOf(scene: Scene): { by: Map<string, string>; on: Map<string, number> } {
  const open = scene.players.flatMap((player) => player.assigned);
  const by = new Map(open.flatMap(({ cards, target }) => cards.map((card): [string, string] => [card, target])));
  const on = new Map(open.map(({ target, attack }) => [target, attack]));
  const joint = scene.joint_attack ?? 0;
  // What partners gather together can fall on either base.
  const aimed = joint === 0 ? [] : scene.players.filter(({ seat }) => !scene.active.includes(seat));
  for (const { base } of aimed) if (base !== null) on.set(base.id, joint);
  return { by, on };
}

/** Of cards that are all alike, the one that is offered, or else the first. */
export function offeredOf(cards: CardView[], stage: Stage): CardView | undefined {
  const offered = cards.find(({ id }) => {
    const { lit, selected } = stage.light(id);
    return lit || selected;
  });
  return offered ?? cards[0];
}
