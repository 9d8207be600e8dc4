//! The random games of the laws meet every card.

use std::collections::BTreeSet;

use testkit::{Trial, walk};
use unlimited::card::Kind;
use unlimited::cards::BOX;
use unlimited::{Event, Setup, Unlimited};

#[test]
fn random_games_play_every_card() {
    let mut unplayed: BTreeSet<&str> = BTreeSet::new();
    unplayed.extend(BOX.iter().filter(|face| is_played(face.kind)).map(|face| face.id));
    let trial = Trial { games: 1_000, seed: 1, cap: 20_000, stride: 1 };
    let walked = walk::<Unlimited>(&Setup::default(), trial, |moment| {
        for event in moment.events {
            if let Event::Played { card, .. } = event {
                unplayed.remove(card.face().id);
            }
        }
        Ok(())
    });
    walked.unwrap_or_else(|problem| panic!("{problem}"));
    assert!(unplayed.is_empty(), "nobody has played {unplayed:?}");
}

fn is_played(kind: Kind) -> bool {
    matches!(kind, Kind::Unit(_) | Kind::Event | Kind::Upgrade)
}
