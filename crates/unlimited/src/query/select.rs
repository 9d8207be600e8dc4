//! What words mean: things, numbers and conditions.

use kernel::Seat;
use script::{Flags, Reg};

use crate::card::{BASES, CARDS, CardId, Kind, Player, Things};
use crate::grants::Key;
use crate::state::{Frame, Open, Phase, State, opponent};
use crate::turn::Check;
use crate::words::*;

impl Open {
    /// Whether a card that is being played, or lies somewhere, is of this kind. Where it lies is not asked.
    pub fn is_such_card(&self, filter: &Filter, card: CardId, frame: &Frame) -> bool {
        let kind = self.face(card).kind;
        let of_kind = match filter.what {
            What::Unit => matches!(kind, Kind::Unit(_)),
            What::Event => kind == Kind::Event,
            What::Upgrade => kind == Kind::Upgrade,
            What::Card => true,
            _ => false,
        };
        of_kind && self.passes_all(filter, card, frame)
    }

    /// Whether a thing in play matches.
    pub fn matches_in_play(&self, filter: &Filter, thing: u16, frame: &Frame) -> bool {
        let card = CardId::from_thing(thing);
        let of_kind = match filter.what {
            What::Unit => self.units.contains(thing),
            What::Base => BASES.contains(thing),
            What::LeaderOrUnit => self.units.contains(thing) || card.is_leader(),
            What::Upgrade => self.upgrades.contains(thing),
            What::Resource => self.resources.contains(thing),
            What::Card => self.units.contains(thing) || BASES.contains(thing),
            _ => false,
        };
        let you = Seat(frame.owner);
        let of_side = match filter.side {
            Side::Any => true,
            Side::Friendly => self.controller(card) == you,
            Side::Enemy => self.controller(card) != you,
        };
        of_kind && of_side && self.passes_all(filter, card, frame)
    }

    #[inline]
    fn passes_all(&self, filter: &Filter, card: CardId, frame: &Frame) -> bool {
        filter.tests().iter().all(|test| self.passes(test, card, frame))
    }

    fn passes(&self, test: &Test, card: CardId, frame: &Frame) -> bool {
        let face = self.face(card);
        match test {
            Test::Any => true,
            Test::This => card.thing() == frame.source,
            Test::Other => card.thing() != frame.source,
            Test::Host => self.host(CardId::from_thing(frame.source)) == Some(card),
            Test::Leader => card.is_leader(),
            Test::NonLeader => !card.is_leader(),
            Test::Unique => face.unique,
            Test::NonUnique => !face.unique,
            Test::Ready => !self.exhausted.holds(card),
            Test::Exhausted => self.exhausted.holds(card),
            Test::Damaged => self.damage.of(card) > 0,
            Test::In(arena) => face.arena() == Some(*arena),
            Test::ArenaOf(it) => {
                let there = self.things_open(it, frame).of::<CardId>().next();
                there.is_some_and(|there| self.arena(there) == face.arena())
            }
            Test::Trait(wanted) => face.has_trait(*wanted),
            Test::NotTrait(unwanted) => !face.has_trait(*unwanted),
            Test::Aspect(wanted) => face.has_aspect(*wanted),
            Test::NotAspect(unwanted) => !face.has_aspect(*unwanted),
            Test::Named(name) => face.name.en == *name,
            Test::NamedGiven => frame.num() >= 0 && crate::cards::BOX[frame.num() as usize].name == face.name,
            Test::NotUnit => !face.is_unit(),
            Test::CostAtMost(num) => i16::from(face.cost) <= self.number_open(num, frame),
            Test::CostAtLeast(n) => face.cost >= *n,
            Test::PowerAtMost(n) => self.power(card) <= *n,
            Test::HpLeftAtMost(n) => self.hp_left(card) <= *n,
            Test::DamageAtLeast(n) => self.damage.of(card) >= *n,
            Test::Not(reg) => !frame.reg(*reg).holds(card),
            Test::On(reg) => self.host(card).is_some_and(|host| frame.reg(*reg).holds(host)),
            Test::Defending => self.attack.is_some_and(|attack| attack.defender == card),
            Test::PlayedThisPhase => {
                self.ledger.marked(Key::Played).holds(card) && card.owner() == Seat(frame.owner)
            }
            Test::AttackedThisPhase => self.ledger.marked(Key::Attacked).holds(card),
            Test::DefeatedThisPhase => self.ledger.marked(Key::Defeated).holds(card),
            Test::EnteredEarlier => !self.ledger.marked(Key::Entered).holds(card),
            Test::CanAttack(how) => !self.targets(card, *how).is_empty(),
            // These need to know hands.
            Test::Playable(_) | Test::InsteadOfPaying => true,
            Test::PileOf(reg) => {
                frame.reg(*reg).of::<CardId>().next().is_none_or(|first| first.owner() == card.owner())
            }
        }
    }

