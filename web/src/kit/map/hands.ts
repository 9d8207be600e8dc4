// Hands on a map: one finger or the mouse drags it, two fingers or the wheel bring it nearer.

import { swallowClick } from '../drag';
import type { Point } from './sight';

const START_PX = 6;
/** How much nearer one pixel of the wheel brings it. */
const WHEEL = 0.0016;

export type Held = {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, at: Point) => void;
};

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** For the frame of a map. */
export function hands({ pan, zoom }: Held) {
  return (frame: HTMLElement): (() => void) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let drags = false;

    const here = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = frame.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, here(event));
      if (fingers.size === 1) start = here(event);
    };
    const move = (event: PointerEvent) => {
      const was = fingers.get(event.pointerId);
      if (was === undefined || start === null) return;
      const now = here(event);
      // A click that trembles is no drag.
      if (!drags && fingers.size === 1 && apart(start, now) < START_PX) return;
      drags = true;
      frame.classList.add('dragged-about');
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      fingers.set(event.pointerId, now);
      if (other === undefined) return pan(now.x - was.x, now.y - was.y);
      const [before, after] = [between(was, other), between(now, other)];
      pan(after.x - before.x, after.y - before.y);
      if (apart(was, other) > 0) zoom(apart(now, other) / apart(was, other), after);
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      frame.classList.remove('dragged-about');
      if (drags && event.type === 'pointerup') swallowClick();
      drags = false;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL), here(event));
    };
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('wheel', wheel, { passive: false });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('wheel', wheel);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  };
}
