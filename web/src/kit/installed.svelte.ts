// The installed app: works from what this browser has kept, and takes a new version only when no table is open.

import { route } from './route.svelte';

class Installed {
  /** A new version waits. */
  ready = $state(false);
  /** It still waits, because a table is open in another window. */
  tableOpen = $state(false);
  private waiting: ServiceWorker | null = null;

  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const first = serviceWorker.controller === null;
    // Another window took the new version: this one follows, unless somebody plays here.
    serviceWorker.addEventListener('controllerchange', () => {
      if (!first && route.parts[0] !== 'table') location.reload();
    });
    serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'table-open') this.tableOpen = true;
    });
    try {
      const registration = await serviceWorker.register('/sw.js');
      this.watch(registration);
      registration.addEventListener('updatefound', () => this.watch(registration));
    } catch {
      // Without it everything still works, with the server.
    }
  }

  private watch({ installing, waiting }: ServiceWorkerRegistration): void {
    const newer = waiting ?? installing;
    if (newer === null) return;
    const look = () => {
      if (newer.state !== 'installed' || navigator.serviceWorker.controller === null) return;
      this.waiting = newer;
      this.ready = true;
    };
    look();
    newer.addEventListener('statechange', look);
  }

  /** Takes the new version; every window without a table starts anew with it. */
  update(): void {
    this.tableOpen = false;
    this.waiting?.postMessage('take-over');
  }
}

export const installed = new Installed();
