// A table with friends: who is there, who is asked, and whether the line holds.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from './house';
import { browser, house } from './open';
import { newTable, openWholeBrowser, Person } from './people';
import { endTurn } from './play';

async function two(options: Parameters<typeof Person.at>[2] = {}, hisBrowser = browser): Promise<{ vera: Person; luis: Person; table: string; tokens: (string | null)[] }> {
  const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Vera' }, { who: 'link', name: 'Luis' }]);
  const vera = await Person.at(browser, house);
  const luis = await Person.at(hisBrowser, house, options);
  await vera.sit(table, tokens[0] ?? null);
  await luis.sit(table, tokens[1] ?? null);
  await vera.asked();
  return { vera, luis, table, tokens };
}

/** Notifications come from the installed app. */
const INSTALLED = { serviceWorkers: 'allow' } as const;

/** As if the window lay behind another one. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** What was notified by the installed app, once it is there. */
const notified = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, data }) => `${title} ${data}`);
  });

describe('a friend', () => {
  it('is asked for a name, is seen to sit down and to be away, and a computer fills in', async () => {
    const vera = await Person.at(browser, house);
    await vera.open('/');
    await vera.page.locator('select').first().selectOption({ label: 'A friend, by link' });
    await vera.page.getByRole('button', { name: 'Open the table' }).click();
    const link = await vera.page.getByLabel(/^Link for/).inputValue();
    // The table is among one's games at once, before anybody sits there.
    await vera.page.locator('section[aria-labelledby="mine"] .tline').waitFor();
    await vera.page.getByRole('link', { name: 'Go to the table' }).click();
    await vera.page.locator('.notice').getByText('Send this link to the other player').first().waitFor();

    const luis = await Person.at(browser, house, { locale: 'es-ES' });
    await luis.page.goto(link);
    const asked = luis.page.getByRole('dialog', { name: '¿Cómo te llamamos?' });
    await asked.getByRole('textbox').fill('Luis');
    await luis.page.keyboard.press('Enter');
    await asked.waitFor({ state: 'detached' });
    await vera.page.locator('.notice').getByText('Luis sat down').waitFor();
    await expect.poll(() => vera.page.getByText('Send this link').count()).toBe(0);
    // Whoever has no name is called by the side, in one's own language.
    await luis.page.locator('.board').getByText('Rebeldes').first().waitFor();

    await luis.page.getByRole('button', { name: 'Menú' }).click();
    await luis.page.getByRole('button', { name: 'Cambiar mi nombre' }).click();
    await luis.page.getByRole('dialog').getByRole('textbox').fill('Lucho');
    await luis.page.keyboard.press('Enter');
    await vera.page.locator('.board').getByText('Lucho').first().waitFor();

    const other = await luis.page.context().newPage();
    await luis.page.close();
    await vera.page.getByText('Lucho is away').waitFor();
    await expect.poll(() => vera.page.getByText('Send this link').count()).toBe(0);
    await vera.page.getByRole('button', { name: 'Let the computer play' }).click();
    await vera.page.getByText('Lucho is away').waitFor({ state: 'detached' });
    await vera.page.locator('.notice').getByText('The computer plays for Lucho now.').waitFor();

    // The browser has kept the seat and the name.
    await other.goto(link);
    await vera.page.locator('.notice').getByText('Lucho is back').waitFor();
    await other.getByRole('button', { name: 'Volver a mi asiento' }).click();
    await other.getByText('El ordenador juega por ti').waitFor({ state: 'detached' });
    await expect.poll(() => other.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => other.getByText('Alguien ha estado en este asiento').count()).toBe(0);
    // Whoever gets a link that somebody has used learns so, and can put the notice away.
    const eve = await Person.at(browser, house);
    await eve.page.goto(link);
    const notice = eve.page.locator('.notice', { hasText: 'Somebody has been in this seat before you.' });
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
    await eve.leave();
    await vera.leave();
    await luis.page.context().close();
  });

  it('is told which move somebody would like to take back, and the answer is heard', async () => {
    const { vera, luis } = await two();
    await vera.page.clock.install();
    const ply = await vera.ply();
    await endTurn(vera);
    await luis.asked();
    const told = await luis.page.evaluate((ply) => {
      const lines = [...document.querySelectorAll('.log li:not(.t) span')].map((line) => line.textContent?.replace(/\s+/g, ' ').trim() ?? '');
      return { ply, lines };
    }, ply);
    await vera.page.getByRole('button', { name: 'Ask to take back' }).click();
    const request = luis.page.locator('.notice', { hasText: 'Vera would like to take back' });
    await request.waitFor();
    const text = ((await request.locator('p').textContent()) ?? '').replace(/\s+/g, ' ');
    expect(told.lines.some((line) => line !== '' && text.includes(line)), `${text} is none of ${told.lines.join(' | ')}`).toBe(true);
    await luis.page.getByRole('button', { name: 'Refuse' }).click();
    await vera.page.getByText('Luis refused').waitFor();
    await vera.page.getByRole('button', { name: 'Ask to take back' }).click();
    await luis.page.getByRole('button', { name: 'Allow' }).click();
    await vera.page.getByText('Luis agreed').waitFor();
    await vera.asked();
    await expect.poll(() => vera.ply()).toBe(ply);
    await vera.page.clock.runFor(6000);
    await vera.page.getByText('Luis agreed').waitFor({ state: 'detached' });
    await vera.leave();
    await luis.leave();
  });
});

