//! The twin law: what a pair of eyes is shown follows from what it has observed, and from nothing else.
//!
//! Two runs start from one state and part in what these eyes cannot see: another answer of fate, another
//! action of somebody else. As long as what the eyes observe is the same in both, everything they are
//! shown must be the same. A view that knows too much differs, although it agrees with itself; an event
//! that tells too little makes honest views differ, and is a fault of its own.

use std::fmt::Write;

use kernel::{Dice, Draw, Draws, Eyes, Game, Input, Seat, Speak, Turn, begin, offered};
use text::Lang;

use crate::walk::{Moment, Trial, pick, walk, watching};

/// How far two runs go on in step.
const STEPS: usize = 60;
/// Answers of fate hide more than actions do: of these, one in so many more is looked at.
const ACTIONS: usize = 8;
/// How often another action of another seat is tried.
const TRIES: usize = 16;

/// A state in the eyes of somebody, and the state before the last input.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    pub before: &'a G::State,
    pub state: &'a G::State,
    pub eyes: Eyes,
}

impl<G: Game> Clone for Sight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Sight<'_, G> {}

/// How much was compared: a law that compared nothing has shown nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Twins {
    /// Runs that parted unobserved.
    pub pairs: usize,
    pub positions: usize,
}

/// Holds whatever `shown` tells a pair of eyes against the twin law, in random games; new pairs part at
/// every `stride`-th answer of fate, and at some actions.
pub fn twins<G: Game>(
    setup: &G::Setup,
    trial: Trial,
    mut shown: impl FnMut(Sight<'_, G>) -> String,
) -> Result<Twins, String> {
    let start = G::start(setup, &[]).map_err(|errors| errors.to_string())?;
    // Partners sit together: what one of them does, the other one sees.
    let sides = watching::<G>(setup).into_iter().map(|eyes| match eyes {
        Eyes::Seat(seat) => {
            let with = |other: &Seat| G::team(&start, *other) == G::team(&start, seat);
            (eyes, (0..G::seats(setup)).map(Seat).filter(with).collect())
        }
        Eyes::Public | Eyes::All => (eyes, Vec::new()),
    });
    let sides: Vec<(Eyes, Vec<Seat>)> = sides.collect();
    let mut done = Twins::default();
    let (mut fates, mut actions) = (0_usize, 0_usize);
    walk::<G>(setup, trial, |moment| {
        let (met, rarely) = match moment.turn {
            Turn::Over(_) => return Ok(()),
            Turn::Chance(_) => (&mut fates, 1),
            Turn::Decide(_) => (&mut actions, ACTIONS),
        };
        *met += 1;
        if !(*met).is_multiple_of(rarely * trial.stride.max(1)) {
            return Ok(());
        }
        for (eyes, side) in &sides {
            part(moment, *eyes, side, &mut done, &mut shown)
                .map_err(|problem| format!("{eyes:?}: {problem}"))?;
        }
        Ok(())
    })?;
    Ok(done)
}

/// One of two runs.
struct Run<G: Game> {
    before: G::State,
    state: G::State,
    /// What the eyes saw of the last input.
    seen: Vec<G::Seen>,
}

impl<G: Game> Run<G> {
    fn after(state: &G::State, input: Input<G>, eyes: Eyes) -> Run<G> {
        let mut events: Vec<G::Event> = Vec::new();
        let mut next = state.clone();
        G::apply(&mut next, input, &mut events);
        let seen = events.iter().filter_map(|event| G::seen(event, eyes)).collect();
        Run { before: state.clone(), state: next, seen }
    }

    fn sight(&self, eyes: Eyes) -> Sight<'_, G> {
        Sight { before: &self.before, state: &self.state, eyes }
    }
}

