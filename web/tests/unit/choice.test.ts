import { describe, expect, it } from 'vitest';
import { bar, click, drop, ending, enough, light, NOTHING, picked, type Pointed } from '../../src/kit/choice';
import type { Asks, Offered } from '../../src/wire/wire';

const offer = (action: string, more: Partial<Offered> = {}): Offered => ({
  action,
  text: action,
  brief: action,
  tag: action,
  verb: action.split(' ')[0] ?? '',
  card: null,
  target: null,
  amount: null,
  ...more,
});

const turn: Asks = { kind: 'turn', source: null, least: 0, most: 0 };
const several: Asks = { kind: 'cards', source: null, least: 1, most: 2 };

const offers = [
  offer('play x', { card: 'x' }),
  offer('assign a to base', { card: 'a', target: 'base' }),
  offer('assign a to r', { card: 'a', target: 'r' }),
  offer('buy r', { card: 'r', amount: 4 }),
  offer('attack base', { target: 'base' }),
  offer('end'),
];
const selected = (thing: string): Pointed => ({ selected: thing, picks: [] });

describe('a click', () => {
  it('does at once what can only mean one thing and costs nothing', () => {
    expect(click(offers, turn, NOTHING, 'x')).toEqual({ then: 'act', actions: ['play x'] });
  });

  it('selects what has several uses, and a second click puts it back', () => {
    expect(click(offers, turn, NOTHING, 'a')).toEqual({ then: 'point', pointed: selected('a') });
    expect(click(offers, turn, selected('a'), 'a')).toEqual({ then: 'point', pointed: NOTHING });
  });

  it('shows a price before it is paid', () => {
    expect(click(offers, turn, NOTHING, 'r')).toEqual({ then: 'point', pointed: selected('r') });
    expect(click(offers, turn, selected('r'), 'r')).toEqual({ then: 'act', actions: ['buy r'] });
  });

  it('aims what is selected', () => {
    expect(click(offers, turn, selected('a'), 'base')).toEqual({ then: 'act', actions: ['assign a to base'] });
    expect(click(offers, turn, selected('a'), 'r')).toEqual({ then: 'act', actions: ['assign a to r'] });
  });

  it('carries out an open attack when nothing is selected', () => {
    expect(click(offers, turn, NOTHING, 'base')).toEqual({ then: 'act', actions: ['attack base'] });
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
  const cards = [offer('choose 1', { card: '1' }), offer('choose 2', { card: '2' }), offer('choose 3', { card: '3' }), offer('pass')];
  const picks = (...things: string[]): Pointed => ({ selected: null, picks: things });

  it('collects and takes back', () => {
    expect(click(cards, several, picks('3'), '1')).toEqual({ then: 'point', pointed: picks('3', '1') });
    expect(click(cards, several, picks('3', '1'), '3')).toEqual({ then: 'point', pointed: picks('1') });
    expect(click(cards, several, picks('3', '1'), '2')).toEqual({ then: 'nothing' });
  });

  it('answers in the order of the offers, and passes on the rest', () => {
    expect(picked(cards, several, picks('3', '1'))).toEqual(['choose 1', 'choose 3']);
    expect(picked(cards, several, picks('2'))).toEqual(['choose 2', 'pass']);
  });

  it('needs as many as are asked for', () => {
    expect(enough(several, picks())).toBe(false);
    expect(enough(several, picks('1'))).toBe(true);
  });
});

describe('the choice bar', () => {
  const together = { actions: ['play x', 'play y'], text: 'all', brief: 'all', verb: 'play', target: null };

  it('has what most people would do first, then open attacks', () => {
    expect(bar(offers, [together], turn, NOTHING).map((entry) => entry.brief)).toEqual(['all', 'attack base']);
  });

  it('has the uses of what is selected', () => {
    expect(bar(offers, [together], turn, selected('a')).map((entry) => entry.brief)).toEqual(['assign a to base', 'assign a to r']);
  });

  it('has every answer to a question', () => {
    const asks: Asks = { kind: 'confirm', source: null, least: 0, most: 0 };
    expect(bar([offer('yes'), offer('pass')], [], asks, NOTHING)).toHaveLength(2);
  });

  it('keeps the end of the turn apart', () => {
    expect(ending(offers, turn)?.action).toBe('end');
  });
});

it('a drop is an action that both things make together', () => {
  expect(drop(offers, 'a', 'base')).toBe('assign a to base');
  expect(drop(offers, 'x', 'base')).toBeNull();
});
