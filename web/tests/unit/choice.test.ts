import { describe, expect, it } from 'vitest';
import { actionOf, bar, click, drop, ending, enough, lead, light, NOTHING, picked, type Bar, type Pointed } from '../../src/kit/choice';
import type { Combination, Prompt, Offer } from '../../src/wire/wire';

const offer = (action: string, more: Partial<Offer> = {}): Offer => ({
  action,
  text: action,
  brief: action,
  tag: action,
  group: null,
  lead: null,
  aim: null,
  verb: action.split(' ')[0] ?? '',
  things: [],
  onto: null,
  amount: null,
  aside: false,
  ...more,
});

const turn: Prompt = { kind: 'turn', why: '', tone: 'other', source: null, least: 0, most: 0, among: [] };
const several: Prompt = { ...turn, kind: 'things', least: 1, most: 2, among: [['1', 1], ['2', 1], ['3', 1]] };

const offers = [
  offer('play x', { things: ['x'], group: 'Play' }),
  offer('assign a to base', { things: ['a'], onto: 'base', group: 'Attack', lead: '3 attack: choose a target' }),
  offer('assign a to r', { things: ['a'], onto: 'r', group: 'Attack', lead: '3 attack: choose a target' }),
  offer('buy r', { things: ['r'], amount: 4, group: 'Buy' }),
  offer('attack base', { onto: 'base', group: 'Attack' }),
  offer('end'),
];
const selected = (...way: string[]): Pointed => ({ way, picks: [] });

describe('what can be done at any time', () => {
  const aside = offer('discard x', { things: ['x'], group: 'Also', aside: true });
  const both = [offer('deliver x', { things: ['x'], group: 'Deliver' }), aside, offer('end')];

  it('lights nothing up, and is not what a click does at once', () => {
    expect(light([aside], turn, NOTHING, 'x').lit).toBe(false);
    expect(click([aside], turn, NOTHING, 'x')).toEqual({ then: 'point', pointed: selected('x') });
    expect(click(both, turn, NOTHING, 'x')).toEqual({ then: 'act', answers: ['deliver x'] });
  });

  it('stands last in the bar, behind its button, though it be one', () => {
    const { entries, groups } = bar([aside, ...both.slice(0, 1), offer('end')], [], turn, NOTHING);
    expect(entries.map(({ brief }) => brief)).toEqual(['deliver x']);
    expect(groups.map(({ title }) => title)).toEqual(['Also']);
  });

  it('stands behind the answers to a question, too', () => {
    const { entries, groups } = bar([offer('ask x', { things: ['x'], group: 'Also', aside: true }), offer('yes'), offer('pass')], [], { ...turn, kind: 'confirm' }, NOTHING);
    expect(entries.map(({ brief }) => brief)).toEqual(['yes', 'pass']);
    expect(groups.map(({ title, entries: [first] }) => [title, first?.brief])).toEqual([['Also', 'ask x']]);
  });
});

describe('a click', () => {
  it('does at once what can only mean one thing and costs nothing', () => {
    expect(click(offers, turn, NOTHING, 'x')).toEqual({ then: 'act', answers: ['play x'] });
  });

  it('selects what has several uses, and a second click puts it back', () => {
    expect(click(offers, turn, NOTHING, 'a')).toEqual({ then: 'point', pointed: selected('a') });
    expect(click(offers, turn, selected('a'), 'a')).toEqual({ then: 'point', pointed: NOTHING });
  });

  it('shows a price before it is paid', () => {
    expect(click(offers, turn, NOTHING, 'r')).toEqual({ then: 'point', pointed: selected('r') });
    expect(click(offers, turn, selected('r'), 'r')).toEqual({ then: 'act', answers: ['buy r'] });
  });

  it('aims what is selected', () => {
    expect(click(offers, turn, selected('a'), 'base')).toEqual({ then: 'act', answers: ['assign a to base'] });
    expect(click(offers, turn, selected('a'), 'r')).toEqual({ then: 'act', answers: ['assign a to r'] });
  });

  it('carries out an open attack when nothing is selected', () => {
    expect(click(offers, turn, NOTHING, 'base')).toEqual({ then: 'act', answers: ['attack base'] });
  });

  it('on what is aimed at in two ways asks which one is meant', () => {
    const two = [...offers, offer('attack together', { onto: 'base' })];
    expect(click(two, turn, NOTHING, 'base')).toEqual({ then: 'point', pointed: selected('base') });
    expect(bar(two, [], turn, selected('base')).entries.map(({ brief }) => brief)).toEqual(['attack base', 'attack together']);
    expect(light(two, turn, selected('base'), 'base').selected).toBe(true);
    expect(click(two, turn, selected('base'), 'base')).toEqual({ then: 'point', pointed: NOTHING });
  });

  it('elsewhere does nothing, or puts the selection away', () => {
    expect(click(offers, turn, NOTHING, 'stone')).toEqual({ then: 'nothing' });
    expect(click(offers, turn, selected('a'), 'stone')).toEqual({ then: 'point', pointed: NOTHING });
  });
});