/// Lets two runs part here, if there is a way that these eyes do not observe, and follows them.
fn part<G: Game>(
    moment: &mut Moment<'_, G>,
    eyes: Eyes,
    side: &[Seat],
    done: &mut Twins,
    shown: &mut impl FnMut(Sight<'_, G>) -> String,
) -> Result<(), String> {
    let dice = &mut moment.dice;
    let (one, other) = match moment.turn {
        Turn::Over(_) => return Ok(()),
        Turn::Chance(chance) => (Input::Fate(chance.draw(dice)), Input::Fate(chance.draw(dice))),
        Turn::Decide(seats) => {
            let Some(seat) = seats.any(dice).filter(|seat| !side.contains(seat)) else {
                return Ok(());
            };
            let actions = offered::<G>(moment.state, seat);
            let any = |dice: &mut Dice| Input::Act(seat, actions[dice.below(actions.len())]);
            (any(dice), any(dice))
        }
    };
    let one_run = Run::<G>::after(moment.state, one, eyes);
    let other_run = Run::<G>::after(moment.state, other, eyes);
    let other_action = matches!(one, Input::Act(..));
    if one == other
        || one_run.seen != other_run.seen
        || other_action && !unobserved(&one_run, &other_run, eyes)
    {
        return Ok(());
    }
    let parted = format!("; parted by {one:?} and {other:?}");
    follow((one_run, other_run), eyes, side, &parted, dice, done, shown)
}

/// Follows two runs that look the same so far, as long as they do.
fn follow<G: Game>(
    (mut one, mut other): Pair<G>,
    eyes: Eyes,
    side: &[Seat],
    parted: &str,
    dice: &mut Dice,
    done: &mut Twins,
    shown: &mut impl FnMut(Sight<'_, G>) -> String,
) -> Result<(), String> {
    done.pairs += 1;
    for step in 0..STEPS {
        done.positions += 1;
        let (here, there) = (shown(one.sight(eyes)), shown(other.sight(eyes)));
        if here != there {
            return Err(format!(
                "{step} inputs after two runs parted unobserved{parted}, {}\n  seen last: {:?}",
                apart(&here, &there),
                one.seen
            ));
        }
        match go_on(&one, &other, eyes, side, dice)? {
            Some(next) => (one, other) = next,
            None => return Ok(()),
        }
    }
    Ok(())
}

/// The same law for two games that differ only in what the other seats have brought in secret.
pub fn secret_twins<G: Game>(
    setup: &G::Setup,
    brought: [&[G::Secret]; 2],
    seat: Seat,
    trial: Trial,
    mut shown: impl FnMut(Sight<'_, G>) -> String,
) -> Result<Twins, String> {
    let start = |secrets: &[G::Secret]| begin::<G>(setup, secrets).map_err(|errors| errors.to_string());
    let [one, other] = [start(brought[0])?, start(brought[1])?];
    let run = |state: &G::State| Run { before: state.clone(), state: state.clone(), seen: Vec::new() };
    let mut done = Twins::default();
    for game in 0..trial.games {
        let mut dice = Dice::at(trial.seed, game as u64);
        let pair = (run(&one), run(&other));
        follow::<G>(
            pair,
            Eyes::Seat(seat),
            &[seat],
            "; others brought something else",
            &mut dice,
            &mut done,
            &mut shown,
        )?;
    }
    Ok(done)
}

/// Whether two actions of somebody else look the same to a seat: who is asked next is observed, and so is
/// what an action moves in the open, told or not. That leaves nothing for whoever sees just what is open.
fn unobserved<G: Game>(one: &Run<G>, other: &Run<G>, eyes: Eyes) -> bool {
    let open = |run: &Run<G>| (G::turn(&run.state), G::view(&run.state, Eyes::Public));
    eyes != Eyes::Public && open(one) == open(other)
}

type Pair<G> = (Run<G>, Run<G>);

/// Both runs, one input on; nothing if one of them is over or what is observed differs.
fn go_on<G: Game>(
    one: &Run<G>,
    other: &Run<G>,
    eyes: Eyes,
    side: &[Seat],
    dice: &mut Dice,
) -> Result<Option<Pair<G>>, String> {
    let in_step = |one: Run<G>, other: Run<G>| (one.seen == other.seen).then_some((one, other));
    match (G::turn(&one.state), G::turn(&other.state)) {
        (Turn::Chance(asked), Turn::Chance(also)) => {
            let fate = asked.draw(dice);
            let alike = if also.accepts(fate) { fate } else { also.draw(dice) };
            let one = Run::after(&one.state, Input::Fate(fate), eyes);
            Ok(in_step(one, Run::after(&other.state, Input::Fate(alike), eyes)))
        }
        (Turn::Decide(seats), Turn::Decide(_)) => {
            let mut list = Vec::new();
            let input = pick::<G>(&one.state, seats, dice, &mut list)?;
            let Input::Act(seat, action) = input else { return Ok(None) };
            let one = Run::<G>::after(&one.state, input, eyes);
            G::actions(&other.state, seat, &mut list);
            if list.contains(&action) {
                let same = Run::after(&other.state, input, eyes);
                if eyes == Eyes::Seat(seat) || one.seen == same.seen {
                    return Ok(in_step(one, same));
                }
            }
            if eyes == Eyes::Seat(seat) {
                return Err(format!("`{action}` is offered in one run alone"));
            }
            if side.contains(&seat) {
                return Ok(None);
            }
            // Somebody else may have done another thing that looks the same.
            let any = (0..TRIES.min(list.len())).map(|_| list[dice.below(list.len())]);
            let alike = any.map(|action| Run::after(&other.state, Input::Act(seat, action), eyes));
            let mut alike = alike.filter(|run| run.seen == one.seen && unobserved(&one, run, eyes));
            let alike = alike.next();
            Ok(alike.map(|alike| (one, alike)))
        }
        _ => Ok(None),
    }
}

/// Where two texts part, with a little of what stands before and after.
fn apart(here: &str, there: &str) -> String {
    let same = here.bytes().zip(there.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[same.saturating_sub(120)..text.len().min(same + 80)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("what is shown differs:\n  one:   …{}…\n  other: …{}…", around(here), around(there))
}

/// What the rules show: the view, who is asked, the offers, and whether something was learned.
pub fn rules_shown<G: Game>(sight: Sight<'_, G>) -> String {
    let Sight { before, state, eyes } = sight;
    let mut shown = format!("{:?}\n{:?}\n", G::turn(state), G::view(state, eyes));
    if let Eyes::Seat(seat) = eyes {
        // Writing to a string cannot fail.
        let _ = writeln!(shown, "learned {}", G::learned(before, state, seat));
        for action in offered::<G>(state, seat) {
            let _ = write!(shown, "{action}, ");
        }
    }
    shown
}

/// What is drawn: the scene, what is asked, and what every offer touches.
pub fn scene_shown<G: Draw>(sight: Sight<'_, G>) -> String {
    let view = G::view(sight.state, sight.eyes);
    let scene = serde_json::to_string(&G::scene(&view)).expect("a scene is plain data");
    let mut shown = format!("{scene}\n{:?}\n", G::prompt(&view));
    for action in offers_to::<G>(sight) {
        let _ = writeln!(shown, "{:?}", G::touch(&view, &action));
    }
    shown
}

/// What is said: question, menu, buttons, combinations and the table, in both languages.
pub fn words_shown<G: Speak>(sight: Sight<'_, G>) -> String {
    let view = G::view(sight.state, sight.eyes);
    let actions = offers_to::<G>(sight);
    let mut said = String::new();
    for lang in [Lang::En, Lang::Es] {
        let _ = writeln!(said, "{}\n{}", G::say_question(&view, lang), G::say_table(&view, lang));
        for action in &actions {
            let _ = writeln!(said, "{}", G::say_action(&view, action, lang));
            let _ = writeln!(said, "{}", G::say_briefly(&view, action, lang));
            let _ = writeln!(said, "{}", G::say_tag(&view, action, lang));
            let (lead, aim) = (G::say_lead(&view, action, lang), G::say_aim(&view, action, lang));
            let _ = writeln!(said, "{lead:?} {aim:?}");
        }
        let unused = G::say_unused(&view, &actions, lang);
        let _ = writeln!(said, "{unused:?} {:?}", G::say_why_not(&view, &actions, lang));
        for actions in G::combinations(&view, &actions).into_iter().chain(G::ways(&view, &actions)) {
            let _ = writeln!(said, "{}", G::say_combination(&view, &actions, lang));
        }
    }
    said
}

fn offers_to<G: Game>(sight: Sight<'_, G>) -> Vec<G::Action> {
    match sight.eyes {
        Eyes::Seat(seat) => offered::<G>(sight.state, seat),
        Eyes::Public | Eyes::All => Vec::new(),
    }
}
