// A table on which nothing jumps.

import { describe, expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person, type Facts } from './people';
import { endTurn } from './play';
import { flights, noteFlights, watch, watched } from './watch';

const LINKS = [{ who: 'link', name: 'Luis' }, { who: 'link', name: 'Vera' }] as const;
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1093, 614],
  [1366, 768],
] as const;

const LOW_AND_WIDE = SIZES.filter(([width]) => width !== 390 && width !== 844);

const VERA_BEGINS: Facts = { turn: 'rebel', 'rebel hand': 'alliance-shuttle, x-wing', 'rebel play': 'y-wing', 'empire play': 'stormtrooper' };

describe('whoever sits down meanwhile', () => {
  it.each(LOW_AND_WIDE)('takes no click away, at %i x %i', async (width, height) => {
    const { table, tokens } = await newTable(house, [...LINKS], [], 'deckbuilding', VERA_BEGINS);
    const vera = await Person.at(browser, house, { viewport: { width, height }, reducedMotion: 'no-preference' });
    await vera.sit(table, tokens[1] ?? null);
    await vera.asked();
    const { page } = vera;
    const card = await page.locator('[data-thing="alliance-shuttle.1"]').boundingBox();
    if (card === null) throw new Error('there is a hand');
    const ply = await vera.ply();
    // Near its lower edge, where a card that moves up is lost first.
    await page.mouse.move(card.x + card.width / 3, card.y + card.height - 6);
    await page.mouse.down();
    const luis = await Person.at(browser, house);
    await luis.sit(table, tokens[0] ?? null);
    await page.locator('.notice', { hasText: 'Luis sat down' }).waitFor();
    expect(await page.locator('[data-thing="alliance-shuttle.1"]').boundingBox()).toEqual(card);
    await page.mouse.up();
    await vera.moved(ply);
    await vera.leave();
    await luis.leave();
  });
});

/** Vera has something to do of every kind, and so has Luis after her. */
const BOTH_BUSY: Facts = {
  turn: 'rebel',
  'rebel hand': 'alliance-shuttle, alliance-shuttle, x-wing, y-wing',
  'rebel deck': 'rebel-trooper, rebel-trooper, alliance-shuttle, alliance-shuttle, temple-guardian, alliance-shuttle',
  'rebel play': 'blockade-runner, u-wing',
  'rebel resources': '4',
  'empire hand': 'imperial-shuttle, imperial-shuttle, imperial-shuttle, stormtrooper, stormtrooper',
  'empire deck': 'inquisitor, imperial-shuttle, imperial-shuttle, imperial-shuttle, imperial-shuttle',
  'empire play': 'star-destroyer',
  row: 'tie-interceptor, luke-skywalker, jyn-erso, at-st, quarren-mercenary, fang-fighter',
};

/** Vera looks on in a window of this size, and Luis, whose hand she does not see, sits opposite. */
async function opposite(width: number, height: number): Promise<{ vera: Person; luis: Person }> {
  const { table, tokens } = await newTable(house, [...LINKS], [], 'deckbuilding', BOTH_BUSY);
  const luis = await Person.at(browser, house);
  const vera = await Person.at(browser, house, { viewport: { width, height }, reducedMotion: 'no-preference' });
  await luis.sit(table, tokens[0] ?? null);
  await vera.sit(table, tokens[1] ?? null);
  await vera.asked();
  await vera.page.evaluate(() => document.fonts.ready);
  return { vera, luis };
}

describe('over a turn and that of the opponent', () => {
  it.each(SIZES)('nothing moves but what flies, and nothing stays large, at %i x %i', async (width, height) => {
    const { vera, luis } = await opposite(width, height);
    const { page } = vera;
    await watch(page);
    for (const card of ['alliance-shuttle.1', 'alliance-shuttle.2', 'x-wing.1']) await does(vera, card);
    await buys(vera, 'jyn-erso');
    await endTurn(vera);
    for (const card of ['imperial-shuttle.1', 'imperial-shuttle.2', 'imperial-shuttle.3', 'stormtrooper.1']) await does(luis, card);
    await buys(luis, 'tie-interceptor.1');
    await does(luis, 'star-destroyer.1', 'dantooine');
    await endTurn(luis);
    await vera.asked();
    await page.locator('[data-zone="hand"] [data-thing]').nth(4).waitFor();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const { moved, large, pictures } = await watched(page);
    expect(pictures).toBeGreaterThan(20);
    expect(large).toEqual([]);
    expect(moved).toEqual([]);
    await vera.leave();
    await luis.leave();
  });
});

it.each([
  [390, 844],
  [1366, 768],
] as const)('a copy flies to its stack, and what is bought to the pile of whoever bought it, at %i x %i', async (width, height) => {
  const { vera, luis } = await opposite(width, height);
  const { page } = vera;
  const middle = (place: string) =>
    page.evaluate((place) => {
      const boxes = [...document.querySelectorAll(place)].map((node) => node.getBoundingClientRect());
      const box = boxes.find(({ width }) => width > 0) ?? new DOMRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }, place);
  const ends = async (name: string, place: string) => {
    const flight = (await flights(page)).findLast((flight) => flight.name === name);
    const goal = await middle(place);
    expect(Math.hypot((flight?.x ?? NaN) - goal.x, (flight?.y ?? NaN) - goal.y), `${name} to ${place}`).toBeLessThan(2);
  };
  await does(vera, 'alliance-shuttle.1');
  await noteFlights(page);
  await does(vera, 'alliance-shuttle.2');
  await ends('Alliance Shuttle', '[data-thing="alliance-shuttle.1"]');
  await endTurn(vera);
  for (const card of ['imperial-shuttle.1', 'imperial-shuttle.2', 'imperial-shuttle.3']) await does(luis, card);
  await buys(luis, 'tie-interceptor.1');
  await page.locator('[data-thing="tie-interceptor.1"]').waitFor({ state: 'detached' });
  await ends('TIE Interceptor', '[data-place="discard.0"]');
  await vera.leave();
  await luis.leave();
});

/** Clicks on things one after the other, and waits for what comes of it. */
async function does(me: Person, ...things: string[]): Promise<void> {
  await me.asked();
  const ply = await me.ply();
  for (const thing of things) await me.page.locator(`[data-thing="${thing}"]`).click();
  await me.moved(ply);
}

/** Says yes to the price, too. */
async function buys(me: Person, card: string): Promise<void> {
  await me.asked();
  const ply = await me.ply();
  await me.page.locator(`[data-thing="${card}"]`).click();
  await me.page.locator(`[data-thing="${card}"].is-selected`).click();
  await me.moved(ply);
}
