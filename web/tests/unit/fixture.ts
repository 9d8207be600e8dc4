// Positions to draw and to test with, made by hand.

import type { Mark, Player, Region, Scene, CardView } from '../../src/wire/deckbuilding';
import type { Prompt, SeenEvent, Offer, SeatInfo } from '../../src/wire/wire';

type Numbers = { attack?: number; printed?: number; left?: number; all?: number; aim?: number; cost?: number; marks?: Mark[] };

/** `x-wing.2` with the numbers that matter. */
export function card(id: string, now: Numbers = {}): CardView {
  const attack = now.attack ?? 0;
  return {
    id,
    face: id.split('.')[0] ?? id,
    attack,
    attack_printed: now.printed ?? attack,
    hit_points: now.left ?? now.all ?? null,
    hit_points_max: now.all ?? null,
    aim: now.aim ?? null,
    cost: now.cost ?? null,
    marks: now.marks ?? [],
  };
}

export function offer(verb: string, tag: string, touched: Partial<Pick<Offer, 'things' | 'onto' | 'amount'>> = {}): Offer {
  const { things = [], onto = null, amount = null } = touched;
  const action = [verb, ...things, onto].filter((word) => word !== null).join(' ');
  return { action, text: action, brief: `${tag} ${things[0] ?? onto ?? ''}`, tag, group: null, lead: null, aim: null, verb, things, onto, amount, aside: false };
}

export const happened = (what: string, things: string[] = [], more: Partial<SeenEvent> = {}): SeenEvent => ({
  ply: 1,
  text: what,
  follows: false,
  sum: null,
  what,
  why: '',
  seat: null,
  harms: null,
  things,
  from: null,
  to: null,
  amount: null,
  dice: [],
  ...more,
});

export const SEATS: SeatInfo[] = [
  { seat: 0, id: 'empire', side: 'Empire', team: 'empire', who: 'person', name: 'Marta', here: true, came: true, brought: false },
  { seat: 1, id: 'rebel', side: 'Rebels', team: 'rebel', who: 'person', name: 'Ana', here: true, came: true, brought: false },
];

export type Situated = { scene: Scene; offers: Offer[]; prompt: Prompt; seat: number | null; fresh: SeenEvent[] };

const copies = (face: string, from: number, to: number, now: Numbers = {}): CardView[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => card(`${face}.${from + nth}`, now));

const player = (seat: number, more: Partial<Player>): Player => ({
  seat,
  side: seat === 0 ? 'empire' : 'rebel',
  region: 0,
  base: null,
  bases_left: 0,
  bases: [],
  spare_bases: [],
  victory: [],
  resources: 0,
  attack: 0,
  in_play: [],
  hand: [],
  deck: 0,
  deck_top: null,
  discard: [],
  assigned: [],
  ...more,
});

const region = (more: Partial<Region>): Region => ({
  row: [],
  deck: 84,
  top: null,
  looked_at: [],
  discard: [],
  pilots: copies('outer-rim-pilot', 1, 10, { cost: 2 }),
  ...more,
});

const table = (more: Partial<Scene>): Scene => ({
  mode: 'duel',
  goal: 3,
  turn: 7,
  active: [1],
  over: false,
  force: 1,
  force_with: [],
  regions: [],
  players: [],
  exile: [],
  joint_attack: null,
  ...more,
});

const ROW = [
  card('darth-vader.1', { attack: 6, aim: 8 }),
  card('death-trooper.1', { attack: 3, aim: 3 }),
  card('lando-calrissian.1', { attack: 3, cost: 6 }),
  card('b-wing.1', { attack: 5, cost: 5 }),
  card('blockade-runner.2', { attack: 1, all: 4, cost: 4 }),
  card('han-solo.1', { attack: 3, cost: 5 }),
];

const HAND = [
  card('x-wing.1', { attack: 3 }),
  card('luke-skywalker.1', { attack: 6 }),
  card('alliance-shuttle.2'),
  card('princess-leia.1', { attack: 2 }),
  card('outer-rim-pilot.9'),
];

function rebels(more: Partial<Player>): Player {
  return player(1, {
    base: card('yavin-4.1', { left: 11, all: 16 }),
    bases_left: 2,
    bases: [card('hoth.1', { all: 14 }), card('jedha.1', { all: 14 })],
    victory: [card('lothal.1', { all: 8 }), card('kessel.1', { all: 12 })],
    resources: 4,
    attack: 7,
    in_play: [
      card('hammerhead-corvette.1', { left: 3, all: 4 }),
      card('chewbacca.1', { attack: 5 }),
      card('rebel-trooper.1', { attack: 3, printed: 2 }),
      card('duros-spy.1', { marks: ['used'] }),
    ],
    hand: HAND,
    deck: 9,
    discard: [card('temple-guardian.1'), card('y-wing.1', { attack: 2 }), card('alliance-shuttle.1'), card('x-wing.2', { attack: 3 })],
    ...more,
  });
}

function empire(more: Partial<Player>): Player {
  return player(0, {
    base: card('coruscant.1', { left: 7, all: 16 }),
    bases_left: 1,
    victory: [card('dantooine.1', { all: 8 })],
    in_play: [card('star-destroyer.1', { attack: 4, left: 5, all: 7 }), card('gozanti-cruiser.1', { all: 3 })],
    hand: [null, null, null, null, null],
    deck: 11,
    discard: copies('imperial-shuttle', 1, 6),
    ...more,
  });
}

