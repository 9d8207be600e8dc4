//! Open questions (R12): every switch keeps what cards say true.

use deckbuilding::cards::BOX;
use deckbuilding::rulings::Rulings;
use deckbuilding::text::ability_text;
use text::Lang;

use crate::otherwise;

#[test]
fn cards_say_what_was_agreed_on() {
    let setup = otherwise::setup();
    let says = |id: &str, en: &str, es: &str| {
        let card = BOX.iter().find(|card| card.id == id).expect("a card");
        assert_eq!(ability_text(card, setup.rulings, Lang::En), en);
        assert_eq!(ability_text(card, setup.rulings, Lang::Es), es);
        assert_ne!(ability_text(card, Rulings::USUAL, Lang::En), en, "{id}");
    };
    says(
        "hoth",
        "Each time this base would take damage, it ignores 2 of it.",
        "Cada vez que esta base vaya a sufrir daño, ignora 2 de esos puntos.",
    );
    says(
        "rodia",
        "When this base is revealed: deal 1 damage to your opponent's base for each enemy unit in the galaxy \
         row. Then discard all enemy units from the galaxy row.",
        "Al mostrarse esta base: infliges 1 punto de daño a la base de tu adversario por cada unidad enemiga \
         de la fila de la galaxia. Luego descartas todas las unidades enemigas de la fila de la galaxia.",
    );
    says(
        "tatooine",
        "When this base is revealed: if there is a Rebel card in the galaxy discard pile, swap 1 card from \
         the galaxy row with 1 Rebel card from the galaxy discard pile, then gain 1 resource.",
        "Al mostrarse esta base: si hay una carta Rebelde en la pila de descartes de la galaxia, intercambias \
         1 carta de la fila de la galaxia por 1 carta Rebelde de la pila de descartes de la galaxia y luego \
         ganas 1 recurso.",
    );
    says(
        "jyn-erso",
        "Look at your opponent's hand. If the Force is with you, you may put 1 card from your opponent's hand \
         on top of their deck.",
        "Miras la mano de tu adversario. Si la Fuerza te acompaña, puedes poner 1 carta de la mano de tu \
         adversario encima de su mazo.",
    );
    says(
        "bespin",
        "Once per turn, after you play a neutral card: draw 1 card.",
        "Una vez por turno, tras jugar una carta neutral: robas 1 carta.",
    );
    says(
        "jedha",
        "Once per turn, you may put a neutral card you purchase into your hand; if you do, exile it at the \
         end of the turn.",
        "Una vez por turno, puedes poner en tu mano una carta neutral que adquieras; si lo haces, la exilias \
         al final del turno.",
    );
    says(
        "lobot",
        "Choose one: +2 attack for this unit this turn, 2 resources or 2 Force.",
        "Eliges una opción: +2 de Ataque para esta unidad este turno, 2 recursos o 2 de Fuerza.",
    );
    says(
        "quarren-mercenary",
        "After you purchase this unit: if the Force is with you, exile up to 2 other cards from your hand or \
         your discard pile; otherwise, exile another card from your hand or your discard pile.",
        "Tras adquirir esta unidad: si la Fuerza te acompaña, exilias hasta otras 2 cartas de tu mano o de tu \
         pila de descartes; si no, exilias otra carta de tu mano o de tu pila de descartes.",
    );
}
