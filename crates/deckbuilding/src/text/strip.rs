//! What a card says, in symbols: the same in every language.

use kernel::Symbol;
use script::tell::{Chosen, Depict, Symbols, depicted, icon, marked, sign};

use super::names::trait_ids;
use crate::card::Card;
use crate::cards::BOX;
use crate::words::{
    Ability, Cards, ChanceOp, Cond, Constant, Effect, Filter, Kind, Moment, Num, Op, Place, Plus, Price,
    Sides, Vocabulary, While, Zone,
};

pub fn ability_strip(card: &Card) -> Vec<Symbol> {
    match card.ability {
        Ability::None => Vec::new(),
        Ability::Activated { needs, cost, effect } => {
            let mut lead = condition(&needs);
            lead.extend(effects(cost));
            strip("activated", lead, effects(effect))
        }
        Ability::Triggered { on, effect } => strip("trigger", moment(on), effects(effect)),
        Ability::Constant(constant) => {
            let (lead, effect) = standing(&constant);
            strip("constant", lead, effect)
        }
    }
}

pub fn reward_strip(card: &Card) -> Vec<Symbol> {
    effects(card.reward)
}

fn strip(timing: &'static str, lead: Symbols, effect: Symbols) -> Symbols {
    let arrow = (!lead.is_empty()).then(|| sign("›"));
    [icon(timing)].into_iter().chain(lead).chain(arrow).chain(effect).collect()
}

fn moment(moment: Moment) -> Symbols {
    match moment {
        Moment::Played | Moment::TurnBegins => Vec::new(),
        Moment::FirstNeutralPlayed => vec![icon("neutral")],
        Moment::Purchased => vec![icon("resource")],
        Moment::Defeats => vec![icon("target")],
        Moment::Revealed => vec![icon("reveal"), icon("base")],
        Moment::OpponentDiscards => vec![icon("discard"), icon("enemy-hand")],
    }
}

fn standing(constant: &Constant) -> (Symbols, Symbols) {
    match constant {
        Constant::Attack { who, plus, when } => {
            let while_so = match when {
                While::Always => None,
                While::ForceWithYou => Some(icon("force")),
                While::AttacksRow => Some(icon("row")),
            };
            let bearers = who.filter().map_or(Vec::new(), |filter| things(&filter));
            let plus = match plus {
                Plus::N(n) => vec![marked("attack", &format!("+{n}"))],
                Plus::Victories(sides) => for_each("attack", "+", &Plus::victories(*sides)),
            };
            (while_so.into_iter().chain(bearers).collect(), plus)
        }
        Constant::RedirectFirst { of, to, exile } => {
            let lead = sides(*of).into_iter().chain([marked("resource", &1)]).collect();
            (lead, [place(*to)].into_iter().chain(exile.then(|| icon("exile"))).collect())
        }
        Constant::Prevent(n) => (Vec::new(), vec![marked("damage", &format!("−{n}"))]),
        Constant::HuntNeutral { reward } => (vec![icon("neutral"), icon("target")], effects(reward)),
    }
}

fn condition(cond: &Cond) -> Symbols {
    match cond {
        Cond::Always | Cond::Agreed(_) | Cond::Rule(_) => Vec::new(),
        Cond::ForceWithYou => vec![icon("force")],
        Cond::Exists(filter) => things(filter),
        Cond::AtLeast(n, filter) => [sign(&format!("{n}×"))].into_iter().chain(things(filter)).collect(),
        Cond::Is(_, of) => sides(*of),
    }
}

fn effects(block: Effect) -> Symbols {
    depicted(&Icons, block)
}

/// The symbols of this game.
struct Icons;

impl Depict<Vocabulary> for Icons {
    fn op(&self, op: &Op, chosen: &mut Chosen) -> Symbols {
        match op {
            Op::GainAttack(n) => vec![marked("attack", &format!("+{n}"))],
            Op::GainResources(num) => number("resource", num),
            Op::GainForce(n) => vec![marked("force", &n)],
            Op::Spend(n) => vec![marked("resource", &format!("−{n}"))],
            Op::Draw(n) => vec![marked("draw", &n)],
            Op::Repair(n) => vec![marked("repair", &n)],
            Op::Exile(cards) | Op::ExileLater(cards) => done_to("exile", cards, chosen),
            Op::Discard(cards) => done_to("discard", cards, chosen),
            Op::Destroy(cards) => {
                let mut symbols = done_to("damage", cards, chosen);
                symbols[0].text = Some("∞".into());
                symbols
            }
            Op::Damage(cards, num) => {
                let objects = done_to("damage", cards, chosen).into_iter().skip(1);
                number("damage", num).into_iter().chain(objects).collect()
            }
            Op::DamageBase(num) => number("damage", num).into_iter().chain([icon("enemy-base")]).collect(),
            Op::Move(cards, to) => {
                let objects = done_to("choose", cards, chosen).into_iter().skip(1);
                objects.chain([sign("→"), place(*to)]).collect()
            }
            Op::Purchase(cards, price, to) => {
                let objects = done_to("choose", cards, chosen).into_iter().skip(1);
                let paid = match price {
                    Price::Free => marked("resource", &0),
                    Price::Paid => icon("resource"),
                };
                let to = (*to != Place::OwnDiscard).then(|| [sign("→"), place(*to)]);
                [paid].into_iter().chain(objects).chain(to.into_iter().flatten()).collect()
            }
            Op::RedirectNext(to) => vec![marked("resource", &1), place(*to)],
            Op::RevealTop(_) => vec![icon("reveal"), icon("deck")],
            Op::LookAtTop(n) => vec![marked("reveal", &n), icon("deck")],
            Op::LookAtHand => vec![icon("reveal"), icon("enemy-hand")],
            Op::SwapWithTop(_) => swap("deck", chosen),
            Op::Swap(..) => swap("galaxy-discard", chosen),
            Op::Rule(_) => Vec::new(),
        }
    }