describe('light', () => {
  it('falls only on what can be clicked', () => {
    const lit = ['x', 'a', 'r', 'base', 'stone'].filter((thing) => light(offers, turn, NOTHING, thing).lit);
    expect(lit).toEqual(['x', 'a', 'r', 'base']);
  });

  it('shows the targets of what is selected and nothing else', () => {
    const at = (thing: string) => light(offers, turn, selected('a'), thing);
    expect([at('base').target, at('r').target, at('x').lit, at('a').selected]).toEqual([true, true, false, true]);
  });
});

describe('picking several', () => {
  const cards = [offer('choose 1', { things: ['1'] }), offer('choose 2', { things: ['2'] }), offer('choose 3', { things: ['3'] }), offer('pass')];
  const picks = (...things: string[]): Pointed => ({ way: [], picks: things });

  it('collects and takes back', () => {
    expect(click(cards, several, picks('3'), '1')).toEqual({ then: 'point', pointed: picks('3', '1') });
    expect(click(cards, several, picks('3', '1'), '3')).toEqual({ then: 'point', pointed: picks('1') });
    expect(click(cards, several, picks('3', '1'), '2')).toEqual({ then: 'nothing' });
  });

  it('lights what can still be picked, also what is not offered yet', () => {
    expect(light(cards.slice(0, 2), several, picks('1'), '3').lit).toBe(true);
    expect(light(cards, several, picks('1', '2'), '3').lit).toBe(false);
  });

  it('answers in the order of the question, and passes on the rest', () => {
    expect(picked(several, picks('3', '1'))).toEqual([{ pick: '1' }, { pick: '3' }]);
    expect(picked(several, picks('2'))).toEqual([{ pick: '2' }, 'pass-if-asked']);
  });

  it('finds the action of an answer when its time has come', () => {
    expect(actionOf({ pick: '2' }, cards)).toBe('choose 2');
    expect(actionOf({ pick: '2' }, [])).toBeUndefined();
    expect(actionOf('pass-if-asked', cards)).toBe('pass');
    expect(actionOf('end', [])).toBe('end');
  });

  it('needs as many as are asked for', () => {
    expect(enough(several, picks())).toBe(false);
    expect(enough(several, picks('1'))).toBe(true);
  });
});

