//! What an input does: an action of a seat, or the answer of fate.

use kernel::{Dice, Fate, Log, Outcome, Seat, Team};
use script::{Answer, Core, Question, answer, proceed, question, run};

use crate::Deckbuilding;
use crate::action::{Action, Target};
use crate::card::{CardId, CardSet};
use crate::event::{Event, Pile};
use crate::state::{Frame, State, opponent};
use crate::turn::programs;
use crate::words::{ChanceOp, Place};

/// Takes an action of a seat that is known to be offered.
pub(crate) fn act<L: Log<Deckbuilding>>(state: &mut State, seat: Seat, action: Action, log: &mut L) {
    match action {
        Action::Play(card) => state.play(seat, card, log),
        Action::Use(card) => {
            state.table.used.insert(card.thing());
            log.event(Event::UsedAbility { seat, card });
            state.push(Frame::new(programs().ability(card), card.thing(), seat.0));
        }
        Action::Assign(card, target) => state.assign(card, target),
        Action::Resolve(target) => state.resolve(seat, target, log),
        Action::Join => state.resolve(seat, Target::Base, log),
        Action::Buy(card) => state.purchase(seat, card, card.card().cost.into(), Place::OwnDiscard, log),
        Action::Bribe(card) => state.bribe(seat, card, log),
        Action::Redirect(card) => state.redirect(seat, card, log),
        // A redirect that is not used: the card stays where it was put.
        Action::PASS if matches!(question(state), Some(Question::Ask(_))) => proceed(state),
        Action::Answer(said) => {
            match said {
                Answer::Trigger(card, _) => state.on_triggered(seat, card, log),
                Answer::Yes => state.on_triggered(seat, CardId::from_thing(state.frame().source), log),
                _ => {}
            }
            answer(state, said);
        }
        Action::End => proceed(state),
        Action::Lend(_) => unreachable!("nobody can borrow a card at a table for two"),
    }
    run(state, log);
}

/// Whoever gets up for good leaves the game to the other side.
pub(crate) fn leave<L: Log<Deckbuilding>>(state: &mut State, seat: Seat, log: &mut L) {
    let winner = Team(seat.0).rival();
    log.event(Event::Won { seat: Seat(winner.0) });
    state.table.outcome = Some(Outcome::Won(winner));
    state.stack.clear();
}

/// Takes fate's answer to the question the machine stands on.
pub(crate) fn apply_fate<L: Log<Deckbuilding>>(state: &mut State, luck: ChanceOp, fate: Fate, log: &mut L) {
    let frame = *state.frame();
    let owner = Seat(frame.owner);
    match (luck, fate) {
        (ChanceOp::ShuffleOwn, Fate::Seed(seed)) => {
            let player = &mut state.table.players[owner.index()];
            let deck = &mut state.decks[owner.index()];
            *deck = std::mem::take(&mut player.discard);
            deck.shuffle(&mut Dice::new(seed));
            state.known.forget(deck.set());
            // Before the first turn there has been nothing to discard.
            let pile = if state.table.turn == 0 { Pile::Start(owner) } else { Pile::Player(owner) };
            log.event(Event::Shuffled { pile });
        }
        (ChanceOp::ShuffleGalaxy | ChanceOp::RenewGalaxy, Fate::Seed(seed)) => {
            state.galaxy_deck = std::mem::take(&mut state.table.galaxy_discard);
            state.galaxy_deck.shuffle(&mut Dice::new(seed));
            state.known.forget(state.galaxy_deck.set());
            log.event(Event::Shuffled { pile: Pile::Galaxy });
        }
        (ChanceOp::EnemyCard(reg), Fate::Index(i)) => {
            let hand = state.hands[opponent(owner).index()];
            let card = hand.iter().nth(i.into()).expect("fate names a card of the hand");
            state.frame_mut().set(reg, CardSet::one(card));
        }
        (luck, fate) => panic!("{fate} does not answer {luck:?}"),
    }
    proceed(state);
    run(state, log);
}
