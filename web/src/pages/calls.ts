// Games that wait for days: whoever has the page open somewhere is told when one of them is theirs to move.

import { attention } from '../kit/attention.svelte';
import { route } from '../kit/route.svelte';
import { held } from '../kit/seats';
import { t } from '../words';
import { newly, readMine, waitingFor, type Mine } from './mine';

const LOOK_AGAIN_MS = 60_000;

/** Looks again and again, until it is told to stop. */
export function listen(): () => void {
  let before: ReadonlySet<string> | null = null;
  const look = async (): Promise<void> => {
    if (held().length === 0) return;
    let games: Mine[];
    try {
      games = await readMine();
    } catch {
      // The server may be back the next time.
      return;
    }
    const waiting = waitingFor(games, route.parts[0] === 'table' ? route.parts[1] : undefined);
    attention.games = waiting.length;
    if (before !== null) {
      for (const table of newly(before, waiting)) {
        void attention.call(table, t('table.yourTurn'), games.find((game) => game.table === table)?.title ?? '');
      }
    }
    before = new Set(waiting);
  };
  void look();
  const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}
