// The table of Unlimited in every size, both languages and both themes, and what must be in sight there.

import { expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person, type Facts, type Seat } from './people';
import { judged, pictures, SIZES } from './pictures';

const VERA: Seat = { who: 'link', name: 'Vera' };
const BOT: Seat = { who: 'bot', bot: 'random' };

/** Well into a game: both arenas are full of what can lie there. */
const MIDDLE: Facts = {
  turn: 'one',
  round: '6',
  'one units':
    'obi-wan-kenobi (damage 2, jedi-lightsaber), consular-security-force (exhausted), leia-organa-defiant-princess (shield 1, experience 2), alliance-x-wing (experience 2), restored-arc-170 (exhausted), wing-leader',
  'two units': 'cell-block-guard, at-st (exhausted), tie-ln-fighter, gladiator-star-destroyer (damage 1)',
  'one hand': 'waylay, cloud-city-wing-guard, vanquish, chewbacca-loyal-companion, han-solo-reluctant-hero',
  'two hand': '4 ?',
  'one resources': '3, 4 ? (exhausted)',
  'two resources': '2, 6 ? (exhausted)',
  'one discard': 'r2-d2',
  'one base': 'administrators-tower (damage 11)',
  'two base': 'command-center (damage 17)',
};

async function seated(position: Facts, query = '', options: [string, string][] = []): Promise<Person> {
  const { table, tokens } = await newTable(house, [VERA, BOT], options, 'unlimited', position);
  const vera = await Person.at(browser, house);
  await vera.sit(table, tokens[0] ?? null, query);
  await vera.asked();
  return vera;
}

/** Axe's opinion of what a phone shows. */
async function judgedOnPhone({ page }: Person): Promise<void> {
  await page.setViewportSize(SIZES['390x844']);
  expect(await judged(page)).toEqual([]);
  await page.setViewportSize(SIZES['1366x768']);
}

it('the table, an attack that is about to be made, a card in full and its piles', async () => {
  const vera = await seated(MIDDLE);
  const { page } = vera;
  await pictures(vera, 'unlimited-middle');
  await judgedOnPhone(vera);
  await page.locator('[data-thing="obi-wan-kenobi"]').click();
  await page.locator('.foretold').first().waitFor();
  await pictures(vera, 'unlimited-attack');
  await judgedOnPhone(vera);
  await page.keyboard.press('Escape');
  await page.locator('[data-thing="luke-skywalker-faithful-friend"]').focus();
  await page.keyboard.press('z');
  await page.locator('.zoomed').waitFor();
  await pictures(vera, 'unlimited-zoom');
  await page.keyboard.press('z');
  await page.locator('.mypiles [data-place="discard.0"]').click();
  await page.locator('.pilesheet').waitFor();
  await pictures(vera, 'unlimited-pile');
  await vera.leave();
});

it('bases, leaders, units, initiative, resources and hand are in sight on every screen', async () => {
  const vera = await seated(MIDDLE);
  for (const [width, height] of [[360, 640], [390, 844], [844, 390], [1093, 614], [1366, 768], [1920, 1080]] as const) {
    await vera.page.setViewportSize({ width, height });
    const hidden = await vera.page.evaluate((places) => {
      const top = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
      const bottom = document.querySelector('#choices')?.getBoundingClientRect().top ?? 0;
      return places.filter((place) => {
        const found = [...document.querySelectorAll(place)].map((node) => node.getBoundingClientRect());
        // The hand lies over what does not fit above it.
        const floor = place.startsWith('.hand') || place === '.resrow' ? bottom : (document.querySelector('.handzone')?.getBoundingClientRect().top ?? 0);
        return found.length === 0 || found.some((box) => box.top < top - 6 || box.bottom > floor + 6 || box.left < -2 || box.right > innerWidth + 2);
      });
    }, ['.spine .card.wide', '.init', '.resrow', '.hand > .card', '.unit > .card', '.slip']);
    expect(hidden, `${width} x ${height}`).toEqual([]);
  }
  await vera.leave();
});

