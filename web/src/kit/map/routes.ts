// Nodes and the routes between them: which way leads where, and how long it takes to go it.

import type { Point, Size } from './sight';

/** A map: where its nodes lie, and which of them are joined. */
export type Chart = Size & { nodes: ReadonlyMap<string, Point>; routes: readonly (readonly [string, string])[] };

export type Way = 'left' | 'right' | 'up' | 'down';

export const WAYS: Readonly<Record<string, Way>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

export const STEPS: Readonly<Record<Way, Point>> = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 } };

/** What lies more than so far to the side does not lie that way: the cosine of 75 degrees. */
const ASIDE = 0.26;

export const nextTo = ({ routes }: Chart, id: string): string[] => routes.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));

/** Of the nodes next to this one, the one that lies most that way. */
export function towards(chart: Chart, from: string, way: Way): string | null {
  const here = chart.nodes.get(from);
  if (here === undefined) return null;
  const step = STEPS[way];
  const ranked = nextTo(chart, from).flatMap((id) => {
    const there = chart.nodes.get(id);
    if (there === undefined) return [];
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    return [{ id, straight: (dx * step.x + dy * step.y) / Math.hypot(dx, dy) }];
  });
  const best = ranked.sort((a, b) => b.straight - a.straight)[0];
  return best !== undefined && best.straight > ASIDE ? best.id : null;
}

const SPACE_MS = 120;
const JOURNEY_MS = 900;

/** How long something is on its way over so many spaces. */
export const journeyMs = (spaces: number): number => Math.min(spaces * SPACE_MS, JOURNEY_MS);

/** The routes that are open to whoever gets from node to node in so many steps, and not beyond what does not let pass. */
export function between({ routes }: Chart, steps: ReadonlyMap<string, number>, passes: (id: string) => boolean): [string, string][] {
  return routes.flatMap(([a, b]): [string, string][] => {
    const [there, here] = [steps.get(a), steps.get(b)];
    if (there === undefined || here === undefined || Math.abs(there - here) !== 1) return [];
    const near = there < here ? a : b;
    return passes(near) ? [[a, b]] : [];
  });
}

/** A shortest way to a node, from where it takes no step. */
export function trail(chart: Chart, steps: ReadonlyMap<string, number>, passes: (id: string) => boolean, to: string): string[] {
  const left = steps.get(to);
  if (left === undefined || left === 0) return [to];
  const before = nextTo(chart, to).find((id) => steps.get(id) === left - 1 && passes(id));
  return before === undefined ? [to] : [...trail(chart, steps, passes, before), to];
}
