// Things keep their identity: what moved flies from where it was to where it is. Knows no game.
// On the table, things carry `data-thing` and the places they can vanish into or come from `data-place`. What lies below
// something, out of sight, is named in its `data-under`.

const MOVE_MS = 260;
const STAGGER_MS = 60;
const BATCH_MS = 900;
const BURST_MS = 800;
const FALL_MS = 900;
const LUNGE_MS = 480;
/** How much of the way to what it goes for a thing covers. */
const REACH = 0.45;
const ARRIVE = 'cubic-bezier(.2,.8,.2,1)';
const LEAVE = 'cubic-bezier(.5,0,.9,.4)';

export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Seen = { box: DOMRect; node: HTMLElement };
export type Look = { things: Map<string, Seen>; under: Map<string, DOMRect>; places: Map<string, DOMRect> };

/** Where things are that are not drawn by themselves: in a pile, in a hidden hand. */
export type Whereabouts = {
  was: ReadonlyMap<string, string>;
  is: ReadonlyMap<string, string>;
  /** What is destroyed: it falls where it was. */
  falls: readonly string[];
  /** Where something unknown comes from when it turns up at a place. */
  source: (place: string) => string | null;
};

/** Where everything is now. */
export function look(root: HTMLElement): Look {
  const seen: Look = { things: new Map(), under: new Map(), places: new Map() };
  for (const node of root.querySelectorAll<HTMLElement>('[data-thing],[data-place]')) {
    const box = node.getBoundingClientRect();
    if (box.width === 0) continue;
    const { thing, under, place } = node.dataset;
    if (thing !== undefined) seen.things.set(thing, { box, node });
    for (const below of under?.split(' ') ?? []) seen.under.set(below, box);
    if (place !== undefined) seen.places.set(place, box);
  }
  return seen;
}

export type Leg = { dx: number; dy: number; scale: number };

/** The way from one box to another, seen from the other; nothing if it does not show. */
export function leg(from: DOMRect, to: DOMRect): Leg | null {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  // A card that turns into a chip keeps its shape and changes its size.
  const scale = Math.sqrt((from.width * from.height) / (to.width * to.height));
  return Math.hypot(dx, dy) < 3 && Math.abs(scale - 1) < 0.03 ? null : { dx, dy, scale };
}

/** When the nth of a batch starts: one after the other, but all within the batch. */
export const delay = (nth: number): number => Math.min(nth * STAGGER_MS, BATCH_MS - MOVE_MS);

const running = new Set<Animation>();
/** What is on its way over a map goes on while other things move. */
const travelling = new Set<Animation>();

const finish = (animations: Set<Animation>): void => animations.forEach((animation) => animation.finish());

/** Everything is where it belongs at once: an input never waits for a motion. */
export function finishMotion(): void {
  finish(running);
  finish(travelling);
}

/** When everything that moves has arrived; what was called off never will. */
export const settled = (): Promise<unknown> =>
  Promise.allSettled([...running, ...travelling].filter(({ playState }) => playState !== 'idle').map(({ finished }) => finished));

function run(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions, then?: () => void, among = running): Animation {
  const animation = node.animate(frames, { fill: 'backwards', ...options });
  among.add(animation);
  const done = () => {
    among.delete(animation);
    then?.();
  };
  animation.addEventListener('finish', done);
  animation.addEventListener('cancel', done);
  return animation;
}

/** A thing goes along a route, at an even pace. */
export const travel = (node: Element, frames: Keyframe[], ms: number): Animation => run(node, frames, { duration: ms }, undefined, travelling);

function layer(): HTMLElement {
  const there = document.querySelector<HTMLElement>('.motionlayer');
  if (there !== null) return there;
  const made = document.createElement('div');
  made.className = 'motionlayer';
  made.setAttribute('aria-hidden', 'true');
  // Inside of the frame, where the styles of the game hold.
  (document.querySelector('.shell') ?? document.body).append(made);
  return made;
}

/** Pins a node that has left the table to where it was. */
function ghost({ node, box }: Seen): HTMLElement {
  const { style } = node;
  const font = style.fontSize;
  style.setProperty('left', `${box.left}px`);
  style.setProperty('top', `${box.top}px`);
  style.setProperty('width', `${box.width}px`);
  style.setProperty('height', `${box.height}px`);
  style.setProperty('font-size', font === '' ? `${box.width / 10}px` : font);
  node.classList.add('ghost');
  // It is only seen any more: nobody can find or reach it.
  node.removeAttribute('data-thing');
  node.removeAttribute('data-stop');
  layer().append(node);
  return node;
}

function fly(node: HTMLElement, { dx, dy, scale }: Leg, nth: number): void {
  const lift = Math.min(36, Math.hypot(dx, dy) * 0.12);
  run(
    node,
    [
      { translate: `${dx}px ${dy}px`, scale, zIndex: 40 },
      { translate: `${dx * 0.4}px ${dy * 0.4 - lift}px`, scale: 1 + (scale - 1) * 0.4, zIndex: 40 },
      { translate: '0 0', scale: 1, zIndex: 40 },
    ],
    { duration: MOVE_MS, delay: delay(nth), easing: ARRIVE },
  );
}