    /// The things an op is about, as far as they lie open.
    pub(crate) fn things_open(&self, it: &It, frame: &Frame) -> Things {
        let one = |card: Option<CardId>| card.map_or(Things::EMPTY, |card| Things::one(card.thing()));
        match it {
            // What has come back is something new (R2.8).
            It::This if frame.is(Flags::STALE) => Things::EMPTY,
            It::This => Things::one(frame.source),
            // An upgrade that has left tells of the unit it was on (R20.1).
            It::Host => match self.host(CardId::from_thing(frame.source)) {
                Some(host) => Things::one(host.thing()),
                None => Things::one(frame.about) & self.units,
            },
            It::Of(reg) => frame.reg(*reg),
            It::About => Things::one(frame.about),
            It::Attacker => one(self.attack.map(|attack| attack.attacker)),
            It::Defender => one(self.attack.map(|attack| attack.defender)) - BASES,
            It::OwnBase => Things::one(CardId::base_of(Seat(frame.owner)).thing()),
            It::BasesOf(reg) => {
                frame.reg(*reg).of::<Player>().map(|player| CardId::base_of(player.seat())).collect()
            }
            It::All(filter) => self.all_in_play(filter, frame),
            It::Rest(all, taken) => frame.reg(*all) - frame.reg(*taken),
            It::TopCard => Things::EMPTY,
        }
    }

    /// Everything in play that matches.
    pub(crate) fn all_in_play(&self, filter: &Filter, frame: &Frame) -> Things {
        let you = Seat(frame.owner);
        let among = match filter.what {
            What::Unit => self.units,
            What::Base => BASES,
            What::Upgrade => {
                let on = filter.tests.iter().find_map(|test| match test {
                    Test::On(reg) => Some(frame.reg(*reg)),
                    _ => None,
                });
                let tokens = self.tokens.things(|unit| on.is_none_or(|on| on.holds(unit)));
                let cards: Things = self
                    .upgrades
                    .of::<CardId>()
                    .filter(|card| self.matches_in_play(filter, card.thing(), frame))
                    .collect();
                return cards | tokens;
            }
            What::Resource => self.resources,
            What::LeaderOrUnit => {
                self.units.with(CardId::leader_of(Seat(0)).thing()).with(CardId::leader_of(Seat(1)).thing())
            }
            What::Card => self.units | BASES,
            What::Defender => return self.things_open(&It::Defender, frame) & self.units,
            What::Target(it, how) => {
                let unit = self.things_open(&it, frame).of::<CardId>().next();
                return unit.map_or(Things::EMPTY, |unit| self.targets(unit, how));
            }
            What::Hosts => {
                let card = frame.reg(Reg::A).of::<CardId>().next();
                return card.map_or(Things::EMPTY, |card| self.hosts_for(you, card, frame.num() as u8));
            }
            What::Player => return [Player::of(Seat(0)), Player::of(Seat(1))].into_iter().collect(),
            What::Event => Things::EMPTY,
        };
        let among = match filter.side {
            Side::Any => among,
            Side::Friendly => self.controlled(among, you),
            Side::Enemy => self.controlled(among, opponent(you)),
        };
        if filter.tests().is_empty() {
            return among;
        }
        among.of::<CardId>().filter(|card| self.passes_all(filter, *card, frame)).collect()
    }

