//! A turn from its start to its end, attacks apart.

use kernel::Section;
use text::both;

use super::rule;

pub(super) const START_OF_TURN: Section = Section {
    id: "start-of-turn",
    title: both("Start of your turn", "Comienzo de tu turno"),
    rules: &[
        rule(
            "R4.1",
            "Everything that works once per turn is fresh again on your cards: abilities, attacks, first \
             purchases and first neutral cards. What Hoth ignores is counted anew in every turn, yours or \
             your opponent's.",
            "Todo lo que funciona una vez por turno vuelve a estar disponible en tus cartas: capacidades, \
             ataques, primeras adquisiciones y primeras cartas neutrales. Lo que ignora Hoth se cuenta de \
             nuevo en cada turno, sea tuyo o de tu adversario.",
        ),
        rule(
            "R4.2",
            "If your base was destroyed, take any base you like from your base deck and reveal it, \
             undamaged, as your new one. What it does on being revealed you may do now or never.",
            "Si tu base fue destruida, toma de tu mazo de bases la que más te guste y muéstrala, sin daño, \
             como tu nueva base. Lo que haga al mostrarse puedes hacerlo ahora o nunca.",
        ),
        rule(
            "R4.3",
            "Then check the Force: with the marker on the last space of your side you gain 1 resource.",
            "Después comprueba la Fuerza: con el indicador en la última casilla de tu lado ganas 1 recurso.",
        ),
        rule(
            "R4.4",
            "Each of your capital ships in play gives you the resources printed on it.",
            "Cada una de tus naves de línea en juego te da los recursos que lleva impresos.",
        ),
        rule(
            "R4.5",
            "A new base comes before the check of the Force, so Force that the base gives you can already \
             earn you that resource.",
            "La nueva base llega antes de comprobar la Fuerza, así que la Fuerza que te dé la base ya puede \
             valerte ese recurso.",
        ),
        rule(
            "R4.6",
            "What happens when your turn begins, as with Coruscant, comes before you pick a new base. R12.9 \
             tells what a freshly revealed Coruscant does.",
            "Lo que ocurre al comenzar tu turno, como con Coruscant, va antes de elegir una base nueva. En \
             R12.9 se dice qué hace una Coruscant recién mostrada.",
        ),
    ],
};

pub(super) const PLAYING: Section = Section {
    id: "playing",
    title: both("Playing cards", "Jugar cartas"),
    rules: &[
        rule(
            "R5.1.1",
            "To play a card, lay it open from your hand into your play area. That costs nothing, and the \
             card is now in play.",
            "Para jugar una carta, ponla a la vista desde tu mano en tu zona de juego. No cuesta nada, y la \
             carta ya está en juego.",
        ),
        rule(
            "R5.1.2",
            "You receive its resources right away, and then its Force.",
            "Recibes sus recursos al instante y, a continuación, su Fuerza.",
        ),
        rule(
            "R5.1.3",
            "You need not wait a turn: its ability and its attack are yours to use at once.",
            "No hace falta esperar un turno: ya puedes usar su capacidad y su Ataque.",
        ),
        rule(
            "R5.1.4",
            "Your units leave at the end of your turn. A capital ship stays with you until it is destroyed \
             or exiled.",
            "Tus unidades se marchan al final de tu turno. Una nave de línea se queda contigo hasta que la \
             destruyan o se exilie.",
        ),
        rule(
            "R5.1.5",
            "You may hold cards back, but at the end of the turn they are discarded all the same.",
            "Puedes reservarte cartas, pero al final del turno se descartan igualmente.",
        ),
        rule(
            "R5.1.6",
            "A capital ship pays you when you play it, and again at the start of every later turn in which \
             you still have it.",
            "Una nave de línea te da sus recursos cuando la juegas, y otra vez al comienzo de cada turno \
             posterior en el que la conserves.",
        ),
        rule(
            "R5.1.7",
            "An ability that waits for a card to be played comes after the resources and Force of that card.",
            "Una capacidad que espera a que se juegue una carta llega después de los recursos y la Fuerza de \
             esa carta.",
        ),
    ],
};

