//! Everything the machine itself asks, as a game offers and shows it.

use kernel::{Eyes, Prompt, PromptKind, Seat, Touch};

use crate::choice::{left, shares};
use crate::possible::can_agree;
use crate::window::{resolves, startable};
use crate::{Answer, Asked, Core, Instr, Named, Purpose, Question, Read, Words, asked, question};

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
            if !matches!(H::code().at(frame.pc), Instr::May { block, .. } if !can_agree(host, block, frame)) {
                offer(Answer::Yes);
            }
            offer(Answer::Pass);
        }
        Question::First { seats, .. } => {
            (0..8).filter(|seat| seats & (1 << seat) != 0).for_each(|seat| offer(Answer::First(seat)));
        }
        Question::Next { pass, .. } => {
            // In the order of things, whatever was raised first.
            let resolves = resolves(host, frame);
            let keys =
                || startable(host, frame, resolves).map(|(_, trigger)| (trigger.thing, trigger.ability));
            let mut next = keys().min();
            while let Some(last) = next {
                offer(Answer::Trigger(thing(last.0), last.1));
                next = keys().filter(|key| *key > last).min();
            }
            if *pass {
                offer(Answer::Pass);
            }
        }
        Question::Ask(_) | Question::Fate(_) | Question::Lot(_) => {}
    }
}

/// What is wanted of the seat that looks, as far as the machine itself asks; nothing if it stands on a question
/// of the game's own.
pub fn prompt<H: Read<W>, T: Named, const W: usize>(host: &H, eyes: Eyes) -> Option<Prompt> {
    let kind = |kind| Prompt { kind, ..Prompt::default() };
    let purpose = |kind, why: &<H::Words as Words>::Why| Prompt {
        kind,
        why: why.name(),
        tone: why.tone(),
        ..Prompt::default()
    };
    match asked(host) {
        Asked::Nobody => return Some(kind(PromptKind::Over)),
        Asked::Fate(_) | Asked::Lot(_) => return Some(kind(PromptKind::Wait)),
        Asked::Seat(seat) if eyes != Eyes::Seat(Seat(seat)) && eyes != Eyes::All => {
            return Some(kind(PromptKind::Wait));
        }
        Asked::Seat(_) => {}
    }
    let frame = host.core().top()?;
    let name = |thing| T::from_thing(thing).to_string();
    Some(match &question(host)? {
        Question::Things { why, by_name, from, .. } => {
            let asks = purpose(if *by_name { PromptKind::Name } else { PromptKind::Things }, why);
            // Those that can come later are shown, too: people point at them in whatever order they like.
            let (from, least, most) = match H::code().at(frame.pc) {
                Instr::Choose(choice) => {
                    let (left, chosen) = (left(host, choice, frame), frame.reg(choice.into).len());
                    (left.from, left.least.saturating_sub(chosen), left.most.saturating_sub(chosen))
                }
                _ => (*from, 1, 1),
            };
            let mut among: Vec<u16> = from.iter().collect();
            among.sort_unstable_by_key(|thing| host.place(*thing));
            let among = among.into_iter().map(|thing| (name(thing), 1)).collect();
            Prompt { least: least as u16, most: most as u16, among, ..asks }
        }
        Question::Shares { why, from, .. } => {
            let Instr::Choose(choice) = H::code().at(frame.pc) else { unreachable!("a share is a choice") };
            let most = |(thing, _, most): (u16, i16, i16)| (name(thing), most.unsigned_abs());
            let among = shares(host, choice, frame, *from).map(most).collect();
            Prompt { among, ..purpose(PromptKind::Shares, why) }
        }
        Question::Amount { why, least, most, .. } => Prompt {
            least: least.unsigned_abs(),
            most: most.unsigned_abs(),
            ..purpose(PromptKind::Amount, why)
        },
        Question::Modes { .. } => kind(PromptKind::Options),
        Question::Confirm { .. } => kind(PromptKind::Confirm),
        Question::First { .. } => kind(PromptKind::First),
        Question::Next { .. } => kind(PromptKind::Next),
        Question::Ask(_) | Question::Fate(_) | Question::Lot(_) => return None,
    })
}

impl<T: Named> Answer<T> {
    /// What the answer touches.
    pub fn touch(&self) -> Touch {
        let verb = |verb| Touch { verb, ..Touch::default() };
        let on = |verb, thing: &T| Touch { verb, things: vec![thing.to_string()], ..Touch::default() };
        match self {
            Answer::Choose(thing) => on("choose", thing),
            Answer::Name(thing) => on("name", thing),
            Answer::Put(thing, n) => Touch { amount: Some(*n), ..on("put", thing) },
            Answer::Take(thing, n) => Touch { amount: Some(*n), ..on("take", thing) },
            Answer::Mode(mode) => Touch { amount: Some(u16::from(*mode) + 1), ..verb("option") },
            Answer::First(seat) => Touch { amount: Some(u16::from(*seat) + 1), ..verb("first") },
            Answer::Trigger(thing, _) => on("trigger", thing),
            Answer::Amount(n) => Touch { amount: Some(*n), ..verb(T::AMOUNT) },
            Answer::Yes => verb("yes"),
            Answer::Pass => verb("pass"),
        }
    }
}
