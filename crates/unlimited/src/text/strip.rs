//! What a card says, in symbols: the same in every language. Enemies have symbols of their own.

use kernel::Symbol;
use script::tell::{Chosen, Depict, Symbols, depicted, either, icon, marked, sign};

use super::names::{aspect_id, keyword_icon};
use super::ops::change;
use super::rules::keyword_of;
use crate::card::{Face, Kind, TokenKind};
use crate::chance::Luck;
use crate::grants::{Grant, Stat, To};
use crate::turn;
use crate::words::{
    Ability, Cond, Effect, Filter, Gift, It, Keyword, Moment, Num, Op, Proc, Side, Step, Test, Trait,
    Vocabulary, What, Whose, Zone,
};

/// The front.
pub fn front_strip(face: &Face) -> Vec<Symbol> {
    let keywords: &[Keyword] = if face.kind == Kind::Leader { &[] } else { face.keywords };
    side(keywords, face.abilities)
}

/// The unit side of a leader.
pub fn back_strip(face: &Face) -> Vec<Symbol> {
    if face.kind == Kind::Leader { side(face.keywords, face.deployed) } else { Vec::new() }
}

fn side(keywords: &[Keyword], abilities: &[Ability]) -> Symbols {
    let mut symbols: Symbols = keywords.iter().map(|keyword| keyword_symbol(*keyword)).collect();
    for ability in abilities {
        let said = of_ability(ability);
        if !said.is_empty() && !symbols.is_empty() {
            symbols.push(sign("·"));
        }
        symbols.extend(said);
    }
    symbols
}

fn keyword_symbol(keyword: Keyword) -> Symbol {
    match keyword {
        Keyword::Raid(n) | Keyword::Restore(n) => marked(keyword_icon(keyword), &n),
        keyword => icon(keyword_icon(keyword)),
    }
}

fn of_ability(ability: &Ability) -> Symbols {
    match ability {
        Ability::When { on, effect, .. } => {
            let lead = on.iter().flat_map(moment).collect();
            strip("trigger", lead, effects(effect))
        }
        Ability::Action { cost, effect } => strip("activated", effects(cost), effects(effect)),
        Ability::Epic(effect) => strip("activated", vec![marked("unique", &1)], effects(effect)),
        Ability::Event(effect) => effects(effect),
        Ability::Stands { to, when, grant } => {
            let lead = Icons.lead(when).unwrap_or_default();
            let given = bearer(*to).into_iter().chain(granted(grant)).collect();
            strip("constant", lead, given)
        }
        Ability::Gives { to, when, ability } => {
            let lead = Icons.lead(when).unwrap_or_default();
            let given = bearer(*to).into_iter().chain(of_ability(ability)).collect();
            strip("constant", lead, given)
        }
        Ability::Price(price) => {
            let whose = if price.enemy { icon("enemy") } else { icon("own") };
            strip("constant", Vec::new(), vec![whose, cost_change(price.by)])
        }
        Ability::OwnPrice(when, by) => {
            strip("constant", Icons.lead(when).unwrap_or_default(), vec![cost_change(*by)])
        }
        Ability::Toll { damage, .. } => {
            strip("constant", vec![icon("enemy"), icon("event")], vec![marked("damage", damage)])
        }
        Ability::InsteadOfPaying(_) => vec![marked("cost", &"="), icon("discard"), icon("hand")],
        Ability::IgnoresPenalty(_) => strip("constant", Vec::new(), vec![marked("cost", &"−2")]),
        Ability::BlanksFirstEvent => {
            strip("constant", Vec::new(), vec![icon("enemy"), icon("event"), sign("×")])
        }
        Ability::EntersReady => vec![icon("play")],
        Ability::Attach(_) | Ability::Lends(_) | Ability::Later(_) => Vec::new(),
    }
}

fn strip(timing: &'static str, lead: Symbols, effect: Symbols) -> Symbols {
    let arrow = (!lead.is_empty() && !effect.is_empty()).then(|| sign("›"));
    [icon(timing)].into_iter().chain(lead).chain(arrow).chain(effect).collect()
}

/// An attack comes last, whatever goes before it.
fn effects(effect: Effect) -> Symbols {
    let attack = attacks(effect).then(|| icon("attack"));
    depicted(&Icons, effect).into_iter().chain(attack).collect()
}

fn attacks(effect: Effect) -> bool {
    effect.iter().any(|step| match step {
        Step::Call { proc, .. } => std::ptr::eq(*proc, &turn::ATTACK),
        step => step.blocks().any(attacks),
    })
}

fn cost_change(by: i8) -> Symbol {
    let text = if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") };
    marked("cost", &text)
}