    fn things(&self, filter: &Filter) -> Symbols {
        things(filter)
    }

    fn lead(&self, cond: &Cond) -> Option<Symbols> {
        match cond {
            // A face shows the usual reading; what was agreed on otherwise is in the words of the table.
            Cond::Always | Cond::Agreed(_) => None,
            cond => Some(condition(cond)),
        }
    }

    fn fate(&self, chance: &ChanceOp) -> Option<Symbols> {
        matches!(chance, ChanceOp::EnemyCard(_)).then(|| vec![icon("enemy-hand")])
    }
}

fn done_to(what: &'static str, cards: &Cards, chosen: &mut Chosen) -> Symbols {
    Icons.done_to(what, &(*cards).into(), chosen)
}

fn swap(with: &'static str, chosen: &mut Chosen) -> Symbols {
    *chosen = Chosen::default();
    vec![icon("row"), sign("⇄"), icon(with)]
}

fn number(what: &'static str, num: &Num) -> Symbols {
    match num {
        Num::N(n) => vec![marked(what, n)],
        Num::CountOf(filter) => for_each(what, "", filter),
        Num::Given | Num::Rule(_) => vec![marked(what, &"="), icon("target")],
    }
}

fn for_each(what: &'static str, plus: &str, filter: &Filter) -> Symbols {
    [marked(what, &format!("{plus}1×"))].into_iter().chain(things(filter)).collect()
}

fn place(place: Place) -> Symbol {
    icon(match place {
        Place::OwnHand => "hand",
        Place::OwnDiscard => "discard",
        Place::OwnDeckTop => "deck",
        Place::EnemyDeckTop => "enemy-deck",
    })
}

/// What cards are meant: whose, of what kind, and where.
fn things(filter: &Filter) -> Symbols {
    let in_enemy_play = filter.zone == Zone::EnemyPlay;
    // A ship that is an enemy, wherever it lies, is one symbol.
    let enemy_ship =
        filter.kind == Some(Kind::CapitalShip) && (in_enemy_play || filter.sides == Sides::ENEMY);
    let kind = match filter.kind {
        Some(Kind::CapitalShip) if enemy_ship => Some("enemy-capital"),
        Some(Kind::CapitalShip) => Some("capital"),
        Some(Kind::Base) => Some("base"),
        Some(Kind::Unit) | None if in_enemy_play => Some("enemy"),
        Some(Kind::Unit) | None => None,
    };
    let zone = match filter.zone {
        Zone::OwnHand => Some("hand"),
        Zone::EnemyHand => Some("enemy-hand"),
        Zone::OwnDiscard => Some("discard"),
        Zone::GalaxyDiscard => Some("galaxy-discard"),
        Zone::Row => Some("row"),
        Zone::GalaxyTop(_) => Some("deck"),
        Zone::OwnPlay | Zone::EnemyPlay => None,
        Zone::EnemyBase => Some("enemy-base"),
        Zone::OwnBase | Zone::OwnBaseDeck | Zone::OwnSpareBases | Zone::EnemyVictoryPile => Some("base"),
    };
    // A card by name is known by its traits, and one of a kind.
    let named = filter.named.and_then(|id| BOX.iter().find(|card| card.id == id));
    let traits = named.map_or(filter.traits, |card| card.traits);
    let unique = (filter.unique || named.is_some()).then_some("unique");
    let icons = trait_ids(traits).chain(unique).chain(kind).chain(zone).map(icon);
    let whose = if enemy_ship { Symbols::new() } else { sides(filter.sides) };
    whose.into_iter().chain(icons).collect()
}

fn sides(sides: Sides) -> Symbols {
    let all = [
        (Sides::EMPIRE, "empire"),
        (Sides::REBEL, "rebel"),
        (Sides::OWN, "own"),
        (Sides::ENEMY, "enemy"),
        (Sides::NEUTRAL, "neutral"),
    ];
    all.into_iter().filter(|(side, _)| sides.has(*side)).map(|(_, id)| icon(id)).collect()
}
