import { describe, expect, it } from 'vitest';
import { chartOf, LENGTH, SIZE, waitingAt } from '../../src/games/outer-rim/map/arc';
import { boxes, meet, rooms } from '../../src/games/outer-rim/map/labels';

type Module = { planets: [id: string, name: string, faction: string | null][]; navpoints: string[] };

/** The board of the box: what is on each module, and how it is joined. */
const BOARD: Module[] = [
  { planets: [['cantonica', 'Cantonica', null], ['ord-mantell', 'Ord Mantell', 'syndicate']], navpoints: [] },
  { planets: [['mon-calamari', 'Mon Calamari', 'rebel'], ['lothal', 'Lothal', 'imperial']], navpoints: [] },
  { planets: [['kessel', 'Kessel', 'syndicate'], ['maelstrom', 'The Maelstrom', null]], navpoints: ['mid', 'mid2', 'mid3', 'in'] },
  { planets: [['tatooine', 'Tatooine', 'hutt'], ['nal-hutta', 'Nal Hutta', 'hutt']], navpoints: [] },
  { planets: [['ryloth', 'Ryloth', 'rebel'], ['naboo', 'Naboo', 'imperial']], navpoints: ['out', 'in1', 'in2', 'mid'] },
  { planets: [['ring-of-kafrene', 'El Anillo de Kafrene', null], ['takodana', 'Takodana', null]], navpoints: ['in', 'mid'] },
];
const PORTS = ['lo', 'li', 'ro', 'ri'];

const names = new Map(BOARD.flatMap(({ planets }) => planets.map(([id, name]) => [id, name] as const)));
const spaces = BOARD.flatMap(({ planets, navpoints }, module) => [
  ...planets.map(([id, , faction]) => ({ id, kind: id === 'maelstrom' ? 'maelstrom' : 'planet', faction, module, routes: [] as string[] })),
  ...[...PORTS, ...navpoints].map((name) => ({ id: `nav-m${module + 1}-${name}`, kind: 'navpoint', faction: null, module, routes: [] as string[] })),
]);
const name = (id: string) => names.get(id) ?? '';

type Order = [number, number, number, number, number, number];
const all = (left: number[]): number[][] => (left.length === 0 ? [[]] : left.flatMap((one) => all(left.filter((other) => other !== one)).map((rest) => [one, ...rest])));
const ORDERS = all([0, 1, 2, 3, 4, 5]) as Order[];

/** Spaces whose discs, names or contacts meet those of another. */
function meeting(modules: Order): string[] {
  const chart = chartOf({ modules, spaces });
  const drawn = spaces.map((space) => ({ id: space.id, boxes: boxes(space, chart.nodes.get(space.id) ?? { x: 0, y: 0 }, name(space.id)) }));
  return drawn.flatMap((one, n) =>
    drawn.slice(n + 1).flatMap((other) => (one.boxes.some((a) => other.boxes.some((b) => meet(a, b))) ? [`${one.id} and ${other.id}`] : [])),
  );
}

describe('the arc', () => {
  it('has a place of its own for each of 46 spaces', () => {
    const { nodes } = chartOf({ modules: [0, 1, 2, 3, 4, 5], spaces });
    expect(nodes.size).toBe(46);
    expect(new Set([...nodes.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(46);
  });

  it('keeps everything on the board', () => {
    for (const modules of ORDERS) {
      const { nodes } = chartOf({ modules, spaces });
      const drawn = spaces.flatMap((space) => boxes(space, nodes.get(space.id) ?? { x: 0, y: 0 }, name(space.id)));
      expect(drawn.filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > SIZE.width || bottom > SIZE.height)).toEqual([]);
    }
  });

  it('lets no labels meet, in the recommended order and in all others', () => {
    const found = new Set(ORDERS.flatMap(meeting));
    expect([...found]).toEqual([]);
  });

  it('leaves room for two contacts below each planet', () => {
    for (const modules of ORDERS) {
      const room = rooms(spaces, chartOf({ modules, spaces }), name);
      expect(room.size).toBe(11);
      expect([...room].filter(([, wide]) => wide < 40)).toEqual([]);
    }
  });

  it('joins routes once', () => {
    const joined = spaces.map((space) => (space.id === 'naboo' ? { ...space, routes: ['nav-m5-in1'] } : space.id === 'nav-m5-in1' ? { ...space, routes: ['naboo'] } : space));
    expect(chartOf({ modules: [0, 1, 2, 3, 4, 5], spaces: joined }).routes).toEqual([['naboo', 'nav-m5-in1']]);
  });

  it('lets patrols wait at the ends', () => {
    expect(LENGTH).toBeGreaterThan(1300);
    expect(waitingAt('nav-m1-lo').x).toBeLessThan(100);
    expect(waitingAt('nav-m6-ri').x).toBeGreaterThan(SIZE.width - 180);
  });
});
