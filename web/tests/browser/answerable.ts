// Whether what is asked can be answered by what the table lights up and the bar offers.

import { bar, ending, light, NOTHING, picksSeveral } from '../../src/kit/choice';
import { onTable } from '../../src/games/outer-rim/places';
import { isSign } from '../../src/games/outer-rim/desk';
import type { Scene } from '../../src/wire/outer-rim';
import type { Position, ServerSays } from '../../src/wire/wire';
import type { Person } from './people';

/** Everything that is asked for at a table of Outer Rim and can be reached nowhere. */
export function unanswerable({ offers, combinations, prompt, scene }: Position, seat: number): string[] {
  const rim = scene as Scene;
  if (picksSeveral(prompt)) {
    // What lies nowhere is laid out to be chosen, but for what is drawn with the dice.
    const drawn = new Set([...onTable(rim, seat), ...rim.choices.filter((id) => !isSign(id)), ...rim.players.flatMap(({ assets }) => assets.map(({ id }) => id))]);
    return prompt.among.map(([id]) => id).filter((id) => !drawn.has(id) || !light(offers, prompt, NOTHING, id).lit);
  }
  const { entries, groups } = bar(offers, combinations, prompt, NOTHING);
  const told = new Set([...entries, ...groups.flatMap((group) => group.entries)].flatMap(({ actions, brief }) => [...actions, brief]));
  const end = ending(offers, prompt);
  return offers.filter((offer) => offer !== end && !told.has(offer.action) && !told.has(offer.brief)).map(({ action }) => action);
}

/** Listens to every question from now on; gives what cannot be answered of them, and how many there were. */
export function listen(me: Person, seat: number): { asked: number; missing: string[] } {
  const heard = { asked: 0, missing: [] as string[] };
  me.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const said = JSON.parse(String(payload)) as ServerSays;
      if (said.say !== 'position' || said.offers.length === 0) return;
      heard.asked += 1;
      heard.missing.push(...unanswerable(said, seat));
    }),
  );
  return heard;
}
