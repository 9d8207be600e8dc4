// Where the spaces of Outer Rim lie: on a strip along a superellipse, six modules of one length between two edge pieces.
// A space is its module, how far along that it lies, and how far from the middle of the strip; nothing else is stored.

import type { Chart } from '../../../kit/map/routes';
import type { Point } from '../../../kit/map/sight';
import type { Scene, SpaceScene } from '../../../wire/outer-rim';

export const SIZE = { width: 1094, height: 470 };

const CENTRE = { x: 547, y: 472 };
const AXES = { x: 456, y: 384 };
const EXPONENT = 2.35;
/** The length of an edge piece. */
const EDGE = 54;
const MODULES = 6;
const [OUTER, INNER] = [44, -44];
/** The sides of the strip, from its middle. */
const SIDES = { outer: 80, inner: -94 };
/** Ports lie near the seams. */
const PORTS = { l: 0.12, r: 0.88 };

/** How far along its module, and how far outwards from the middle. */
type Spot = readonly [t: number, lane: number];

/** What is no port: in the left half of the arc, and in the right one. Labels hang down on both. */
const SPOTS: Readonly<Record<string, readonly [left: Spot, right: Spot]>> = {
  cantonica: [[0.69, OUTER], [0.29, OUTER]],
  'ord-mantell': [[0.64, INNER], [0.33, INNER]],
  'mon-calamari': [[0.69, OUTER], [0.39, OUTER]],
  lothal: [[0.55, INNER], [0.33, INNER]],
  maelstrom: [[0.38, 14], [0.25, 21]],
  kessel: [[0.66, 66], [0.6, 70]],
  'nav-m3-mid': [[0.68, -8], [0.71, 2]],
  'nav-m3-mid2': [[0.76, -28], [0.78, -19]],
  'nav-m3-mid3': [[0.81, -5], [0.82, 6]],
  'nav-m3-in': [[0.64, -50], [0.64, -50]],
  tatooine: [[0.67, OUTER], [0.29, OUTER]],
  'nal-hutta': [[0.62, INNER], [0.33, INNER]],
  ryloth: [[0.45, OUTER], [0.38, OUTER]],
  naboo: [[0.61, INNER], [0.44, INNER]],
  'nav-m5-out': [[0.73, 42], [0.73, 42]],
  'nav-m5-in1': [[0.27, -30], [0.26, -28]],
  'nav-m5-in2': [[0.77, -22], [0.77, -22]],
  'nav-m5-mid': [[0.67, 12], [0.69, 5]],
  'ring-of-kafrene': [[0.51, 46], [0.41, 51]],
  takodana: [[0.68, -53], [0.45, -62]],
  'nav-m6-in': [[0.26, -50], [0.26, -48]],
  'nav-m6-mid': [[0.77, -21], [0.53, -29]],
};

const STEPS = 720;

/** The middle of the strip, from its left end to its right one. */
const middle: Point[] = Array.from({ length: STEPS + 1 }, (_, n) => {
  const angle = (Math.PI * n) / STEPS;
  const reach = (part: number) => Math.abs(part) ** (2 / EXPONENT);
  return { x: CENTRE.x - Math.sign(Math.cos(angle)) * reach(Math.cos(angle)) * AXES.x, y: CENTRE.y - reach(Math.sin(angle)) * AXES.y };
});

/** How far each of its points is from the left end, along it. */
const lengths = middle.reduce<number[]>((far, { x, y }, n) => {
  const { x: fromX, y: fromY } = middle[n - 1] ?? { x, y };
  return [...far, (far[n - 1] ?? 0) + Math.hypot(x - fromX, y - fromY)];
}, []);

export const LENGTH = lengths.at(-1) ?? 0;
const MODULE = (LENGTH - 2 * EDGE) / MODULES;

const tenth = (x: number): number => Math.round(x * 10) / 10;

/** A point so far along the strip, and so far outwards from its middle. */
export function along(far: number, lane: number): Point {
  // Sums of parts can be a little longer than the whole.
  const next = Math.max(1, lengths.findIndex((length) => length >= Math.min(far, LENGTH)));
  const [a, b] = [middle[next - 1] ?? CENTRE, middle[next] ?? CENTRE];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const step = Math.hypot(dx, dy);
  const part = (far - (lengths[next - 1] ?? 0)) / step;
  return { x: tenth(a.x + dx * part + (dy / step) * lane), y: tenth(a.y + dy * part - (dx / step) * lane) };
}

/** Where the nth module begins. */
export const seam = (place: number): number => EDGE + MODULE * place;

function spotOf(id: string, right: boolean): Spot {
  const port = /-(l|r)(o|i)$/.exec(id);
  if (port !== null) return [port[1] === 'l' ? PORTS.l : PORTS.r, port[2] === 'o' ? OUTER : INNER];
  return SPOTS[id]?.[right ? 1 : 0] ?? [0.5, 0];
}

/** The point of a space whose module lies in this place of the arc. */
export function pointOf(id: string, place: number): Point {
  const [t, lane] = spotOf(id, place >= MODULES / 2);
  return along(seam(place + t), lane);
}

/** Where the patrols wait that come onto the board through this port of the first or last module. */
export const waitingAt = (gate: string): Point => {
  const [t, lane] = spotOf(gate, false);
  return along(t < 0.5 ? EDGE / 2 : LENGTH - EDGE / 2, lane);
};

type Board = { modules: Scene['modules']; spaces: Pick<SpaceScene, 'id' | 'module' | 'routes'>[] };

/** The board as it is laid out, whatever the order of its modules. */
export function chartOf({ modules, spaces }: Board): Chart {
  const nodes = new Map(spaces.map(({ id, module }) => [id, pointOf(id, modules.indexOf(module))]));
  // A route is known at both of its ends.
  const routes = spaces.flatMap(({ id, routes }) => routes.filter((other) => id < other).map((other): [string, string] => [id, other]));
  return { ...SIZE, nodes, routes };
}

const draw = (points: Point[]): string => points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('');
const run = (from: number, to: number, lane: number): Point[] => {
  const steps = Math.max(2, Math.round((to - from) / 6));
  return Array.from({ length: steps + 1 }, (_, n) => along(from + ((to - from) * n) / steps, lane));
};

/** A line along the strip. */
export const line = (from: number, to: number, lane: number): string => draw(run(from, to, lane));

/** A piece of the strip, from side to side. */
export const piece = (from: number, to: number): string => `${draw([...run(from, to, SIDES.outer), ...run(from, to, SIDES.inner).reverse()])}Z`;

/** The drawing of the strip itself. */
export const STRIP = {
  whole: piece(0, LENGTH),
  edges: [piece(0, EDGE), piece(LENGTH - EDGE, LENGTH)],
  places: Array.from({ length: MODULES }, (_, place) => piece(seam(place), seam(place + 1))),
  seams: Array.from({ length: MODULES + 1 }, (_, place) => draw([along(seam(place), SIDES.outer), along(seam(place), SIDES.inner)])).join(''),
  knobs: Array.from({ length: MODULES - 1 }, (_, place) => along(seam(place + 1), 0)),
  sides: [line(0, LENGTH, SIDES.outer), line(0, LENGTH, SIDES.inner)],
  arms: [line(0, LENGTH, 2), line(0, LENGTH, -60)],
};