describe('what people say', () => {
  it('is heard at once, and no more from whom one does not want to hear', async () => {
    const { vera, luis } = await two();
    for (const { page } of [vera, luis]) await page.getByRole('tab', { name: 'Chat' }).click();
    const say = async ({ page }: Person, text: string) => {
      await page.getByRole('textbox', { name: 'Say something' }).fill(text);
      await page.keyboard.press('Enter');
    };
    await say(vera, 'may the best side win');
    await luis.page.locator('.chat').getByText('may the best side win').waitFor();
    await luis.page.getByRole('button', { name: 'Do not show what Vera says' }).click();
    await luis.page.getByText('You do not hear Vera.').waitFor();
    await expect.poll(() => luis.page.getByText('may the best side win').count()).toBe(0);
    await luis.page.getByRole('button', { name: 'Hear again' }).click();
    await luis.page.getByText('may the best side win').waitFor();
    await say(luis, 'and you');
    await vera.page.locator('.chat').getByText('and you').waitFor();
    await vera.leave();
    await luis.leave();
  });
});

describe('whoever looks elsewhere', () => {
  let whole: Browser;
  beforeAll(async () => void (whole = await openWholeBrowser()));
  afterAll(() => whole.close());

  it('finds the turn in the title, and is notified if that is allowed', async () => {
    const { vera, luis, table } = await two(INSTALLED, whole);
    await expect.poll(() => vera.page.title()).toMatch(/^Your turn · /);
    await expect.poll(() => luis.page.title()).not.toContain('Your turn');
    await luis.page.context().grantPermissions(['notifications'], { origin: house.address });
    await luis.page.getByRole('button', { name: 'Menu' }).click();
    await luis.page.getByRole('button', { name: 'Tell me when it is my turn', exact: true }).click();
    await luis.page.getByRole('button', { name: 'Do not tell me' }).waitFor();
    await luis.page.keyboard.press('Escape');
    await expect.poll(() => notified(luis.page)).toEqual([]);
    await hide(luis.page);
    await endTurn(vera);
    await luis.page.waitForFunction(() => document.title.startsWith('Your turn · '));
    await expect.poll(() => notified(luis.page)).toEqual([`Your turn /table/${table}`]);
    await expect.poll(() => vera.page.title()).not.toContain('Your turn');
    await vera.leave();
    await luis.leave();
  });

  it('is told of games that wait for days, on any page', async () => {
    const { vera, luis, table } = await two(INSTALLED, whole);
    await luis.page.context().grantPermissions(['notifications'], { origin: house.address });
    await luis.page.evaluate(() => localStorage.setItem('cantina.notify', 'on'));
    await luis.page.clock.install();
    const looked = luis.page.waitForResponse(/\/api\/waiting/);
    await luis.open('/rules');
    await looked;
    await expect.poll(() => notified(luis.page)).toEqual([]);
    await expect.poll(() => luis.page.title()).not.toContain('(1)');
    await hide(luis.page);
    await endTurn(vera);
    await luis.page.clock.fastForward(61_000);
    await luis.page.waitForFunction(() => document.title.startsWith('(1) '));
    await expect.poll(() => notified(luis.page)).toEqual([`Your turn /table/${table}`]);
    await vera.leave();
    await luis.leave();
  });
});