fn moment(moment: &Moment) -> Symbols {
    match moment {
        Moment::Played | Moment::Deployed | Moment::ActionPhaseBegins | Moment::CardsReady => Vec::new(),
        Moment::Defeated => vec![icon("close")],
        Moment::Attacks | Moment::CompletesAttack => vec![icon("attack")],
        Moment::Defends => vec![icon("target")],
        Moment::UnitDefeated(filter) | Moment::UnitLeaves(filter) => {
            [icon("close")].into_iter().chain(things(filter)).collect()
        }
        Moment::YouPlay(filter) => things(filter),
        Moment::YouDamage(filter) | Moment::DealsCombatDamage { to: filter, .. } => {
            [icon("damage")].into_iter().chain(things(filter)).collect()
        }
        Moment::DefeatsDefender => vec![icon("attack"), icon("close")],
        Moment::Attached(_) | Moment::Detached => vec![icon("upgrade")],
    }
}

fn bearer(to: To) -> Symbols {
    match to {
        To::This | To::Host => Vec::new(),
        To::Attacker | To::Defender => vec![icon("enemy")],
        To::Each(filter) => [sign("×")].into_iter().chain(things(&filter)).collect(),
    }
}

fn granted(grant: &Grant) -> Symbols {
    let number = |num: &Num| match num {
        Num::N(n) => format!("+{n}"),
        Num::Minus(n) => format!("−{n}"),
        _ => "+×".to_owned(),
    };
    match grant {
        Grant::Plus(Stat::Power, num) => vec![marked("attack", &number(num))],
        Grant::Plus(Stat::Hp, num) => vec![marked("hp", &number(num))],
        Grant::Plus(Stat::Raid, Num::N(n)) => vec![keyword_symbol(Keyword::Raid(*n))],
        Grant::Plus(Stat::Restore, Num::N(n)) => vec![keyword_symbol(Keyword::Restore(*n))],
        Grant::Plus(Stat::Raid, num) => vec![marked("k-raid", &number(num))],
        Grant::Has(trick) => vec![keyword_symbol(keyword_of(*trick))],
        Grant::Plus(..) | Grant::Lacks(_) | Grant::Ability(_) => Vec::new(),
    }
}

/// Whose, and what.
fn things(filter: &Filter) -> Symbols {
    let whose = match (filter.side, filter.zone) {
        (Side::Enemy, _) | (_, Zone::EnemyHand) => Some("enemy"),
        (Side::Friendly, _) => Some("own"),
        (Side::Any, _) => None,
    };
    let what = match filter.what {
        What::Unit | What::Hosts | What::Defender | What::Target(..) => "u-trooper",
        What::Base => "base",
        What::Upgrade => "upgrade",
        What::Resource => "resource",
        What::Event => "event",
        What::LeaderOrUnit => "leader",
        What::Card => "deck",
        What::Player => "user",
    };
    let place = match filter.zone {
        Zone::OwnHand | Zone::EnemyHand | Zone::HandOf(_) => Some("hand"),
        Zone::OwnDiscard | Zone::AnyDiscard => Some("discard"),
        Zone::Play | Zone::Among(_) => None,
    };
    // A card in a place is told by the place.
    let what = (filter.what != What::Card || place.is_none()).then_some(what);
    whose.into_iter().chain(what).chain(place).map(icon).collect()
}

/// What must be so; none if only what follows is to be shown.
fn condition(cond: &Cond) -> Option<Symbols> {
    let bound = |num: &Num, sign: &str, n: u8| Some(measured(num, &format!("{sign}{n}")));
    match cond {
        // What cannot be played is not offered, and there is more to reveal as long as nothing was found.
        Cond::Always | Cond::Any(_) | Cond::AtLeast(Num::Given, _) | Cond::Rule(_) => None,
        Cond::Is(_, filter) if filter.tests.iter().any(|test| matches!(test, Test::Playable(_))) => None,
        Cond::Control(filter) | Cond::Exists(filter) => Some(things(filter)),
        Cond::Is(_, filter) => Some(qualities(filter)),
        Cond::Not(Cond::AtLeast(num, Num::N(n))) => bound(num, "≤", n.saturating_sub(1)),
        Cond::Not(cond) => Some([sign("≠")].into_iter().chain(condition(cond)?).collect()),
        Cond::Either(one, other) => Some(either([condition(one)?, condition(other)?].into_iter())),
        Cond::HaveInitiative => Some(vec![icon("flag")]),
        Cond::Attacking(filter) => {
            Some([icon("attack")].into_iter().chain(filter.map(qualities).unwrap_or_default()).collect())
        }
        Cond::HostDefends => Some(vec![icon("target")]),
        Cond::ActionPhase => Some(vec![icon("clock")]),
        Cond::DefenderFell => Some(vec![icon("target"), icon("close")]),
        Cond::AtLeast(Num::N(n), num) => bound(num, "≤", *n),
        Cond::AtLeast(num, Num::N(n)) => bound(num, "≥", *n),
        Cond::AtLeast(more, less) => {
            let less = if let Num::Plus(less, _) = less { less } else { less };
            Some([measured(more, ""), vec![sign(">")], measured(less, "")].concat())
        }
        Cond::Equal(num, _) => Some(measured(num, "=")),
    }
}