const TURN: Prompt = { kind: 'turn', why: '', tone: 'other', source: null, least: 0, most: 0, among: [] };

/** The middle of a game: the Rebels may play, buy, use and attack. */
export function middle(): Situated {
  const scene = table({
    force_with: [],
    regions: [
      region({
        row: ROW,
        deck: 43,
        discard: [card('tie-interceptor.1', { attack: 3 }), card('tie-fighter.2', { attack: 2 })],
        pilots: copies('outer-rim-pilot', 1, 7, { cost: 2 }),
      }),
    ],
    players: [empire({}), rebels({})],
    exile: [card('alliance-shuttle.7')],
  });
  const play = HAND.map(({ id }) => offer('play', 'Jugar', { things: [id] }));
  const aims = ['chewbacca.1', 'rebel-trooper.1'].flatMap((id) => [
    offer('assign', 'Derrotar', { things: [id], onto: 'death-trooper.1' }),
    offer('assign', 'Atacar', { things: [id], onto: 'coruscant.1' }),
  ]);
  const buy = [
    offer('buy', 'Comprar 4', { things: ['blockade-runner.2'], amount: 4 }),
    offer('buy', 'Comprar 2', { things: ['outer-rim-pilot.1'], amount: 2 }),
  ];
  const use = [offer('use', 'Usar', { things: ['hammerhead-corvette.1'] })];
  return {
    scene,
    offers: [...play, ...use, ...aims, ...buy, offer('end', 'Fin')],
    prompt: TURN,
    seat: 1,
    fresh: [happened('joined-row', ['b-wing.1'])],
  };
}

/** An attack is open: two cards on a trooper of the row, one on the base. */
export function attacking(): Situated {
  const base = middle();
  const [foe, me] = base.scene.players;
  if (foe === undefined || me === undefined) throw new Error('two players');
  me.in_play.push(card('jyn-erso.1', { attack: 4 }));
  for (const shown of me.in_play) if (shown.attack > 0) shown.marks = ['assigned'];
  me.attack = 0;
  me.assigned = [
    { target: 'death-trooper.1', cards: ['rebel-trooper.1'], attack: 3 },
    { target: 'coruscant.1', cards: ['chewbacca.1', 'jyn-erso.1'], attack: 9 },
  ];
  const attack = ['death-trooper.1', 'coruscant.1'].map((target) => offer('attack', 'Atacar', { onto: target }));
  return { ...base, offers: [...attack, offer('end', 'Fin')], fresh: [] };
}

/** The first turn of the Empire. */
export function early(): Situated {
  const hand = [...copies('imperial-shuttle', 1, 4), card('inquisitor.1')];
  const scene = table({
    turn: 1,
    active: [0],
    force: 3,
    force_with: [1],
    regions: [region({ row: ROW.map((shown) => ({ ...shown, aim: null })) })],
    players: [
      player(0, { base: card('lothal.1', { all: 8 }), bases_left: 3, hand, deck: 5, bases: [card('coruscant.1', { all: 16 })] }),
      player(1, { base: card('dantooine.1', { all: 8 }), bases_left: 3, hand: [null, null, null, null, null], deck: 5 }),
    ],
  });
  return { scene, offers: [...hand.map(({ id }) => offer('play', 'Jugar', { things: [id] })), offer('end', 'Fin')], prompt: TURN, seat: 0, fresh: [] };
}

/** A card of the hand or of the discard pile is to be chosen. */
export function choosing(): Situated {
  const base = middle();
  const me = base.scene.players[1];
  if (me === undefined) throw new Error('two players');
  const ids = [...me.hand, ...me.discard].flatMap((shown) => (shown === null ? [] : [shown.id]));
  const offers = ids.map((id) => offer('choose', 'Exiliar', { things: [id] }));
  const prompt: Prompt = { ...TURN, kind: 'things', source: 'duros-spy.1', most: 2, among: ids.map((id) => [id, 1]) };
  return { ...base, offers: [...offers, offer('pass', 'Nada')], prompt, fresh: [] };
}

/** Much in play, many in hand. */
export function crowded(): Situated {
  const base = middle();
  const [foe, me] = base.scene.players;
  if (foe === undefined || me === undefined) throw new Error('two players');
  me.in_play = [
    ...me.in_play,
    ...copies('alliance-shuttle', 3, 6),
    card('millennium-falcon.1', { attack: 5 }),
    card('jabba-the-hutt.1', { attack: 2 }),
    ...copies('outer-rim-pilot', 8, 8),
    card('outer-rim-pilot.10'),
  ];
  me.hand = [...HAND, card('rebel-commando.1', { attack: 3 }), card('cassian-andor.1', { attack: 5 }), card('mon-calamari-cruiser.1', { attack: 3, all: 6 }), card('temple-guardian.2')];
  me.resources = 14;
  me.attack = 18;
  foe.in_play = [...foe.in_play, card('star-destroyer.2', { attack: 4, all: 7 }), card('imperial-carrier.1', { left: 2, all: 5 })];
  return { ...base, offers: me.hand.flatMap((shown) => (shown === null ? [] : [offer('play', 'Jugar', { things: [shown.id] })])) };
}

/** The middle of a game for somebody who only looks on. */
export function watching(): Situated {
  const base = middle();
  for (const player of base.scene.players) player.hand = player.hand.map(() => null);
  return { ...base, seat: null, offers: [], prompt: { ...base.prompt, kind: 'wait' } };
}
