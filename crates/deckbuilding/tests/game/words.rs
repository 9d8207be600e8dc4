//! What single questions and offers of the team game are called, word by word.

use deckbuilding::{TeamSetup, Teams};
use kernel::{Eyes, Game, NoLog, Seat, Speak, Stage, act, offered};
use text::Lang;

/// A position of the team game, after these moves.
fn staged(position: &[(&str, &str)], moves: &[(u8, &str)]) -> <Teams as Game>::State {
    let mut stage = Teams::stage(&TeamSetup { open_hands: false, ..TeamSetup::default() }).expect("a table");
    for (subject, value) in position {
        Teams::place(&mut stage, subject, value).expect("a position");
    }
    let mut state = Teams::raise(stage).expect("a position");
    for (seat, action) in moves {
        let action = action.parse().expect("an action");
        act::<Teams>(&mut state, Seat(*seat), action, &mut NoLog).expect("it is offered");
    }
    state
}

#[track_caller]
fn asks(state: &<Teams as Game>::State, seat: u8, en: &str, es: &str) {
    let view = Teams::view(state, Eyes::Seat(Seat(seat)));
    assert_eq!(Teams::say_question(&view, Lang::En), en);
    assert_eq!(Teams::say_question(&view, Lang::Es), es);
}

#[track_caller]
fn says(state: &<Teams as Game>::State, seat: u8, action: &str, en: [&str; 3], es: [&str; 3]) {
    let view = Teams::view(state, Eyes::Seat(Seat(seat)));
    let action = action.parse().expect("an action");
    assert!(offered::<Teams>(state, Seat(seat)).contains(&action), "{action} is offered");
    for (lang, said) in [(Lang::En, en), (Lang::Es, es)] {
        assert_eq!(Teams::say_action(&view, &action, lang), said[0]);
        assert_eq!(Teams::say_briefly(&view, &action, lang), said[1]);
        assert_eq!(Teams::say_tag(&view, &action, lang), said[2]);
    }
}

#[test]
fn what_two_hoths_prevent_is_asked_of_both_defenders() {
    let state = staged(
        &[
            ("turn", "empire"),
            ("rebel-1 base", "hoth"),
            ("rebel-2 base", "hoth"),
            ("empire-1 play", "darth-vader"),
        ],
        &[(0, "assign darth-vader to base"), (0, "attack base"), (0, "damage 5")],
    );
    for seat in [1, 3] {
        asks(
            &state,
            seat,
            "Rebel 1 is about to take 5 damage and Rebel 2 1; 4 of it can be prevented. How much for Rebel 1?",
            "Rebelde 1 va a recibir 5 de daño y Rebelde 2, 1; se pueden evitar 4. ¿Cuánto para Rebelde 1?",
        );
        says(&state, seat, "damage 3", ["Prevent 3"; 3], ["Evitar 3"; 3]);
    }
    asks(
        &state,
        0,
        "Waiting for Rebel 1, Empire 2 and Rebel 2.",
        "Se espera a Rebelde 1, Imperio 2 y Rebelde 2.",
    );
}

#[test]
fn dividing_damage_names_both_bases() {
    let attack = |attacker: &str| {
        staged(
            &[("turn", "rebel"), ("rebel-2 play", attacker)],
            &[(3, &format!("assign {attacker} to base")), (3, "attack base")],
        )
    };
    asks(
        &attack("rebel-trooper"),
        3,
        "2 damage left: how much of it does Lothal take? The rest is for Lothal (other region).",
        "Quedan 2 de daño: ¿cuánto recibe Lothal? El resto es para Lothal (otra región).",
    );
    asks(
        &attack("blockade-runner"),
        3,
        "1 damage left: how much of it does Lothal take? The rest is for Lothal (other region).",
        "Queda 1 de daño: ¿cuánto recibe Lothal? El resto es para Lothal (otra región).",
    );
}

#[test]
fn what_is_the_partners_is_said_to_be() {
    let state = staged(
        &[
            ("turn", "empire"),
            ("empire-1 play", "gozanti-cruiser, at-at, stormtrooper"),
            ("empire-1 base", "death-star"),
            ("empire-2 hand", "inquisitor"),
            ("empire-2 discard", "death-trooper"),
            ("empire-2 play", "tie-fighter"),
        ],
        &[(0, "assign stormtrooper.1 to base"), (2, "assign tie-fighter.1 to base")],
    );
    says(
        &state,
        2,
        "use far/gozanti-cruiser.1",
        [
            "Use Gozanti Cruiser (your partner's): In exchange for discarding 1 card from your hand: draw 1 card.",
            "Use Gozanti Cruiser (your partner's)",
            "Use",
        ],
        [
            "Usar Crucero Gozanti (de tu compañero): A cambio de descartar 1 carta de tu mano: robas 1 carta.",
            "Usar Crucero Gozanti (de tu compañero)",
            "Usar",
        ],
    );
    says(
        &state,
        2,
        "attack together",
        [
            "Resolve the attack on the bases together with your partner: 4",
            "Attack together · 4",
            "Attack together",
        ],
        [
            "Resolver el ataque contra las bases junto con tu compañero: 4",
            "Atacar juntos · 4",
            "Atacar juntos",
        ],
    );
    says(
        &state,
        0,
        "lend at-at",
        [
            "Let your partner use the ability of AT-AT instead, with their own cards",
            "AT-AT for your partner",
            "Lend",
        ],
        [
            "Ceder a tu compañero la capacidad de AT-AT: la resuelve con sus propias cartas",
            "AT-AT para tu compañero",
            "Ceder",
        ],
    );
}
