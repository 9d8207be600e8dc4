//! What only the team mode must keep.

use deckbuilding::{Action, State, Teams};
use kernel::{Game, Input, Seat, offered};
use script::Answer;
use testkit::{Trial, walk};

use crate::two_teams;

pub(crate) fn nobody_is_asked_what_has_one_answer(state: &<Teams as Game>::State) -> Result<(), String> {
    for seat in (0..4).map(Seat) {
        if let [only @ Action::Answer(Answer::Pass | Answer::Yes | Answer::Choose(_))] =
            offered::<Teams>(state, seat)[..]
        {
            return Err(format!("seat {} can only answer `{only}`", seat.0 + 1));
        }
    }
    Ok(())
}

/// What belongs to one region alone.
fn own(region: &State) -> impl PartialEq {
    let table = &region.table;
    let piles = (table.row, table.galaxy_discard, region.galaxy_deck, table.pilots, table.exile);
    let players = table.players.map(|player| player.resources);
    (piles, players, region.hands, region.decks, region.base_decks)
}

/// R14.11 to R14.13: what a player does changes nothing in the other region but bases and capital ships.
#[test]
fn what_one_does_stays_in_the_own_region() {
    for (name, setup) in two_teams().setups {
        let mut before: Option<<Teams as Game>::State> = None;
        let trial = Trial { games: 10, seed: 14, cap: 80_000, stride: 1 };
        let walked = walk::<Teams>(&setup, trial, |moment| {
            let earlier = before.replace(moment.state.clone());
            let (Some(Input::Act(seat, action)), Some(earlier)) = (moment.last, earlier) else {
                return Ok(());
            };
            // Whoever stands in the middle of an effect goes on with it when its choice is gone.
            let partner_rests = offered::<Teams>(&earlier, Seat(seat.0 ^ 2)).contains(&Action::End);
            let there = 1 - usize::from(seat.0 / 2);
            let stays = own(&earlier.regions[there]) == own(&moment.state.regions[there]);
            if stays || !partner_rests || matches!(action, Action::Lend(_)) {
                return Ok(());
            }
            Err(format!("`{action}` of {} reached the other region", Teams::seat_name(&setup, seat)))
        });
        walked.unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
}