    pub(crate) fn holds_open(&self, cond: &Cond, frame: &Frame) -> bool {
        let you = Seat(frame.owner);
        match cond {
            Cond::Always => true,
            Cond::Not(cond) => !self.holds_open(cond, frame),
            Cond::Either(a, b) => self.holds_open(a, frame) || self.holds_open(b, frame),
            Cond::Control(filter) => {
                self.all_in_play(filter, frame).of::<CardId>().any(|card| self.controller(card) == you)
            }
            Cond::Exists(filter) => !self.all_in_play(filter, frame).is_empty(),
            Cond::Is(it, filter) => {
                let it = self.things_open(it, frame).of::<CardId>().next();
                it.is_some_and(|card| {
                    self.matches_in_play(filter, card.thing(), frame)
                        || self.is_such_lying(filter, card, frame)
                })
            }
            Cond::Any(reg) => !frame.reg(*reg).is_empty(),
            Cond::HaveInitiative => self.initiative == you,
            Cond::Attacking(of) => self.attack.is_some_and(|attack| {
                attack.attacker.thing() == frame.source
                    && of.is_none_or(|filter| self.matches_in_play(filter, attack.defender.thing(), frame))
            }),
            Cond::HostDefends => {
                let host = self.host(CardId::from_thing(frame.source));
                self.attack.is_some_and(|attack| Some(attack.defender) == host)
            }
            Cond::ActionPhase => self.phase == Phase::Action,
            Cond::DefenderFell => frame.num() > 0,
            Cond::AtLeast(num, least) => self.number_open(num, frame) >= self.number_open(least, frame),
            Cond::Equal(a, b) => self.number_open(a, frame) == self.number_open(b, frame),
            Cond::Rule(_) => unreachable!("only procedures ask for rules"),
        }
    }

    /// A card out of play, such as one that was discarded: only of what kind it is counts.
    fn is_such_lying(&self, filter: &Filter, card: CardId, frame: &Frame) -> bool {
        filter.zone == Zone::Play
            && filter.side == Side::Any
            && !self.units.holds(card)
            && !card.is_leader()
            && !card.is_base()
            && self.is_such_card(filter, card, frame)
    }

    pub(crate) fn number_open(&self, num: &Num, frame: &Frame) -> i16 {
        let you = Seat(frame.owner);
        let enemy = opponent(you);
        let side = |side: &Side| if *side == Side::Enemy { enemy.0 } else { you.0 };
        // A number of nothing fits nothing.
        let of_one = |it: &It, of: &dyn Fn(CardId) -> u8| -> i16 {
            self.things_open(it, frame).of::<CardId>().next().map_or(-1, |card| of(card).into())
        };
        match num {
            Num::N(n) => (*n).into(),
            Num::Minus(n) => -i16::from(*n),
            Num::Given => frame.nums[0],
            Num::GivenSecond => frame.nums[1],
            Num::Count(filter) => match filter.zone {
                Zone::Among(reg) => {
                    let among = frame.reg(reg).of::<CardId>();
                    among.filter(|card| self.is_such_card(filter, *card, frame)).count() as i16
                }
                _ => self.all_in_play(filter, frame).len() as i16,
            },
            Num::In(reg) => frame.reg(*reg).len() as i16,
            Num::PowerOf(it) => {
                of_one(it, &|card| if self.units.holds(card) { self.power(card) } else { 0 }).max(0)
            }
            Num::CostOf(it) => of_one(it, &|card| self.face(card).cost),
            Num::DamageOn(it) => of_one(it, &|card| self.damage.of(card)).max(0),
            Num::HpLeft(it) => of_one(it, &|card| self.hp_left(card)),
            Num::Resources => self.resources_of(you).len() as i16,
            Num::ReadyResources => self.ready_resources(you).len() as i16,
            Num::ExhaustedResources => (self.resources_of(you) & self.exhausted).len() as i16,
            Num::AspectsOf(it) => {
                let mut seen = 0u8;
                for card in self.things_open(it, frame).of::<CardId>() {
                    self.face(card).aspects.iter().for_each(|aspect| seen |= 1 << *aspect as u8);
                }
                seen.count_ones() as i16
            }
            Num::TotalCost(reg) => {
                frame.reg(*reg).of::<CardId>().map(|card| i16::from(self.face(card).cost)).sum()
            }
            // R8.12: this card has been played itself.
            Num::OthersPlayed => i16::from(self.ledger.tally(Key::Played, you.0)) - 1,
            Num::PlayedOf(aspect) => self.ledger.tally(Key::PlayedOf(*aspect), you.0).into(),
            Num::Defeated(of) => self.ledger.tally(Key::Defeated, side(of)).into(),
            Num::Left(of) => self.ledger.tally(Key::Left, side(of)).into(),
            Num::DealtToEnemyBase => self.ledger.tally(Key::DealtToBase, you.0).into(),
            Num::Twice(num) => 2 * self.number_open(num, frame),
            Num::Plus(num, n) => self.number_open(num, frame) + i16::from(*n),
            Num::Least(num, n) => self.number_open(num, frame).min((*n).into()),
            Num::Beyond(num, n) => (self.number_open(num, frame) - i16::from(*n)).max(0),
            Num::HandOf(_) => unreachable!("hands do not lie open"),
        }
    }
}

