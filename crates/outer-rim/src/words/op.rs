//! What changes the state.

use script::Reg;

use super::*;

/// What changes the state. Credits are counted in thousands (R3.8).
#[derive(Clone, Copy, Debug)]
pub enum Op {
    Gain(Num),
    /// The credits of a reward: some effects take fame instead.
    Pays(u8),
    Lose(u8),
    /// All of it or nothing at all.
    Pay(Num),
    /// From the player in the register, or all that one has.
    TakeCredits(u8, Reg),
    Fame(u8),
    GainRep(Party),
    LoseRep(Party),
    /// The same as a price, which cannot be paid if it is negative already (R16.2).
    PayRep(Party),
    /// Lost, also if it is negative already (R16.2).
    LoseRepEvenIfNegative(Party),
    Damage(Body, u8),
    /// So much of it, or all.
    Recover(Body, Option<u8>),
    AvoidDefeat,

    /// R10: done if it is passed. The second number can be paid to pass it after all.
    Test(Skill, u8),
    /// R10 with the skill in the register.
    TestChosen(Reg),
    /// R9 against an enemy with so many dice: done if it is won. Damage comes with `Suffer`.
    Fight(Combat, u8),
    /// R9 against the player in the register; where the combat is not named, the space says which it is.
    FightPlayer(Option<Combat>, Reg),
    /// R9.6: what the last combat dealt.
    Suffer,
    /// So many dice, which lie there to be looked at.
    Roll(Num),
    /// Both players, the other one being in the register, roll so many dice and one more for each of these
    /// skills: done if the owner wins.
    Contest(u8, &'static [Skill], Reg),

    /// R6.5 anywhere, for so much less.
    BuyTop(Deck, u8),
    /// Reveals cards until one of this kind shows, which may be bought.
    FindBuy(Deck, Kind, u8),
    /// Looks at the top cards of a deck, which go into the register.
    LookTop(Deck, u8, Reg),
    /// One of those looked at may be bought; the others go back on top in any order.
    BuyLooked(Deck, u8, Reg),
    GainTop(Deck),
    CycleTop(Deck),
    /// The ship in the register is bought at its price, with the damage it comes with.
    BuyShip(Reg, u8),
    /// The ship that this card sells.
    GainShip,
    /// R6.4, beside the one of the action step.
    Market,
    /// The asset in the register is sold for its price and so much more.
    Sell(Reg, u8),

    /// What is printed on this card is kept.
    Keep,
    KeepSecret,
    Discard(It),
    Remove(It),
    /// Back into its deck, which is shuffled.
    ShuffleThis,
    Shuffle(Deck),
    /// R3.3: a card of that number is read and put back.
    Databank(u8),
    /// The crew in the register changes sides.
    TakeCrew(Reg),
    /// The contact joins the crew (R7.4).
    Recruit,

    /// R7.7: the owner alone sees who lies there.
    Look(Reg),
    Reveal(Reg),
    /// R7.4.
    Meet(Reg),
    /// The contact of the first register goes to the planet of the second, where it changes places with another one
    /// if no contact space is free.
    MoveContact(Reg, Reg),

    /// So many spaces at most, by the usual rules.
    Travel(u8),
    /// Straight to the space in the register.
    GoTo(Reg),
    /// The patrol in the register goes so many spaces, towards you or wherever you like.
    MovePatrol(Reg, u8, Toward),
    /// The patrol in the register comes to your space.
    BringPatrol(Reg),
    /// R7.3, wherever that patrol is.
    MeetPatrol(Reg),
    /// The patrol about to move goes to the player in the register instead.
    Redirect(Reg),
    ExtraTurn,
    IgnoreStop,
    StopMover,

    /// R12.5, R12.4.
    JobDone,
    JobFails,
    /// The cargo being delivered is, or is not.
    DeliverThis,
    HoldThis,
    /// The planet in the register is the destination of this card.
    MarkPlanet(Reg),
    /// A damage token on the planet: it counts for a goal.
    MarkSabotage,
    /// The goal of this ship is reached (R13.3).
    ShipGoal,

    /// The dice shared out by face in the register are rolled again.
    Reroll(Reg),
    /// Up to so many own results of these faces become another.
    Convert(&'static [Face], Face, u8),
    Add(Face, u8),
    /// Of the other side.
    Cancel(Face),
    FewerDice(u8),
    CapDamage(u8),
    /// The skill being tested counts once more; if so said, this card goes when the test is passed.
    MoreSkill(bool),
    NoRepLoss,
    WaiveCredits,
    /// What has triggered this does not happen.
    Prevent,

    /// The player in the register does this.
    As(Reg, Theirs),
    /// A part of the turn; no card says this.
    Rule(Routine),
}

/// What another player does when a card says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theirs {
    Gains2,
    Gains3,
    Loses3,
    PlaysEpic,
    PlaysCutthroat,
    WinsSociably,
    SharesJewels,
    IsPaid,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toward {
    You,
    Anywhere,
}
