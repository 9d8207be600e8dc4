import { describe, expect, it } from 'vitest';
import { between, journeyMs, towards, trail, type Chart } from '../../src/kit/map/routes';
import { centred, held, opening, panned, SCALES, showing, zoomed } from '../../src/kit/map/sight';

/** Five nodes: a cross, with one that leans up and to the right. */
const chart: Chart = {
  width: 400,
  height: 200,
  nodes: new Map([
    ['middle', { x: 200, y: 100 }],
    ['west', { x: 100, y: 100 }],
    ['east', { x: 300, y: 110 }],
    ['north', { x: 210, y: 20 }],
    ['alone', { x: 200, y: 180 }],
  ]),
  routes: [
    ['middle', 'west'],
    ['middle', 'east'],
    ['north', 'middle'],
    ['north', 'east'],
  ],
};

describe('walking along routes', () => {
  it.each([
    ['left', 'west'],
    ['right', 'east'],
    ['up', 'north'],
    ['down', null],
  ] as const)('%s of the middle lies %s', (way, there) => {
    expect(towards(chart, 'middle', way)).toBe(there);
  });

  it('leads only where a route does', () => {
    expect(towards(chart, 'alone', 'up')).toBeNull();
    expect(towards(chart, 'nowhere', 'up')).toBeNull();
  });

  it('takes 120 ms a space and 900 at most', () => {
    expect([1, 4, 7, 8, 20].map(journeyMs)).toEqual([120, 480, 840, 900, 900]);
  });
});

describe('routes that are open', () => {
  const steps = new Map([
    ['west', 0],
    ['middle', 1],
    ['north', 2],
    ['east', 2],
  ]);

  it('lead one step further', () => {
    expect(between(chart, steps, () => true)).toEqual([
      ['middle', 'west'],
      ['middle', 'east'],
      ['north', 'middle'],
    ]);
  });

  it('end where something does not let pass', () => {
    expect(between(chart, steps, (id) => id !== 'middle')).toEqual([['middle', 'west']]);
  });

  it('make a way', () => {
    expect(trail(chart, steps, () => true, 'north')).toEqual(['west', 'middle', 'north']);
  });
});

describe('looking at a map', () => {
  const wide = { width: 400, height: 300 };
  const narrow = { width: 100, height: 200 };

  it('shows all of it where it can be read, and opens on a node where not', () => {
    expect(opening(chart, wide, undefined)).toEqual({ scale: 1, x: 0, y: 50 });
    const phone = opening(chart, narrow, { x: 300, y: 110 });
    expect(phone.scale).toBe(SCALES.close);
    expect(phone.x + 300 * phone.scale).toBeCloseTo(50);
  });

  it('leaves no gap, and goes neither too near nor too far', () => {
    expect(held({ scale: 1, x: 500, y: 0 }, chart, narrow)).toMatchObject({ x: 0 });
    expect(held({ scale: 1, x: -500, y: 0 }, chart, narrow)).toMatchObject({ x: -300 });
    expect(held({ scale: 99, x: 0, y: 0 }, chart, wide).scale).toBe(SCALES.most);
    expect(held({ scale: 0, x: 0, y: 0 }, chart, wide).scale).toBe(1);
  });

  it('zooms around what is pointed at', () => {
    const near = zoomed({ scale: 1, x: 0, y: 50 }, 2, { x: 200, y: 150 }, chart, wide);
    expect(near).toEqual({ scale: 2, x: -200, y: -50 });
  });

  it('moves no further than it must to show a node', () => {
    const sight = centred(1, { x: 50, y: 100 }, narrow);
    expect(showing(sight, { x: 50, y: 100 }, narrow)).toEqual(sight);
    const moved = showing(sight, { x: 300, y: 100 }, narrow);
    expect(moved.x + 300).toBeLessThan(100);
    expect(moved.y).toBe(sight.y);
    expect(panned(sight, 3, 4)).toEqual({ scale: 1, x: sight.x + 3, y: sight.y + 4 });
  });
});
