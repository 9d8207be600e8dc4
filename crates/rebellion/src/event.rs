//! Something that happened, and who sees what of it.

use kernel::{Eyes, Outcome, Roll, Seat};
use serde::{Deserialize, Serialize};

use crate::automaton::Aim;
use crate::automaton::decision::{Decision, Rule};
use crate::cards::tactics::Half;
use crate::chance::Shuffled;
use crate::things::{
    ActionCard, Hurt, Leader, MissionCard, ObjectiveCard, Place, Region, Shown, Side, TacticCard, Theatre,
    Things, Unit,
};
use crate::words::Ring;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// R3.10, R11: whose marker lies in a system now.
    Loyalty(Place, Option<Side>),
    Subjugated(Place),
    Freed(Place),
    /// A probe card leaves the game.
    ProbeRemoved(Place),
    Placed {
        side: Side,
        unit: Unit,
        n: u8,
        place: Place,
    },
    /// R18.1: where it is, only the Rebels see.
    BaseHidden(Option<Place>),
    BaseRevealed(Place),
    RoundBegan(u8),
    Passed(Side),
    Activated {
        leader: Leader,
        place: Place,
    },
    Moved {
        side: Side,
        unit: Unit,
        n: u8,
        from: Place,
    },
    Arrived {
        side: Side,
        place: Place,
    },
    CombatBegan(Place),
    Joined(Leader),
    Rolled {
        side: Side,
        theatre: Theatre,
        dice: [u8; 3],
        roll: Roll,
    },
    Hit {
        side: Side,
        unit: Hurt,
    },
    /// R8.10, R9.9: one damage less on a unit that had so much.
    Eased {
        side: Side,
        unit: Hurt,
    },
    /// S9.10: the Rebels roll so many hits again; so many points are left.
    Forced {
        n: u8,
        left: u8,
    },
    /// R9.10: so many dice of a side count for nothing.
    Prevented {
        side: Side,
        n: u8,
    },
    /// R8.4: which card, only its owner sees.
    TacticDrawn {
        side: Side,
        theatre: Theatre,
        card: Option<TacticCard>,
    },
    TacticDiscarded {
        side: Side,
        card: TacticCard,
    },
    /// R9.3: which card, only its owner sees.
    TacticLaid {
        side: Side,
        card: Option<TacticCard>,
    },
    TacticPlayed {
        side: Side,
        card: TacticCard,
    },
    /// R9.4.
    TacticUsed {
        side: Side,
        card: TacticCard,
        half: Half,
    },
    TacticCancelled {
        side: Side,
        card: TacticCard,
    },
    /// R9.5: the used cards of a side for a theatre are back in their deck.
    TacticsReturned {
        side: Side,
        theatre: Theatre,
    },
    /// R9.6.
    TacticRecovered {
        side: Side,
        card: TacticCard,
    },
    TacticRemoved(TacticCard),
    Destroyed {
        unit: Unit,
        n: u8,
        place: Place,
    },
    Retreated {
        leader: Leader,
        to: Place,
    },
    CombatEnded(Place),
    /// R14.4: which cards, only the Empire sees.
    ProbeDrawn(Option<Place>),
    Time(u8),
    Unqueued {
        unit: Unit,
        space: u8,
    },
    Built {
        unit: Unit,
        space: u8,
    },
    // ---- missions (R4, R7)
    Shuffled(Shuffled),
    /// Which card it is, only its owner sees.
    Assigned {
        leader: Leader,
        slot: u8,
        card: Option<MissionCard>,
    },
    Revealed {
        side: Side,
        card: MissionCard,
        leaders: Things,
    },
    Aimed {
        card: MissionCard,
        place: Place,
    },
    Opposed(Leader),
    RolledMission {
        side: Side,
        dice: [u8; 3],
        roll: Roll,
    },
    Attempted {
        card: MissionCard,
        succeeded: bool,
    },
    Returned {
        side: Side,
        card: MissionCard,
    },
    Discarded(MissionCard),
    Drew {
        side: Side,
        card: Option<MissionCard>,
    },
    DrewObjective(Option<ObjectiveCard>),
    /// Which they are, only the side that looks sees.
    LookedAt {
        side: Side,
        cards: Things,
    },
    // ---- action cards (R16): which card, only its owner sees until it is used
    ActionDrawn {
        side: Side,
        card: Option<ActionCard>,
    },
    /// R16.1: one is kept, the other one goes to the bottom of the deck.
    ActionKept {
        side: Side,
        card: Option<ActionCard>,
    },
    /// S5.11, S8.10: in the solo game they lie open.
    ActionShown {
        side: Side,
        card: ActionCard,
    },
    ActionUsed {
        side: Side,
        card: ActionCard,
    },
    ActionDiscarded {
        side: Side,
        card: ActionCard,
    },
    /// R20.6: which probe card, only the owner of the card sees.
    Stashed {
        card: ActionCard,
        place: Option<Place>,
    },
    StashShown {
        card: ActionCard,
        place: Place,
    },
    Barred(Place),
    PoolWidened,
    /// A die that was not rolled, and one that counts for nothing.
    DieSet {
        side: Side,
        die: Shown,
    },
    DieBlanked {
        side: Side,
        die: Shown,
    },
    /// So many black hits are red ones.
    Recoloured(u8),
    /// R8, R9: tactic cards of a side that the other one sees.
    TacticsShown {
        side: Side,
        cards: Things,
    },
    MissionDoomed,
    CameBack(Leader),
    // ---- objectives (R17)
    ObjectivePlayed(ObjectiveCard),
    ObjectiveMissed(ObjectiveCard),
    ObjectiveDiscarded(ObjectiveCard),
    ObjectiveRestored(ObjectiveCard),
    // ---- leaders (R13)
    Unringed(Leader, Ring),
    Captured(Leader),
    Rescued(Leader, Place),
    Ringed(Leader, Ring),
    Eliminated(Leader),
    Recruited(Leader, Option<Place>),
    BecameJedi,
    Detained(Leader),
    Sent(Leader, Place),
    ToPool(Leader),
    // ---- systems, reputation, base
    Sabotaged(Place),
    Repaired(Place),
    SystemDestroyed(Place),
    Marked(Place),
    Unmarked(Place),
    Reputation(u8),
    Answered {
        region: Option<Region>,
        place: Option<Place>,
        there: bool,
    },
    Named(Things),
    BaseMoved,
    ShownObjectives(Things),
    ShownMissions(Things),
    ObjectiveSunk(Option<ObjectiveCard>),
    /// One that was looked at is put on the deck: everybody sees the back, and who looked which one it is.
    ObjectiveTopped {
        side: Side,
        stage: u8,
        card: Option<ObjectiveCard>,
    },
    /// Everybody sees the back, and the Rebels which one it was.
    ObjectiveRaised {
        stage: u8,
        card: Option<ObjectiveCard>,
    },
    /// The two sides look at it; whoever walks past sees it if the Imperial hand lies open.
    ProbeTaken {
        place: Option<Place>,
        open: bool,
    },
    ProbeReturned,
    /// A die of the solo game that no decision tells of.
    Threw {
        die: Throw,
        face: u8,
    },
    /// S7.2: what the Empire does with its turn.
    ImperialDeed {
        rule: Rule,
        pool: u8,
        unrevealed: u8,
        gap: i16,
        die: Option<u8>,
        deed: Deed,
    },
    /// S2.3, S2.4: a mission of the Empire is turned up; it cannot be played; S2.9: it waits with a leader.
    TurnedUp(MissionCard),
    Unplayable(MissionCard),
    PutOff {
        card: MissionCard,
        leader: Option<Leader>,
    },
    /// S4.3: it is no Starting mission while everybody knows where the base is; it is one again.
    Withheld(MissionCard),
    Restored(MissionCard),
    /// S10, False Orders: the top card of the Round deck is in this deck again, unseen.
    SentBack(Shuffled),
    /// S3: what its fleets are after, with the die if one has said so (S3.14).
    Heads {
        rule: Rule,
        aim: Aim,
        die: Option<u8>,
    },
    /// S3.5, S3.11, S3.22: the fleet there stays, and a Stormtrooper comes to it.
    Helped {
        rule: Rule,
        place: Place,
    },
    /// The Empire's procedure has decided something.
    Decided(Box<Decision>),
    /// S3.9, S8.7: a remote probe card is laid open.
    Probed(Place),
    /// S3.9, S3.10: the card of a remote system is taken because of troops there, or given back for want of them.
    Explored(Place),
    GivenUp(Place),
    /// S4.5: these cards are in the probe deck again.
    SearchReopened(Things),
    Left(Side),
    Ended(Outcome),
}

