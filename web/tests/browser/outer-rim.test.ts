// Outer Rim in the browser: a whole game alone, four at one table, a combat, a market, keys.

import { expect, it } from 'vitest';
import { listen } from './answerable';
import { browser, house } from './open';
import { newTable, Person } from './people';
import { there, together } from './play';
import { BOT, diceOf, MIDDLE, RIM, seated, simply, VERA } from './rim';

it('a whole game against the opponent of the box, which says which card it follows, and the end with what counts', async () => {
  const { table, tokens } = await newTable(house, [VERA], [['players', '1'], ['length', 'introductory']], RIM);
  const vera = await Person.at(browser, house);
  const { page } = vera;
  const heard = listen(vera, 0);
  await vera.sit(table, tokens[0] ?? null);
  await together([vera], simply);
  expect(heard.asked).toBeGreaterThan(20);
  expect(heard.missing).toEqual([]);
  await vera.result.waitFor();
  expect(await vera.result.locator('h2').first().textContent()).not.toBe('');
  await expect.poll(() => vera.result.locator('tbody tr').count()).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.race li .order p').count()).toBeGreaterThan(0);
  await vera.leave();
});

it('characters are chosen in the lobby, each once, and whoever has one is not asked for it', async () => {
  const vera = await Person.at(browser, house);
  const { page } = vera;
  await page.addInitScript(() => localStorage.setItem('cantina.game', 'outer-rim'));
  await vera.open('/');
  const [first, second] = [page.getByLabel('Character of').first(), page.getByLabel('Character of').last()];
  await second.selectOption('Han Solo');
  expect(await first.locator('option').allTextContents()).not.toContain('Han Solo');
  await first.selectOption('Bossk');
  await page.locator('form.make button[type="submit"]').click();
  await vera.asked();
  // A ship is asked for, and no character.
  await vera.bar.locator('.opts .btn.opt').first().click();
  for (const name of ['Bossk', 'Han Solo']) await expect.poll(() => page.locator('.race').textContent()).toContain(name);
  await vera.leave();
});

it('four browsers at one table choose characters and play a round', async () => {
  const names = ['Ana', 'Vera', 'Iker', 'Luis'];
  const { table, tokens } = await newTable(house, names.map((name) => ({ who: 'link', name })), [['players', '4']], RIM);
  const people = await Promise.all(
    tokens.map(async (token) => {
      const person = await Person.at(browser, house);
      await person.sit(table, token);
      return person;
    }),
  );
  const [ana] = people as [Person];
  const round = async () => Number((await ana.page.locator('.turnpill, .pill').first().textContent())?.match(/\d+/)?.[0] ?? 0);
  const plays = async (me: Person) => {
    while ((await round()) < 2) {
      if ((await me.bar.getAttribute('data-asked')) === 'true') await simply(me);
      else await me.page.waitForFunction(() => document.querySelector('#choices[data-asked="true"]') !== null, undefined, { timeout: 500 }).catch(() => undefined);
    }
  };
  await Promise.all(people.map(plays));
  for (const me of people) await expect.poll(() => me.page.locator('.race .lane').count()).toBe(4);
  // Somebody else's board opens in full.
  await ana.page.locator('.race li:not(.me) .lane').first().click();
  await ana.page.locator('dialog.otherboard .portrait').first().waitFor();
  await ana.page.keyboard.press('Escape');
  await expect.poll(() => ana.page.locator('dialog.otherboard').count()).toBe(0);
  await Promise.all(people.map((me) => me.leave()));
});

it('a combat shows whose dice they are, adds them up, says who wins, and asks for the prize', async () => {
  const vera = await seated(browser, house, { ...MIDDLE, step: 'encounter' });
  const { page } = vera;
  await page.locator('[data-thing="tatooine.1"]').click();
  await page.locator('.reading .answers-here .btn').first().click();
  await page.locator('.fight').waitFor();
  // Whatever may be rolled again is left as it lies.
  while ((await there(page.locator('.fight .fightsteps .now').first())) && !(await there(page.locator('.fight .score strong')))) {
    const ply = await vera.ply();
    await vera.bar.locator('.opts .btn').last().click();
    await vera.moved(ply);
    await vera.asked();
  }
  const score = async (nth: number) => Number(await page.locator('.fight .score > b').nth(nth).textContent());
  const worth = async (side: number) => (await diceOf(vera, side).locator('xpath=self::*[contains(@class,"d-hit") and not(contains(@class,"idle"))]').count()) + 2 * (await diceOf(vera, side).locator('xpath=self::*[contains(@class,"d-crit") and not(contains(@class,"idle"))]').count());
  await expect.poll(() => page.locator('.fight h2').textContent()).toContain('Garindan');
  expect([await score(0), await score(1)]).toEqual([await worth(0), await worth(1)]);
  expect(await page.locator('.fight .score strong').textContent()).toBe((await score(0)) >= (await score(1)) ? 'You win' : 'You lose');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.fight').count()).toBe(0);
  await vera.leave();
});

