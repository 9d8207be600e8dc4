//! R16, R17: which action cards can be used now, and which objectives be played.

use pieces::Thing;
use script::{Core, Reg};

use super::here;
use crate::card::{How, Timing, Users, Window};
use crate::chance::Shuffled;
use crate::leaders::Skill;
use crate::state::{Frame, Open, QUEUE, Spot, State};
use crate::things::{
    ActionCard, Colour, Face, Leader, MissionCard, ObjectiveCard, Place, Shown, Side, Theatre, Things, Unit,
};
use crate::units::Shape;
use crate::words::*;

/// R13.2.
const MOST_IN_POOL: usize = 8;

impl Shown {
    /// Whether there is such a side of a die: green ones have no hits and no specials (R20.1).
    pub fn exists(self) -> bool {
        self.colour() != Colour::Green || matches!(self.face(), Face::Blank | Face::Direct)
    }
}

impl Open {
    /// R16.2: those on a card that can still be recruited.
    pub fn recruitable(&self, card: ActionCard) -> impl Iterator<Item = Leader> + '_ {
        card.scheme().leaders.iter().copied().filter(|leader| {
            // R13.11: a Jedi is recruited by nobody's card.
            *leader != Leader::LUKE_SKYWALKER_JEDI
                && !(*leader == Leader::LUKE_SKYWALKER
                    && self.standing(Leader::LUKE_SKYWALKER_JEDI).at != Spot::Box)
                && self.standing(*leader).at == Spot::Box
                && self.agreed.includes(leader.person().release)
        })
    }

    /// R16.4: who can use a card.
    pub fn users(&self, card: ActionCard, frame: &Frame) -> Things {
        let (scheme, side) = (card.scheme(), card.side());
        let is = |leader: &Leader| {
            let standing = self.standing(*leader);
            // R13.5, R13.9.
            let free = standing.side == side && !self.is_captured(*leader);
            match scheme.users {
                Users::Nobody => false,
                Users::Pool => free && standing.at == Spot::Pool,
                Users::There => free && self.place_of(*leader).is_some_and(|at| here(frame) == Some(at)),
                Users::Board => free && self.place_of(*leader).is_some_and(|at| here(frame) != Some(at)),
                Users::Assigned => self.mission.is_some_and(|mission| mission.leaders.holds(*leader)),
                Users::Captured => standing.ring == Some(Ring::Captured),
            }
        };
        scheme.leaders.iter().copied().filter(is).collect()
    }

    /// R13.2: how many leaders a side may have in its pool.
    pub fn pool_limit(&self, side: Side) -> usize {
        match self.agreed.has_expansion() {
            true => MOST_IN_POOL + usize::from(self.widened && side == Side::Empire),
            false => usize::MAX,
        }
    }

    /// Who wears a ring.
    pub fn bearer(&self, ring: Ring) -> Option<Leader> {
        Leader::each().find(|leader| self.standing(*leader).ring == Some(ring))
    }

    /// Whether the bearer of a ring is there.
    pub fn bears(&self, ring: Ring, place: Option<Place>) -> bool {
        self.bearer(ring).is_some_and(|leader| place.is_some() && self.place_of(leader) == place)
    }
}

