// What can happen at a table besides playing on.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { House } from './house';
import { browser, house } from './open';
import { newTable, Person } from './people';
import { byMouse } from './play';

async function two(): Promise<{ vera: Person; luis: Person; table: string; tokens: (string | null)[] }> {
  const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Vera' }, { who: 'link', name: 'Luis' }]);
  const vera = await Person.at(browser, house);
  const luis = await Person.at(browser, house);
  await vera.sit(table, tokens[0] ?? null);
  await luis.sit(table, tokens[1] ?? null);
  return { vera, luis, table, tokens };
}

/** Vera, who begins, against the computer. */
async function alone(options: Parameters<typeof Person.at>[2] = {}): Promise<{ vera: Person; table: string; token: string }> {
  const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Vera' }, { who: 'bot', bot: 'random' }]);
  const vera = await Person.at(browser, house, options);
  const token = tokens[0] ?? '';
  await vera.sit(table, token);
  await vera.asked();
  return { vera, table, token };
}

const picture = (me: Person) =>
  me.page.evaluate(() => [...document.querySelectorAll('[data-thing]')].map((card) => `${card.closest('[data-zone]')?.getAttribute('data-zone')}:${card.getAttribute('data-thing')}`).sort());

describe('coming back', () => {
  it('a reload in the middle of a turn shows the same table', async () => {
    const { vera } = await alone();
    await byMouse(vera);
    await vera.asked();
    const before = await picture(vera);
    await vera.page.reload();
    await vera.asked();
    await expect.poll(() => picture(vera)).toEqual(before);
    expect(new URL(vera.page.url()).hash).toBe('');
    await vera.leave();
  });

  it('a reload in the middle of an effect asks the same question, and it can be answered', async () => {
    const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Vera' }, { who: 'bot', bot: 'random' }], [['mode', 'secret-bases']]);
    const vera = await Person.at(browser, house);
    await vera.sit(table, tokens[0] ?? null);
    await vera.asked();
    const question = await vera.bar.locator('.ask').textContent();
    const bases = vera.page.locator('[data-zone="tray"] [role="button"]');
    await bases.first().click();
    await vera.page.reload();
    await vera.asked();
    await expect.poll(() => vera.bar.locator('.ask').textContent()).toBe(question);
    const ply = await vera.ply();
    // In any order: the client puts the picks in that of the question.
    for (const nth of [3, 0, 2, 1]) await bases.nth(nth).click();
    await vera.bar.getByRole('button', { name: 'Done (4)' }).click();
    await vera.moved(ply);
    await vera.page.locator('[data-zone="hand"] [data-thing]').first().waitFor();
    await vera.leave();
  });

  it('a server that was killed comes back, and the game goes on where it was', async () => {
    const own = await House.open();
    const { table, tokens } = await newTable(own, [{ who: 'link', name: 'Vera' }, { who: 'bot', bot: 'random' }]);
    const vera = await Person.at(browser, own);
    await vera.sit(table, tokens[0] ?? null);
    await vera.asked();
    await byMouse(vera);
    await vera.asked();
    const before = await picture(vera);
    await own.kill();
    await vera.page.getByText('The connection is gone').waitFor();
    await expect.poll(() => vera.page.locator('[data-thing].is-playable').count()).toBe(0);
    await own.restart();
    await vera.page.getByText('Connected again').waitFor();
    await expect.poll(() => picture(vera)).toEqual(before);
    const ply = await vera.ply();
    await byMouse(vera);
    await vera.asked();
    await expect.poll(() => vera.ply()).toBeGreaterThanOrEqual(ply);
    await vera.leave();
    await own.close();
  });

  it('an action that was sent while the line was away is done once, when it is back', async () => {
    const { vera } = await alone();
    const ply = await vera.ply();
    await vera.page.context().setOffline(true);
    await vera.bar.locator('.opts .btn.opt, .endturn').first().click();
    await vera.page.getByText('You are offline').waitFor();
    await expect.poll(() => vera.ply()).toBe(ply);
    await vera.page.context().setOffline(false);
    await vera.moved(ply);
    await vera.leave();
  });
});

