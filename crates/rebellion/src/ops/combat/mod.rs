//! R8, R9, R10: combat.

mod damage;
mod dice;
mod retreat;
mod tactics;

use kernel::Log;
use script::{Core, Did, Reg, Trigger};

use crate::Rebellion;
use crate::card::{Timing, Window};
use crate::event::Event;
use crate::programs::programs;
use crate::state::{Attack, Changes, Combat, Frame, Later, Spot, State};
use crate::things::{DAMAGE, Hurt, KINDS, Leader, Place, Side, Theatre, Things, Unit};
use crate::turn::{Duty, Party};
use crate::words::*;
use pieces::Thing;

impl State {
    /// Whoever a part of a procedure is for, as its owner; nothing if there is nothing to do.
    pub(super) fn hand_over(&mut self, party: Party, duty: Duty, frame: &Frame) -> Did {
        let first = |state: &State| {
            let combat = state.fight();
            combat.first[combat.theatre.index()]
        };
        let side = match party {
            Party::The(side) => side,
            Party::Current => self.table.active,
            Party::Other => self.table.active.other(),
            Party::Earlier => self.table.first_to_build(),
            Party::Later => self.table.first_to_build().other(),
            Party::First => first(self),
            Party::Second => first(self).other(),
            Party::Rival => State::side(frame).other(),
            Party::Own => State::side(frame),
            Party::LaysFirst => self.lays_first(),
            Party::LaysSecond => self.lays_first().other(),
        };
        let asked = Frame { owner: side.seat().0, ..*frame };
        if !self.is_due(duty, side, &asked) {
            return Did::No;
        }
        // R8.6: where nobody takes turns, whoever brings a combat about is the current player in it.
        if matches!(duty, Duty::Assign | Duty::Mobilize | Duty::ScoreRefresh) {
            self.table.active = side;
        }
        if duty == Duty::Mobilize {
            let n = self.mobilized();
            let did = self.call(duty.proc(), Frame { owner: side.seat().0, ..*frame });
            self.top().nums[0] = n;
            return did;
        }
        let mut called = *frame;
        called.regs = [Things::EMPTY; 3];
        called.owner = side.seat().0;
        if let (Duty::UseTactic, Some(combat)) = (duty, &self.table.combat) {
            let played = combat.played[side.index()].expect("a card lies there");
            called.source = played.card.thing();
        }
        let automaton = self.table.is_automaton(side);
        let did = self.call(if automaton { duty.automatic() } else { duty.proc() }, called);
        match duty {
            Duty::Cards(timing) => self.top().nums[1] = timing as i16,
            Duty::Score(window) => self.top().nums[1] = window as i16,
            _ => {}
        }
        did
    }

    /// R9.3: whoever must show the card lays it first.
    fn lays_first(&self) -> Side {
        let shows = |side: &Side| self.fight().changes[side.index()].hold(Change::ShowsTactics);
        Side::ALL.into_iter().find(shows).unwrap_or(self.table.active)
    }