describe('the choice bar', () => {
  const together = { actions: ['play x', 'play y'], text: 'all', brief: 'all', verb: 'play', group: 'Play', things: [], onto: null, amount: null, aside: false };
  const briefs = ({ entries, groups }: Bar) => [entries.map(({ brief }) => brief), groups.map(({ title }) => title)];

  it('has everything that can be done: what most would do and what is the only one of its kind at once', () => {
    expect(briefs(bar(offers, [together], turn, NOTHING))).toEqual([['all', 'buy r', 'attack base'], ['Play', 'Attack']]);
    expect(briefs(bar(offers, [], turn, NOTHING))).toEqual([['play x', 'buy r', 'attack base'], ['Attack']]);
  });

  it('leaves out nothing but the end of the turn', () => {
    const { entries, groups } = bar(offers, [together], turn, NOTHING);
    const all = [...entries, ...groups.flatMap((group) => group.entries)].flatMap(({ actions }) => actions);
    expect(new Set(all)).toEqual(new Set([...offers.map(({ action }) => action).filter((action) => action !== 'end'), 'play y']));
  });

  it('has what is the same for people once', () => {
    const alike = ['1', '2', '3'].map((n) => offer(`play shuttle.${n}`, { things: [`shuttle.${n}`], brief: 'Play Shuttle', group: 'Play' }));
    const { entries, groups } = bar([...alike, offer('end')], [], turn, NOTHING);
    expect(entries).toMatchObject([{ actions: ['play shuttle.1'], brief: 'Play Shuttle', times: 3 }]);
    expect(groups).toEqual([]);
  });

  it('has the uses of what is selected', () => {
    expect(briefs(bar(offers, [together], turn, selected('a')))).toEqual([['assign a to base', 'assign a to r'], []]);
  });

  it('asks what is selected for its target', () => {
    expect(lead(offers, selected('a'))).toBe('3 attack: choose a target');
    expect(lead(offers, selected('x'))).toBeNull();
    expect(lead(offers, NOTHING)).toBeNull();
  });

  it('has every answer to a question', () => {
    const confirm: Prompt = { ...turn, kind: 'confirm' };
    expect(bar([offer('yes'), offer('pass')], [], confirm, NOTHING).entries).toHaveLength(2);
  });

  it('keeps the end of the turn apart', () => {
    expect(ending(offers, turn)?.action).toBe('end');
  });
});

describe('a way of several things', () => {
  const ways = [
    offer('move hero to sullust', { things: ['hero', 'endor'], onto: 'sullust' }),
    offer('move hero to kessel', { things: ['hero', 'endor'], onto: 'kessel' }),
    offer('land hero on endor', { things: ['hero', 'endor', 'moon'] }),
    offer('swap hero and droid', { things: ['hero', 'droid'] }),
    offer('end'),
  ];

  it('is clicked one after the other', () => {
    expect(click(ways, turn, NOTHING, 'hero')).toEqual({ then: 'point', pointed: selected('hero') });
    expect(click(ways, turn, selected('hero'), 'endor')).toEqual({ then: 'point', pointed: selected('hero', 'endor') });
    expect(click(ways, turn, selected('hero', 'endor'), 'kessel')).toEqual({ then: 'act', answers: ['move hero to kessel'] });
    expect(click(ways, turn, selected('hero', 'endor'), 'moon')).toEqual({ then: 'act', answers: ['land hero on endor'] });
    expect(click(ways, turn, selected('hero'), 'droid')).toEqual({ then: 'act', answers: ['swap hero and droid'] });
  });

  it('is gone back step by step', () => {
    expect(click(ways, turn, selected('hero', 'endor'), 'endor')).toEqual({ then: 'point', pointed: selected('hero') });
    expect(click(ways, turn, selected('hero', 'endor'), 'hero')).toEqual({ then: 'point', pointed: selected('hero') });
    expect(click(ways, turn, selected('hero', 'endor'), 'stone')).toEqual({ then: 'point', pointed: NOTHING });
  });

  it('lights the next step and nothing beyond it', () => {
    const lit = (pointed: Pointed) => ['hero', 'endor', 'droid', 'sullust', 'moon'].filter((thing) => light(ways, turn, pointed, thing).target);
    expect(lit(NOTHING)).toEqual([]);
    expect(lit(selected('hero'))).toEqual(['endor', 'droid']);
    expect(lit(selected('hero', 'endor'))).toEqual(['sullust', 'moon']);
    expect(light(ways, turn, selected('hero', 'endor'), 'hero').selected).toBe(true);
  });

  it('leaves in the bar what it can still become', () => {
    expect(bar(ways, [], turn, selected('hero', 'endor')).entries.map(({ brief }) => brief)).toEqual([
      'move hero to sullust', 'move hero to kessel', 'land hero on endor',
    ]);
  });

  it('is dropped only if it has two ends', () => {
    expect(drop(ways, 'hero', 'droid')).toBe('swap hero and droid');
    expect(drop(ways, 'hero', 'endor')).toBeNull();
  });
});

