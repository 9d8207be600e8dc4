// The installed app: starts from what this browser has kept, and takes a new version only when no table is open.

import { route } from './route.svelte';

const LOOK_AGAIN_MS = 60 * 60 * 1000;
/** Held by every window with a table. */
const TABLE = 'cantina-table';

class Installed {
  /** A new version waits. */
  ready = $state(false);
  /** It still waits, because a table is open in another window. */
  tableOpen = $state(false);
  private waiting: ServiceWorker | null = null;

  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('locks' in navigator)) return;
    $effect.root(() => {
      $effect(() => (route.parts[0] === 'table' ? holdTable() : undefined));
    });
    const { serviceWorker } = navigator;
    const first = serviceWorker.controller === null;
    // Some window took the new version: those without a table follow.
    serviceWorker.addEventListener('controllerchange', () => {
      if (!first && route.parts[0] !== 'table') location.reload();
    });
    try {
      const registration = await serviceWorker.register('/sw.js');
      this.watch(registration);
      registration.addEventListener('updatefound', () => this.watch(registration));
      setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);
    } catch {
      // Without it everything still works, with the server.
    }
  }

  private watch({ installing, waiting }: ServiceWorkerRegistration): void {
    const newer = installing ?? waiting;
    if (newer === null) return;
    const look = () => {
      if (newer.state !== 'installed' || navigator.serviceWorker.controller === null) return;
      this.waiting = newer;
      this.ready = true;
    };
    look();
    newer.addEventListener('statechange', look);
  }

  /** Takes the new version, unless somebody plays in another window. */
  async update(): Promise<void> {
    await navigator.locks.request(TABLE, { ifAvailable: true }, (free) => {
      this.tableOpen = free === null;
      if (free !== null) this.waiting?.postMessage('take-over');
    });
  }
}

/** Says to the other windows that a table is open here, until it is let go. */
function holdTable(): () => void {
  let letGo = () => {};
  const left = new Promise<void>((resolve) => (letGo = resolve));
  void navigator.locks.request(TABLE, { mode: 'shared' }, () => left);
  return letGo;
}

export const installed = new Installed();
