//! What no scenario of this set can show.

use kernel::{Dice, Eyes, Game, Input, NoLog, Seat, Stage, offered};
use unlimited::card::{CardId, Kind};
use unlimited::cards::BOX;
use unlimited::{Deck, Setup, State, Unlimited};

const ONE: Seat = Seat(0);

fn raised(lines: &[(&str, &str)]) -> State {
    let mut setup = Setup::default();
    setup.rulings.aspect_penalty = false;
    let mut stage = Unlimited::stage(&setup).expect("a set-up");
    for (subject, value) in lines {
        Unlimited::place(&mut stage, subject, value).unwrap_or_else(|problem| panic!("{problem}"));
    }
    Unlimited::raise(stage).unwrap_or_else(|problem| panic!("{problem}"))
}

fn act(state: &mut State, action: &str) {
    let action = action.parse().unwrap_or_else(|problem| panic!("{problem}"));
    Unlimited::apply(state, Input::Act(ONE, action), &mut NoLog);
}

fn called(state: &State, name: &str) -> CardId {
    let at = state.table.cards.iter().position(|label| label.to_string() == name);
    CardId::from_thing(at.expect("a card of this name") as u16)
}

/// No card of this set takes control of a unit in the middle of an attack, so the test does.
#[test]
fn a_defender_that_changes_sides_is_no_defender() {
    let lines =
        [("one units", "fifth-brother, wampa"), ("two units", "battlefield-marine, consular-security-force")];
    let mut state = raised(&lines);
    act(&mut state, "attack battlefield-marine.4 with fifth-brother");
    let marine = called(&state, "battlefield-marine.4");
    state.table.second.remove(marine.thing());
    act(&mut state, "pass");
    assert_eq!(state.table.damage.of(marine), 0);
    assert_eq!(state.table.damage.of(called(&state, "fifth-brother")), 0);
}

#[test]
fn an_attacker_that_changes_sides_does_not_strike() {
    let mut state = raised(&[("one units", "fifth-brother, wampa"), ("two units", "battlefield-marine")]);
    act(&mut state, "attack battlefield-marine.4 with fifth-brother");
    let brother = called(&state, "fifth-brother");
    state.table.second.insert(brother.thing());
    act(&mut state, "pass");
    assert_eq!(state.table.damage.of(called(&state, "battlefield-marine.4")), 0);
}

/// What has been picked of several tokens is still on the same units in a view, whose cards have other numbers.
#[test]
fn picked_tokens_keep_their_units_in_a_view() {
    let lines = [
        ("one hand", "aggression"),
        ("one resources", "4"),
        ("one units", "wampa (shield), at-st (experience)"),
        ("two units", "battlefield-marine (shield, experience), alliance-x-wing (shield)"),
    ];
    let mut state = raised(&lines);
    // The first place for a token falls free.
    let wampa = called(&state, "wampa");
    state.table.tokens.clear(wampa);
    act(&mut state, "play aggression");
    act(&mut state, "option 2");
    act(&mut state, "take 1 battlefield-marine.4/experience");
    let imagined = Unlimited::imagine(&Unlimited::view(&state, Eyes::Seat(ONE)), &mut Dice::new(1));
    assert_eq!(offered::<Unlimited>(&imagined, ONE), offered::<Unlimited>(&state, ONE));
    act(&mut state, "take 1 alliance-x-wing.4/shield");
    assert_eq!(state.table.experience_on(called(&state, "battlefield-marine.4")), 0);
}

/// R3: every face says what its kind has to say.
#[test]
fn every_kind_of_card_has_its_attributes() {
    for face in &BOX {
        assert!(!face.id.is_empty() && !face.name.en.is_empty(), "{}", face.id);
        match face.kind {
            Kind::Unit(_) => assert!(face.hp >= 0 && face.power >= 0, "{}", face.id),
            Kind::Leader => assert!(face.aspects.len() == 2 && face.hp > 0, "{}", face.id),
            Kind::Base => assert!(face.aspects.len() == 1 && [25, 30].contains(&face.hp), "{}", face.id),
            Kind::Event => assert_eq!((face.power, face.hp), (0, 0), "{}", face.id),
            Kind::Upgrade | Kind::Token => {}
        }
    }
}

/// R28: a set is a list of faces with its name on them; nothing else counts sets.
#[test]
fn a_card_says_of_what_set_it_is() {
    assert!(BOX.iter().all(|face| face.set == "SOR"));
}

#[test]
fn a_deck_has_fifty_cards_and_three_of_each() {
    let faults =
        |deck: &Deck| Unlimited::check_secret(&Setup::default(), ONE, deck).err().map(|all| all.to_string());
    let usual = Deck::usual(ONE);
    assert_eq!(faults(&usual), None);
    let mut small = usual.clone();
    small.cards.pop();
    assert!(faults(&small).is_some_and(|fault| fault.contains("50")));
    let mut many = usual.clone();
    many.cards[0].1 = 4;
    assert!(faults(&many).is_some_and(|fault| fault.contains('3')));
    let mut nobody = usual;
    nobody.leader = None;
    assert!(faults(&nobody).is_some());
}