function land(node: HTMLElement, nth: number): void {
  run(
    node,
    [{ translate: '0 -26px', scale: 1.05, opacity: 0 }, {}],
    { duration: MOVE_MS, delay: delay(nth), easing: ARRIVE },
  );
}

function leave(seen: Seen, to: DOMRect | undefined, nth: number): void {
  const node = ghost(seen);
  const way = to === undefined ? null : leg(to, seen.box);
  const end: Keyframe =
    way === null
      ? { opacity: 0, scale: 0.85, filter: 'grayscale(1)' }
      : { translate: `${way.dx}px ${way.dy}px`, scale: way.scale, opacity: 0.4 };
  run(node, [{ opacity: 1 }, end], { duration: MOVE_MS, delay: delay(nth), easing: LEAVE, fill: 'both' }, () => node.remove());
}

/** A copy of a thing flies to where one more of it lies now; the thing itself stays. */
export function sendCopy(node: HTMLElement, to: Element): void {
  if (still()) return;
  leave({ node: node.cloneNode(true) as HTMLElement, box: node.getBoundingClientRect() }, to.getBoundingClientRect(), 0);
}

function fall(seen: Seen): void {
  const node = ghost(seen);
  run(
    node,
    [
      { filter: 'brightness(1)' },
      { translate: '-6px 0', filter: 'brightness(1.7)', offset: 0.12 },
      { translate: '6px 2px', rotate: '1.5deg', offset: 0.24 },
      { translate: '-4px 4px', rotate: '-2deg', filter: 'brightness(1.2) saturate(0.5)', offset: 0.36 },
      { translate: '0 8px', rotate: '-3deg', opacity: 1, filter: 'brightness(0.6) grayscale(0.8)', offset: 0.6, easing: LEAVE },
      { translate: '0 90px', rotate: '-12deg', scale: 0.8, opacity: 0, filter: 'brightness(0.3) grayscale(1)' },
    ],
    { duration: FALL_MS, fill: 'both' },
    () => node.remove(),
  );
}

/** Plays what changed between two looks at the table. */
export function play(root: HTMLElement, before: Look, where: Whereabouts): void {
  finish(running);
  const after = look(root);
  let nth = 0;
  // A part of the table that is put away for a while, and comes back: nothing in it has moved.
  const stays = (id: string, { places }: Look): boolean => {
    const place = where.is.get(id);
    return place !== undefined && place === where.was.get(id) && !places.has(place);
  };
  for (const [id, seen] of before.things) {
    if (after.things.has(id) || stays(id, after) || seen.node.isConnected || seen.node.dataset['travels'] !== undefined) continue;
    if (where.falls.includes(id)) {
      fall(seen);
      continue;
    }
    const place = where.is.get(id);
    leave(seen, after.under.get(id) ?? (place === undefined ? undefined : after.places.get(place)), nth++);
  }
  for (const [id, { box, node }] of after.things) {
    // What travels finds its own way.
    if (node.dataset['travels'] !== undefined || (!before.things.has(id) && stays(id, before))) continue;
    const place = where.is.get(id);
    const source = where.was.get(id) ?? (place === undefined ? null : where.source(place));
    const from = before.things.get(id)?.box ?? before.under.get(id) ?? (source === null ? undefined : before.places.get(source));
    if (from === undefined) {
      land(node, nth++);
      continue;
    }
    const way = leg(from, box);
    if (way !== null) fly(node, way, nth++);
  }
}

/** A thing goes for another and back to its place. */
export function lunge(seen: Seen | undefined, to: DOMRect | undefined): void {
  if (seen === undefined || to === undefined) return;
  const way = leg(to, seen.box);
  if (way === null) return;
  const [dx, dy] = [way.dx * REACH, way.dy * REACH];
  run(
    seen.node,
    [{ translate: '0 0' }, { translate: `${-dx * 0.12}px ${-dy * 0.12}px`, zIndex: 40, offset: 0.25 }, { translate: `${dx}px ${dy}px`, zIndex: 40, offset: 0.55 }, { translate: '0 0' }],
    { duration: LUNGE_MS, easing: ARRIVE },
  );
}

/** A number bursts out of where a thing is or was: harm done to it. */
export function burst({ left, top, width, height }: DOMRect, amount: number): void {
  const node = document.createElement('div');
  node.className = 'burst';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', '#i-damage');
  svg.append(use);
  const number = document.createElement('b');
  number.textContent = String(amount);
  node.append(svg, number);
  node.style.setProperty('left', `${left + width / 2}px`);
  node.style.setProperty('top', `${top + height / 2}px`);
  layer().append(node);
  run(
    node,
    [
      { scale: 0.4, opacity: 0 },
      { scale: 1.15, opacity: 1, offset: 0.25 },
      { scale: 1, opacity: 1, offset: 0.7 },
      { scale: 1, opacity: 0, translate: '0 -18px' },
    ],
    { duration: BURST_MS, easing: ARRIVE },
    () => node.remove(),
  );
}
