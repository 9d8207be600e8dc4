//! Random games from their first round to their end: every decision by S1, S3, S7 and S8 is read a second time.

use std::cell::Cell;

use script::{Core, Ranked, Reg};

use super::sheet::{different, distance, icons, kinds, least, most, score, systems, tactics, vf};
use super::*;
use crate::automaton::decision::Rule;
use crate::automaton::{Aim, place};
use crate::card::How;
use crate::setup::{CombatRules, Expansion, MissionSet, UnitList, Variations};
use crate::things::{Field, MissionCard, Theatre, WORDS};
use crate::why::Why;
use crate::words::Vocabulary;

thread_local! {
    /// How many decisions between several things were compared, while somebody looks.
    static COMPARED: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Comes whenever the procedure has decided.
pub(crate) fn compare(state: &State, ranked: &Ranked<Vocabulary, WORDS>) {
    let Some(compared) = COMPARED.get() else { return };
    let frame = state.machine.top().expect("an effect has asked");
    let (Rule(part, n), _) = state.ranking(Some(ranked.why), frame);
    if ![1, 3, 7, 8].contains(&part) {
        return;
    }
    let read = Reading { state, sheet: Sheet(&state.table), frame, from: ranked.from };
    let Some(expected) = read.best(ranked.why) else { return };
    let best: Vec<u16> = script::best(state, ranked.by, ranked.from, frame).0.iter().collect();
    assert_eq!(best, expected, "S{part}.{n}, {:?} of {:?}", ranked.why, ranked.from);
    assert!(best.contains(&ranked.thing));
    COMPARED.set(Some(compared + usize::from(ranked.from.len() > 1)));
}

struct Reading<'a> {
    state: &'a State,
    sheet: Sheet<'a>,
    frame: &'a Frame,
    from: Things,
}

