// generated, never edited

export type AssetScene = { id: string, 
/**
 * What the catalogue calls it: an encounter card that is kept has another name there.
 */
face: string, kind: string, 
/**
 * The captured target of a bounty.
 */
captured: string | null, };

export type ContactScene = { 
/**
 * The contact space.
 */
id: string, 
/**
 * What the back shows; nothing if the space is free.
 */
class: string | null, 
/**
 * Whoever lies there, if that is known to the one who looks.
 */
card: string | null, faceup: boolean, 
/**
 * The seats that have a bounty on whoever that is.
 */
wanted: Array<number>, };

export type DieScene = { face: string, n: number, };

/**
 * R9, from the first die to what both sides suffer.
 */
export type FightScene = { 
/**
 * A patrol, a player, or `enemy`.
 */
foe: string, 
/**
 * The card that brought the enemy, as long as it is told of.
 */
enemy: string | null, combat: string, 
/**
 * Whose dice are looked at: `before` any roll, those of the `attack`, of the `defence`, or all of it is `over`.
 */
step: string, 
/**
 * The attacker first.
 */
sides: [FightSideScene, FightSideScene], won: boolean | null, };

export type FightSideScene = { 
/**
 * Nobody's for patrols and enemies of cards.
 */
seat: number | null, 
/**
 * Dice to roll.
 */
dice: number, faces: Array<DieScene>, 
/**
 * What the faces come to.
 */
damage: number, 
/**
 * What this side suffers for what the other one has rolled so far (R9.6).
 */
suffers: number, };

export type MarketScene = { id: string, top: string | null, cards: number, 
/**
 * What it costs the one who looks, and whether it can be bought now.
 */
price: number | null, affordable: boolean, 
/**
 * What is missing even if everything is bartered.
 */
lacks: number, 
/**
 * Whether there is a slot for it.
 */
room: boolean, };

export type PatrolScene = { id: string, space: string, level: number, 
/**
 * Patrols that wait beside the board.
 */
waiting: number, 
/**
 * Where they wait: the edge piece beside this space.
 */
gate: string, 
/**
 * What it fights with, nothing if it cannot be beaten, and what beating it brings (R7.3).
 */
dice: number | null, credits: number, fame: number, };

export type PlayerScene = { id: string, seat: number, seated: string, character: string | null, turned: boolean, ship: string, ship_turned: boolean, space: string, credits: number, fame: number, 
/**
 * With the factions in their order.
 */
reputation: [number, number, number, number], damage: number, health: number, ship_damage: number, hull: number, ground: number, combat: number, hyperdrive: number, defeated: boolean, tokens: number, ship_tokens: number, 
/**
 * How many of them the goals need; none where there is no goal.
 */
goal: number, ship_goal: number, slots: SlotsScene, skills: Array<[string, number]>, assets: Array<AssetScene>, 
/**
 * The decks of the secrets, and which they are if that is known.
 */
secrets: Array<[string, string | null]>, 
/**
 * Where the solo opponent wants to go.
 */
goals: Array<string>, };

/**
 * The table, in numbers and ids and without a word in any language.
 */
export type Scene = { round: number, active: number, phase: string, 
/**
 * The fame that wins.
 */
target: number, 
/**
 * The modules from the first edge piece to the last.
 */
modules: [number, number, number, number, number, number], spaces: Array<SpaceScene>, patrols: Array<PatrolScene>, markets: Array<MarketScene>, players: Array<PlayerScene>, 
/**
 * The encounter or databank card, or the order, that is being read.
 */
reading: Array<string>, 
/**
 * Which section of the encounter card it is.
 */
section: number | null, dice: Array<DieScene>, fight: FightScene | null, test: TestScene | null, 
/**
 * Things that lie nowhere and can be chosen: skills, faces of dice, ships, characters.
 */
choices: Array<string>, winner: number | null, };

/**
 * R18.1.
 */
export type SlotsScene = { crew: number, cargo: number, mods: number, 
/**
 * For cargo or mods.
 */
both: number, gear: number, 
/**
 * Jobs and bounties.
 */
tasks: number, };

export type SpaceScene = { id: string, kind: string, faction: string | null, module: number, 
/**
 * Where one can go from here.
 */
routes: Array<string>, contacts: Array<ContactScene>, sabotaged: boolean, marked: boolean, 
/**
 * Whoever looks and enters is stopped there (R5.4, R5.5).
 */
stops: boolean, 
/**
 * How many spaces it is away from whoever looks (R3.5).
 */
away: number, 
/**
 * What whoever looks has to deliver or to do here.
 */
errands: Array<string>, };

export type TestScene = { seat: number, skill: string, 
/**
 * How often the skill counts.
 */
level: number, 
/**
 * The faces of which one is enough (R10.1).
 */
passing: Array<string>, };
