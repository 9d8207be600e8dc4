// A stage without a server: what is clicked is only pointed at.

import { click, drop, light, NOTHING, type Light, type Pointed } from '../../src/kit/choice';
import type { Stage } from '../../src/kit/stage';
import type { Scene } from '../../src/wire/deckbuilding';
import type { Happened } from '../../src/wire/wire';
import * as fixture from '../unit/fixture';

const SHOWS: Record<string, () => fixture.Situated> = {
  middle: fixture.middle,
  early: fixture.early,
  attacking: fixture.attacking,
  choosing: fixture.choosing,
  crowded: fixture.crowded,
  watching: fixture.watching,
};

export class FakeStage implements Stage {
  private readonly situated: fixture.Situated;
  scene = $state.raw<Scene>() as Scene;
  fresh = $state.raw<Happened[]>([]);
  pointed = $state.raw<Pointed>(NOTHING);
  acted: string[][] = [];
  readonly seats = fixture.SEATS;
  readonly hinted = ['b-wing.1'];

  constructor(show: string) {
    this.situated = (SHOWS[show] ?? fixture.middle)();
    this.scene = this.situated.scene;
    this.fresh = this.situated.fresh;
  }

  get seat(): number | null {
    return this.situated.seat;
  }

  get waitingFor(): number[] {
    return this.scene.active;
  }

  light(thing: string): Light {
    return light(this.situated.offers, this.situated.asks, this.pointed, thing);
  }

  click(thing: string): void {
    const step = click(this.situated.offers, this.situated.asks, this.pointed, thing);
    if (step.then === 'point') this.pointed = step.pointed;
    if (step.then === 'act') this.acted.push(step.actions);
  }

  drop(thing: string, target: string): boolean {
    const action = drop(this.situated.offers, thing, target);
    if (action !== null) this.acted.push([action]);
    return action !== null;
  }

  /** Another position, with what happened on the way. */
  go(scene: Scene, fresh: Happened[]): void {
    this.scene = scene;
    this.fresh = fresh;
  }
}
