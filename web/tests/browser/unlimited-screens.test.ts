// The table of Unlimited in every size, both languages and both themes, and what must be in sight there.

import { expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person, type Facts, type Seat } from './people';
import { pictures } from './pictures';

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

async function seated(position: Facts, query = ''): Promise<Person> {
  const { table, tokens } = await newTable(house, [VERA, BOT], [], 'unlimited', position);
  const vera = await Person.at(browser, house);
  await vera.sit(table, tokens[0] ?? null, query);
  await vera.asked();
  return vera;
}

it('the table, an attack that is about to be made, a card in full and its piles', async () => {
  const vera = await seated(MIDDLE);
  const { page } = vera;
  await pictures(vera, 'unlimited-middle');
  await page.locator('[data-thing="obi-wan-kenobi"]').click();
  await page.locator('.foretold').first().waitFor();
  await pictures(vera, 'unlimited-attack');
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

it('bases, leaders, initiative, resources and hand are in sight on every screen', async () => {
  const vera = await seated(MIDDLE);
  for (const [width, height] of [[360, 640], [390, 844], [1093, 614], [1366, 768], [1920, 1080]] as const) {
    await vera.page.setViewportSize({ width, height });
    const hidden = await vera.page.evaluate((places) => {
      const top = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
      const bottom = document.querySelector('#choices')?.getBoundingClientRect().top ?? 0;
      return places.filter((place) => {
        const found = [...document.querySelectorAll(place)].map((node) => node.getBoundingClientRect());
        return found.length === 0 || found.some((box) => box.top < top - 6 || box.bottom > bottom + 6 || box.left < -2 || box.right > innerWidth + 2);
      });
    }, ['.spine .card.wide', '.init', '.resrow', '.hand > .card']);
    expect(hidden, `${width} x ${height}`).toEqual([]);
  }
  await vera.leave();
});

it('the pages of the game', async () => {
  const ana = await Person.at(browser, house);
  for (const [name, path, ready] of [
    ['unlimited-cards', '/cards/unlimited', '.card'],
    ['unlimited-guide', '/guide/unlimited', '.lessons li'],
  ] as const) {
    await ana.open(path);
    await ana.page.locator(ready).first().waitFor();
    await pictures(ana, name);
  }
  await ana.leave();
});