/// What is counted, and what it is held against.
fn measured(num: &Num, bound: &str) -> Symbols {
    let of = |name: &'static str| vec![marked(name, &bound)];
    let after = |mut things: Symbols| {
        things.extend((!bound.is_empty()).then(|| sign(bound)));
        things
    };
    let side = |side: &Side| if *side == Side::Enemy { icon("enemy") } else { icon("own") };
    match num {
        Num::Resources | Num::ReadyResources | Num::ExhaustedResources => of("resource"),
        Num::HandOf(player) => [marked("hand", &bound)].into_iter().chain(whose(player)).collect(),
        Num::PowerOf(_) => of("attack"),
        Num::CostOf(_) | Num::TotalCost(_) => of("cost"),
        Num::DamageOn(_) => of("damage"),
        Num::HpLeft(It::OwnBase) => [icon("own"), icon("base")].into_iter().chain(of("hp")).collect(),
        Num::HpLeft(_) => of("hp"),
        Num::Count(filter) => after(things(filter)),
        Num::OthersPlayed => of("played"),
        // Once is enough for all that is asked of a phase.
        Num::PlayedOf(aspect) => vec![icon("played"), icon(aspect_id(*aspect))],
        Num::Defeated(whose) | Num::Left(whose) => vec![icon("close"), side(whose), icon("u-trooper")],
        Num::DealtToEnemyBase => after(vec![icon("damage"), icon("enemy"), icon("base")]),
        Num::In(_) | Num::AspectsOf(_) => of("choose"),
        Num::Twice(num) | Num::Plus(num, _) | Num::Least(num, _) | Num::Beyond(num, _) => {
            measured(num, bound)
        }
        Num::N(_) | Num::Minus(_) | Num::Given | Num::GivenSecond => vec![sign(bound)],
    }
}

/// What is special about such a thing; what it is, if nothing is.
fn qualities(filter: &Filter) -> Symbols {
    let quality = |test: &Test| match test {
        Test::Trait(Trait::Force) => Some("force"),
        Test::Trait(Trait::Imperial) => Some("empire"),
        Test::Trait(Trait::Rebel) => Some("rebel"),
        Test::Aspect(aspect) => Some(aspect_id(*aspect)),
        Test::Named(_) => Some("unique"),
        Test::Damaged => Some("damage"),
        Test::Exhausted => Some("pause"),
        _ => None,
    };
    let special: Symbols = filter.tests.iter().filter_map(quality).map(icon).collect();
    if special.is_empty() { things(filter) } else { special }
}

struct Icons;

impl Icons {
    fn done(&self, what: &'static str, it: &It, chosen: &mut Chosen) -> Symbols {
        self.objects(it, chosen, Symbol { icon: Some(what), text: None })
    }

    fn much(&self, what: &'static str, num: &Num, it: &It, chosen: &mut Chosen) -> Symbols {
        self.objects(it, chosen, number(what, num))
    }

    /// What is done, how many it is done to, and to what.
    fn objects(&self, it: &It, chosen: &mut Chosen, done: Symbol) -> Symbols {
        let Chosen { count, things } = match it {
            It::Of(_) => std::mem::take(chosen),
            It::All(filter) => Chosen { count: Some("×".to_owned()), things: things(filter) },
            It::OwnBase => Chosen { count: None, things: vec![icon("own"), icon("base")] },
            It::Defender | It::Attacker => {
                Chosen { count: None, things: vec![icon("enemy"), icon("u-trooper")] }
            }
            It::TopCard => Chosen { count: None, things: vec![icon("deck")] },
            It::This | It::Host | It::About | It::BasesOf(_) | It::Rest(..) => Chosen::default(),
        };
        [done].into_iter().chain(count.map(|count| sign(&count))).chain(things).collect()
    }
}

fn number(what: &'static str, num: &Num) -> Symbol {
    match num {
        Num::N(n) => marked(what, n),
        Num::Count(_) | Num::Resources | Num::OthersPlayed | Num::In(_) | Num::AspectsOf(_) => {
            marked(what, &"1×")
        }
        _ => marked(what, &"="),
    }
}

fn whose(whose: &Whose) -> Symbols {
    match whose {
        Whose::Yours => Vec::new(),
        Whose::Opponents | Whose::Defending => vec![icon("enemy")],
        Whose::Each | Whose::ControllerOf(_) | Whose::OwnerOfAbout | Whose::Chosen(_) => vec![icon("user")],
    }
}

