//! What things are worth beside fame, of which a point is a thousand. Found by playing against the solo opponent.

/// What is left of a gain that comes a turn later, in thousandths: what waits may never come.
pub(super) const LATER: i32 = 580;
/// A turn more than others have.
pub(super) const TURN: i32 = 350;
/// A turn on a planet: its market, and whoever can be met there; elsewhere a card is drawn.
pub(super) const MARKET: i32 = 60;
pub(super) const MEETING: i32 = 50;
pub(super) const DRAWING: i32 = 10;
/// A thousand credits, up to the first sum, up to the second, and beyond: much money has little to buy.
pub(super) const POOR: i32 = 75;
pub(super) const RICH: i32 = 45;
pub(super) const HOARD: i32 = 15;
pub(super) const PURSE: i32 = 10;
pub(super) const CHEST: i32 = 25;
/// What helps for the whole game: a skill, a die in combat, a point of health or hull, a space of hyperdrive, a card
/// that changes dice, a slot.
pub(super) const SKILL: i32 = 120;
pub(super) const FIGHTING: i32 = 120;
pub(super) const TOUGH: i32 = 50;
pub(super) const SPEED: i32 = 150;
pub(super) const DICE: i32 = 70;
pub(super) const ROOM: i32 = 60;
/// A card that makes fame of rewards, and a ship with a goal to reach.
pub(super) const LUXURY: i32 = 400;
pub(super) const SHIPGOAL: i32 = 450;
/// A point of damage, and the turn that a defeat costs beside money.
pub(super) const DAMAGE: i32 = 45;
pub(super) const SETBACK: i32 = 225;
/// A positive reputation, and a negative one.
pub(super) const LIKED: i32 = 60;
pub(super) const HATED: i32 = 90;
pub(super) const SECRET: i32 = 80;
/// How many turns a game of ten fame takes.
pub(super) const SPAN: i32 = 17;
/// How often illegal cargo gets through, in thousandths.
pub(super) const SMUGGLED: i32 = 820;
/// How often a solo opponent gains what lies open for it, in thousandths, and what it pays for fame.
pub(super) const TAKEN: i32 = 200;
pub(super) const FAME_COSTS: i32 = 8;
