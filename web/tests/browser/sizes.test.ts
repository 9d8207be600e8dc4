// What must be in sight, whatever the size of the screen.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browser, house } from './open';
import { TEAM } from './four';
import { newTable, Person, type Facts, type Seat } from './people';
import { endTurn } from './play';

const BOT: Seat = { who: 'bot', bot: 'random' };
const VERA: Seat = { who: 'link', name: 'Vera' };

async function seated(seats: Seat[], game: string, position: Facts = {}): Promise<Person> {
  const { table, tokens } = await newTable(house, seats, [], game, position);
  const vera = await Person.at(browser, house);
  await vera.sit(table, tokens[seats.indexOf(VERA)] ?? null);
  await vera.asked();
  return vera;
}

/** What of these is not whole between the top bar and the choices. */
function outOfSight(page: Page, places: string[]): Promise<string[]> {
  return page.evaluate((places) => {
    const top = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
    const bottom = document.querySelector('#choices')?.getBoundingClientRect().top ?? 0;
    const shown = (node: Element) => node.checkVisibility();
    const hidden = (node: Element) => {
      const box = node.getBoundingClientRect();
      return box.top < top - 1 || box.bottom > bottom + 3 || box.left < -1 || box.right > innerWidth + 1;
    };
    return places.filter((place) => {
      const found = [...document.querySelectorAll(place)].filter(shown);
      return found.length === 0 || found.some(hidden);
    });
  }, places);
}

const MINE = ['[data-zone="me"] .card.wide', '[data-zone="me"] .pool', '[data-zone="hand"] .card', '[data-zone="row"] .card'];

it('base, resources, row and hand are there without scrolling, on every screen', async () => {
  const vera = await seated([VERA, BOT], 'deckbuilding');
  for (const [what, width, height] of [
    ['a small phone', 360, 640],
    ['a phone', 390, 844],
    ['a phone on its side', 844, 390],
    ['a laptop at 125 %', 1093, 614],
    ['a laptop with a tall browser', 1366, 625],
  ] as const) {
    await vera.page.setViewportSize({ width, height });
    expect(await outOfSight(vera.page, MINE), what).toEqual([]);
    expect(await vera.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), what).toBe(true);
  }
  await vera.leave();
});

/** Much to do for Vera, and much in play. */
const BUSY: Facts = {
  turn: 'empire',
  'empire hand': 'imperial-shuttle, imperial-shuttle, tie-fighter',
  'empire play': 'star-destroyer, at-st, stormtrooper',
  'empire resources': '5',
  row: 'luke-skywalker, tie-interceptor, boba-fett',
};
const BUSY_TEAM: Facts = {
  turn: 'empire',
  'empire-1 hand': 'imperial-shuttle, imperial-shuttle, tie-fighter, at-st, stormtrooper',
  'empire-1 play': 'gozanti-cruiser, inquisitor',
  'empire-1 resources': '4',
};

it.each([
  ['a small phone', 360, 640],
  ['a phone', 390, 844],
])('at a table for four base, resources, row and hand are there on %s, and nothing scrolls', async (_, width, height) => {
  const vera = await seated([VERA, BOT, BOT, BOT], TEAM, BUSY_TEAM);
  await vera.page.setViewportSize({ width, height });
  await expect.poll(() => outOfSight(vera.page, ['[data-zone="me"] .card.wide', '[data-zone="me"] .pool', '[data-zone="hand"] .card', '[data-zone="row"] .card'])).toEqual([]);
  await expect.poll(() => vera.page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await vera.leave();
});

it('many answers leave the question its room, and fill the rows of a phone', async () => {
  const vera = await seated([VERA, BOT], 'deckbuilding', BUSY);
  const { page } = vera;
  for (const [width, height] of [[844, 390], [1093, 614], [1366, 768]] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.querySelector('.bar .ask')?.clientWidth ?? 0), `${width} x ${height}`).toBeGreaterThanOrEqual(150);
    expect((await vera.bar.boundingBox())?.height, `${width} x ${height}`).toBeLessThan(90);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = await page.evaluate(() => {
    const tops = [...document.querySelectorAll('.bar .opts > *')].map((button) => Math.round(button.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });
  expect(rows).toEqual([3, 4]);
  await vera.leave();
});

it('the name of the opponent is whole on a phone', async () => {
  const vera = await seated([VERA, BOT], 'deckbuilding');
  await vera.page.setViewportSize({ width: 390, height: 844 });
  // Letters may reach a little below their line; a third line would be more than that.
  const cut = await vera.page.evaluate(() => {
    const names = [...document.querySelectorAll('.opp .who b')];
    return names.filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 6).map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
  await vera.leave();
});

it('what the opponent has in play is never cut off', async () => {
  const vera = await seated([BOT, VERA], 'deckbuilding', {
    turn: 'rebel',
    'empire play': 'star-destroyer, gozanti-cruiser, imperial-carrier, at-at, at-st, death-trooper, stormtrooper',
  });
  for (const [width, height] of [[360, 640], [390, 844], [844, 390], [1093, 614], [1366, 768]] as const) {
    await vera.page.setViewportSize({ width, height });
    const cut = await vera.page.evaluate(() => {
      const chips = [...document.querySelectorAll('[data-zone="foe"] .chip')];
      return chips.filter((chip) => chip.getBoundingClientRect().right > innerWidth || chip.scrollWidth > chip.clientWidth + 24).length;
    });
    expect(cut).toBe(0);
  }
  await vera.leave();
});

it('a card that comes to lie under a resting pointer does not open, one that is pointed at does', async () => {
  const vera = await seated([VERA, BOT], 'deckbuilding');
  const { page } = vera;
  await page.clock.install();
  const hand = page.locator('[data-zone="hand"] [data-thing]').first();
  const box = await hand.boundingBox();
  if (box === null) throw new Error('there is a hand');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.zoomed').waitFor();
  await page.mouse.move(2, 2);
  await page.locator('.zoomed').waitFor({ state: 'detached' });
  // A sheet lies over the pointer and is put away again: cards come under it that nobody pointed at.
  await page.keyboard.press('k');
  await page.locator('.keylist').waitFor();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[data-zone="hand"] [data-thing]')?.matches(':hover'));
  await page.clock.runFor(700);
  await expect.poll(() => page.locator('.zoomed').count()).toBe(0);
  await vera.leave();
});

it('the menu has the keys and the settings, and surrender comes last', async () => {
  const vera = await seated([VERA, BOT], 'deckbuilding');
  const { page } = vera;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect((await page.locator('.answers li').last().textContent())?.trim()).toBe('Surrender');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Teclas' }).click();
  await page.getByText('Ir a: Tu mano').waitFor();
  await vera.leave();
});

it('a turn that begins leads to the choices', async () => {
  const vera = await seated([VERA, BOT], 'deckbuilding');
  await vera.page.keyboard.press('h');
  await endTurn(vera);
  await vera.asked();
  await vera.page.waitForFunction(() => document.activeElement?.id === 'choices');
  await vera.leave();
});
