import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { art, type Pictured } from '../../src/look/art';

// A picture belongs to its card for ever: these are the ones people know.
const KNOWN: [Pictured, string][] = [
  [{ id: 'darth-vader', kind: 'unit', faction: 'empire', traits: ['sith'], unique: true }, '3799cf1fa490'],
  [{ id: 'coruscant', kind: 'base', faction: 'empire', traits: [], wide: true }, '5e42508e8cfc'],
  [{ id: 'death-star', kind: 'base', faction: 'empire', traits: [], wide: true, station: true }, '44a77fecacfa'],
  [{ id: 'x-wing', kind: 'unit', faction: 'rebel', traits: ['fighter'] }, '888142b465de'],
  [{ id: 'at-at', kind: 'unit', faction: 'empire', traits: ['vehicle'], form: 'legs' }, '44de86077b4e'],
  [{ id: 'snowspeeder', kind: 'unit', faction: 'rebel', traits: ['vehicle'], form: 'sled' }, 'dc661ee0b437'],
  [{ id: 'blockade-runner', kind: 'capital-ship', faction: 'neutral', traits: [] }, '329686454a41'],
  [{ id: 'princess-leia', kind: 'unit', faction: 'rebel', traits: ['officer'], unique: true }, '8bceee83d2f7'],
  [{ id: 'outer-rim-pilot', kind: 'unit', faction: 'neutral', traits: [] }, '0ed3c770480b'],
  [{ id: 'ig-88', kind: 'unit', faction: 'neutral', traits: ['bounty-hunter', 'droid'], unique: true }, '851c877f7c26'],
  [{ id: 'strike', kind: 'event', faction: 'command', traits: [] }, '545edb1bf53f'],
  [{ id: 'saber', kind: 'upgrade', faction: 'vigilance', traits: ['lightsaber'] }, '62534e804a38'],
  [{ id: 'gear', kind: 'upgrade', faction: 'cunning', traits: [] }, '6fb0cf914ae8'],
  [{ id: 'way', kind: 'mission', faction: 'rebel', traits: [] }, 'ad27797f8e23'],
  [{ id: 'death-trooper', kind: 'unit', faction: 'empire', traits: ['trooper'] }, '49a21d37d484'],
  [{ id: 'han-solo', kind: 'unit', faction: 'rebel', traits: ['scoundrel'], unique: true }, 'ddb380cc1632'],
  [{ id: 'rebel-transport', kind: 'unit', faction: 'rebel', traits: ['transport'] }, 'dad11565024b'],
  [{ id: 'spice', kind: 'cargo', faction: 'vigilance', traits: ['illegal'] }, '5a0897a75a2c'],
  [{ id: 'crystal', kind: 'cargo', faction: 'vigilance', traits: [] }, 'cc68471fb32d'],
  [{ id: 'blaster', kind: 'gear', faction: 'heroism', traits: ['weapon'] }, '97b74afc29fd'],
  [{ id: 'vest', kind: 'gear', faction: 'heroism', traits: ['armor'] }, '8d9562abfbd5'],
  [{ id: 'jewels', kind: 'luxury', faction: 'aggression', traits: [] }, 'ef252f90ec00'],
  [{ id: 'fugitive', kind: 'bounty', faction: 'cunning', traits: ['scoundrel'] }, '41c28bc6039f'],
];

describe('art', () => {
  it.each(KNOWN)('draws $id as ever', (card, known) => {
    expect(createHash('sha256').update(art(card, '§')).digest('hex').slice(0, 12)).toBe(known);
  });

  it('gives the parts of each use a name of their own', () => {
    const [card] = KNOWN[0] ?? [];
    if (card === undefined) throw new Error('a card');
    const [one, two] = [art(card, 'one'), art(card, 'two')];
    expect(one).toContain('id="oneb"');
    expect(two).toContain('url(#twob)');
    expect(two).not.toContain('oneb');
  });
});

it('a card that was drawn before its facts were known is drawn anew', () => {
  const known: Pictured = { id: 'late-shuttle', kind: 'unit', faction: 'rebel', traits: ['transport'] };
  const before = art({ ...known, faction: 'neutral', traits: [] }, 'a');
  expect(art(known, 'a')).not.toBe(before);
});