pub(super) const PURCHASING: Section = Section {
    id: "purchasing",
    title: both("Purchasing cards", "Adquirir cartas"),
    rules: &[
        rule(
            "R5.2.1",
            "From the galaxy row you may purchase cards of your own side and neutral ones, and from their \
             pile Outer Rim Pilots. Enemy cards are never for sale to you.",
            "De la fila de la galaxia puedes adquirir cartas de tu bando y neutrales, y de su pila, Pilotos \
             del Borde Exterior. Las cartas enemigas nunca están a tu alcance.",
        ),
        rule(
            "R5.2.2",
            "Spend as many resources as the card costs and lay it open on top of your discard pile.",
            "Gasta tantos recursos como cueste la carta y déjala a la vista encima de tu pila de descartes.",
        ),
        rule(
            "R5.2.3",
            "However a card leaves the galaxy row, the next card of the galaxy deck fills its place at once, \
             before anything that waits for a purchase. Where two cards merely change places, as with \
             Tatooine or Moff Jerjerrod, there is no gap to fill.",
            "Sea cual sea la razón por la que una carta deja la fila de la galaxia, la siguiente del mazo de \
             la galaxia ocupa su lugar al momento, antes de lo que espere a una adquisición. Si dos cartas \
             solo cambian de sitio, como con Tatooine o el Moff Jerjerrod, no queda hueco que llenar.",
        ),
        rule(
            "R5.2.4",
            "There are only 10 Outer Rim Pilots: once their pile is empty it stays empty, for exiled pilots \
             do not come back.",
            "Solo hay 10 Pilotos del Borde Exterior: cuando su pila se vacía, vacía se queda, porque los \
             pilotos exiliados no vuelven.",
        ),
        rule(
            "R5.2.5",
            "Purchase as many cards in a turn as you can pay for.",
            "Adquiere en un turno tantas cartas como puedas pagar.",
        ),
        rule(
            "R5.2.6",
            "A card you get to purchase for free is purchased like any other: it counts as your first or \
             next purchase and sets off whatever waits for one.",
            "Una carta que adquieres gratis se adquiere como cualquier otra: cuenta como tu primera o tu \
             próxima adquisición y pone en marcha lo que esté esperando una.",
        ),
    ],
};

pub(super) const END_OF_TURN: Section = Section {
    id: "end-of-turn",
    title: both("End of your turn", "Final de tu turno"),
    rules: &[
        rule(
            "R5.7.1",
            "First, exile what has to be exiled when the turn ends (after Grand Moff Tarkin or Jedha), \
             wherever it is by then.",
            "Primero, exilia lo que deba exiliarse cuando acaba el turno (por el Gran moff Tarkin o Jedha), \
             dondequiera que esté entonces.",
        ),
        rule(
            "R5.7.2",
            "All your units in play go to your discard pile.",
            "Todas tus unidades en juego van a tu pila de descartes.",
        ),
        rule(
            "R5.7.3",
            "Your base and your capital ships remain, and so does the damage on them.",
            "Tu base y tus naves de línea permanecen, y también el daño que tengan.",
        ),
        rule(
            "R5.7.4",
            "Discard the cards left in your hand; resources you did not spend are gone.",
            "Descarta las cartas que te queden en la mano; los recursos que no gastaste desaparecen.",
        ),
        rule(
            "R5.7.5",
            "Draw 5 new cards. If your deck is too short, draw what it has, shuffle your discard pile into a \
             new deck, and draw the rest from that.",
            "Roba 5 cartas nuevas. Si tu mazo no llega, roba las que tenga, baraja tu pila de descartes como \
             mazo nuevo y roba de él las que falten.",
        ),
        rule(
            "R5.7.6",
            "Attack that a card gained during the turn is gone when the turn is.",
            "El Ataque que una carta haya ganado durante el turno se acaba con el turno.",
        ),
        rule("R5.7.7", "Now it is your opponent's turn.", "Ahora le toca a tu adversario."),
    ],
};