impl Depict<Vocabulary> for Icons {
    fn op(&self, op: &Op, chosen: &mut Chosen) -> Symbols {
        let of = |what: Symbol, player: &Whose| [what].into_iter().chain(whose(player)).collect();
        match op {
            Op::Damage(num, it) | Op::DamageFrom(_, num, it) => self.much("damage", num, it, chosen),
            Op::DamageShares(reg) => self.done("damage", &It::Of(*reg), chosen),
            Op::Heal(num, it) => self.much("repair", num, it, chosen),
            Op::HealShares(reg) => self.done("repair", &It::Of(*reg), chosen),
            Op::Defeat(it) => self.done("close", it, chosen),
            Op::DefeatShares(reg) => self.done("close", &It::Of(*reg), chosen),
            Op::Ready(it) => self.done("play", it, chosen),
            Op::Exhaust(it) => self.done("pause", it, chosen),
            Op::ReadyResources(num, _) => vec![icon("play"), number("resource", num)],
            Op::ExhaustResources(num, player) => {
                let mut symbols = vec![icon("pause"), number("resource", num)];
                symbols.extend(whose(player));
                symbols
            }
            Op::Pay(num) => vec![number("resource", num)],
            Op::Give(TokenKind::Shield, num, it) => self.much("k-shielded", num, it, chosen),
            Op::Give(TokenKind::Experience, num, it) => self.much("plus", num, it, chosen),
            Op::Grow(power, hp, it, _) => self.objects(it, chosen, sign(&change(*power, *hp))),
            Op::Gain(Gift::Keyword(keyword), it, _) => self.objects(it, chosen, keyword_symbol(*keyword)),
            Op::Gain(Gift::LosesSentinel, it, _) => self.objects(it, chosen, marked("k-sentinel", &"×")),
            Op::Gain(_, it, _) => self.objects(it, chosen, sign("×")),
            Op::Draw(num, player) => of(number("draw", num), player),
            Op::DrawThese(it) => self.done("draw", it, chosen),
            Op::Discard(it) => self.done("discard", it, chosen),
            Op::DiscardHand(_) => vec![icon("discard"), icon("hand")],
            Op::Mill(num, player, _) => {
                [number("discard", num), icon("deck")].into_iter().chain(whose(player)).collect()
            }
            Op::LookAtTop(num, player, _) | Op::RevealTop(num, player, _) => {
                [number("reveal", num), icon("deck")].into_iter().chain(whose(player)).collect()
            }
            Op::RevealNext(_) | Op::SearchDeck(_) => vec![icon("reveal"), icon("deck")],
            Op::LookAtHand(_) | Op::RevealHand(_) => vec![icon("reveal"), icon("enemy"), icon("hand")],
            Op::Reveal(it) => self.done("reveal", it, chosen),
            Op::ToHand(it) => {
                self.done("choose", it, chosen).into_iter().skip(1).chain([sign("→"), icon("hand")]).collect()
            }
            Op::ToBottom(it) | Op::ToTop(it) => {
                self.done("choose", it, chosen).into_iter().skip(1).chain([sign("→"), icon("deck")]).collect()
            }
            Op::Resource(it, _) => self
                .done("choose", it, chosen)
                .into_iter()
                .skip(1)
                .chain([sign("→"), icon("resource")])
                .collect(),
            Op::TakeControl(it, Whose::Yours) => self.done("own", it, chosen),
            Op::TakeControl(..) | Op::Later(..) => vec![sign("…")],
            Op::NextCosts(by, _) => vec![cost_change(*by)],
            Op::ForbidNamed => vec![icon("enemy"), sign("×")],
            Op::Set(..) | Op::Use | Op::Rule(_) => Vec::new(),
        }
    }

    fn things(&self, filter: &Filter) -> Symbols {
        match filter.what {
            What::Target(..) => vec![icon("attack")],
            _ => things(filter),
        }
    }

    fn lead(&self, cond: &Cond) -> Option<Symbols> {
        condition(cond)
    }

    fn call(&self, proc: &'static Proc, chosen: &mut Chosen) -> Symbols {
        let plays = [&turn::PLAY, &turn::PLAY_NOW].into_iter().any(|play| std::ptr::eq(play, proc));
        if plays {
            let Chosen { count, things } = std::mem::take(chosen);
            [icon("played")].into_iter().chain(count.map(|count| sign(&count))).chain(things).collect()
        } else {
            Symbols::new()
        }
    }

    fn fate(&self, chance: &Luck) -> Option<Symbols> {
        matches!(chance, Luck::RandomDiscard).then(|| vec![icon("enemy"), icon("hand")])
    }
}
