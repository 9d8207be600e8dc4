//! What a card says, in symbols: the same in every language.

use kernel::Symbol;
use script::Count;

use super::names::trait_ids;
use crate::card::Card;
use crate::words::{
    Ability, Bearer, Cards, Cond, Constant, Effect, Filter, Kind, Luck, Moment, Num, Op, Place, Price, Sides,
    Step, Zone,
};

/// More effects than these are too many for a strip.
const EFFECTS: usize = 3;

type Symbols = Vec<Symbol>;

fn icon(icon: &'static str) -> Symbol {
    Symbol { icon: Some(icon), text: None }
}

fn marked(icon: &'static str, text: &dyn std::fmt::Display) -> Symbol {
    Symbol { icon: Some(icon), text: Some(text.to_string()) }
}

fn sign(text: &str) -> Symbol {
    Symbol { icon: None, text: Some(text.to_owned()) }
}

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
        Moment::OpponentDiscards => vec![icon("discard")],
    }
}

fn standing(constant: &Constant) -> (Symbols, Symbols) {
    match constant {
        Constant::Attack { who, plus, when } => {
            let bearers = match who {
                Bearer::This => Vec::new(),
                Bearer::All(filter) => things(filter),
            };
            let lead = condition(when).into_iter().chain(bearers).collect();
            (lead, number("attack", "+", plus))
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
        Cond::AttacksRow => vec![icon("row")],
    }
}

/// All effects of a block, or the first of them.
fn effects(block: Effect) -> Symbols {
    let mut folder = Folder::default();
    folder.block(block);
    let more = (folder.done.len() > EFFECTS).then(|| sign("…"));
    folder.done.into_iter().take(EFFECTS).flatten().chain(more).collect()
}

/// Gathers effects; what was chosen is shown with what is done to it.
#[derive(Default)]
struct Folder {
    done: Vec<Symbols>,
    chosen: Option<(Option<String>, Symbols)>,
}

impl Folder {
    fn block(&mut self, block: Effect) {
        for step in block {
            self.step(step);
        }
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Do(op) => {
                let symbols = self.op(op);
                if !symbols.is_empty() {
                    self.done.push(symbols);
                }
            }
            Step::Choose { from, count, .. } => {
                let count = match count {
                    Count::Exactly(Num::N(1)) => None,
                    Count::Exactly(Num::N(n)) => Some(n.to_string()),
                    Count::UpTo(Num::N(n)) => Some(format!("≤{n}")),
                    Count::Exactly(_) | Count::UpTo(_) | Count::Any => None,
                };
                self.chosen = Some((count, either(from.iter().map(things))));
            }
            Step::Fate(Luck::EnemyCard(_)) => self.chosen = Some((Some("?".into()), vec![icon("hand")])),
            Step::Pick { modes, .. } => self.done.push(either(modes.iter().map(|mode| effects(mode.0)))),
            Step::May(_, block) => self.block(block),
            // A face shows the usual reading; what was agreed on otherwise is in the words of the table.
            Step::If(Cond::Agreed(_), usual, _) => self.block(usual),
            Step::If(cond, yes, no) => {
                let mut symbols = condition(cond);
                if !symbols.is_empty() {
                    symbols.push(sign("›"));
                }
                symbols.extend(self.branches(yes, no));
                self.done.push(symbols);
            }
            Step::IfDone(yes, no) => {
                let branches = self.branches(yes, no);
                self.done.push([sign("›")].into_iter().chain(branches).collect());
            }
            // Only the turn's own programs do this.
            _ => {}
        }
    }

    /// What was chosen before is at hand in both branches.
    fn branches(&mut self, yes: Effect, no: Effect) -> Symbols {
        let chosen = self.chosen.take();
        let branch = |block: Effect| {
            let mut folder = Folder { done: Vec::new(), chosen: chosen.clone() };
            folder.block(block);
            folder.done.into_iter().flatten().collect::<Symbols>()
        };
        either([yes, no].into_iter().filter(|block| !block.is_empty()).map(branch))
    }

    /// An icon for what is done, then the cards it is done to.
    fn to(&mut self, what: &'static str, cards: &Cards) -> Symbols {
        let (count, objects) = match cards {
            Cards::This => (None, Vec::new()),
            Cards::It(_) => self.chosen.take().unwrap_or_default(),
            Cards::All(filter) => (Some("×".into()), things(filter)),
        };
        [Symbol { icon: Some(what), text: count }].into_iter().chain(objects).collect()
    }

    fn op(&mut self, op: &Op) -> Symbols {
        match op {
            Op::GainAttack(n) => vec![marked("attack", &format!("+{n}"))],
            Op::GainResources(num) => number("resource", "", num),
            Op::GainForce(n) => vec![marked("force", &n)],
            Op::Spend(n) => vec![marked("resource", &format!("−{n}"))],
            Op::Draw(n) => vec![marked("draw", &n)],
            Op::Repair(n) => vec![marked("repair", &n)],
            Op::Exile(cards) | Op::ExileLater(cards) => self.to("exile", cards),
            Op::Discard(cards) => self.to("discard", cards),
            Op::Destroy(cards) => {
                let mut symbols = self.to("damage", cards);
                symbols[0].text = Some("∞".into());
                symbols
            }
            Op::Damage(cards, num) => {
                let objects = self.to("damage", cards).into_iter().skip(1);
                number("damage", "", num).into_iter().chain(objects).collect()
            }
            Op::Move(cards, to) => {
                let objects = self.to("choose", cards).into_iter().skip(1);
                objects.chain([sign("→"), place(*to)]).collect()
            }
            Op::Purchase(cards, price, to) => {
                let objects = self.to("choose", cards).into_iter().skip(1);
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
            Op::LookAtHand => vec![icon("reveal"), icon("hand")],
            Op::SwapWithTop(_) => self.swap("deck"),
            Op::Swap(..) => self.swap("discard"),
            Op::Rule(_) => Vec::new(),
        }
    }

    fn swap(&mut self, with: &'static str) -> Symbols {
        self.chosen = None;
        vec![icon("row"), sign("⇄"), icon(with)]
    }
}

fn number(what: &'static str, plus: &str, num: &Num) -> Symbols {
    match num {
        Num::N(n) => vec![marked(what, &format!("{plus}{n}"))],
        Num::CountOf(filter) => {
            [marked(what, &format!("{plus}1×"))].into_iter().chain(things(filter)).collect()
        }
        Num::TargetCost | Num::Rule(_) => vec![marked(what, &format!("{plus}=")), icon("target")],
    }
}

/// Several possibilities with a stroke between them.
fn either(all: impl Iterator<Item = Symbols>) -> Symbols {
    let mut symbols = Symbols::new();
    for some in all {
        if !symbols.is_empty() && !some.is_empty() {
            symbols.push(sign("/"));
        }
        symbols.extend(some);
    }
    symbols
}

fn place(place: Place) -> Symbol {
    icon(match place {
        Place::OwnHand => "hand",
        Place::OwnDiscard => "discard",
        Place::OwnDeckTop | Place::EnemyDeckTop => "deck",
    })
}

/// What cards are meant: whose, of what kind, and where.
fn things(filter: &Filter) -> Symbols {
    let kind = match filter.kind {
        Some(Kind::CapitalShip) => Some("capital"),
        Some(Kind::Base) => Some("base"),
        Some(Kind::Unit) | None => None,
    };
    let zone = match filter.zone {
        Zone::OwnHand | Zone::EnemyHand => Some("hand"),
        Zone::OwnDiscard | Zone::GalaxyDiscard => Some("discard"),
        Zone::OwnBase
        | Zone::OwnBaseDeck
        | Zone::OwnSpareBases
        | Zone::EnemyBase
        | Zone::EnemyVictoryPile => Some("base"),
        Zone::Row => Some("row"),
        Zone::GalaxyTop(_) => Some("deck"),
        Zone::OwnPlay | Zone::EnemyPlay => None,
    };
    // A card by name is one of a kind.
    let unique = (filter.unique || filter.named.is_some()).then_some("unique");
    let icons = trait_ids(filter.traits).chain(unique).chain(kind).chain(zone).map(icon);
    sides(filter.sides).into_iter().chain(icons).collect()
}

/// A faction that depends on who owns the card is not shown: there is no symbol for it.
fn sides(sides: Sides) -> Symbols {
    let all = [(Sides::EMPIRE, "empire"), (Sides::REBEL, "rebel"), (Sides::NEUTRAL, "neutral")];
    all.into_iter().filter(|(side, _)| sides.has(*side)).map(|(_, id)| icon(id)).collect()
}
