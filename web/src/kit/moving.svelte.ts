// Between two scenes: what moved flies, what was hit bursts, what happened is heard. Knows no game.

import { tick, untrack } from 'svelte';
import type { SeenEvent } from '../wire/wire';
import { burst, finishMotion, look, lunge, play, still, type Whereabouts } from './motion';
import { playSounds } from './sound';
import type { Sound } from './sounds';
import type { Stage } from './stage';

/** What a game says of its scenes. */
export type Moves<Scene> = {
  /** Where every known thing lies. */
  places: (scene: Scene) => ReadonlyMap<string, string>;
  source: Whereabouts['source'];
  sounds: (events: SeenEvent[], scene: Scene) => Sound[];
  /** Events that bring something new to see. */
  arrivals: string[];
  /** The event that is harm to its thing. */
  harm: string;
  /** Events that destroy their things. */
  destroys: string[];
  /** The event in which a thing goes for another, if there is one. */
  lunges?: string;
};

export type Moving = {
  /** It came with the last event, and nothing has been touched since. */
  arrived(id: string): boolean;
  /** Somebody does something: all is where it belongs, and nothing is new any more. */
  noticed(): void;
};

/** For a board while it is set up. */
export function moving<Scene>(stage: () => Stage, board: () => HTMLElement | undefined, moves: Moves<Scene>): Moving {
  let seen = $state.raw<SeenEvent[]>([]);
  const fresh = $derived(stage().fresh);
  const arrivals = $derived(fresh === seen ? [] : fresh.filter(({ what }) => moves.arrivals.includes(what)).flatMap(({ things }) => things));

  let last: Scene | undefined;
  $effect.pre(() => {
    const now = stage().scene as Scene;
    const events = fresh;
    untrack(() => {
      const root = board();
      if (root !== undefined && last !== undefined && last !== now && events.length > 0) move(root, last, now, events);
      last = now;
    });
  });

  function move(root: HTMLElement, from: Scene, now: Scene, events: SeenEvent[]): void {
    playSounds(moves.sounds(events, now));
    if (still()) return;
    const before = look(root);
    void tick().then(() => {
      const falls = events.filter(({ what }) => moves.destroys.includes(what)).flatMap(({ things }) => things);
      play(root, before, { was: moves.places(from), is: moves.places(now), falls, source: moves.source });
      const after = look(root);
      for (const { what, things, amount, to } of events) {
        const hit = things[0] ?? '';
        if (what === moves.lunges && to !== null) lunge(after.things.get(hit), (after.things.get(to) ?? before.things.get(to))?.box);
        // What has fallen is hit where it was.
        const { box } = after.things.get(hit) ?? before.things.get(hit) ?? {};
        if (what === moves.harm && box !== undefined && amount !== null) burst(box, amount);
      }
    });
  }

  return {
    arrived: (id) => arrivals.includes(id),
    noticed() {
      finishMotion();
      seen = fresh;
    },
  };
}
