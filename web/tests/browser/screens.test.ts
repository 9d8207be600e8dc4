// Every page and state as a picture, in both languages and at three sizes, and axe's opinion of each in both themes.

import axe from 'axe-core';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { assignOne } from './four';
import { House, OUTPUT } from './house';
import { browser, house } from './open';
import { newTable, Person, type Seat } from './people';
import { byMouse, endTurn, playHand, quickly, together, toTheEnd } from './play';

const FOLDER = resolve(OUTPUT, 'screenshots');
const SIZES = {
  '1366x768': { width: 1366, height: 768 },
  '1920x1080': { width: 1920, height: 1080 },
  '390x844': { width: 390, height: 844 },
  '844x390': { width: 844, height: 390 },
};

beforeAll(() => void mkdirSync(FOLDER, { recursive: true }));

/** Pictures of the page as it stands, in every size, language and theme that people have. */
async function pictures(me: Person, name: string): Promise<void> {
  const { page } = me;
  const findings: string[] = [];
  // Whatever the pointer rests on would be shown large.
  await page.mouse.move(1, 1);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const [lang, label] of [['es', 'ES, Español'], ['en', 'EN, English']] as const) {
      await page.evaluate((label) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click(), label);
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${lang}.png`, animations: 'disabled' });
      findings.push(...(await wide(page)).map((what) => `${name} ${size} ${lang}: ${what}`));
    }
  }
  await page.setViewportSize(SIZES['1366x768']);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
    await page.waitForTimeout(250);
    if (theme === 'light') await page.screenshot({ path: `${FOLDER}/${name}-1366x768-light.png`, animations: 'disabled' });
    findings.push(...(await judged(page)).map((what) => `${name} ${theme}: ${what}`));
  }
  expect.soft(findings).toEqual([]);
}

/** Nothing may stick out to the side. */
function wide(page: Page): Promise<string[]> {
  return page.evaluate(() => (document.documentElement.scrollWidth > innerWidth + 1 ? [`${document.documentElement.scrollWidth} px wide`] : []));
}

async function judged(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

const BOT: Seat = { who: 'bot', bot: 'random' };
const VERA: Seat = { who: 'link', name: 'Vera' };

async function seated(seats: Seat[], options: [string, string][] = [], query = '', game = 'deckbuilding'): Promise<{ vera: Person; table: string }> {
  const { table, tokens } = await newTable(house, seats, options, game);
  const vera = await Person.at(browser, house, { reducedMotion: 'reduce' });
  await vera.sit(table, tokens[seats.indexOf(VERA)] ?? null, query);
  return { vera, table };
}

it('lobby, rules, cards, results and guide', async () => {
  const ana = await Person.at(browser, house, { reducedMotion: 'reduce' });
  for (const [name, path, ready] of [
    ['lobby-first', '/', '.btn.go'],
    ['rules', '/rules/deckbuilding', '.rule'],
    ['cards', '/cards/deckbuilding', '.card'],
    ['stats-empty', '/stats', 'h1'],
    ['guide', '/guide', '.btn.go'],
    ['lost', '/nothing', '[role=alert]'],
  ] as const) {
    await ana.open(path);
    await ana.page.locator(ready).first().waitFor();
    await pictures(ana, name);
  }
  await ana.leave();
});

it('a table from the first turn to the last, its sheets and its replay', async () => {
  const { vera, table } = await seated([VERA, BOT], [['goal', '2']]);
  const { page } = vera;
  await vera.asked();
  await pictures(vera, 'table-start');
  for (let n = 0; n < 14; n++) {
    if (!(await vera.asked())) break;
    await byMouse(vera);
  }
  await vera.asked();
  await pictures(vera, 'table-middle');
  const lit = page.locator('[data-zone="row"] [data-thing][role="button"]').first();
  if (await lit.count()) {
    await lit.click();
    await pictures(vera, 'table-selected');
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('r');
  await page.keyboard.press('z');
  await page.locator('.card.large').waitFor();
  await pictures(vera, 'table-zoom');
  await page.keyboard.press('Escape');
  await page.locator('.top button[aria-haspopup="dialog"]').click();
  await pictures(vera, 'table-menu');
  await page.keyboard.press('Escape');
  await page.locator('#tab-rules').click();
  await page.locator('.rail .rule').first().waitFor();
  await pictures(vera, 'table-rules');
  await page.locator('#tab-log').click();
  await toTheEnd([vera], byMouse);
  await pictures(vera, 'table-end');
  await vera.open(`/replay/${table}?ply=40&eyes=all`);
  await page.locator('[data-zone="row"] [data-thing]').first().waitFor();
  await pictures(vera, 'replay');
  await vera.open('/stats');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pictures(vera, 'stats');
  await vera.open('/');
  await page.locator('.btn.go').first().waitFor();
  await pictures(vera, 'lobby-mine');
  await vera.leave();
});

it('a pilot that can be bought', async () => {
  const { vera } = await seated([VERA, BOT]);
  const { page } = vera;
  await vera.asked();
  // Whatever five cards one begins with, they pay for a pilot.
  await playHand(vera);
  await page.locator('.sidepiles .pile.buyable').waitFor();
  await pictures(vera, 'table-pilot');
  await page.setViewportSize(SIZES['390x844']);
  await page.locator('.smallpile.buyable').waitFor();
  expect(await judged(page)).toEqual([]);
  await vera.leave();
});

it('a table for four, from every side, and its replay', async () => {
  const { vera, table } = await seated([BOT, VERA, BOT, BOT], [], '', 'deckbuilding-team');
  const { page } = vera;
  await vera.asked();
  await pictures(vera, 'team-start');
  // Whoever begins with no attacker has one soon.
  for (await playHand(vera); !(await assignOne(vera)); await playHand(vera)) await endTurn(vera);
  await page.locator('.joint').waitFor();
  await pictures(vera, 'team-joint');
  await page.getByRole('button', { name: /Attack the bases/ }).first().click();
  await page.getByText('damage left').waitFor();
  await pictures(vera, 'team-divide');
  for (let n = 0; n < 120 && (await vera.asked()); n++) await quickly(vera);
  await vera.asked();
  await pictures(vera, 'team-middle');
  const turnTo = (nth: number) => page.evaluate((nth) => document.querySelectorAll<HTMLElement>('.boardtabs button')[nth]?.click(), nth);
  for (const [nth, name] of [[1, 'team-partner'], [2, 'team-rivals']] as const) {
    await turnTo(nth);
    await pictures(vera, name);
  }
  await turnTo(0);
  await together([vera], quickly);
  await pictures(vera, 'team-end');
  await vera.open(`/replay/${table}?ply=40&eyes=all`);
  await page.locator('[data-zone="row"] [data-thing]').first().waitFor();
  await pictures(vera, 'team-replay');
  await vera.open('/');
  await page.getByRole('button', { name: /two against two|dos contra dos/ }).click();
  await page.locator('.seatrow').nth(3).waitFor();
  await pictures(vera, 'lobby-team');
  await vera.leave();
});

it('secret bases to choose from, a guided game, a screen to pass on', async () => {
  const { vera } = await seated([VERA, BOT], [['mode', 'secret-bases']]);
  await vera.asked();
  await pictures(vera, 'table-secret-bases');
  await vera.leave();
  const guided = await seated([VERA, BOT], [], '?guide=1');
  await guided.vera.asked();
  await pictures(guided.vera, 'table-guide');
  await guided.vera.leave();
  const { table, tokens } = await newTable(house, [{ who: 'here', name: 'Vera' }, { who: 'here', name: 'Luis' }]);
  const both = await Person.at(browser, house, { reducedMotion: 'reduce' });
  await both.open('/');
  const held = tokens.map((token) => ({ table, token, game: 'deckbuilding', added: 0 }));
  await both.page.evaluate((seats) => localStorage.setItem('cantina.seats', JSON.stringify(seats)), held);
  await both.sit(table, null);
  await both.page.locator('.curtain .btn').click();
  await both.asked();
  await both.page.keyboard.press('e');
  await both.page.keyboard.press('e');
  await both.page.locator('.curtain').waitFor();
  await pictures(both, 'table-pass');
  await both.leave();
});

it('a lost line and a spectator', async () => {
  const own = await House.open();
  const { table } = await newTable(own, [VERA, BOT]);
  const watcher = await Person.at(browser, own, { reducedMotion: 'reduce' });
  await watcher.sit(table, null);
  await pictures(watcher, 'table-watched');
  await own.kill();
  await watcher.page.locator('.notices .notice').waitFor();
  await pictures(watcher, 'table-lost-line');
  await watcher.leave();
  await own.close();
});
