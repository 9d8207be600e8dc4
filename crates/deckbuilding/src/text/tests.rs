//! Words and joints that no card of the box needs, or not in every form.

use script::{Reg, Step};
use text::Lang;
use text::clause::{Amount, Manner};

use super::voice::Voice;
use super::{ability_text, faults};
use crate::card::{Card, unit};
use crate::rulings::Rulings;
use crate::words::*;

static NOBODY: Card = unit("test", "Test", "Prueba");

fn means(from: &[Filter], amount: Amount, en: &str, es: &str) {
    for (lang, text) in [(Lang::En, en), (Lang::Es, es)] {
        let voice = Voice::of(&NOBODY, Rulings::USUAL, lang).words;
        assert_eq!(voice.things(from, amount, &mut Manner::LEAVING.clone()).text, text);
    }
}

fn check(ability: Ability, en: &str, es: &str) {
    let card = NOBODY.ability(ability);
    for (lang, text) in [(Lang::En, en), (Lang::Es, es)] {
        assert_eq!(ability_text(&card, Rulings::USUAL, lang), text);
        assert_eq!(faults(&card, Rulings::USUAL, lang), [""; 0]);
    }
}

/// Only the value of an item may borrow what it is made of for good.
macro_rules! says {
    ($ability:expr, $en:expr, $es:expr $(,)?) => {{
        const ABILITY: Ability = $ability;
        check(ABILITY, $en, $es);
    }};
}

#[test]
fn amounts_of_other_cards() {
    let other = OWN_PLAY.units().other();
    let one = ("another unit from your play area", "otra unidad de tu zona de juego");
    means(&[ROW], Amount::Any, "a card from the galaxy row", "una carta de la fila de la galaxia");
    means(&[other], Amount::Any, one.0, one.1);
    means(&[other], Amount::Exactly(1), one.0, one.1);
    let some = ("up to 2 other units from your play area", "hasta otras 2 unidades de tu zona de juego");
    means(&[other], Amount::UpTo(2), some.0, some.1);
    let all = ("all other units from your play area", "todas las otras unidades de tu zona de juego");
    means(&[other], Amount::All, all.0, all.1);
    means(
        &[other],
        Amount::Each,
        "each other unit from your play area",
        "cada otra unidad de tu zona de juego",
    );
}

#[test]
fn properties() {
    let officers = OWN_HAND.units().unique().with(Traits::SITH.or(Traits::OFFICER)).of(Sides::EMPIRE);
    means(
        &[officers],
        Amount::Exactly(2),
        "2 unique Empire Officer or Sith units from your hand",
        "2 unidades únicas Imperiales de Oficial o Sith de tu mano",
    );
    means(
        &[ROW.of(Sides::OWN.or(Sides::NEUTRAL)).affordable()],
        Amount::All,
        "all cards from the galaxy row that are neutral or of your faction and that you can afford",
        "todas las cartas de la fila de la galaxia que sean neutrales o de tu facción y que puedas pagar",
    );
    let named = ("“X-Wing” from your discard pile", "«Ala-X» de tu pila de descartes");
    means(&[OWN_DISCARD.named("x-wing")], Amount::Any, named.0, named.1);
}

#[test]
fn zones() {
    means(&[OWN_BASE], Amount::All, "your base", "tu base");
    means(
        &[ENEMY_BASE, ENEMY_PLAY.ships()],
        Amount::Exactly(1),
        "your opponent's base or 1 capital ship from their play area",
        "la base de tu adversario o 1 nave de línea de su zona de juego",
    );
    let decks = cards(Zone::OwnBaseDeck);
    means(&[decks], Amount::Exactly(1), "1 base from your base deck", "1 base de tu mazo de bases");
    let spare = ("up to 4 bases from your spare bases", "hasta 4 bases de tus bases de reserva");
    means(&[cards(Zone::OwnSpareBases)], Amount::UpTo(4), spare.0, spare.1);
    means(
        &[cards(Zone::GalaxyTop(3))],
        Amount::UpTo(2),
        "up to 2 of the top 3 cards of the galaxy deck",
        "hasta 2 de las 3 primeras cartas del mazo de la galaxia",
    );
}

#[test]
fn what_only_you_can_do_is_told_apart_from_the_opponents_choice() {
    says!(
        ability(&[
            opponent_chooses(Reg::A, 2, &[ROW.ships()]),
            act(Op::Purchase(Cards::It(Reg::A), Price::Free, Place::OwnDeckTop)),
        ]),
        "Your opponent chooses 2 capital ships in the galaxy row. Then purchase them for free and put them on top of your deck.",
        "Tu adversario elige 2 naves de línea de la fila de la galaxia. Luego adquieres gratis esas naves de línea y las pones encima de tu mazo.",
    );
}

#[test]
fn words_no_card_uses_yet() {
    says!(
        ability(&[Step::Fate(ChanceOp::ShuffleOwn), Step::Fate(ChanceOp::ShuffleGalaxy)]),
        "Shuffle your discard pile to make your deck. Then shuffle the galaxy discard pile to make the galaxy deck.",
        "Barajas tu pila de descartes para formar tu mazo. Luego barajas la pila de descartes de la galaxia para formar el mazo de la galaxia.",
    );
    says!(
        ability_if(
            Cond::AtLeast(2, GALAXY_DISCARD.enemy()),
            &[act(Op::GainResources(Num::CountOf(OWN_HAND)))],
        ),
        "If there are at least 2 enemy cards in the galaxy discard pile: gain 1 resource for each card in your hand.",
        "Si hay al menos 2 cartas enemigas en la pila de descartes de la galaxia: ganas 1 recurso por cada carta de tu mano.",
    );
    says!(
        constant(Constant::Prevent(1)),
        "Each turn, this unit ignores the first damage it would take.",
        "Cada turno, esta unidad ignora el primer punto de daño que vaya a sufrir.",
    );
}

#[test]
fn what_has_no_words_is_a_fault() {
    const COST_OF_NOTHING: Ability = ability(&[act(Op::GainResources(Num::Given))]);
    let told = faults(&NOBODY.ability(COST_OF_NOTHING), Rulings::USUAL, Lang::En);
    assert_eq!(told, ["no words for GainResources(Given)"]);
    const NOBODY_SPOKE_OF_IT: Ability = ability(&[exile_it()]);
    let told = faults(&NOBODY.ability(NOBODY_SPOKE_OF_IT), Rulings::USUAL, Lang::En);
    assert_eq!(told, ["nobody has spoken of what is in register A"]);
}