/// What a die of the solo game decides by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Throw {
    /// S5.7, S2.2.
    RebelMissions,
    ImperialMissions,
    /// S5.9.3.
    Units,
    /// S5.9: an Imperial system by its number, and where a Death Star is being built.
    Start,
    Site,
    /// S7.7: high numbers send somebody against a mission.
    Opposition,
    /// SQ6: high numbers send somebody to a combat.
    Joining,
    /// S6.3: high numbers play what action cards there are.
    Cards,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    Pass,
    Activate,
    Mission,
}

impl Event {
    /// What these eyes see of it.
    pub(crate) fn seen(self, eyes: Eyes) -> Event {
        let sees = |seat: Seat| eyes == Eyes::All || eyes == Eyes::Seat(seat);
        match self {
            Event::BaseHidden(_) if !sees(Side::Rebel.seat()) => Event::BaseHidden(None),
            Event::ProbeDrawn(_) if !sees(Side::Empire.seat()) => Event::ProbeDrawn(None),
            Event::Assigned { leader, slot, card: Some(card) } if !sees(card.side().seat()) => {
                Event::Assigned { leader, slot, card: None }
            }
            Event::LookedAt { side, .. } if !sees(side.seat()) => {
                Event::LookedAt { side, cards: Things::EMPTY }
            }
            Event::Drew { side, .. } if !sees(side.seat()) => Event::Drew { side, card: None },
            Event::TacticDrawn { side, theatre, .. } if !sees(side.seat()) => {
                Event::TacticDrawn { side, theatre, card: None }
            }
            Event::TacticLaid { side, .. } if !sees(side.seat()) => Event::TacticLaid { side, card: None },
            Event::ActionDrawn { side, .. } if !sees(side.seat()) => Event::ActionDrawn { side, card: None },
            Event::ActionKept { side, .. } if !sees(side.seat()) => Event::ActionKept { side, card: None },
            Event::Stashed { card, .. } if !sees(card.side().seat()) => Event::Stashed { card, place: None },
            Event::ObjectiveRaised { stage, .. } if !sees(Side::Rebel.seat()) => {
                Event::ObjectiveRaised { stage, card: None }
            }
            Event::ObjectiveTopped { side, stage, .. } if !sees(side.seat()) => {
                Event::ObjectiveTopped { side, stage, card: None }
            }
            Event::DrewObjective(_) if !sees(Side::Rebel.seat()) => Event::DrewObjective(None),
            // The two sides look at these, and nobody who walks past.
            Event::ShownObjectives(_) if eyes == Eyes::Public => Event::ShownObjectives(Things::EMPTY),
            Event::ShownMissions(_) if eyes == Eyes::Public => Event::ShownMissions(Things::EMPTY),
            Event::ObjectiveSunk(_) if eyes == Eyes::Public => Event::ObjectiveSunk(None),
            Event::ProbeTaken { open: false, .. } if eyes == Eyes::Public => {
                Event::ProbeTaken { place: None, open: false }
            }
            other => other,
        }
    }
}