it('a die is rolled again by pointing at it', async () => {
  const vera = await seated(browser, house, { ...MIDDLE, step: 'encounter', 'one assets': 'bounty-garindan' });
  const { page } = vera;
  await page.locator('[data-thing="tatooine.1"]').click();
  await page.locator('.reading .answers-here .btn').first().click();
  await page.locator('.fight .die .pick').first().waitFor();
  const ply = await vera.ply();
  await page.locator('.fight .die .pick').first().click();
  // Where there are several of its face it is asked how many.
  if (await there(page.locator('.fight .die .pick.selected').first())) await vera.bar.locator('.opts .btn.opt').first().click();
  await vera.moved(ply);
  await expect.poll(() => page.locator('.fight .usedlist').first().textContent()).not.toBe('');
  await vera.leave();
});

it('a space that can be reached says what waits there, a click flies to it, and it can be taken back', async () => {
  const vera = await seated(browser, house, { ...MIDDLE, step: 'planning' });
  const { page } = vera;
  await page.locator('[data-node="nal-hutta"]').hover();
  await expect.poll(() => page.locator('.forecast').textContent()).toContain('Nal Hutta');
  await page.locator('[data-node="nal-hutta"]').click();
  await expect.poll(() => page.locator('.place h2').textContent()).toBe('Nal Hutta');
  await vera.asked();
  // Space by space, back to where it began.
  await expect
    .poll(async () => {
      await page.keyboard.press('u');
      return page.locator('.place h2').textContent();
    })
    .toBe('Tatooine');
  await vera.leave();
});

it('goods are delivered and the market visited by keys, and what is missing for a card is said', async () => {
  const goods = { 'one at': 'ryloth', 'one assets': 'coaxium-crystal, chewbacca', contacts: 'tatooine.1 garindan', 'gear market': 'armored-vest', 'luxury market': 'chromium-hull' };
  const vera = await seated(browser, house, { ...MIDDLE, step: 'action', ...goods });
  const { page } = vera;
  await expect.poll(() => page.locator('.ware', { hasText: 'Chromium Hull' }).locator('.miss').textContent()).toContain('short');
  // What can be thrown away at any time does not glow.
  await expect.poll(() => page.locator('.item.is-playable').count()).toBe(1);
  await page.locator('.item.is-playable').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.hold [data-thing="coaxium-crystal"]').count()).toBe(0);
  await vera.asked();
  await page.keyboard.press('r');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-zone]')?.getAttribute('data-zone'))).toBe('market');
  const ply = await vera.ply();
  await page.locator('[data-thing="armored-vest"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await vera.moved(ply);
  await expect.poll(() => page.locator('.hold [data-thing="armored-vest"]').count()).toBe(1);
  await vera.leave();
});

