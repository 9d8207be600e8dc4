// Looks at a table picture by picture: what moved there without a motion of its own.

import type { Page } from 'playwright-core';

/** What has a place of its own on the table and around it. */
const PARTS = [
  '.top button',
  '.zone',
  '.zone > .card',
  '.plate',
  '.plate > *',
  '.chips',
  '.chip',
  '.galaxy',
  '.row',
  '.row > *',
  '.pilebox',
  '.smallpile',
  '.handzone',
  '.hand',
  '.hand > *',
  '.force',
  '#choices',
  '.tools',
  '.tools > *',
].join();

type Watched = { moved: Set<string>; pictures: number; large: Set<string>; stop: boolean };

/** From now on every picture is compared with the one before it. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate((parts) => {
    const SLACK_PX = 1.5;
    const seen: Watched = { moved: new Set(), pictures: 0, large: new Set(), stop: false };
    (window as unknown as { watched: Watched }).watched = seen;
    let before = new Map<Element, { box: DOMRect; free: boolean }>();
    const name = (node: Element) => {
      const zone = node.closest('[data-zone]')?.getAttribute('data-zone') ?? '';
      return [zone, node.className.toString().split(' ').slice(0, 2).join('.'), node.getAttribute('data-thing') ?? node.id].filter(Boolean).join(' ');
    };
    // Something that flies takes along what is on it.
    const flies = (node: Element): boolean => {
      for (let at: Element | null = node; at !== null; at = at.parentElement) if (at.getAnimations().length > 0) return true;
      return false;
    };
    const picture = () => {
      if (seen.stop) return;
      const now = new Map<Element, { box: DOMRect; free: boolean }>();
      for (const node of document.querySelectorAll(parts)) {
        if (!node.checkVisibility()) continue;
        const box = node.getBoundingClientRect();
        const free = flies(node);
        now.set(node, { box, free });
        const was = before.get(node);
        if (was === undefined || free || was.free) continue;
        const by = Math.max(Math.abs(box.left - was.box.left), Math.abs(box.top - was.box.top));
        const grown = Math.max(Math.abs(box.width - was.box.width), Math.abs(box.height - was.box.height));
        if (by > SLACK_PX) seen.moved.add(`${name(node)} moved by ${Math.round(box.left - was.box.left)}, ${Math.round(box.top - was.box.top)}`);
        if (grown > SLACK_PX) seen.moved.add(`${name(node)} grew by ${Math.round(box.width - was.box.width)}, ${Math.round(box.height - was.box.height)}`);
      }
      for (const node of document.querySelectorAll<HTMLElement>('.board [data-thing], .motionlayer > *')) {
        const box = node.getBoundingClientRect();
        const larger = node.offsetWidth > 0 && box.width > node.offsetWidth * 1.12 + 4;
        if (larger && !flies(node)) seen.large.add(name(node));
      }
      before = now;
      seen.pictures += 1;
      requestAnimationFrame(picture);
    };
    requestAnimationFrame(picture);
  }, PARTS);
}

/** Ends the watch: what jumped, what stayed enlarged, and how many pictures were looked at. */
export async function watched(page: Page): Promise<{ moved: string[]; large: string[]; pictures: number }> {
  return page.evaluate(() => {
    const seen = (window as unknown as { watched: Watched }).watched;
    seen.stop = true;
    return { moved: [...seen.moved], large: [...seen.large], pictures: seen.pictures };
  });
}

/** Something flew, and where it came to rest: the middle of it. */
export type Flight = { name: string; x: number; y: number };

/** From now on what leaves its place is written down. */
export async function noteFlights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const flights: Flight[] = [];
    (window as unknown as { flights: Flight[] }).flights = flights;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const [dx, dy] = String((frames as Keyframe[]).at(-1)?.['translate'] ?? '').split(' ').map(parseFloat);
      const box = this.getBoundingClientRect();
      const words = this.getAttribute('aria-label') ?? this.querySelector('.sr')?.textContent ?? '';
      if (this.classList.contains('ghost')) flights.push({ name: words.split('.')[0] ?? '', x: box.x + box.width / 2 + (dx ?? NaN), y: box.y + box.height / 2 + (dy ?? NaN) });
      return animate.call(this, frames, options);
    };
  });
}

/** What has left its place since. */
export const flights = (page: Page): Promise<Flight[]> => page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);
