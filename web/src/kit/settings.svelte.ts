// What the person has chosen: language, theme, sound, name. Kept by the browser.

import type { Language } from '../wire/wire';
import { keep, kept } from './keep';
import { PACES, type PaceName } from './pace';

const paceKept = kept('pace') ?? '';

class Settings {
  lang = $state<Language>(document.documentElement.lang === 'es' ? 'es' : 'en');
  theme = $state(document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');
  sound = $state(kept('sound') === 'on');
  name = $state(kept('name') ?? '');
  /** How fast what others do is shown. */
  pace = $state<PaceName>(Object.hasOwn(PACES, paceKept) ? (paceKept as PaceName) : 'normal');

  speak(lang: Language): void {
    this.lang = lang;
    document.documentElement.lang = lang;
    keep('lang', lang);
  }

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = this.theme;
    keep('theme', this.theme);
  }

  toggleSound(): void {
    this.sound = !this.sound;
    keep('sound', this.sound ? 'on' : 'off');
  }

  follow(pace: PaceName): void {
    this.pace = pace;
    keep('pace', pace);
  }

  rename(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const settings = new Settings();