describe('a way of any length', () => {
  const route = (...way: string[]) => offer(`fly ${way.join(' ')}`, { things: ['ship', ...way.slice(0, -1)], onto: way.at(-1) ?? null });
  const ways = [
    route('kessel', 'kafrene', 'lothal'),
    route('kessel', 'kafrene', 'lothal', 'mon-cala'),
    route('kessel', 'kafrene', 'takodana'),
    offer('trade', { things: ['ship', 'crate', 'crew', 'market'] }),
    offer('turn back', { things: ['ship', 'kessel', 'ship'] }),
    offer('end'),
  ];
  const walk = (...clicks: string[]) => {
    let pointed = NOTHING;
    for (const thing of clicks) {
      const step = click(ways, turn, pointed, thing);
      if (step.then === 'act') return step.answers[0];
      if (step.then === 'point') pointed = step.pointed;
    }
    return pointed.way;
  };

  it('is clicked to its end, with and without a target', () => {
    expect(walk('ship', 'kessel', 'kafrene', 'takodana')).toBe('fly kessel kafrene takodana');
    expect(walk('ship', 'crate', 'crew', 'market')).toBe('trade');
    expect(walk('ship', 'kessel', 'kafrene', 'lothal', 'mon-cala')).toBe('fly kessel kafrene lothal mon-cala');
  });

  it('may end where others go on: a second click says so', () => {
    expect(walk('ship', 'kessel', 'kafrene', 'lothal')).toEqual(['ship', 'kessel', 'kafrene', 'lothal']);
    expect(walk('ship', 'kessel', 'kafrene', 'lothal', 'lothal')).toBe('fly kessel kafrene lothal');
  });

  it('may come back to a thing it began with', () => {
    expect(walk('ship', 'kessel', 'ship')).toBe('turn back');
  });

  it('is cut at a thing in its middle, and undone step by step at its end', () => {
    expect(walk('ship', 'kessel', 'kafrene', 'kessel')).toEqual(['ship', 'kessel']);
    expect(walk('ship', 'kessel', 'kafrene', 'kafrene', 'kessel')).toEqual(['ship']);
  });

  it('lights one step at a time', () => {
    const targets = (...way: string[]) =>
      ['ship', 'kessel', 'kafrene', 'lothal', 'mon-cala', 'takodana', 'crate', 'crew', 'market'].filter(
        (thing) => light(ways, turn, selected(...way), thing).target,
      );
    expect(targets('ship')).toEqual(['kessel', 'crate']);
    expect(targets('ship', 'kessel')).toEqual(['ship', 'kafrene']);
    expect(targets('ship', 'kessel', 'kafrene')).toEqual(['lothal', 'takodana']);
    expect(targets('ship', 'kessel', 'kafrene', 'lothal')).toEqual(['mon-cala']);
    expect(targets('ship', 'crate', 'crew')).toEqual(['market']);
  });

  it('leaves in the bar what it can still become', () => {
    expect(bar(ways, [], turn, selected('ship', 'kessel', 'kafrene')).entries.map(({ brief }) => brief)).toEqual([
      'fly kessel kafrene lothal', 'fly kessel kafrene lothal mon-cala', 'fly kessel kafrene takodana',
    ]);
  });
});

it('a drop is an action that both things make together', () => {
  expect(drop(offers, 'a', 'base')).toBe('assign a to base');
  expect(drop(offers, 'x', 'base')).toBeNull();
});

describe('what is far away', () => {
  const step = offer('move near', { things: ['near'], group: 'Move' });
  const whole = (things: string[], ...actions: string[]): Combination => ({ actions, text: '', brief: '', group: 'Move', verb: 'move', things, onto: null, amount: actions.length, aside: false });
  const ways = [whole(['near'], 'move near', 'pass'), whole(['far'], 'move near', 'move far'), whole([], 'move near')];

  it('is reached in one go', () => {
    expect(light([step], turn, NOTHING, 'far', ways)).toMatchObject({ lit: true, whole: { amount: 2 } });
    expect(click([step], turn, NOTHING, 'far', ways)).toEqual({ then: 'act', answers: ['move near', 'move far'] });
  });

  it('is not when nothing leads there, or something else is pointed at', () => {
    expect(light([step], turn, NOTHING, 'elsewhere', ways).lit).toBe(false);
    expect(light([step], turn, selected('x'), 'far', ways).lit).toBe(false);
  });

  it('is meant rather than the first step', () => {
    expect(click([step], turn, NOTHING, 'near', ways)).toEqual({ then: 'act', answers: ['move near', 'pass'] });
  });
});
