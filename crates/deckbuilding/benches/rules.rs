//! How fast the rules are: random play with all legal actions generated, copying, views.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use deckbuilding::{Deckbuilding, Setup, State};
use kernel::{Dice, Eyes, Game, Input, NoLog, Turn, settle};

/// Plays to the end at random, or so many actions; says how many it were.
fn play(state: &mut State, dice: &mut Dice, offered: &mut Vec<deckbuilding::Action>, most: u64) -> u64 {
    let mut actions = 0;
    while actions < most
        && let Turn::Decide(seats) = settle::<Deckbuilding>(state, dice, &mut NoLog)
    {
        let seat = seats.first().expect("somebody decides");
        Deckbuilding::actions(state, seat, offered);
        let action = offered[dice.below(offered.len())];
        Deckbuilding::apply(state, Input::Act(seat, action), &mut NoLog);
        actions += 1;
    }
    actions
}

fn rules(c: &mut Criterion) {
    let opening = Deckbuilding::start(&Setup::default()).expect("a legal set-up");
    let mut offered = Vec::with_capacity(512);
    let mut group = c.benchmark_group("deckbuilding");

    let mut dice = Dice::new(7);
    let games = 20;
    let actions: u64 =
        (0..games).map(|_| play(&mut opening.clone(), &mut dice, &mut offered, u64::MAX)).sum();
    group.throughput(Throughput::Elements(actions));
    group.bench_function("random play, one element an action", |b| {
        b.iter(|| {
            let mut dice = Dice::new(7);
            for _ in 0..games {
                play(&mut opening.clone(), &mut dice, &mut offered, u64::MAX);
            }
        });
    });

    let mut middle = opening.clone();
    play(&mut middle, &mut Dice::new(7), &mut offered, 500);
    group.throughput(Throughput::Elements(1));
    group.bench_function("copy a state", |b| b.iter(|| black_box(&middle).clone()));
    group.bench_function("a player's view", |b| {
        b.iter(|| Deckbuilding::view(black_box(&middle), Eyes::Seat(deckbuilding::EMPIRE)));
    });
    let view = Deckbuilding::view(&middle, Eyes::Seat(deckbuilding::EMPIRE));
    group.bench_function("imagine a state", |b| {
        let mut dice = Dice::new(1);
        b.iter(|| Deckbuilding::imagine(black_box(&view), &mut dice));
    });
    group.finish();
}

criterion_group!(benches, rules);
criterion_main!(benches);