impl Reading<'_> {
    /// What a die may choose from; nothing for what is not read here.
    fn best(&self, why: Why) -> Option<Vec<u16>> {
        let sheet = &self.sheet;
        let [a, b, c] = [Reg::A, Reg::B, Reg::C].map(|reg| place(self.frame, reg));
        let plans = || sheet.decide(self.chases());
        let fleets = || sheet.fleets_for(&plans(), a.expect("a goal"));
        Some(match why {
            Why::Goal => numbers(plans().into_iter().map(|plan| plan.goal)),
            Why::Fleet => numbers(fleets().into_iter().map(|plan| plan.fleet)),
            Why::Route => {
                let own = fleets().into_iter().filter(|plan| Some(plan.fleet) == c).collect();
                numbers(sheet.best_routes(own).into_iter().map(|plan| plan.path[0]))
            }
            Why::Captain => numbers(sheet.captains(b?, c?).into_iter()),
            Why::Garrison => numbers(sheet.garrison(c?).into_iter()),
            Why::Stow => numbers(self.next_aboard(c?).into_iter()),
            Why::Undertake => numbers(self.undertake().into_iter()),
            Why::Oppose => numbers(self.oppose().into_iter()),
            Why::Join => numbers(self.join().into_iter()),
            Why::Recruit => numbers(self.from.of::<Leader>()),
            Why::Dismiss => numbers(
                least(least(sheet.pool(), |leader| score(*leader)), |leader| tactics(*leader)).into_iter(),
            ),
            Why::Build => numbers(self.build().into_iter()),
            Why::Supply => numbers(self.supply().into_iter()),
            Why::SupplyNear => numbers(self.supply_near().into_iter()),
            Why::Theatre => {
                let count = |theatre: &Theatre| {
                    let units = sheet.units(Side::Empire, b.expect("a system")).into_iter();
                    units.filter(|(unit, _)| unit.kind().theatre == *theatre).map(|(_, n)| i32::from(n)).sum()
                };
                least(Theatre::ALL.to_vec(), count).into_iter().map(field).collect()
            }
            Why::Strongest => numbers(self.strongest().into_iter()),
            _ => return None,
        })
    }

    /// S3.14: what a die has said lies in the effect; where no Rebels stand anywhere, it has said so in vain.
    fn chases(&self) -> bool {
        let gamma = self.state.table.agreed.variations.gamma;
        let in_vain = self.frame.num() == Aim::Search.number() && self.sheet.chase().is_empty();
        self.frame.num() == Aim::Rebels.number() || gamma && in_vain
    }

    /// S3.3: one of them has been told to stay.
    fn next_aboard(&self, from: Place) -> Vec<Unit> {
        let stays = |unit: &Unit| u8::from(self.frame.reg(Reg::B).holds(*unit));
        let left = Unit::each().filter(|unit| {
            let kind = unit.kind();
            kind.side == Side::Empire && kind.needs_transport && self.sheet.fresh(*unit, from) > stays(unit)
        });
        let led = Leader::from_thing(self.frame.source).person().tactics;
        most(most(left.collect(), |unit| vf(*unit)), |unit| led[unit.kind().theatre as usize].into())
    }

    fn card(&self) -> Option<MissionCard> {
        MissionCard::RANGE.holds(self.frame.source).then(|| MissionCard::from_thing(self.frame.source))
    }

    /// S1.3, S1.4, S2.9.
    fn undertake(&self) -> Vec<Leader> {
        let card = self.card().expect("a mission was turned up");
        let pool = self.sheet.pool().into_iter();
        let mut able: Vec<Leader> = match card.mission().skill {
            None => pool.collect(),
            Some((skill, needed)) => pool
                .filter(|leader| {
                    let person = leader.person();
                    person.skills[skill as usize] + person.minor[skill as usize] >= needed
                })
                .collect(),
        };
        let waits = |leader: &Leader| self.state.table.reserved.holds(*leader);
        let retried = self.state.table.put_off.holds(card) && able.iter().any(waits);
        able.retain(|leader| waits(leader) == retried);
        let Some((skill, _)) = card.mission().skill else { return able };
        if card.mission().mode == How::Resolve {
            return least(least(able, |leader| icons(*leader, skill)), |leader| score(*leader));
        }
        let pictured = most(able, |leader| i32::from(card.mission().portrait == Some(*leader)));
        least(least(most(pictured, |leader| icons(*leader, skill)), |leader| kinds(*leader)), |leader| {
            tactics(*leader)
        })
    }

    /// S7.7.
    fn oppose(&self) -> Vec<Leader> {
        let pool = self.sheet.free_pool();
        let card = self.card().expect("a mission is attempted");
        match card.mission().skill {
            Some((skill, _)) if self.sheet.pool().iter().any(|leader| icons(*leader, skill) > 0) => {
                let pictured = most(pool, |leader| i32::from(card.mission().portrait == Some(*leader)));
                least(
                    least(most(pictured, |leader| icons(*leader, skill)), |leader| kinds(*leader)),
                    |leader| tactics(*leader),
                )
            }
            _ => least(pool, |leader| score(*leader)),
        }
    }

    /// S7.8; whether a card can be used is a matter of S10.
    fn join(&self) -> Vec<Leader> {
        let at = self.state.table.combat.expect("a combat is joined").place;
        let fought = Theatre::ALL.map(|theatre| {
            Side::ALL.into_iter().all(|side| self.sheet.has(side, theatre, at))
                && !(theatre == Theatre::Ground && self.state.table.destroyed.holds(at))
        });
        let able = self.sheet.free_pool().into_iter().filter(|leader| tactics(*leader) > 0);
        let able = most(able.collect(), |leader| i32::from(self.state.has_combat_card(*leader)));
        self.sheet.leading(able, fought)
    }

    /// S8.12, S8.13: all sorts of the icon that are in supply; whether a bunker may be one of them, the icon's space says.
    fn build(&self) -> Vec<Unit> {
        let first = self.from.of::<Unit>().next().expect("something can be built").kind();
        let table = &self.state.table;
        let base_game = [Unit::TIE_STRIKER, Unit::ASSAULT_TANK, Unit::INTERDICTOR, Unit::SHIELD_BUNKER];
        let fits = |unit: &Unit| {
            let kind = unit.kind();
            let listed = table.agreed.expansion == Expansion::On || !base_game.contains(unit);
            let bunker = *unit == Unit::SHIELD_BUNKER;
            (kind.side, kind.theatre, kind.icon) == (Side::Empire, first.theatre, first.icon)
                && table.supply(*unit) > 0
                && if bunker { self.from.holds(*unit) && self.bunker_is_wanted() } else { listed }
        };
        Unit::each().filter(fits).collect()
    }

    fn bunker_is_wanted(&self) -> bool {
        let table = &self.state.table;
        let bare = |place: &Place| {
            table.units.of(Unit::DEATH_STAR_UNDER_CONSTRUCTION, *place) > 0
                && table.units.of(Unit::SHIELD_BUNKER, *place) == 0
        };
        systems().iter().any(bare) && table.queue[1..].iter().any(|queue| queue[Unit::DEATH_STAR.index()] > 0)
    }

    /// R15.6, R15.7: Imperial systems that have got nothing yet.
    fn open(&self) -> Vec<Place> {
        let table = &self.state.table;
        let open = |place: &Place| {
            (table.loyal[1].holds(*place) || table.subjugated.holds(*place))
                && self.sheet.units(Side::Rebel, *place).is_empty()
                && !table.sabotaged.holds(*place)
                && !table.destroyed.holds(*place)
                && !table.served.cards().contains(place)
                && table.deployed.of(*place) < 2
        };
        systems().into_iter().filter(open).collect()
    }

    /// S8.15, S8.17.
    fn supply(&self) -> Vec<Place> {
        let (sheet, table) = (&self.sheet, &self.state.table);
        if table.agreed.variations.delta && table.revealed.is_none() {
            let bases = sheet.pbrs();
            let near = |place: &Place| bases.iter().map(|base| distance(*place, *base)).min().unwrap_or(0);
            let rebel = systems().into_iter().filter(|place| sheet.is_rebel(*place)).collect();
            let best = most(rebel, |place| sheet.vp(*place));
            let from_best =
                |place: &Place| best.iter().map(|rebel| distance(*place, *rebel)).min().unwrap_or(0);
            return most(least(least(self.open(), near), from_best), |place| sheet.vp(*place));
        }
        least(most(self.open(), |place| sheet.vp(*place)), |place| {
            if sheet.has(Side::Empire, Theatre::Space, *place) { sheet.sum(Side::Empire, *place) } else { 0 }
        })
    }

    /// S8.16.
    fn supply_near(&self) -> Vec<Place> {
        let base = self.state.table.revealed.expect("the base is known");
        let near = self.open().into_iter().filter(|place| distance(*place, base) < self.sheet.gap());
        most(least(near.collect(), |place| distance(*place, base)), |place| self.sheet.vp(*place))
    }

    /// S8.15: of the theatre in register C, or of the other one.
    fn strongest(&self) -> Vec<Unit> {
        let wanted = self.frame.reg(Reg::C);
        let leaving = Unit::each()
            .filter(|unit| unit.kind().side == Side::Empire && self.state.table.leaving[unit.index()] > 0);
        let of = most(leaving.collect(), |unit| i32::from(wanted.contains(field(unit.kind().theatre))));
        most(of, |unit| vf(*unit))
    }
}

