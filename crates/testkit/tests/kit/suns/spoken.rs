//! Suns in words.

use kernel::{CardFacts, Seat, Speak, Team};
use text::Lang;

use super::{Action, Card, Event, Happening, KINDS, Setup, Suns, View, name};

impl<const FLAW: u8> Speak for Suns<FLAW> {
    fn title(_: Lang) -> String {
        "Suns".into()
    }

    fn say_seat(_: &Setup, seat: Seat, _: Lang) -> String {
        name(seat).into()
    }

    fn say_team(_: &Setup, team: Team, _: Lang) -> String {
        name(Seat(team.0)).into()
    }

    fn say_question(view: &View, _: Lang) -> String {
        name(view.mover).into()
    }

    fn say_action(_: &View, action: &Action, _: Lang) -> String {
        action.to_string()
    }

    fn say_event(seen: &Event, _: &kernel::Cast, lang: Lang) -> String {
        let card = |card: Option<Card>| card.map_or("?", |card| KINDS[card.kind()]);
        match (seen.what, lang) {
            (Happening::Played(seat, played), Lang::Es) => {
                format!("{} juega {}.", name(seat), card(Some(played)))
            }
            (Happening::Played(seat, played), _) => format!("{} plays {}.", name(seat), card(Some(played))),
            (Happening::Drew(seat, drawn), Lang::Es) => format!("{} roba {}.", name(seat), card(drawn)),
            (Happening::Drew(seat, drawn), _) => format!("{} draws {}.", name(seat), card(drawn)),
            (Happening::Rolled(seat, n), Lang::Es) => format!("{} saca un {n}.", name(seat)),
            (Happening::Rolled(seat, n), _) => format!("{} rolls {n}.", name(seat)),
        }
    }

    fn say_table(view: &View, _: Lang) -> String {
        format!("{view:?}")
    }

    fn combinations(_: &View, offered: &[Action]) -> Vec<Vec<Action>> {
        offered.iter().map(|action| vec![*action]).collect()
    }

    fn say_combination(view: &View, actions: &[Action], lang: Lang) -> String {
        actions.iter().map(|action| Self::say_action(view, action, lang)).collect()
    }

    fn catalogue(_: &Setup, lang: Lang) -> Vec<CardFacts> {
        let facts = |kind: usize| CardFacts {
            id: KINDS[kind],
            name: KINDS[kind].into(),
            quantity: 3,
            kind: "card".into(),
            faction: "none".into(),
            numbers: [("worth", 3 - kind as i64)].into(),
            text: match lang {
                Lang::Es => format!("Vale {}.\n\"Brilla.\"", 3 - kind),
                _ => format!("Worth {}.\n\"Shines.\"", 3 - kind),
            },
            ..CardFacts::default()
        };
        (0..KINDS.len()).map(facts).collect()
    }
}
