//! What an action touches on the table.

use kernel::Touch;

use crate::action::Action;
use crate::label::Label;

pub(super) fn touch(action: &Action) -> Touch {
    let on = |verb, card: &Label, onto: Option<&Label>| Touch {
        verb,
        things: vec![card.to_string()],
        onto: onto.map(Label::to_string),
        ..Touch::default()
    };
    match action {
        Action::Play(card, unit) => on("play", card, unit.as_ref()),
        Action::Attack(unit, target) => on("attack", unit, Some(target)),
        Action::Use(card) => on("use", card, None),
        // So many resources it takes (R12.2).
        Action::Deploy(leader) => {
            Touch { amount: Some(leader.face().cost.into()), ..on("deploy", leader, None) }
        }
        // The counter is something one can take.
        Action::Initiative => Touch { verb: "take", things: vec!["initiative".into()], ..Touch::default() },
        Action::Name(face) => Touch { verb: "name", things: vec![face.to_string()], ..Touch::default() },
        Action::Answer(answer) => answer.touch(),
    }
}