impl State {
    /// The cards of a zone outside of play; what is in play is found otherwise.
    pub(crate) fn zone(&self, zone: Zone, frame: &Frame) -> Things {
        let you = Seat(frame.owner);
        let table = &self.table;
        match zone {
            Zone::Play => Things::EMPTY,
            Zone::OwnHand => self.hands[you.index()],
            Zone::EnemyHand => self.hands[opponent(you).index()],
            Zone::HandOf(reg) => {
                let player = frame.reg(reg).of::<Player>().next();
                player.map_or(Things::EMPTY, |player| self.hands[player.seat().index()])
            }
            Zone::OwnDiscard => table.discard_of(you),
            // R29.6.
            Zone::AnyDiscard if table.agreed.rulings.events_lie_nowhere => {
                table.discards - Things::one(frame.source)
            }
            Zone::AnyDiscard => table.discards,
            Zone::Among(reg) => frame.reg(reg) & CARDS,
        }
    }

    /// Everything that matches a filter.
    pub(crate) fn matching(&self, filter: &Filter, frame: &Frame) -> Things {
        let you = Seat(frame.owner);
        let table = &self.table;
        if filter.zone == Zone::Play {
            return table.all_in_play(filter, frame);
        }
        let zone = self.zone(filter.zone, frame);
        if filter.what == What::Card && filter.tests().is_empty() {
            return zone;
        }
        let fits = |card: &CardId| {
            table.is_such_card(filter, *card, frame)
                && filter.tests().iter().all(|test| match test {
                    Test::Playable(Discount::Less(n)) => self.can_play(you, *card, *n),
                    Test::Playable(Discount::Free) => self.can_play(you, *card, FREE),
                    Test::InsteadOfPaying => {
                        let played = frame.reg(Reg::A).of::<CardId>().next();
                        played.is_some_and(|played| self.instead_of_paying(you, played).holds(*card))
                    }
                    _ => true,
                })
        };
        zone.of::<CardId>().filter(fits).collect()
    }

    /// The things an op is about.
    pub(crate) fn things(&self, it: &It, frame: &Frame) -> Things {
        match it {
            It::TopCard => self.decks[usize::from(frame.owner)]
                .top()
                .map_or(Things::EMPTY, |card| Things::one(card.thing())),
            It::All(filter) => self.matching(filter, frame),
            it => self.table.things_open(it, frame),
        }
    }

    /// R20.9: a card that says it of itself, as long as it lies in the discard pile.
    pub(crate) fn can_be_resources(&self, it: &It, frame: &Frame) -> Things {
        let things = self.things(it, frame);
        if *it == It::This { things & self.table.discards } else { things }
    }

    pub(crate) fn holds(&self, cond: &Cond, frame: &Frame) -> bool {
        match cond {
            Cond::Rule(check) => self.checks(*check, frame),
            Cond::AtLeast(num, least) => self.amount(num, frame) >= self.amount(least, frame),
            Cond::Not(cond) => !self.holds(cond, frame),
            Cond::Is(it, Filter { what: What::Card, tests: [Test::Playable(how), ..], .. }) => {
                let less = match how {
                    Discount::Less(n) => *n,
                    Discount::Free => FREE,
                };
                let card = self.things(it, frame).of::<CardId>().next();
                card.is_some_and(|card| self.can_play(Seat(frame.owner), card, less))
            }
            cond => self.table.holds_open(cond, frame),
        }
    }