    /// Whether a side has this to do.
    fn is_due(&self, duty: Duty, side: Side, frame: &Frame) -> bool {
        if self.table.is_automaton(side) {
            match duty {
                // S2.1: it has no hand.
                Duty::Assign | Duty::Draw => return false,
                // S7.7: who is there opposes, and nobody else.
                Duty::Oppose => {
                    let nobody = |place| self.table.leaders_at(side, place).next().is_none();
                    let more = self.table.agreed.readings.more_opposition;
                    return more || self.mission_place().is_none_or(nobody);
                }
                // S9.2: its card is turned up when that of the Rebels is; S9.9: or it has none.
                Duty::LayTactic | Duty::DrawTactics | Duty::Block => return false,
                // S9.8: it never retreats.
                Duty::Retreat => return false,
                // S7.9: its cards lie open, so nobody learns anything if it is not asked.
                Duty::Cards(timing) => {
                    let rolls = timing != Timing::Rolls || self.unrolled() != [0; 3];
                    return rolls && self.usable(side, timing, frame).next().is_some();
                }
                _ => {}
            }
        }
        if matches!(duty, Duty::RoundDeck | Duty::Tidy | Duty::FirstRecruit) {
            return self.table.is_automaton(side);
        }
        if matches!(duty, Duty::TurnUpTactic | Duty::Force) {
            return self.is_due_to_automaton(duty, side);
        }
        match duty {
            Duty::Cards(Timing::Retreated) if side == Side::Rebel => return false,
            Duty::Cards(Timing::Rolls) if self.unrolled() == [0; 3] => return false,
            Duty::Cards(timing) => return self.might_use(side, timing, frame),
            Duty::Score(Window::SpaceBattle) if !self.fight().is_in_space() => return false,
            Duty::Score(window) => return self.might_score(window, frame),
            Duty::Guide
            | Duty::GuideAttack
            | Duty::Astromech
            | Duty::Protocol
            | Duty::Falcon
            | Duty::Recolour => {
                return self.is_helped(duty, side, frame);
            }
            _ => {}
        }
        let Some(combat) = &self.table.combat else { return true };
        let changes = &combat.changes[side.index()];
        let waits = combat.played[side.index()].filter(|played| !played.done);
        match duty {
            Duty::Join => self.may_join(side, combat.place),
            Duty::Shield => {
                let generators = self.table.units.of(Unit::SHIELD_GENERATOR, combat.place);
                combat.theatre == Theatre::Ground && generators > 0
            }
            Duty::LayTactic => !changes.hold(Change::NoTactic(combat.theatre)),
            Duty::Forestall => waits.is_some_and(|played| {
                let cancels = played.card.cancelling();
                cancels.is_some_and(|half| combat.can_use(&self.table, played.card, half))
            }),
            Duty::UseTactic => waits.is_some(),
            Duty::Retreat => self.table.can_retreat(combat, side),
            _ => true,
        }
    }

    /// R8.2: who has nobody there that can lead.
    fn may_join(&self, side: Side, place: Place) -> bool {
        !self.table.leaders_at(side, place).any(|leader| leader.person().has_tactics())
            // S7.6.
            && (!self.table.is_automaton(side) || self.table.has_leaders_to_spare())
    }

    pub(super) fn begin_combat(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let place = frame.reg(Reg::B).of::<Place>().next().expect("a combat is somewhere");
        let table = &mut self.table;
        table.exposed &= table.revealed != Some(place);
        let fought = Side::ALL.map(|side| Theatre::ALL.map(|theatre| table.has_in(side, theatre, place)));
        table.combat = Some(Combat {
            place,
            initiator: State::side(frame),
            from: frame.reg(Reg::A),
            round: 0,
            theatre: Theatre::Space,
            first: [table.active; 2],
            retreated: [false; 2],
            fled: [false; 2],
            fought,
            hurt: [[0; DAMAGE - 1]; KINDS],
            before: [[0; DAMAGE - 1]; KINDS],
            locked: None,
            eventful: [false; 2],
            rolled: [false; 2],
            attack: Attack::NONE,
            present: Things::EMPTY,
            played: [None; 2],
            forced: [0; 2],
            prevented: [[0; 3]; 2],
            changes: [Changes::default(); 2],
            lost: [[0; 2]; 2],
            fallen: [[0; 2]; 2],
            destroyed: Things::EMPTY,
            battled: [false; 2],
            fewer: [[0; 2]; 2],
            weakened: false,
            volunteer: None,
            subjugated: table.subjugated.holds(place),
            dark_side: false,
            scored: false,
            tried: Things::EMPTY,
            missed: false,
        });
        self.top().about = place.thing() + 1;
        log.event(Event::CombatBegan(place));
    }

    pub(super) fn join_combat(&mut self, frame: &Frame, log: &mut impl Log<Rebellion>) {
        let place = self.fight().place;
        if let Some(leader) = State::leader_in(frame, Reg::A) {
            self.send(leader, place);
            log.event(Event::Joined(leader));
        }
    }