/** The same with nearly nobody in play, so that the question stands out. */
const ASKING: Facts = {
  turn: 'one',
  'one hand': 'darth-vader-commanding-the-first-legion, recruit',
  'one resources': '9',
  'one deck': 'tie-ln-fighter, battlefield-marine, waylay',
  'two units': 'battlefield-marine',
};

it('a hand to keep, a search, an order to choose', async () => {
  const start = await seated({}, '', [['mode', 'quick-start']]);
  await pictures(start, 'unlimited-start');
  await judgedOnPhone(start);
  await start.leave();
  const vera = await seated(ASKING, '', [['aspect-penalty', 'off']]);
  const { page } = vera;
  const play = async (id: string): Promise<void> => {
    const ply = await vera.ply();
    await page.locator(`[data-zone="hand"] [data-thing="${id}"]`).click();
    await vera.moved(ply);
    await vera.asked();
  };
  await play('darth-vader-commanding-the-first-legion');
  await pictures(vera, 'unlimited-order');
  await judgedOnPhone(vera);
  await page.keyboard.press('u');
  await page.locator('[data-zone="hand"] [data-thing="darth-vader-commanding-the-first-legion"]').waitFor();
  await vera.asked();
  await play('recruit');
  await page.locator('[data-zone="tray"]').waitFor();
  await pictures(vera, 'unlimited-search');
  await judgedOnPhone(vera);
  await vera.leave();
});

it('the end of a game and its replay; a guided game, a screen to pass on, a table that is watched', async () => {
  const { table, tokens } = await newTable(house, [VERA, BOT], [], 'unlimited', { ...MIDDLE, 'two units': 'at-st', 'two base': 'command-center (damage 27)' });
  const vera = await Person.at(browser, house);
  const { page } = vera;
  await vera.sit(table, tokens[0] ?? null);
  await vera.asked();
  await page.locator('[data-thing="obi-wan-kenobi"]').click();
  await page.locator('[data-thing="command-center.4"]').click();
  await page.locator('.result').waitFor();
  await pictures(vera, 'unlimited-end');
  await vera.open(`/replay/${table}?ply=0&eyes=all`);
  await page.locator('[data-zone="hand"] [data-thing]').first().waitFor();
  await pictures(vera, 'unlimited-replay');
  await judgedOnPhone(vera);
  await vera.leave();
  const guided = await seated(MIDDLE, '?guide=1', [['mode', 'quick-start']]);
  await guided.page.locator('.coach').waitFor();
  await pictures(guided, 'unlimited-coach');
  await guided.leave();
  const made = await newTable(house, [{ who: 'here', name: 'Vera' }, { who: 'here', name: 'Luis' }], [], 'unlimited', MIDDLE);
  const both = await Person.at(browser, house);
  await both.open('/');
  const held = made.tokens.map((token) => ({ table: made.table, token, game: 'unlimited', added: 0 }));
  await both.page.evaluate((seats) => localStorage.setItem('cantina.seats', JSON.stringify(seats)), held);
  await both.sit(made.table, null);
  await both.page.locator('.curtain').waitFor();
  await pictures(both, 'unlimited-pass');
  await both.leave();
  const watcher = await Person.at(browser, house);
  await watcher.sit(made.table, null);
  await pictures(watcher, 'unlimited-watched');
  await judgedOnPhone(watcher);
  await watcher.leave();
});

it('the pages of the game', async () => {
  const ana = await Person.at(browser, house);
  await ana.page.addInitScript(() => localStorage.setItem('cantina.game', 'unlimited'));
  for (const [name, path, ready] of [
    ['unlimited-cards', '/cards/unlimited', '.card'],
    ['unlimited-guide', '/guide/unlimited', '.lessons li'],
    ['unlimited-rules', '/rules/unlimited', '.rule'],
    ['unlimited-lobby', '/', '.seatdeck'],
  ] as const) {
    await ana.open(path);
    await ana.page.locator(ready).first().waitFor();
    await pictures(ana, name);
  }
  await ana.leave();
});