    pub(crate) fn amount(&self, num: &Num, frame: &Frame) -> i16 {
        match num {
            Num::HandOf(whose) => {
                self.players(*whose, frame).map(|seat| self.hands[seat.index()].len() as i16).sum()
            }
            Num::Beyond(num, n) => (self.amount(num, frame) - i16::from(*n)).max(0),
            num => self.table.number_open(num, frame),
        }
    }

    /// The players an op is about.
    pub(crate) fn players(&self, whose: Whose, frame: &Frame) -> impl Iterator<Item = Seat> + use<> {
        let you = Seat(frame.owner);
        let both = |one: bool, two: bool| [one.then_some(Seat(0)), two.then_some(Seat(1))];
        let only = |seat: Seat| both(seat == Seat(0), seat == Seat(1));
        let seats = match whose {
            Whose::Yours => only(you),
            Whose::Opponents => only(opponent(you)),
            Whose::Each => both(true, true),
            Whose::ControllerOf(reg) => frame
                .reg(reg)
                .of::<CardId>()
                .next()
                .map_or([None; 2], |card| only(self.table.controller(card))),
            Whose::OwnerOfAbout => only(CardId::from_thing(frame.about).owner()),
            Whose::Chosen(reg) => {
                let chosen = frame.reg(reg);
                both(chosen.holds(Player::of(Seat(0))), chosen.holds(Player::of(Seat(1))))
            }
            Whose::Defending => self.table.attack.map_or([None; 2], |attack| only(opponent(attack.by))),
        };
        seats.into_iter().flatten()
    }

    fn checks(&self, check: Check, frame: &Frame) -> bool {
        let table = &self.table;
        let card = || frame.reg(Reg::A).of::<CardId>().next();
        match check {
            Check::FirstIsChosen => table.agreed.rulings.initiative_is_chosen,
            Check::AttackHasOrder => table.agreed.rulings.attack_has_order,
            Check::AttackEndsLater => table.agreed.rulings.attack_ends_later,
            Check::PhaseGoesOn => table.passed != [true; 2],
            Check::NeedsHost => {
                frame.reg(Reg::B).is_empty()
                    && card().is_some_and(|card| table.face(card).kind == Kind::Upgrade)
            }
            Check::CanPlay => card()
                .is_some_and(|card| table.face(card).kind != Kind::Upgrade || !frame.reg(Reg::B).is_empty()),
            Check::CanPay => card().is_some_and(|card| self.can_pay_for(card, frame)),
            Check::CanReplaceCost => {
                card().is_some_and(|card| !self.instead_of_paying(Seat(frame.owner), card).is_empty())
            }
            Check::AttackerLeft => table.attack.is_some_and(|attack| {
                frame.reg(Reg::A).holds(attack.attacker)
                    && table.units.holds(attack.attacker)
                    && table.controller(attack.attacker) == attack.by
            }),
            Check::DefenderLeft => table.attack.is_some_and(|attack| {
                frame.reg(Reg::B).holds(attack.defender)
                    && (attack.defender.is_base()
                        || (table.units.holds(attack.defender)
                            && table.controller(attack.defender) != attack.by))
            }),
            // R16.10, but not R16.11: it has left play.
            Check::DefenderGone => table.attack.is_some_and(|attack| {
                !frame.reg(Reg::B).holds(attack.defender) || !table.units.holds(attack.defender)
            }),
            Check::StrikesFirst => table.attack.is_some_and(|attack| {
                !attack.defender.is_base()
                    && table.is_under(attack.attacker, crate::grants::Stat::StrikesFirst)
            }),
            Check::Overwhelms => {
                table.attack.is_some_and(|attack| table.has(attack.attacker, crate::grants::Trick::Overwhelm))
            }
            Check::MoreToReveal => {
                let revealed = frame.reg(Reg::A).len();
                frame.nums[1] == 0 && revealed < 7 && self.decks[usize::from(frame.owner)].len() > revealed
            }
            Check::MoreToSort => frame.nums[1] == 0 && !frame.reg(Reg::A).is_empty(),
        }
    }
}
