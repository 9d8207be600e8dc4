// generated, never edited

/**
 * An attack in progress.
 */
export type AttackView = { attacker: string, defender: string, };

/**
 * A card that can be seen.
 */
export type CardView = { 
/**
 * `battlefield-marine.4`.
 */
id: string, 
/**
 * `battlefield-marine`: its entry in the catalogue.
 */
face: string, 
/**
 * What its player would pay for it now.
 */
cost: number | null, 
/**
 * As of now; in play only.
 */
power: number | null, hp: number | null, damage: number, exhausted: boolean, 
/**
 * Its epic action is used up.
 */
used: boolean, tokens: Array<TokenView>, 
/**
 * Those it has now, printed or gained.
 */
keywords: Array<KeywordView>, upgrades: Array<CardView>, 
/**
 * Another player owns it.
 */
stolen: boolean, 
/**
 * A Sentinel beside it bars attacks on it (R18.7).
 */
guarded: boolean, };

/**
 * What an attack would do as things stand, before anything that it triggers.
 */
export type Forecast = { attacker: string, target: string, 
/**
 * Damage to the target, and back to the attacker.
 */
dealt: number, taken: number, 
/**
 * The target has no HP left then; the attacker has none.
 */
defeats: boolean, falls: boolean, 
/**
 * What goes on to the base (R18.3).
 */
beyond: number, };

export type KeywordView = { id: string, 
/**
 * Of Raid and Restore.
 */
amount: number | null, };

export type Player = { 
/**
 * `player-one`.
 */
id: string, seat: number, passed: boolean, base: CardView, 
/**
 * On its leader side; none while it is deployed.
 */
leader: CardView | null, ground: Array<CardView>, space: Array<CardView>, 
/**
 * Nothing for a card that these eyes do not know.
 */
hand: Array<CardView | null>, ready: number, exhausted: number, 
/**
 * Those that these eyes know.
 */
resources: Array<CardView>, deck: number, 
/**
 * What was taken out of the deck to be played.
 */
aside: Array<CardView>, 
/**
 * The cards of the deck that these eyes know, the topmost first.
 */
looked_at: Array<CardView>, discard: Array<CardView>, };

/**
 * The whole table.
 */
export type Scene = { round: number, phase: string, active: number, 
/**
 * Who holds the counter, and whether it is taken this round.
 */
initiative: number, taken: boolean, over: boolean, attack: AttackView | null, 
/**
 * What the attacks would do that the player who looks is offered.
 */
forecasts: Array<Forecast>, 
/**
 * In the order of their seats.
 */
players: Array<Player>, };

/**
 * The tokens of a kind on a unit: they are pointed at together.
 */
export type TokenView = { 
/**
 * `battlefield-marine.4/shield`.
 */
id: string, 
/**
 * `shield`.
 */
kind: string, n: number, };