    /// R8.22: a round begins in which nothing has happened yet.
    pub(super) fn begin_battles(&mut self) {
        let place = self.fight().place;
        let dark = [Leader::DARTH_VADER, Leader::EMPEROR_PALPATINE]
            .into_iter()
            .any(|leader| self.table.place_of(leader) == Some(place));
        let combat = self.fight_mut();
        combat.round += 1;
        combat.tried = Things::EMPTY;
        // Who has come to lead, too.
        combat.dark_side |= combat.round == 1 && dark;
        combat.eventful = [false; 2];
        combat.rolled = [false; 2];
        combat.fled = [false; 2];
        combat.fallen = [[0; 2]; 2];
        combat.locked = None;
    }

    pub(super) fn begin_battle(&mut self, theatre: Theatre) {
        let Combat { place, changes, .. } = *self.fight();
        // S9.10: what was not used before comes on top.
        let trapped = changes[Side::Empire.index()].hold(Change::Trapped);
        let points = match self.table.agreed.fights_as_of_old() && !trapped {
            true => self.table.best_tactic(Side::Empire, theatre, place),
            false => 0,
        };
        let present = self.table.units.at(place).map(|(unit, _)| unit).collect();
        let combat = self.fight_mut();
        combat.theatre = theatre;
        combat.forced[theatre.index()] += points;
        combat.battled[theatre.index()] = true;
        combat.present = present;
        combat.played = [None; 2];
        combat.prevented = [[0; 3]; 2];
    }

    /// R8.12, R9.14: the doomed go.
    pub(super) fn end_battle(&mut self, log: &mut impl Log<Rebellion>) {
        let Combat { place, theatre, .. } = *self.fight();
        self.return_imperial_tactics(theatre, log);
        for unit in Unit::each().filter(|unit| unit.kind().theatre == theatre) {
            let combat = self.fight_mut();
            let health = usize::from(combat.health(unit));
            if health > 0 {
                let doomed = &mut combat.hurt[unit.index()][health - 1..];
                let n: u8 = doomed.iter().sum();
                doomed.fill(0);
                self.destroy(unit, n, place, log);
            }
        }
    }

    /// R8.17 to R8.19, R8.21.
    pub(super) fn end_round(&mut self, log: &mut impl Log<Rebellion>) {
        let place = self.fight().place;
        // R8.17 looks at both sides before anything falls.
        let falls = Side::ALL.map(|side| self.loses_structures(side));
        for unit in Unit::each().filter(|unit| unit.is_structure() && falls[unit.kind().side.index()]) {
            self.lose_all(unit, log);
        }
        for (side, unit) in
            [(Side::Empire, Unit::DEATH_STAR_UNDER_CONSTRUCTION), (Side::Rebel, Unit::REBEL_TRANSPORT)]
        {
            if self.is_alone(side, unit) && !self.table.is_shielded(unit, place) {
                self.lose_all(unit, log);
            }
        }
        // R8.21.
        if self.is_alone(Side::Empire, Unit::DEATH_STAR)
            && self.fight().dice(&self.table, Side::Empire, Theatre::Space) == [0; 3]
            && !self.table.has_in(Side::Empire, Theatre::Ground, place)
            && self.fight().tried.is_empty()
        {
            for unit in Unit::each().filter(|unit| unit.is_ship() && unit.kind().side == Side::Rebel) {
                self.lose_all(unit, log);
            }
        }
        let combat = self.fight_mut();
        combat.fewer = [[0; 2]; 2];
        for changes in &mut combat.changes {
            changes.round_ends();
        }
    }

    /// R8.17: whether a side has nothing but structures against ground units, and none that fires.
    fn loses_structures(&self, side: Side) -> bool {
        let (table, combat) = (&self.table, self.fight());
        let fires = table.agreed.has_expansion() && combat.rolled[side.index()];
        let mut units = table.units_of(side, combat.place);
        units.all(|(unit, _)| unit.is_ship() || unit.is_structure())
            && !fires
            && table.has_in(side.other(), Theatre::Ground, combat.place)
    }

