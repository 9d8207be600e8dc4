// What is known of a card: its entry in the catalogue, and how it lies on the table now.

import { blank, catalogue } from '../../kit/catalogue.svelte';
import type { Value } from '../../kit/card/face';
import type { CardFacts } from '../../wire/http';
import type { Pictured } from '../../look/art';
import type { CardView } from '../../wire/deckbuilding';

// Two players or two teams: the cards are the same, and only one of the books is read.
const GAMES = ['deckbuilding', 'deckbuilding-team'];

/** The facts of a face; its bare name while the catalogue is being read. */
export function factsOf(face: string): CardFacts {
  for (const game of GAMES) {
    const facts = catalogue.card(game, face);
    if (facts !== undefined) return facts;
  }
  return blank(face);
}

const FORMS: Record<string, 'legs' | 'sled'> = {
  'at-at': 'legs',
  'at-st': 'legs',
  snowspeeder: 'sled',
  'jabbas-sail-barge': 'sled',
};

export const pictured = (facts: CardFacts): Pictured => ({
  id: facts.id,
  kind: facts.kind_id,
  faction: facts.faction_id,
  traits: facts.traits.map((trait) => trait.id),
  unique: facts.unique,
  wide: facts.kind_id === 'base',
  form: FORMS[facts.id],
  station: facts.id === 'death-star',
});

type Shown = { kind: 'attack' | 'resource' | 'force'; value: number };

/** The values in their fixed order; those that are nothing are left out. */
export function values(facts: CardFacts, shown: CardView | undefined): (Value & Shown)[] {
  const attack = shown?.attack ?? facts.numbers['attack'] ?? 0;
  const all: (Value & Shown)[] = [
    { kind: 'attack', value: attack, changed: shown !== undefined && shown.attack !== shown.attack_printed },
    { kind: 'resource', value: facts.numbers['resources'] ?? 0, changed: false },
    { kind: 'force', value: facts.numbers['force'] ?? 0, changed: false },
  ];
  return all.filter(({ value, changed }) => value > 0 || changed);
}

/** Hit points left and in all, of a base or a capital ship. */
export function hitPoints(facts: CardFacts, shown: CardView | undefined): { left: number; all: number } | null {
  const all = shown?.hit_points_max ?? facts.numbers['hit_points'];
  return all === undefined ? null : { left: shown?.hit_points ?? all, all };
}
