//! Everything the machine itself asks, as a game offers and shows it.

use crate::choice::shares;
use crate::window::{resolves, startable};
use crate::{Answer, Core, Instr, Named, Question, Read};

/// The answers to a question of the machine's own, in the order of [`Answer`].
pub fn offers<H: Read<W>, T: Named, const W: usize>(
    host: &H,
    question: &Question<H::Words, W>,
    mut offer: impl FnMut(Answer<T>),
) {
    let thing = T::from_thing;
    let frame = host.core().top().expect("a question is open");
    match question {
        Question::Things { from, pass, by_name, .. } => {
            let answer = if *by_name { Answer::Name } else { Answer::Choose };
            from.iter().for_each(|t| offer(answer(thing(t))));
            if *pass {
                offer(Answer::Pass);
            }
        }
        Question::Shares { from, pass, all, .. } => {
            let Instr::Choose(choice) = H::code().at(frame.pc) else { unreachable!("a share is a choice") };
            let answer = if *all { Answer::Put } else { Answer::Take };
            for (t, least, most) in shares(host, choice, frame, *from) {
                (least..=most).for_each(|n| offer(answer(thing(t), n as u16)));
            }
            if *pass {
                offer(Answer::Pass);
            }
        }
        Question::Amount { least, most, .. } => {
            (*least..=*most).for_each(|n| offer(Answer::Amount(n as u16)));
        }
        Question::Modes { modes, pass, .. } => {
            (0..32).filter(|mode| modes & (1 << mode) != 0).for_each(|mode| offer(Answer::Mode(mode)));
            if *pass {
                offer(Answer::Pass);
            }
        }
        Question::Confirm { .. } => {
            offer(Answer::Yes);
            offer(Answer::Pass);
        }
        Question::First { seats, .. } => {
            (0..8).filter(|seat| seats & (1 << seat) != 0).for_each(|seat| offer(Answer::First(seat)));
        }
        Question::Next { pass, .. } => {
            for (_, trigger) in startable(host, frame, resolves(host, frame)) {
                offer(Answer::Trigger(thing(trigger.thing), trigger.ability));
            }
            if *pass {
                offer(Answer::Pass);
            }
        }
        Question::Ask(_) | Question::Fate(_) | Question::Lot(_) => {}
    }
}