it('a purchase says what is left to pay and which goods can be given for it', async () => {
  const vera = await seated(browser, house, { ...MIDDLE, step: 'action', 'one credits': '1', 'one assets': 'stolen-weapons, chewbacca', 'gear market': 'armored-vest' });
  const { page } = vera;
  await page.locator('[data-thing="armored-vest"]').click();
  await page.keyboard.press('1');
  await expect.poll(() => page.locator('.purchase h2').textContent()).toContain('to pay');
  await expect.poll(() => page.locator('.purchase .btn').count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.dock .purchase .btn', { hasText: 'Stolen Weapons' }).click();
  await expect.poll(() => page.locator('.dock [data-thing="armored-vest"]').count()).toBe(1);
  await expect.poll(() => page.locator('.dock [data-thing="stolen-weapons"]').count()).toBe(0);
  await vera.leave();
});

it('what was read of the databank is listed by number, and can be looked at again', async () => {
  const vera = await seated(browser, house, { ...MIDDLE, step: 'encounter', 'one assets': 'job-stash' });
  const { page } = vera;
  await page.locator('.hold [data-thing="job-stash"]').click();
  await page.locator('.race .databank summary').click();
  await expect.poll(() => page.locator('.race .databank button').textContent()).toMatch(/^\d+ · Jabba/);
  await page.locator('.race .databank button').click();
  await page.locator('.zoomed').first().waitFor();
  await vera.leave();
});

it('two contacts to be revealed are pointed at on the map, and that ends only with both', async () => {
  const contacts = 'kessel.1 lobot, tatooine.2 greedo';
  const vera = await seated(browser, house, { ...MIDDLE, step: 'encounter', contacts, 'tatooine-nal-hutta deck': 'tatooine-nal-hutta-2' });
  const { page } = vera;
  const draws = await vera.ply();
  await vera.bar.getByText('Draw', { exact: false }).first().click();
  await vera.moved(draws);
  await vera.asked();
  const pays = await vera.ply();
  await vera.bar.locator('.opts .btn.opt').first().click();
  await vera.moved(pays);
  await vera.asked();
  await page.locator('[data-thing="kessel.1"].lit').click();
  await expect.poll(() => page.locator('.contact.selected').count()).toBe(1);
  expect(await vera.bar.locator('.opts .btn[aria-disabled="true"]').count()).toBe(1);
  const picks = await vera.ply();
  await simply(vera);
  await expect.poll(() => page.locator('.contact.selected').count()).toBe(2);
  await simply(vera);
  await vera.moved(picks);
  await expect.poll(() => page.locator('.contact.named').count()).toBe(2);
  await vera.leave();
});

it('a hint says what the computer would do and why, and where', async () => {
  const { table, tokens } = await newTable(house, [VERA, BOT], [], RIM, { ...MIDDLE, step: 'action' });
  const vera = await Person.at(browser, house);
  // Who gives hints stands on the shelf: a hint that is asked for before that is read waits for it.
  let read: () => void = () => undefined;
  const held = new Promise<void>((done) => (read = done));
  await vera.page.route('**/api/games*', async (route) => {
    await held;
    await route.continue();
  });
  await vera.sit(table, tokens[0] ?? null);
  await vera.asked();
  await vera.page.keyboard.press('?');
  read();
  await vera.page.locator('[data-thing="stolen-weapons"].is-hinted').first().waitFor();
  expect(await vera.bar.locator('.ask small').textContent()).toContain('A reward is waiting.');
  await vera.leave();
});

it('two in one space trade: one offers, the other agrees', async () => {
  const seats = [VERA, { who: 'link', name: 'Luis' } as const];
  const { table, tokens } = await newTable(house, seats, [], RIM, { ...MIDDLE, step: 'action', 'two at': 'tatooine', 'two assets': 'droid-parts' });
  const [vera, luis] = (await Promise.all(tokens.map(async (token) => {
    const person = await Person.at(browser, house);
    await person.sit(table, token);
    return person;
  }))) as [Person, Person];
  await vera.asked();
  await vera.page.locator('.race .meant').click();
  await expect.poll(() => vera.bar.textContent()).toContain('give');
  await vera.page.locator('.hold [data-thing="chewbacca"], .hold [data-thing="stolen-weapons"]').last().click();
  await vera.bar.locator('.opts .btn.go').click();
  await vera.page.locator('[data-zone="tray"] [role="button"]').first().click();
  await luis.asked();
  await luis.bar.locator('.opts .btn.opt').first().click();
  await expect.poll(() => vera.page.locator('.hold [data-thing="droid-parts"]').count()).toBe(1);
  await vera.leave();
  await luis.leave();
});

it('on a phone the sheet holds ship, market and rivals, and what is read takes its place', async () => {
  const vera = await seated(browser, house, { ...MIDDLE, step: 'action' });
  const { page } = vera;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#dock-market').click();
  await expect.poll(() => page.locator('.dock .ware').count()).toBe(6);
  await page.locator('#dock-rivals').click();
  await expect.poll(() => page.locator('.dock .lane').count()).toBe(2);
  await page.locator('.dock .grip').click();
  await expect.poll(() => page.locator('.dock').getAttribute('data-height')).toBe('full');
  await page.locator('#dock-ship').click();
  await page.locator('.dock .item', { hasText: 'Stolen Weapons' }).click();
  await page.locator('.dock .test').waitFor();
  await vera.leave();
});
