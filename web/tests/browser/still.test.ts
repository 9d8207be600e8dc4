// A table on which nothing jumps.

import { describe, expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person, type Facts } from './people';
import { endTurn } from './play';
import { watch, watched } from './watch';

const LINKS = [{ who: 'link', name: 'Luis' }, { who: 'link', name: 'Vera' }] as const;
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1093, 614],
  [1366, 768],
] as const;

const VERA_BEGINS: Facts = { turn: 'rebel', 'rebel hand': 'alliance-shuttle, x-wing', 'rebel play': 'y-wing', 'empire play': 'stormtrooper' };

describe('whoever sits down meanwhile', () => {
  it.each(SIZES)('takes no click away, at %i x %i', async (width, height) => {
    const { table, tokens } = await newTable(house, [...LINKS], [], 'deckbuilding', VERA_BEGINS);
    const vera = await Person.at(browser, house, { viewport: { width, height } });
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

describe('over a turn and that of the opponent', () => {
  it.each(SIZES)('nothing moves but what flies, at %i x %i', async (width, height) => {
    const { table, tokens } = await newTable(house, [...LINKS], [], 'deckbuilding', BOTH_BUSY);
    const luis = await Person.at(browser, house, { reducedMotion: 'reduce' });
    const vera = await Person.at(browser, house, { viewport: { width, height } });
    await luis.sit(table, tokens[0] ?? null);
    await vera.sit(table, tokens[1] ?? null);
    const { page } = vera;
    await vera.asked();
    await page.evaluate(() => document.fonts.ready);
    await watch(page);
    await does(vera, 'alliance-shuttle.1');
    await does(vera, 'alliance-shuttle.2');
    await does(vera, 'x-wing.1');
    await does(vera, 'jyn-erso.1', 'jyn-erso.1');
    await endTurn(vera);
    await does(luis, 'imperial-shuttle.1');
    await does(luis, 'imperial-shuttle.2');
    await does(luis, 'imperial-shuttle.3');
    await does(luis, 'stormtrooper.1');
    await does(luis, 'tie-interceptor.1', 'tie-interceptor.1');
    await does(luis, 'star-destroyer.1', 'dantooine');
    await luis.bar.getByRole('button', { name: /Attack the base/ }).first().click();
    await endTurn(luis);
    await vera.asked();
    await page.locator('[data-zone="hand"] [data-thing]').nth(4).waitFor();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const { moved, large, pictures } = await watched(page);
    expect(pictures).toBeGreaterThan(30);
    expect(large).toEqual([]);
    expect(moved).toEqual([]);
    await vera.leave();
    await luis.leave();
  });
});

/** Clicks on things one after the other, and waits for what comes of it. */
async function does(me: Person, ...things: string[]): Promise<void> {
  await me.asked();
  const ply = await me.ply();
  for (const thing of things) await me.page.locator(`[data-thing="${thing}"]`).click();
  await me.moved(ply);
}
