// What calls for the person while the page is not looked at: the title of the window, and a notification if allowed.

import { keep, kept } from './keep';

class Attention {
  /** The table that is open waits for this person. */
  turn = $state(false);
  /** So many other games do. */
  games = $state(0);
  /** Whether the browser may tell it when the page is hidden. */
  wanted = $state(kept('notify') === 'on' && mayNotify());

  /** Asks the browser for leave; what it has refused once only its own settings can change. */
  async toggle(): Promise<void> {
    this.wanted = !this.wanted && (mayNotify() || (await Notification.requestPermission()) === 'granted');
    keep('notify', this.wanted ? 'on' : 'off');
  }

  /** One notification for each table, however often it is told. */
  async call(table: string, title: string, body: string): Promise<void> {
    if (!this.wanted || document.visibilityState !== 'hidden') return;
    const said = { body, tag: `cantina.${table}`, data: `/table/${table}`, icon: '/icon-192.png' };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return worker.showNotification(title, said);
    new Notification(title, said).onclick = () => focus();
  }
}

export const canNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted';
}

export const attention = new Attention();
