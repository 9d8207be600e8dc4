// An account from its first to its last day, and its seats on another device.

import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { browser, house } from './open';
import { newTable, Person } from './people';
import { pictures, SIZES } from './pictures';

const WORDS = {
  'en-GB': {
    ...{ make: 'Create', enter: 'Sign in', name: 'Name', password: 'Password', here: 'Signed in as', leave: 'Sign out' },
    ...{ change: 'Change the password', old: 'Password so far', fresh: 'New password', changed: 'The password is changed' },
    ...{ remove: 'Delete the account', sure: 'Delete for good', title: 'Your games on another device', play: /^Play|^Resume/ },
  },
  'es-ES': {
    ...{ make: 'Crear', enter: 'Entrar', name: 'Nombre', password: 'Contraseña', here: 'Has entrado como', leave: 'Salir' },
    ...{ change: 'Cambiar la contraseña', old: 'Contraseña actual', fresh: 'Contraseña nueva', changed: 'La contraseña ha cambiado' },
    ...{ remove: 'Borrar la cuenta', sure: 'Borrar para siempre', title: 'Tus partidas en otro dispositivo', play: /^Jugar|^Seguir/ },
  },
};

const box = ({ page }: Person): Locator => page.locator('details.account');
const mine = ({ page }: Person): Locator => page.locator('section[aria-labelledby="mine"] .tline');

/** Opens what is folded; what is open stays so. */
async function unfold(details: Locator): Promise<void> {
  if ((await details.getAttribute('open')) === null) await details.locator('> summary').click();
}

async function signIn(who: Person, words: (typeof WORDS)[keyof typeof WORDS], how: 'make' | 'enter', name: string, password: string): Promise<void> {
  await unfold(box(who));
  const form = box(who).locator('form');
  await form.getByRole('group').getByRole('button', { name: words[how] }).click();
  await form.getByLabel(words.name).fill(name);
  await form.getByLabel(words.password).fill(password);
  await form.locator('button[type=submit]').click();
}

it.each([
  ['en-GB', '1366x768'],
  ['es-ES', '390x844'],
] as const)('an account is made, left, entered, changed and deleted (%s, %s)', async (locale, size) => {
  const words = WORDS[locale];
  const name = `Ana ${locale}`;
  const { table, tokens } = await newTable(house, [{ who: 'link', name: 'Ana' }, { who: 'bot', bot: 'random' }]);
  const ana = await Person.at(browser, house, { locale, viewport: SIZES[size] });
  await ana.sit(table, tokens[0] ?? null);
  await ana.open('/');
  await mine(ana).waitFor();
  await signIn(ana, words, 'make', name, 'correct horse');
  await box(ana).getByText(`${words.here} ${name}`).waitFor();

  // Out and in again, which nobody else can.
  await box(ana).getByRole('button', { name: words.leave }).click();
  await box(ana).locator('summary', { hasText: words.title }).waitFor();
  await signIn(ana, words, 'enter', name, 'wrong horse');
  await expect.poll(() => box(ana).getByRole('alert').textContent()).not.toBe('');
  await signIn(ana, words, 'enter', name, 'correct horse');
  await box(ana).getByText(`${words.here} ${name}`).waitFor();

  // On another device her table is there, and she plays on.
  const there = await Person.at(browser, house, { locale, viewport: SIZES[size] });
  await there.open('/');
  await there.page.locator('section[aria-labelledby="mine"] .empty').waitFor();
  await signIn(there, words, 'enter', name, 'correct horse');
  await mine(there).getByRole('link', { name: words.play }).click();
  expect(await there.asked()).toBe(true);
  await there.page.waitForURL(`${house.address}/table/${table}`);

  // Another password: what the old one has opened is closed.
  const change = box(ana).locator('details', { hasText: words.change });
  await unfold(change);
  const changed = async (old: string): Promise<void> => {
    await change.getByLabel(words.old).fill(old);
    await change.getByLabel(words.fresh).fill('battery staple');
    await change.locator('button[type=submit]').click();
  };
  await changed('wrong horse');
  await expect.poll(() => box(ana).getByRole('alert').textContent()).not.toBe('');
  await changed('correct horse');
  await box(ana).getByRole('status').getByText(words.changed).waitFor();
  await there.open('/');
  await box(there).locator('summary', { hasText: words.title }).waitFor();
  await expect.poll(() => mine(there).count()).toBe(0);
  await signIn(there, words, 'enter', name, 'battery staple');
  await mine(there).waitFor();
  await expect.poll(() => mine(ana).count()).toBe(1);

  // The end of it.
  const remove = box(ana).locator('details', { hasText: words.remove });
  await unfold(remove);
  for (const password of ['correct horse', 'battery staple']) {
    await remove.getByLabel(words.password).fill(password);
    await remove.getByRole('button', { name: words.sure }).click();
    if (password === 'correct horse') await expect.poll(() => box(ana).getByRole('alert').textContent()).not.toBe('');
  }
  await box(ana).locator('summary', { hasText: words.title }).waitFor();
  await signIn(ana, words, 'enter', name, 'battery staple');
  await expect.poll(() => box(ana).getByRole('alert').textContent()).not.toBe('');
  await there.leave();
  await ana.leave();
});

it('the account looks right, signed in or not, in both languages and on a phone', async () => {
  const ana = await Person.at(browser, house);
  await ana.open('/');
  await unfold(box(ana));
  await pictures(ana, 'account-enter');
  await ana.page.reload();
  const words = WORDS['en-GB'];
  await ana.page.getByRole('button', { name: 'EN, English' }).click();
  await signIn(ana, words, 'make', 'Ana of the pictures', 'correct horse');
  await box(ana).getByText(words.here).waitFor();
  for (const part of [words.change, words.remove]) await unfold(box(ana).locator('details', { hasText: part }));
  await pictures(ana, 'account-own');
  await ana.leave();
});
