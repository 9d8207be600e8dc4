import { expect, test } from 'vitest';
import type { CardFacts } from '../../src/wire/http';
import { EVERYTHING, fitting, kinds } from '../../src/pages/cards';

const card = (id: string, some: Partial<CardFacts>): CardFacts => ({
  id, code: '', set: '', name: id, subtitle: '', rarity: '', rarity_id: '', quantity: 1, kind: 'unit', kind_id: 'unit', faction: 'Rebels', faction_id: 'rebel', group: 'galaxy', unique: false,
  aspects: [], traits: [], keywords: [], arena_id: '', numbers: {}, text: '', ability: '', reward: '', back: '', strip: [],
  reward_strip: [], back_strip: [], ...some,
});
const cards = [
  card('x', { name: 'Ala\u2011X', traits: [{ id: 'fighter', name: 'Caza' }], text: 'Robas una carta.' }),
  card('y', { name: 'Crucero', kind: 'ship', kind_id: 'ship', faction: 'Empire', faction_id: 'empire' }),
];
const ids = (filter: Partial<typeof EVERYTHING>) => fitting(cards, { ...EVERYTHING, ...filter }).map(({ id }) => id);

test('cards are filtered by side, kind, trait and words', () => {
  expect(ids({})).toEqual(['x', 'y']);
  expect(ids({ faction: 'empire' })).toEqual(['y']);
  expect(ids({ kind: 'unit' })).toEqual(['x']);
  expect(ids({ trait: 'fighter' })).toEqual(['x']);
  expect(ids({ query: 'roba carta' })).toEqual(['x']);
  expect(ids({ query: 'ala-x' })).toEqual(['x']);
  expect(ids({ faction: 'empire', query: 'roba' })).toEqual([]);
});

test('one can filter by what there is', () => {
  expect(kinds([...cards, ...cards])).toEqual({
    factions: [{ id: 'rebel', name: 'Rebels' }, { id: 'empire', name: 'Empire' }],
    kinds: [{ id: 'unit', name: 'unit' }, { id: 'ship', name: 'ship' }],
    traits: [{ id: 'fighter', name: 'Caza' }],
  });
});
