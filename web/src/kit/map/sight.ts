// How a map is looked at: near or far, and which part of it. Pure functions, in units of the map and pixels of its frame.

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** Pixels to a unit, and where the corner of the map lies in the frame. */
export type Sight = Point & { scale: number };

/** What a map is too small to be read at, what it is looked at instead, and the nearest anybody can get. */
export const SCALES = { least: 0.62, close: 1.34, most: 3 };

/** How many pixels beside a node are shown with it. */
const MARGIN = 56;

/** The scale at which all of the map is in the frame. */
export const whole = (map: Size, frame: Size): number => Math.min(frame.width / map.width, frame.height / map.height);

/** Never further away than all of it, never nearer than makes sense. */
const within = (scale: number, map: Size, frame: Size): number => Math.min(Math.max(scale, whole(map, frame)), Math.max(SCALES.most, whole(map, frame)));

/** What is smaller than the frame lies in its middle; what is larger leaves no gap. */
const along = (at: number, size: number, frame: number): number => (size <= frame ? (frame - size) / 2 : Math.min(0, Math.max(frame - size, at)));

export function held({ scale, x, y }: Sight, map: Size, frame: Size): Sight {
  const near = within(scale, map, frame);
  return { scale: near, x: along(x, map.width * near, frame.width), y: along(y, map.height * near, frame.height) };
}

export const panned = ({ scale, x, y }: Sight, dx: number, dy: number): Sight => ({ scale, x: x + dx, y: y + dy });

/** Nearer or further away, while what lies under this place of the frame stays there. */
export function zoomed(sight: Sight, factor: number, { x, y }: Point, map: Size, frame: Size): Sight {
  const scale = within(sight.scale * factor, map, frame);
  const by = scale / sight.scale;
  return { scale, x: x - (x - sight.x) * by, y: y - (y - sight.y) * by };
}

/** With a point of the map in the middle. */
export const centred = (scale: number, { x, y }: Point, frame: Size): Sight => ({ scale, x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale });

/** All of it, or what is around a point where all of it could not be read. */
export function opening(map: Size, frame: Size, home: Point | undefined): Sight {
  const scale = whole(map, frame);
  const middle = { x: map.width / 2, y: map.height / 2 };
  return scale >= SCALES.least ? centred(scale, middle, frame) : centred(SCALES.close, home ?? middle, frame);
}

/** Moved as little as brings a point into the frame. */
export function showing(sight: Sight, { x, y }: Point, frame: Size): Sight {
  const into = (at: number, size: number) => {
    const margin = Math.min(MARGIN, size / 3);
    return at < margin ? margin - at : at > size - margin ? size - margin - at : 0;
  };
  return panned(sight, into(sight.x + x * sight.scale, frame.width), into(sight.y + y * sight.scale, frame.height));
}
