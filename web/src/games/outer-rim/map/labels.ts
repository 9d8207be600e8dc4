// What is written around the spaces, and how much room there is for it: labels never meet. In units of the map.

import type { Chart } from '../../../kit/map/routes';
import type { Point } from '../../../kit/map/sight';
import type { SpaceScene } from '../../../wire/outer-rim';

export type Box = { left: number; right: number; top: number; bottom: number; round?: boolean };

const LETTER = 6.8;
/** Ends of the pill, and the mark of a faction in it. */
const [ENDS, MARK] = [18, 17];
/** Names longer than this take two lines. */
const LONG = 14;

export const isLong = (name: string): boolean => name.length > LONG;

type Space = Pick<SpaceScene, 'id' | 'kind' | 'faction'>;

function nameWidth({ faction }: Space, name: string): number {
  const letters = isLong(name) ? Math.max(...name.split(' ').map((word) => word.length), Math.ceil(name.length * 0.6)) : name.length;
  return letters * LETTER + ENDS + (faction === null ? 0 : MARK);
}

const around = ({ x, y }: Point, half: number, top: number, bottom: number): Box => ({ left: x - half, right: x + half, top: y + top, bottom: y + bottom });

/** The disc of a space. */
export function disc({ kind }: Space, at: Point): Box {
  const half = kind === 'planet' ? 24 : kind === 'maelstrom' ? 20 : 11;
  return { ...around(at, half, -half, half), round: true };
}

/** The pill with its name; navpoints have none. */
export function pill(space: Space, at: Point, name: string): Box | null {
  if (space.kind === 'navpoint') return null;
  return around(at, nameWidth(space, name) / 2, 16, isLong(name) ? 51 : 38);
}

/** The least a row of two contacts takes. */
const ROW = 20;
/** And the most it may take, on either side. */
const WIDE = 88;
const GAP = 3;

function row(at: Point, name: string): Box {
  const top = isLong(name) ? 53 : 40;
  return around(at, ROW, top, top + 17);
}

export function meet(a: Box, b: Box): boolean {
  if (a.round === true && b.round === true) {
    const apart = Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom);
    return apart < a.right - a.left + b.right - b.left;
  }
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Everything that is written and drawn at a space. */
export function boxes(space: Space, at: Point, name: string): Box[] {
  const named = pill(space, at, name);
  return [disc(space, at), ...(named === null ? [] : [named]), ...(space.kind === 'planet' ? [row(at, name)] : [])];
}

/** How wide the row of contacts below each planet may become before it meets something. */
export function rooms(spaces: Space[], { nodes }: Chart, name: (id: string) => string): Map<string, number> {
  const drawn = spaces.flatMap((space) => {
    const at = nodes.get(space.id);
    return at === undefined ? [] : [{ space, at, boxes: boxes(space, at, name(space.id)) }];
  });
  const planets = drawn.filter(({ space }) => space.kind === 'planet');
  return new Map(
    planets.map(({ space, at }) => {
      const mine = row(at, name(space.id));
      const [left, right] = [at.x, at.x].map((x, side) => {
        const edges = drawn
          .filter((other) => other.space !== space)
          .flatMap((other) => other.boxes)
          .filter((box) => box.top < mine.bottom && mine.top < box.bottom)
          .map((box) => (side === 0 ? x - box.right : box.left - x))
          .filter((gap) => gap > 0);
        return Math.min(WIDE, ...edges) - GAP;
      });
      return [space.id, 2 * Math.max(ROW, Math.min(left ?? ROW, right ?? ROW))];
    }),
  );
}
