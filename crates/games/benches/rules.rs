//! How fast the rules of every game are: set-up, random play with all legal actions generated, copying, views.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use deckbuilding::{Deckbuilding, Setup, TeamSetup, Teams};
use kernel::{Dice, Draws, Eyes, Game, Input, NoLog, Seat, Turn, offered, settle};
use outer_rim::OuterRim;
use rebellion::Rebellion;
use rebellion::event::Event;
use rebellion::setup::Empire;
use unlimited::Unlimited;

/// Plays to the end at random, or so many actions; says how many it were.
fn play<G: Game>(state: &mut G::State, dice: &mut Dice, offered: &mut Vec<G::Action>, most: u64) -> u64 {
    let mut actions = 0;
    while actions < most
        && let Turn::Decide(seats) = settle::<G>(state, dice, &mut NoLog)
    {
        let seat = seats.any(dice).expect("somebody decides");
        G::actions(state, seat, offered);
        let action = offered[dice.below(offered.len())];
        G::apply(state, Input::Act(seat, action), &mut NoLog);
        actions += 1;
    }
    actions
}

fn rules<G: Game>(c: &mut Criterion, setup: &G::Setup) {
    let opening = G::start(setup, &[]).expect("a legal set-up");
    let mut offered = Vec::with_capacity(512);
    let mut group = c.benchmark_group(G::NAME);

    let mut dice = Dice::new(7);
    let games = 20;
    let actions: u64 =
        (0..games).map(|_| play::<G>(&mut opening.clone(), &mut dice, &mut offered, u64::MAX)).sum();
    group.throughput(Throughput::Elements(actions));
    group.bench_function("random play, one element an action", |b| {
        b.iter(|| {
            let mut dice = Dice::new(7);
            for _ in 0..games {
                play::<G>(&mut opening.clone(), &mut dice, &mut offered, u64::MAX);
            }
        });
    });

    let mut middle = opening.clone();
    play::<G>(&mut middle, &mut Dice::new(7), &mut offered, actions / games / 2);
    group.throughput(Throughput::Elements(1));
    group.bench_function("set up a table", |b| b.iter(|| G::start(black_box(setup), &[])));
    group.bench_function("copy a state", |b| b.iter(|| black_box(&middle).clone()));
    group.bench_function("a player's view", |b| {
        b.iter(|| G::view(black_box(&middle), Eyes::Seat(Seat(0))));
    });
    let view = G::view(&middle, Eyes::Seat(Seat(0)));
    group.bench_function("imagine a state", |b| {
        let mut dice = Dice::new(1);
        b.iter(|| G::imagine(black_box(&view), &mut dice));
    });
    group.finish();
}

type Decisive = (rebellion::State, Input<Rebellion>);

/// Carries out an input once more; says how often the procedure that plays the Empire decides then.
fn decide((state, input): &Decisive) -> u64 {
    let (mut state, mut events) = (*state, Vec::new());
    Rebellion::apply(&mut state, *input, &mut events);
    events.iter().filter(|event| matches!(event, Event::Decided(_))).count() as u64
}

/// The procedure that plays the Empire, reasons and all: its decisions of some games, and the input that takes longest.
fn procedure(c: &mut Criterion) {
    let setup = rebellion::Setup { empire: Empire::Automaton, ..rebellion::Setup::default() };
    let opening = Rebellion::start(&setup, &[]).expect("a legal set-up");
    let mut dice = Dice::new(7);
    let mut decisive: Vec<Decisive> = Vec::new();
    for _ in 0..10 {
        let mut state = opening;
        loop {
            let input = match Rebellion::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance(chance) => Input::Fate(chance.draw(&mut dice)),
                Turn::Decide(seats) => {
                    let seat = seats.any(&mut dice).expect("somebody decides");
                    let actions = offered::<Rebellion>(&state, seat);
                    Input::Act(seat, actions[dice.below(actions.len())])
                }
            };
            if decide(&(state, input)) > 0 {
                decisive.push((state, input));
            }
            Rebellion::apply(&mut state, input, &mut NoLog);
        }
    }
    let takes = |input: &Decisive| -> Duration {
        let once = || {
            let begin = Instant::now();
            black_box(decide(input));
            begin.elapsed()
        };
        std::iter::repeat_with(once).take(5).min().expect("it was measured")
    };
    let longest = decisive.iter().max_by_key(|input| takes(input)).expect("something was decided");

    let mut group = c.benchmark_group("the procedure of Rebellion");
    group.throughput(Throughput::Elements(decisive.iter().map(decide).sum()));
    group.bench_function("its decisions, one element each", |b| {
        b.iter(|| decisive.iter().map(decide).sum::<u64>());
    });
    group.throughput(Throughput::Elements(decide(longest)));
    group.bench_function("the input that takes longest", |b| b.iter(|| decide(longest)));
    group.finish();
}

fn all(c: &mut Criterion) {
    rules::<Deckbuilding>(c, &Setup::default());
    rules::<Teams>(c, &TeamSetup::default());
    rules::<Unlimited>(c, &unlimited::Setup::default());
    rules::<OuterRim>(c, &outer_rim::Setup::default());
    rules::<Rebellion>(c, &rebellion::Setup::default());
}

criterion_group!(benches, all, procedure);
criterion_main!(benches);