describe('the line', () => {
  /** Whether anything of the first kind lies over anything of the second. */
  const covered = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const boxes = (what: string) => [...document.querySelectorAll(what)].filter((node) => node.checkVisibility()).map((node) => ({ node, box: node.getBoundingClientRect() }));
      const within = (box: DOMRect) => box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      const covers = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      const board = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
      const notices = boxes('.notices .notice');
      if (notices.length === 0) return ['there is no notice'];
      const bad = notices.flatMap(({ box }) => boxes('#choices, .turnpill').filter((other) => covers(box, other.box)).map(({ node }) => node.className));
      if (notices.some(({ box }) => covers(box, board))) bad.push('the board');
      // The names and pools of both sides stay in sight.
      for (const { node, box } of boxes('.plate')) {
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 12));
        if (!within(box) || box.bottom > board.bottom + 1 || !(top !== null && node.contains(top))) bad.push(`a plate: ${node.textContent}`);
      }
      return bad;
    });

  it('what is offline is told at once, covers nothing on any screen, and goes by itself when all is well', async () => {
    const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Vera' }, { who: 'bot', bot: 'random' }]);
    const vera = await Person.at(browser, house);
    await vera.sit(table, tokens[0] ?? null);
    await vera.asked();
    await vera.page.context().setOffline(true);
    await vera.page.getByText('You are offline').waitFor({ timeout: 1000 });
    for (const [width, height] of [[1366, 768], [1093, 614], [390, 844], [360, 640], [844, 390]] as const) {
      await vera.page.setViewportSize({ width, height });
      expect(await covered(vera.page), `${width} x ${height}`).toEqual([]);
    }
    await vera.page.context().setOffline(false);
    await vera.page.getByText('Connected again').waitFor();
    await vera.page.locator('.notices .notice').waitFor({ state: 'detached' });
    await vera.leave();
  });

  it('a late answer is told, and no longer than it is late', async () => {
    const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Vera' }, { who: 'bot', bot: 'random' }]);
    const vera = await Person.at(browser, house);
    // What the server says is kept back until it is let go.
    await vera.page.addInitScript(() => {
      const kept: (() => void)[] = [];
      const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
      const world = window as unknown as { hold: boolean; letGo: () => void };
      world.letGo = () => {
        world.hold = false;
        kept.splice(0).forEach((say) => say());
      };
      Object.defineProperty(WebSocket.prototype, 'onmessage', {
        set(this: WebSocket, listen: (event: MessageEvent) => void) {
          own?.set?.call(this, (event: MessageEvent) => (world.hold ? kept.push(() => listen(event)) : listen(event)));
        },
      });
    });
    await vera.sit(table, tokens[0] ?? null);
    await vera.asked();
    await vera.page.evaluate(() => ((window as unknown as { hold: boolean }).hold = true));
    const ply = await vera.ply();
    await vera.page.locator('[data-zone="hand"] [data-thing][role="button"]').first().click();
    await vera.page.getByText('takes its time').waitFor({ timeout: 2000 });
    await vera.page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
    await vera.moved(ply);
    await vera.page.getByText('takes its time').waitFor({ state: 'detached' });
    await vera.leave();
  });

  it('a server that closes is told until it is back', async () => {
    const own = await House.open();
    const { table, tokens } = await newTable(own, [{ who: 'link', name: 'Vera' }, { who: 'bot', bot: 'random' }]);
    const vera = await Person.at(browser, own);
    await vera.sit(table, tokens[0] ?? null);
    await vera.asked();
    await own.stop();
    await vera.page.locator('.notice').getByText('The server is closing').waitFor();
    await own.restart();
    await vera.page.getByText('Connected again').waitFor();
    await vera.page.locator('.notices .notice').waitFor({ state: 'detached' });
    await vera.leave();
    await own.close();
  });
});