describe('at the table', () => {
  it('the language changes in the middle of a game, in place', async () => {
    const { vera } = await alone();
    await byMouse(vera);
    await vera.asked();
    const cards = await picture(vera);
    await expect.poll(() => vera.page.locator('html').getAttribute('lang')).toBe('en');
    await vera.page.getByRole('button', { name: /Español/ }).click();
    await vera.page.getByRole('tab', { name: 'Registro' }).waitFor();
    await vera.page.waitForFunction(() => /turno/i.test(document.querySelector('.bar .ask')?.textContent ?? ''));
    await vera.page.waitForFunction(() => /Turno|juega/i.test(document.querySelector('.log')?.textContent ?? ''));
    await vera.page.getByRole('heading', { level: 1, name: 'El juego de construcción de mazos' }).waitFor();
    await expect.poll(() => picture(vera)).toEqual(cards);
    await vera.leave();
  });

  it('a screen reader hears what is asked and what happened', async () => {
    const { vera } = await alone();
    const asserted = vera.page.locator('[aria-live="assertive"]');
    await expect.poll(() => asserted.textContent()).toBe('Your turn');
    await expect.poll(() => vera.bar.getByRole('status').textContent()).toContain('What do you do?');
    const card = vera.page.locator('[data-zone="hand"] [data-thing][role="button"]').first();
    const name = (await card.getAttribute('aria-label'))?.split('.')[0] ?? '';
    const ply = await vera.ply();
    await card.click();
    await vera.moved(ply);
    await expect.poll(() => vera.page.locator('p[aria-live="polite"]').first().textContent()).toContain(name);
    await vera.leave();
  });

  it('undo takes back what taught nobody anything', async () => {
    const { vera } = await alone();
    const before = await picture(vera);
    const ply = await vera.ply();
    await vera.page.locator('[data-zone="hand"] [data-thing][role="button"]').first().click();
    await vera.moved(ply);
    await expect.poll(() => picture(vera)).not.toEqual(before);
    await vera.page.getByRole('button', { name: 'Undo' }).click();
    await vera.page.waitForFunction((ply) => Number(document.querySelector('#choices')?.getAttribute('data-ply')) === ply, ply);
    await expect.poll(() => picture(vera)).toEqual(before);
    await vera.leave();
  });

  it('undo across a turn is asked for, refused and granted', async () => {
    const { vera, luis } = await two();
    await vera.asked();
    const ply = await vera.ply();
    await vera.page.keyboard.press('e');
    await vera.page.keyboard.press('e');
    await vera.moved(ply);
    await vera.page.getByRole('button', { name: 'Ask to take back' }).click();
    await luis.page.getByText('Vera would like to take back a move').waitFor();
    await luis.page.getByRole('button', { name: 'Refuse' }).click();
    await vera.page.getByText('You have asked to take back').waitFor({ state: 'detached' });
    await vera.page.getByRole('button', { name: 'Ask to take back' }).click();
    await luis.page.getByRole('button', { name: 'Allow' }).click();
    await vera.asked();
    await expect.poll(() => vera.ply()).toBe(ply);
    await vera.leave();
    await luis.leave();
  });

  it('a hint says what and why, and plays nothing', async () => {
    const { vera } = await alone();
    const ply = await vera.ply();
    await vera.page.getByRole('button', { name: 'Hint' }).click();
    await vera.page.waitForFunction(() => (document.querySelector('.bar .ask small')?.textContent ?? '').length > 10);
    await expect.poll(() => vera.ply()).toBe(ply);
    await vera.leave();
  });

  it('people talk, and a spectator listens and sees no hand', async () => {
    const { vera, luis, table } = await two();
    const watcher = await Person.at(browser, house);
    await watcher.sit(table, null);
    await vera.page.getByRole('tab', { name: /Chat/ }).click();
    await vera.page.getByLabel('Say something').fill('Good luck!');
    await vera.page.keyboard.press('Enter');
    for (const listener of [luis, watcher]) {
      await listener.page.getByRole('tab', { name: /Chat/ }).click();
      await listener.page.getByText('Good luck!').waitFor();
    }
    await expect.poll(() => watcher.page.locator('[data-zone="hand"] [data-thing]').count()).toBe(0);
    await expect.poll(() => watcher.page.locator('[data-thing][role="button"]').count()).toBe(0);
    for (const person of [vera, luis, watcher]) await person.leave();
  });

  it('surrender ends the game, and a rematch begins another one for both', async () => {
    const { vera, luis, table } = await two();
    await vera.page.getByRole('button', { name: 'Menu' }).click();
    await vera.page.getByRole('button', { name: 'Surrender' }).click();
    await vera.page.getByRole('button', { name: 'Surrender' }).click();
    await vera.over.getByText('You have lost').waitFor();
    await luis.over.getByText('You have won').waitFor();
    await vera.result.getByRole('button', { name: 'Rematch' }).click();
    await luis.result.getByRole('button', { name: 'Go to the rematch' }).click();
    await vera.asked();
    await luis.page.locator('[data-zone="hand"]').waitFor();
    expect(vera.page.url()).not.toContain(table);
    expect(luis.page.url()).toBe(vera.page.url());
    await vera.leave();
    await luis.leave();
  });

  it('a bug report is a scenario file that holds what the reporter may see', async () => {
    const { vera } = await alone();
    await vera.page.getByRole('button', { name: 'Menu' }).click();
    await vera.page.getByRole('button', { name: 'Report a problem' }).click();
    await vera.page.getByLabel('What is wrong here?').fill('The row is odd');
    await vera.page.getByRole('button', { name: 'Save the report' }).click();
    const download = vera.page.waitForEvent('download');
    await vera.page.getByRole('link', { name: 'Download the scenario' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text).toContain('The row is odd');
    expect(text).toMatch(/row/);
    await vera.leave();
  });

  it('a card is looked at closely by hovering, by key and from the log', async () => {
    const { vera } = await alone();
    const { page } = vera;
    await page.locator('[data-zone="row"] [data-thing]').first().hover();
    await page.locator('.card.large').waitFor();
    await page.mouse.move(5, 300);
    await page.locator('.card.large').waitFor({ state: 'detached' });
    await page.keyboard.press('r');
    await page.keyboard.press('z');
    await page.locator('.card.large').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.card.large').waitFor({ state: 'detached' });
    await byMouse(vera);
    await vera.asked();
    await page.locator('.log .name').first().click();
    await page.locator('.card.large').waitFor();
    await vera.leave();
  });

  it('a card is played by dragging it to one’s own side', async () => {
    const { vera } = await alone();
    const ply = await vera.ply();
    const card = vera.page.locator('[data-zone="hand"] [data-thing][role="button"]').first();
    await card.dragTo(vera.page.locator('[data-zone="me"]'), { steps: 8 } as never);
    await vera.moved(ply);
    await vera.leave();
  });
});

describe('on a phone', () => {
  const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

  it.each([
    ['upright', { width: 390, height: 844 }],
    ['on its side', { width: 844, height: 390 }],
  ])('%s: cards are played, bought and looked at by touch, and the turn is ended', async (_, viewport) => {
    const { vera } = await alone({ ...phone, viewport });
    const { page } = vera;
    let ply = await vera.ply();
    await page.locator('[data-zone="hand"] [data-thing][role="button"]').first().tap();
    await vera.moved(ply);
    await vera.asked();
    ply = await vera.ply();
    await vera.bar.locator('.opts .btn.opt').first().tap();
    await vera.moved(ply);
    await vera.asked();
    const box = await page.locator('[data-zone="row"] [data-thing]').nth(1).boundingBox();
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.locator('.card.large').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('.veil').tap();
    await page.locator('.card.large').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Log' }).tap();
    await page.locator('.rail.open .log').waitFor();
    await page.locator('.rail.open').getByRole('button', { name: 'Close' }).tap();
    const end = page.locator('.endturn:visible, .endturn-here:visible');
    ply = await vera.ply();
    await end.tap();
    if ((await vera.ply()) === ply) await page.locator('.end-anyway').tap({ timeout: 2000 }).catch(() => undefined);
    await vera.moved(ply);
    await vera.leave();
  });
});

describe('bad input', () => {
  it('a dead link, a wrong secret and a page that is not there are told, with a way on', async () => {
    const lost = await Person.at(browser, house);
    const { table } = await newTable(house, [{ who: 'link', name: 'Vera' }, { who: 'bot', bot: 'random' }]);
    for (const path of ['/table/nowhere', `/table/${table}#wrong`, '/nonsense', '/replay/nowhere']) {
      await lost.open(path);
      const alert = lost.page.getByRole('alert');
      await alert.waitFor();
      expect((await alert.textContent())?.trim().length, path).toBeGreaterThan(15);
      expect(await lost.page.getByRole('link', { name: 'Back to the lobby' }).count(), path).toBe(1);
    }
    await lost.open('/table/nowhere');
    await lost.page.getByRole('button', { name: /Español/ }).click();
    await lost.page.getByRole('link', { name: 'Volver al vestíbulo' }).waitFor();
    await lost.leave();
  });

  it('an answer that comes too late is refused in words, and the new options are there', async () => {
    const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Vera' }, { who: 'link', name: 'Luis' }]);
    const here = await Person.at(browser, house);
    const there = await Person.at(browser, house);
    await here.sit(table, tokens[0] ?? null);
    await there.sit(table, tokens[0] ?? null);
    await here.asked();
    await there.asked();
    // The same seat on two devices; one of them does not hear what the other did in time.
    await there.page.evaluate(() => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        setTimeout(() => send.call(this, text), 700);
      };
    });
    const ply = await here.ply();
    await there.bar.locator('.opts .btn.opt, .endturn').first().click();
    await here.page.locator('[data-zone="hand"] [data-thing][role="button"]').first().click();
    await here.moved(ply);
    await there.page.locator('.ask.bad').waitFor();
    await there.asked();
    await expect.poll(() => there.page.locator('[data-thing][role="button"], .endturn').count()).toBeGreaterThan(0);
    await here.leave();
    await there.leave();
  });
});
