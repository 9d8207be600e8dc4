//! How fast the rules of every game are: set-up, random play with all legal actions generated, copying, views.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use deckbuilding::{Deckbuilding, Setup, TeamSetup, Teams};
use kernel::{Dice, Eyes, Game, Input, NoLog, Seat, Turn, settle};
use outer_rim::OuterRim;
use rebellion::Rebellion;
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

fn all(c: &mut Criterion) {
    rules::<Deckbuilding>(c, &Setup::default());
    rules::<Teams>(c, &TeamSetup::default());
    rules::<Unlimited>(c, &unlimited::Setup::default());
    rules::<OuterRim>(c, &outer_rim::Setup::default());
    rules::<Rebellion>(c, &rebellion::Setup::default());
}

criterion_group!(benches, all);
criterion_main!(benches);
