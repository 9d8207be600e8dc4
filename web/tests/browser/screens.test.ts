// Every page and state as a picture, in both languages, and axe's opinion of each in both themes.

import { expect, it } from 'vitest';
import { assignOne, TEAM } from './four';
import { House } from './house';
import { browser, house } from './open';
import { newTable, Person, type Facts, type Seat } from './people';
import { judged, pictures, SIZES } from './pictures';

const BOT: Seat = { who: 'bot', bot: 'random' };
const VERA: Seat = { who: 'link', name: 'Vera' };
const LINK: Seat = { who: 'link', name: 'Luis' };

type More = { options?: [string, string][]; query?: string; game?: string; position?: Facts };

async function seated(seats: Seat[], { options = [], query = '', game = 'deckbuilding', position = {} }: More = {}): Promise<{ vera: Person; table: string }> {
  const { table, tokens } = await newTable(house, seats, options, game, position);
  const vera = await Person.at(browser, house);
  await vera.sit(table, tokens[seats.indexOf(VERA)] ?? null, query);
  return { vera, table };
}

it('lobby, rules, cards, results and guide', async () => {
  const ana = await Person.at(browser, house);
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

/** Well into a game: both sides have much in play. */
const MIDDLE: Facts = {
  turn: 'empire',
  force: '-1',
  'empire hand': 'imperial-shuttle, imperial-shuttle, tie-fighter',
  'empire play': 'star-destroyer, at-st, stormtrooper, imperial-shuttle, imperial-shuttle',
  'empire discard': 'inquisitor, gozanti-cruiser',
  'empire resources': '5',
  'rebel play': 'blockade-runner, mon-calamari-cruiser',
  'rebel discard': 'x-wing',
  'rebel base damage': '3',
  'galaxy discard': 'y-wing',
  row: 'luke-skywalker, tie-interceptor, han-solo, jabba-the-hutt, boba-fett, nebulon-b-frigate',
};

/** One attack before the end. */
const LAST: Facts = { turn: 'empire', 'empire play': 'at-at', 'empire victory': 'dantooine, mon-cala', 'rebel base': 'bespin', 'rebel base damage': '13' };

it('a table from the first turn on, and its sheets', async () => {
  const start = await seated([VERA, BOT]);
  await start.vera.asked();
  await pictures(start.vera, 'table-start');
  await start.vera.leave();
  const { vera } = await seated([VERA, BOT], { position: MIDDLE });
  const { page } = vera;
  await vera.asked();
  await pictures(vera, 'table-middle');
  await page.locator('[data-thing="tie-interceptor.1"]').click();
  await pictures(vera, 'table-selected');
  await page.keyboard.press('Escape');
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
  await vera.leave();
});

it('the end of a game, its replay and what is remembered of it', async () => {
  const { vera, table } = await seated([VERA, BOT], { position: LAST });
  const { page } = vera;
  await vera.asked();
  await vera.bar.getByRole('button', { name: /Attack the base · 6/ }).click();
  await page.locator('.result').waitFor();
  await pictures(vera, 'table-end');
  await vera.open(`/replay/${table}?ply=1&eyes=all`);
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
  const { vera } = await seated([VERA, BOT], { position: { turn: 'empire', 'empire resources': '2' } });
  const { page } = vera;
  await vera.asked();
  await page.locator('.sidepiles .pile.buyable').waitFor();
  await pictures(vera, 'table-pilot');
  await page.setViewportSize(SIZES['390x844']);
  await page.locator('.smallpile.buyable').waitFor();
  expect(await judged(page)).toEqual([]);
  await vera.leave();
});

/** Vera and her partner have gathered an army each. */
const FOUR: Facts = {
  turn: 'rebel',
  'rebel-1 hand': 'alliance-shuttle, rebel-trooper, y-wing',
  'rebel-1 play': 'x-wing, blockade-runner, alliance-shuttle, alliance-shuttle',
  'rebel-1 resources': '4',
  'rebel-2 hand': 'temple-guardian, alliance-shuttle',
  'rebel-2 play': 'rebel-trooper, u-wing',
  'empire-1 play': 'gozanti-cruiser',
  'empire-2 play': 'star-destroyer',
  'empire-1 base damage': '2',
};

it('a table for four, from every side, and its replay', async () => {
  const start = await seated([BOT, VERA, BOT, BOT], { game: TEAM });
  await start.vera.asked();
  await pictures(start.vera, 'team-start');
  await start.vera.leave();
  // People, so that nobody else moves.
  const { vera, table } = await seated([LINK, VERA, LINK, LINK], { game: TEAM, position: FOUR });
  const { page } = vera;
  await vera.asked();
  await pictures(vera, 'team-middle');
  const turnTo = (nth: number) => page.evaluate((nth) => document.querySelectorAll<HTMLElement>('.boardtabs button')[nth]?.click(), nth);
  for (const [nth, name] of [[1, 'team-partner'], [2, 'team-rivals']] as const) {
    await turnTo(nth);
    await pictures(vera, name);
  }
  await turnTo(0);
  expect(await assignOne(vera)).toBe(true);
  await page.locator('.joint').waitFor();
  await pictures(vera, 'team-joint');
  await page.getByRole('button', { name: /Attack the bases/ }).first().click();
  await page.getByText('damage left').waitFor();
  await pictures(vera, 'team-divide');
  await page.locator('.top button[aria-haspopup="dialog"]').click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await page.locator('dialog .harm').click();
  await page.locator('.result').waitFor();
  await pictures(vera, 'team-end');
  await vera.open(`/replay/${table}?ply=1&eyes=all`);
  await page.locator('[data-zone="row"] [data-thing]').first().waitFor();
  await pictures(vera, 'team-replay');
  await vera.open('/');
  await page.getByRole('button', { name: /two against two|dos contra dos/ }).click();
  await page.locator('.seatrow').nth(3).waitFor();
  await pictures(vera, 'lobby-team');
  await vera.leave();
});

it('secret bases to choose from, a guided game, a screen to pass on', async () => {
  const { vera } = await seated([VERA, BOT], { options: [['mode', 'secret-bases']] });
  await vera.asked();
  await pictures(vera, 'table-secret-bases');
  await vera.leave();
  const guided = await seated([VERA, BOT], { query: '?guide=1' });
  await guided.vera.asked();
  await pictures(guided.vera, 'table-guide');
  await guided.vera.leave();
  const { table, tokens } = await newTable(house, [{ who: 'here', name: 'Vera' }, { who: 'here', name: 'Luis' }]);
  const both = await Person.at(browser, house);
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
  const watcher = await Person.at(browser, own);
  await watcher.sit(table, null);
  await pictures(watcher, 'table-watched');
  await own.kill();
  await watcher.page.locator('.notices .notice').waitFor();
  await pictures(watcher, 'table-lost-line');
  await watcher.leave();
  await own.close();
});
