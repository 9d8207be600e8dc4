// Everything that can be looked through, and where each card is.

import type { Key } from '../../words';
import type { CardView, Scene } from '../../wire/unlimited';
import { ARENAS, shownIn, unitsOf } from './desk';

export type Pile = {
  id: string;
  title: Key;
  seat: number;
  /** The top card first. */
  cards: CardView[];
  /** How many there are that these eyes do not know. */
  unknown: number;
};

/** The piles of the table in the order they are listed; empty ones, too, as they have a place on the table. */
export function piles(scene: Scene): Pile[] {
  return scene.players.flatMap(({ seat, discard, deck, aside, looked_at, hand, resources, ready, exhausted }): Pile[] => {
    const held = shownIn(hand);
    return [
      { id: `discard.${seat}`, title: 'un.discardOf', seat, cards: [...discard].reverse(), unknown: 0 },
      { id: `deck.${seat}`, title: 'un.deckOf', seat, cards: [...aside, ...looked_at], unknown: deck - looked_at.length },
      { id: `hand.${seat}`, title: 'hand.of', seat, cards: held, unknown: hand.length - held.length },
      { id: `resources.${seat}`, title: 'un.resourcesOf', seat, cards: resources, unknown: ready + exhausted - resources.length },
    ];
  });
}

const attached = (units: CardView[]): CardView[] => units.flatMap((unit) => [unit, ...unit.upgrades]);

/** Cards that can be reached where they lie; what tokens are called, too. */
export function onTable(scene: Scene, seat: number): Set<string> {
  const played = scene.players.flatMap((player) => [player.base, ...shownIn([player.leader]), ...attached(unitsOf(player))]);
  const hand = shownIn(scene.players[seat]?.hand ?? []);
  return new Set([...played, ...hand].map(({ id }) => id));
}

/** The place of every card that is known, for motion. */
export function places(scene: Scene): Map<string, string> {
  const found = new Map<string, string>();
  const put = (cards: (CardView | null)[], place: string) => {
    for (const { id } of shownIn(cards)) found.set(id, place);
  };
  for (const pile of piles(scene)) put(pile.cards, pile.id);
  for (const player of scene.players) {
    for (const arena of ARENAS) put(attached(player[arena]), `${arena}.${player.seat}`);
    put([player.base, player.leader], `bases.${player.seat}`);
  }
  return found;
}

/** Where a card comes from that was not known before. */
export function source(place: string): string | null {
  const [kind, of] = place.split('.');
  if (kind === 'hand') return `deck.${of}`;
  if (kind === 'ground' || kind === 'space' || kind === 'discard') return `hand.${of}`;
  return null;
}