    /// Whether all ships of a side are of this sort, and others face them.
    fn is_alone(&self, side: Side, unit: Unit) -> bool {
        let place = self.fight().place;
        let mut ships = self.table.units_of(side, place).filter(|(unit, _)| unit.is_ship());
        self.table.units.of(unit, place) > 0
            && ships.all(|(other, _)| other == unit)
            && self.table.has_in(side.other(), Theatre::Space, place)
    }

    fn lose_all(&mut self, unit: Unit, log: &mut impl Log<Rebellion>) {
        let combat = self.fight_mut();
        combat.hurt[unit.index()] = [0; DAMAGE - 1];
        let place = combat.place;
        self.destroy(unit, u8::MAX, place, log);
    }

    /// R8.13, R8.16.
    pub(super) fn end_combat(&mut self, log: &mut impl Log<Rebellion>) {
        if let Some(combat) = self.table.combat.take() {
            // Ready for Action.
            let volunteer =
                combat.volunteer.filter(|leader| self.table.place_of(*leader) == Some(combat.place));
            if let Some(leader) = volunteer {
                self.table.leaders[leader].at = Spot::Pool;
                log.event(Event::ToPool(leader));
            }
            log.event(Event::CombatEnded(combat.place));
        }
    }

    pub(super) fn destroy(&mut self, unit: Unit, n: u8, place: Place, log: &mut impl Log<Rebellion>) {
        let n = self.table.units.take(unit, place, n);
        let left = self.table.units.of(unit, place);
        let moved = self.table.moved.of(unit, place);
        self.table.moved.take(unit, place, moved.saturating_sub(left));
        if n == 0 {
            return;
        }
        log.event(Event::Destroyed { unit, n, place });
        let kind = unit.kind();
        if let Some(combat) = self.table.combat.as_mut().filter(|combat| combat.place == place) {
            let (side, theatre) = (kind.side.index(), kind.theatre.index());
            combat.lost[side][theatre] = combat.lost[side][theatre].saturating_add(kind.health * n);
            combat.fallen[side][theatre] += n;
            combat.destroyed.insert(unit.thing());
            combat.trim(unit, left);
        }
        if unit == Unit::DEATH_STAR_UNDER_CONSTRUCTION {
            // R19.3: what waits for it is lost with it.
            self.table.queue.iter_mut().for_each(|space| space[Unit::DEATH_STAR.index()] = 0);
        }
    }

    /// R9.12: units of a combat, at once.
    pub(super) fn destroy_it(&mut self, units: Things, log: &mut impl Log<Rebellion>) -> Did {
        let Some(combat) = self.table.combat.as_ref().filter(|_| !units.is_empty()) else { return Did::No };
        let place = combat.place;
        for hurt in units.of::<Hurt>() {
            self.fight_mut().forget(hurt);
            self.destroy(hurt.unit(), 1, place, log);
        }
        Did::Yes
    }

    // ---- what is left behind

    pub(super) fn leave_behind(&mut self, effect: Effect, frame: &Frame) {
        let later = Later {
            ability: programs().later(effect),
            source: frame.source,
            owner: State::side(frame),
            left: frame.reg(Reg::A).first().unwrap_or(0),
        };
        let free = self.table.later.iter_mut().find(|place| place.is_none());
        *free.expect("there is room for all that waits") = Some(later);
    }

    pub(super) fn raise(&mut self, moment: Moment) {
        let here = self.table.combat.as_ref().map_or(0, |combat| combat.place.thing() + 1);
        for place in &mut self.table.later {
            if let Some(later) = place.take_if(|later| programs().moment(later.ability) == moment) {
                let trigger = Trigger::new(later.source, later.ability, later.owner.seat().0);
                self.machine.raise(trigger.about(here).with_num(later.left as i16));
            }
        }
    }

    pub(super) fn fight(&self) -> &Combat {
        self.table.combat.as_ref().expect("there is a combat")
    }

    pub(super) fn fight_mut(&mut self) -> &mut Combat {
        self.table.combat.as_mut().expect("there is a combat")
    }
}
