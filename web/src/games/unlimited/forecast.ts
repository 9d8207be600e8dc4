// Which of the attacks that the game has worked out is the one a person is about to make.

import type { Light } from '../../kit/choice';
import type { CardView, Forecast, Scene } from '../../wire/unlimited';
import { ARENAS, unitsOf } from './desk';

type Lights = (id: string) => Light;

/** The attacks of the unit that is selected, or of the only one there is to ask about. */
export function chosen({ forecasts }: Scene, light: Lights): Forecast[] {
  const selected = forecasts.filter(({ attacker }) => light(attacker).selected);
  if (selected.length > 0) return selected;
  // A card asks for the target of its attack: then all of them are of one unit, and the targets are lit by themselves.
  const [first] = forecasts;
  const one = first !== undefined && forecasts.every(({ attacker }) => attacker === first.attacker);
  return one ? forecasts.filter(({ target, attacker }) => light(target).lit && !light(attacker).lit) : [];
}

/** Whether a Sentinel stands between a unit and what is selected against it. */
export function isBarred(scene: Scene, light: Lights, shown: CardView): boolean {
  if (!shown.guarded || light(shown.id).lit) return false;
  const arena = ARENAS.find((name) => scene.players.some((player) => player[name].some(({ id }) => id === shown.id)));
  const own = scene.players.find((player) => unitsOf(player).some(({ id }) => id === shown.id));
  const attackers = new Set(chosen(scene, light).map(({ attacker }) => attacker));
  return scene.players.some((player) => player !== own && arena !== undefined && player[arena].some(({ id }) => attackers.has(id)));
}
