import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CardFacts } from '../../src/wire/http';
import { card, offer } from './fixture';

const VADER: CardFacts = {
  id: 'darth-vader',
  code: '',
  set: '',
  name: 'Darth Vader',
  subtitle: '',
  rarity: '',
  rarity_id: '',
  quantity: 1,
  kind: 'unit',
  kind_id: 'unit',
  faction: 'Empire',
  faction_id: 'empire',
  group: 'galaxy',
  unique: true,
  aspects: [],
  traits: [{ id: 'sith', name: 'Sith' }],
  keywords: [],
  arena_id: '',
  numbers: { attack: 6, force: 2, cost: 8, target: 8 },
  text: '',
  ability: '',
  reward: '',
  back: '',
  strip: [],
  reward_strip: [],
  back_strip: [],
};

describe('a card in words', () => {
  let label: typeof import('../../src/games/deckbuilding/label').label;

  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
    ({ label } = await import('../../src/games/deckbuilding/label'));
  });

  it('has name, kind, values and place', () => {
    const shown = card('darth-vader.1', { attack: 6, aim: 8 });
    expect(label(VADER, shown, { place: '1 of 6 in the row' })).toBe(
      'Darth Vader. unit, Sith, Empire. cost 8, attack 6, Force 2, defeated with 8 attack. 1 of 6 in the row.',
    );
  });

  it('says what can be done with it', () => {
    const light = { lit: true, target: true, selected: false, offers: [offer('assign', 'Defeat', { things: ['x'], onto: 'y' })] };
    expect(label(VADER, undefined, { light, gathered: 5 })).toContain('target, Defeat, 5 attack gathered against it.');
  });

  it('says how it stands', () => {
    const shown = card('darth-vader.1', { attack: 10, printed: 6, marks: ['spent', 'exile-at-end'] });
    expect(label(VADER, shown, {})).toContain('attack 10');
    expect(label(VADER, shown, {})).toContain('has attacked, is exiled at the end of the turn.');
  });
});

describe('a pile in words', () => {
  let pileLabel: typeof import('../../src/kit/piles/pile').pileLabel;

  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
    ({ pileLabel } = await import('../../src/kit/piles/pile'));
  });

  it('says what a click does, and the count as it stands on the pile', () => {
    expect(pileLabel('Pilots', 9)).toBe('Pilots: 9 cards. Look through it');
    expect(pileLabel('Pilots', 9, 'Buy 2')).toBe('Pilots, 9: Buy 2');
  });
});