impl State {
    /// R16.1: whom a card offers.
    pub(crate) fn recruits(&self, card: ActionCard) -> impl Iterator<Item = Leader> + '_ {
        self.table.recruitable(card)
    }

    /// Whether a card could be used at a moment, whoever has it.
    fn fits(&self, card: ActionCard, timing: Timing, frame: &Frame) -> bool {
        if self.table.timing(card) != timing {
            return false;
        }
        let scheme = card.scheme();
        let somebody = scheme.users == Users::Nobody || !self.table.users(card, frame).is_empty();
        // Nothing that happens there is changed by a card of the Rebels.
        let barred = card.side() == Side::Rebel && here(frame).is_some() && here(frame) == self.table.barred;
        somebody && !barred && self.suits(card, frame)
    }

    /// The cards of a side that can be used now: those in hand, and those that wait on the table.
    pub(crate) fn usable(
        &self,
        side: Side,
        timing: Timing,
        frame: &Frame,
    ) -> impl Iterator<Item = ActionCard> + '_ {
        let frame = *frame;
        let hand = self.action_hands[side.index()].of::<ActionCard>();
        let hand = hand.filter(move |card| self.fits(*card, timing, &frame));
        hand.chain(self.armed(side, timing))
    }

    fn armed(&self, side: Side, timing: Timing) -> impl Iterator<Item = ActionCard> + '_ {
        let armed = move |card: &ActionCard| {
            card.side() == side && card.scheme().armed.is_some_and(|(at, _)| at == timing)
        };
        self.table.in_play.of::<ActionCard>().filter(armed)
    }

    /// Whether a side could use a card as far as everybody can tell: who is not asked tells that there is none.
    pub(crate) fn might_use(&self, side: Side, timing: Timing, frame: &Frame) -> bool {
        let table = &self.table;
        let seen = table.discarded | table.in_play | table.removed;
        let unseen = |card: &ActionCard| card.side() == side && !seen.holds(*card);
        self.armed(side, timing).next().is_some()
            || !self.action_hands[side.index()].is_empty()
                && ActionCard::each().filter(unseen).any(|card| self.fits(card, timing, frame))
    }

    // ---- R17

    fn can_score(&self, card: ObjectiveCard, window: Window, frame: &Frame) -> bool {
        let objective = card.objective();
        let tried = self.table.combat.as_ref().is_some_and(|combat| combat.tried.holds(card));
        // What can be played as soon as it is true can be played when all is over, too.
        let open =
            objective.window == window || window == Window::CombatEnds && objective.window == Window::Combat;
        open && !tried && self.holds(&objective.condition, frame)
    }

    /// R17.3: one in a combat.
    fn has_scored(&self) -> bool {
        self.table.combat.as_ref().is_some_and(|combat| combat.scored)
    }

    pub(crate) fn scorable(&self, window: Window, frame: &Frame) -> impl Iterator<Item = ObjectiveCard> + '_ {
        let frame = *frame;
        self.goals.of::<ObjectiveCard>().filter(move |card| self.can_score(*card, window, &frame))
    }

    /// Whether the Rebels could play an objective as far as everybody can tell, who sees the backs of their cards.
    pub(crate) fn might_score(&self, window: Window, frame: &Frame) -> bool {
        let table = &self.table;
        let seen = table.discarded | table.in_play | table.removed;
        let mut backs = [false; 4];
        for card in self.goals.of::<ObjectiveCard>() {
            backs[usize::from(card.objective().stage)] = true;
        }
        let unseen = |card: &ObjectiveCard| {
            let objective = card.objective();
            backs[usize::from(objective.stage)]
                && !seen.holds(*card)
                && table.agreed.includes(objective.release)
        };
        !self.has_scored()
            && ObjectiveCard::each().filter(unseen).any(|card| self.can_score(card, window, frame))
    }

    // ---- what is chosen from

    pub(crate) fn for_actions(&self, from: From, frame: &Frame) -> Things {
        let table = &self.table;
        let side = State::side(frame);
        let mission = table.mission.as_ref();
        match from {
            From::Users => table.users(ActionCard::from_thing(frame.source), frame),
            From::Others => self.goals - Things::one(frame.source),
            From::UsedObjectives => table.discarded & ObjectiveCard::RANGE.set(),
            From::Gathered => {
                let unit = Unit::from_thing(frame.nums[1] as u16);
                let to = frame.reg(Reg::B).of::<Place>().next();
                let from = |place: &Place| {
                    Some(*place) != to && table.units.of(unit, *place) > 0 && !table.is_held(side, *place)
                };
                Place::systems().filter(from).collect()
            }
            From::Settable => {
                let hand = self.unrolled();
                let can = |die: &Shown| hand[die.colour() as usize] > 0 && die.exists();
                Shown::each().filter(can).collect()
            }
            From::OwnDice => mission.map_or(Things::EMPTY, |mission| {
                let pool = mission.dice[side.index()];
                Shown::each().filter(|die| pool.of(die.colour(), die.face()) > 0).collect()
            }),
            From::EnemyDice => mission.map_or(Things::EMPTY, |mission| {
                let pool = mission.dice[side.other().index()];
                let shows = |die: &Shown| die.face() != Face::Blank && pool.of(die.colour(), die.face()) > 0;
                Shown::each().filter(shows).collect()
            }),
            From::Surplus => table.pool(side).collect(),
            From::GivenUp => {
                let Cond::QueueHolds(shapes) = ObjectiveCard::from_thing(frame.source).objective().condition
                else {
                    return Things::EMPTY;
                };
                let shape = shapes.get(frame.nums[0] as usize);
                let fits = |unit: &Unit| {
                    unit.kind().side == side
                        && unit.kind().icon.as_ref() == shape
                        && (0..QUEUE).any(|space| table.queue[space][unit.index()] > 0)
                };
                Unit::each().filter(fits).collect()
            }
            _ => unreachable!("others choose from it"),
        }
    }

    /// Dice of the owner that are about to be rolled: of a combat, or of a mission.
    pub(crate) fn unrolled(&self) -> [u8; 3] {
        match (&self.table.combat, &self.table.mission) {
            (Some(combat), _) => combat.attack.hand,
            (None, Some(mission)) => mission.hand,
            (None, None) => [0; 3],
        }
    }

    /// Which deck is shuffled after it was looked through.
    pub(crate) fn searched_deck(&self) -> Shuffled {
        let frame = self.machine.top().expect("a deck was looked through");
        match (State::side(frame), frame.nums[0]) {
            (Side::Empire, 1) => Shuffled::Projects,
            (Side::Empire, _) => Shuffled::ImperialMissions,
            (Side::Rebel, _) => Shuffled::RebelMissions,
        }
    }

    // ---- conditions

    /// Conditions of action cards and objectives.
    pub(crate) fn holds_for_cards(&self, cond: &Cond, frame: &Frame) -> bool {
        let table = &self.table;
        let side = State::side(frame);
        let combat = table.combat.as_ref();
        match cond {
            Cond::AtLeast(n, filter) => self.selected(*filter, frame).len() >= usize::from(*n),
            Cond::Marked(card) => {
                let missions =
                    table.markers.iter().flatten().filter(|marker| MissionCard::RANGE.holds(marker.card));
                missions.map(|marker| MissionCard::from_thing(marker.card)).any(|by| by.mission().id == *card)
            }
            Cond::WholeRegion(of) => crate::things::Region::each().any(|region| {
                let mut systems = region.systems().filter(|place| table.is_populous(*place)).peekable();
                systems.peek().is_some() && systems.all(|place| table.is_loyal(*of, place))
            }),
            Cond::UnitsIn(n, of, p) => {
                let there = Place::systems().filter(|place| self.is(p, *place, frame));
                let count = |place| table.units_of(*of, place).map(|(_, n)| u16::from(n)).sum::<u16>();
                there.map(count).sum::<u16>() >= u16::from(*n)
            }
            Cond::QueueHolds(shapes) => {
                let queued = |shape: Shape| -> usize {
                    let units = (1..=QUEUE as u8).flat_map(|space| table.queued(side, space));
                    units
                        .filter(|(unit, _)| unit.kind().icon == Some(shape))
                        .map(|(_, n)| usize::from(n))
                        .sum()
                };
                let wanted = |shape: Shape| shapes.iter().filter(|other| **other == shape).count();
                Shape::ALL.into_iter().all(|shape| queued(shape) >= wanted(shape))
            }
            Cond::Judged(whose, succeeded) => table.mission.as_ref().is_some_and(|mission| {
                mission.judged && mission.side == whose.side(side) && mission.succeeded == *succeeded
            }),
            Cond::Skill(skill) => table.mission.as_ref().is_some_and(|mission| mission.needs(*skill)),
            Cond::Initiated => combat.is_some_and(|combat| combat.initiator == side),
            Cond::Won(theatre) => combat.is_some_and(|combat| combat.won(table, side, *theatre)),
            Cond::Lost(whose, theatre, health) => {
                combat.is_some_and(|combat| combat.lost[whose.side(side).index()][theatre.index()] >= *health)
            }
            Cond::Destroyed(units) => {
                combat.is_some_and(|combat| units.iter().any(|unit| combat.destroyed.holds(*unit)))
            }
            Cond::WasSubjugated => combat.is_some_and(|combat| combat.subjugated),
            Cond::FacedTheDarkSide => combat.is_some_and(|combat| combat.dark_side),
            _ => unreachable!("others find it true or not"),
        }
    }
}

impl crate::state::Played {
    /// Whether it is an attempt with this skill.
    pub fn needs(&self, skill: Skill) -> bool {
        let mission = self.card.mission();
        mission.mode == How::Attempt && mission.skill.is_some_and(|(needed, _)| needed == skill)
    }
}

impl crate::state::Combat {
    /// Whether a space battle has just been fought (R19.5).
    pub fn is_in_space(&self) -> bool {
        self.theatre == Theatre::Space
    }
}