fn field(theatre: Theatre) -> u16 {
    Field::RANGE.first() + theatre as u16
}

fn numbers<T: Thing>(things: impl Iterator<Item = T>) -> Vec<u16> {
    different(things.map(Thing::thing))
}

fn set_ups() -> [Setup; 3] {
    let variations =
        Variations { alpha: true, beta: true, gamma: true, delta: true, sigma: true, original: true };
    let simple = Setup {
        expansion: Expansion::Off,
        combat: CombatRules::Base,
        rebel_units: UnitList::Base,
        imperial_units: UnitList::Base,
        rebel_missions: MissionSet::Base,
        imperial_missions: MissionSet::Base,
        ..solo()
    };
    [solo(), Setup { variations, ..solo() }, simple]
}

/// S1, S3, S7, S8. 100,000 decisions, in all set-ups of the solo game.
#[test]
fn whole_games_agree_with_a_second_reading() {
    let wanted = 100_000 * testkit::conform::times();
    COMPARED.set(Some(0));
    let mut dice = Dice::new(23);
    'games: for setup in set_ups().iter().cycle() {
        let setup = Setup { reputation: Reputation(16), ..*setup };
        let mut state = begin::<Rebellion>(&setup, &[]).expect("a set-up");
        while !matches!(Rebellion::turn(&state), Turn::Over(_)) {
            step(&mut state, &mut dice, &mut Vec::new());
            if COMPARED.get() >= Some(wanted) {
                break 'games;
            }
        }
    }
    COMPARED.set(None);
}
