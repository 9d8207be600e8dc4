//! Events without words.

use kernel::{Motion, Seat};

use crate::action::Target;
use crate::card::{CardId, CardSet};
use crate::event::{Event, Pile};
use crate::state::{opponent, side_of};

pub(super) fn motion(event: &Event) -> Motion {
    let bare = |what| Motion { what, ..Motion::default() };
    let by = |what, seat: &Seat| Motion { seat: Some(seat.0), ..bare(what) };
    let of = |what, card: &CardId| Motion { things: vec![card.to_string()], ..bare(what) };
    let does = |what, seat: &Seat, card| Motion { seat: Some(seat.0), ..of(what, card) };
    // A card that these eyes may not have seen.
    let perhaps = |what, seat, card: &Option<CardId>| Motion {
        things: card.iter().map(CardId::to_string).collect(),
        ..by(what, seat)
    };
    let much = |motion: Motion, amount: u16| Motion { amount: Some(amount), ..motion };
    let harming = |seat: Seat, motion: Motion| Motion { harms: Some(seat.0), ..motion };
    let several = |motion: Motion, cards: CardSet| Motion {
        things: cards.of::<CardId>().map(|card| card.to_string()).collect(),
        ..motion
    };
    match event {
        Event::GoesFirst { seat } => by("goes-first", seat),
        Event::TurnBegan { seat, turn } => much(by("turn-began", seat), *turn),
        Event::ForceResource { seat } => much(by("force-resource", seat), 1),
        Event::ShipResources { seat, amount } => much(by("ship-resources", seat), *amount),
        Event::GainedResources { seat, amount } => much(by("gained-resources", seat), *amount),
        Event::GainedForce { seat, amount, .. } => much(by("gained-force", seat), (*amount).into()),
        Event::GainedAttack { card, amount } => much(of("gained-attack", card), (*amount).into()),
        Event::Spent { seat, amount } => much(by("spent", seat), *amount),
        Event::Played { seat, card } => does("played", seat, card),
        Event::Purchased { seat, card, paid } => much(does("purchased", seat, card), *paid),
        Event::Bribed { seat, card } => does("bribed", seat, card),
        Event::UsedAbility { seat, card } => does("used-ability", seat, card),
        Event::Triggered { seat, card } => does("triggered", seat, card),
        Event::Drew { seat, card } => perhaps("drew", seat, card),
        Event::Shuffled { pile: Pile::Player(seat) | Pile::Start(seat) } => by("shuffled", seat),
        Event::Shuffled { pile: Pile::Galaxy } => bare("shuffled"),
        Event::JoinedRow { card } => of("joined-row", card),
        Event::DiscardedFromHand { seat, card } => harming(*seat, does("discarded-from-hand", seat, card)),
        Event::DiscardedFromGalaxy { card } => of("discarded-from-galaxy", card),
        Event::Exiled { card } => of("exiled", card),
        Event::MovedToHand { seat, card } => does("moved-to-hand", seat, card),
        Event::MovedToDeckTop { seat, card, by } if seat != by => {
            harming(*seat, perhaps("moved-to-deck-top", seat, card))
        }
        Event::MovedToDeckTop { seat, card, .. } => perhaps("moved-to-deck-top", seat, card),
        Event::MarkedForExile { card } => of("marked-for-exile", card),
        Event::Revealed { card } => of("revealed", card),
        Event::Looked { seat, card } => perhaps("looked", seat, card),
        Event::LookedAtHand { seat, cards } => {
            let looked = several(by("looked-at-hand", seat), cards.unwrap_or(CardSet::EMPTY));
            harming(opponent(*seat), looked)
        }
        Event::Swapped { out, into } => {
            Motion { things: vec![out.to_string(), into.to_string()], ..bare("swapped") }
        }
        Event::Attacked { seat, target: Target::Base, attack } => much(by("attacked", seat), *attack),
        Event::Attacked { seat, target: Target::Row(card), attack } => {
            much(does("attacked", seat, card), *attack)
        }
        Event::AttackFailed { target, needed } => much(of("attack-failed", target), (*needed).into()),
        Event::Defeated { seat, card } => does("defeated", seat, card),
        Event::Damaged { card, amount } => {
            let damaged = much(of("damaged", card), *amount);
            // Neutral ships could be anybody's.
            side_of(card.card().faction).map_or(damaged.clone(), |side| harming(side, damaged))
        }
        Event::Prevented { card, amount } => much(of("prevented", card), (*amount).into()),
        Event::Repaired { card, amount } => much(of("repaired", card), (*amount).into()),
        Event::ShipDestroyed { card } => of("ship-destroyed", card),
        Event::BaseDestroyed { seat, card } => harming(*seat, does("base-destroyed", seat, card)),
        Event::BaseRevealed { seat, card } => does("base-revealed", seat, card),
        Event::BasesPicked { seat } => by("bases-picked", seat),
        Event::PutAway { seat, cards } => several(by("put-away", seat), *cards),
        Event::TurnEnded { seat } => by("turn-ended", seat),
        Event::Won { seat } => by("won", seat),
    }
}
