// generated, never edited

/**
 * Cards on their way to a target.
 */
export type Assigned = { 
/**
 * A card of the row or the enemy base; `base` where the enemy has none in play.
 */
target: string, cards: Array<string>, attack: number, };

/**
 * A card that can be seen.
 */
export type CardView = { 
/**
 * `x-wing.2`.
 */
id: string, 
/**
 * `x-wing`: its entry in the catalogue.
 */
face: string, 
/**
 * As of now.
 */
attack: number, attack_printed: number, 
/**
 * As of now.
 */
hit_points: number | null, hit_points_max: number | null, 
/**
 * What it takes to defeat it in the row, for the player who looks, or else the active one.
 */
aim: number | null, 
/**
 * What that player would pay for it now.
 */
cost: number | null, marks: Array<Mark>, };

export type Mark = "used" | "spent" | "assigned" | "exile-at-end";

export type Player = { seat: number, side: Side, region: number, base: CardView | null, 
/**
 * How many bases the base deck has.
 */
bases_left: number, 
/**
 * Those of them that these eyes know.
 */
bases: Array<CardView>, 
/**
 * Bases that are not in this game, or may still be picked for it, as far as these eyes know them.
 */
spare_bases: Array<CardView>, 
/**
 * Enemy bases this player has destroyed.
 */
victory: Array<CardView>, resources: number, 
/**
 * What the cards that have not attacked and are not assigned would bring against the base.
 */
attack: number, in_play: Array<CardView>, 
/**
 * Nothing for a card that these eyes do not know.
 */
hand: Array<CardView | null>, 
/**
 * How many cards the deck has.
 */
deck: number, deck_top: CardView | null, 
/**
 * The top card is the last one.
 */
discard: Array<CardView>, 
/**
 * Open attacks.
 */
assigned: Array<Assigned>, };

/**
 * A galaxy row and what belongs to it.
 */
export type Region = { row: Array<CardView | null>, 
/**
 * How many cards the galaxy deck has.
 */
deck: number, top: CardView | null, 
/**
 * The known ones of the cards that can be looked at on top of the galaxy deck, the topmost first.
 */
looked_at: Array<CardView>, 
/**
 * The top card is the last one.
 */
discard: Array<CardView>, pilots: Array<CardView>, };

/**
 * The whole table.
 */
export type Scene = { mode: string, goal: number, turn: number, 
/**
 * The seats whose turn it is.
 */
active: Array<number>, over: boolean, 
/**
 * From -3, the Empire's end, to 3, the Rebels' end.
 */
force: number, 
/**
 * The seats the Force is with.
 */
force_with: Array<number>, regions: Array<Region>, 
/**
 * In the order of their seats.
 */
players: Array<Player>, exile: Array<CardView>, 
/**
 * What partners have gathered together against the enemy bases; nothing where nobody has a partner.
 */
joint_attack: number | null, };

export type Side = "empire" | "rebel";
