// The table of Outer Rim in every size, both languages and both themes, and what must be in sight there.

import { expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person } from './people';
import { judged, pictures, SIZES } from './pictures';
import { MIDDLE, RIM, seated, VERA } from './rim';

/** Axe's opinion of what a phone shows. */
async function judgedOnPhone({ page }: Person): Promise<void> {
  await page.setViewportSize(SIZES['390x844']);
  expect(await judged(page)).toEqual([]);
  await page.setViewportSize(SIZES['1366x768']);
}

it('the table, where one can go, another board, a card that is read, a combat', async () => {
  const vera = await seated(browser, house, { ...MIDDLE, step: 'planning' });
  const { page } = vera;
  await pictures(vera, 'outer-rim-middle');
  await judgedOnPhone(vera);
  await page.locator('.race li:not(.me) .lane').click();
  await page.locator('dialog.otherboard').waitFor();
  await pictures(vera, 'outer-rim-board');
  await vera.leave();
  const meets = await seated(browser, house, { ...MIDDLE, step: 'encounter' });
  await meets.page.locator('[data-thing="tatooine.1"]').click();
  await meets.page.locator('.reading .answers-here .btn').first().waitFor();
  await pictures(meets, 'outer-rim-encounter');
  await judgedOnPhone(meets);
  await meets.page.locator('.reading .answers-here .btn').first().click();
  await meets.page.locator('.fight').waitFor();
  await pictures(meets, 'outer-rim-combat');
  await judgedOnPhone(meets);
  await meets.leave();
});

it('the map, the own board and the choices are in sight on every screen', async () => {
  const vera = await seated(browser, house, { ...MIDDLE, step: 'action' });
  for (const [width, height] of [[360, 640], [390, 844], [844, 390], [1093, 614], [1366, 768], [1920, 1080]] as const) {
    await vera.page.setViewportSize({ width, height });
    await expect
      .poll(() =>
        vera.page.evaluate(() => {
          const top = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
          const bottom = document.querySelector('#choices')?.getBoundingClientRect().top ?? 0;
          return ['.arc .pin.mine', '.portrait.character', '.portrait.ship', '.purse'].filter((place) => {
            const box = document.querySelector(place)?.getBoundingClientRect();
            return box === undefined || box.width === 0 || box.top < top - 6 || box.bottom > bottom + 6 || box.left < -2 || box.right > innerWidth + 2;
          });
        }), { message: `${width} x ${height}` })
      .toEqual([]);
  }
  await vera.leave();
});

it('the end and its replay, a guided game, a screen to pass on, a table that is watched, the lobby', async () => {
  const solo = await seated(browser, house, {}, [VERA], [['players', '1'], ['length', 'introductory']], '?guide=1');
  await solo.page.locator('.coach').waitFor();
  await pictures(solo, 'outer-rim-coach');
  await solo.leave();
  const { table, tokens } = await newTable(house, [{ who: 'here', name: 'Vera' }, { who: 'here', name: 'Luis' }], [], RIM, { ...MIDDLE, step: 'action' });
  const both = await Person.at(browser, house);
  await both.open('/');
  await both.page.evaluate((seats) => localStorage.setItem('cantina.seats', JSON.stringify(seats)), tokens.map((token) => ({ table, token, game: RIM, added: 0 })));
  await both.sit(table, null);
  await both.page.locator('.curtain').waitFor();
  await pictures(both, 'outer-rim-pass');
  await both.leave();
  const watcher = await Person.at(browser, house);
  await watcher.sit(table, null);
  await watcher.page.locator('.race .lane').first().waitFor();
  await pictures(watcher, 'outer-rim-watched');
  await watcher.open(`/replay/${table}?ply=0`);
  await watcher.page.locator('.race .lane').first().waitFor();
  await pictures(watcher, 'outer-rim-replay');
  await watcher.page.addInitScript(() => localStorage.setItem('cantina.game', 'outer-rim'));
  await watcher.open('/');
  await watcher.page.locator('.seatrow').first().waitFor();
  await watcher.page.locator('form.make').getByRole('button', { name: '4', exact: true }).first().click();
  await expect.poll(() => watcher.page.locator('.seatrow').count()).toBe(4);
  await pictures(watcher, 'outer-rim-lobby');
  await watcher.page.locator('form.make').getByRole('button', { name: '1', exact: true }).first().click();
  await expect.poll(() => watcher.page.locator('.seatrow').count()).toBe(1);
  await watcher.leave();
});
