//! How abilities work, and what the words on cards mean.

use kernel::Section;
use text::both;

use super::rule;

pub(super) const ABILITIES: Section = Section {
    id: "abilities",
    title: both("Abilities", "Capacidades"),
    rules: &[
        rule(
            "R5.3.1",
            "If an ability names no moment, use it whenever you like in your own turn while its card is in \
             play, once per turn.",
            "Si una capacidad no indica ningún momento, úsala cuando quieras en tu propio turno mientras su \
             carta esté en juego, una vez por turno.",
        ),
        rule(
            "R6.1",
            "There are three kinds of abilities: activated ones, which you use when you like, triggered \
             ones, which wait for something to happen (“when”), and constant ones, which simply hold \
             (“while”).",
            "Hay tres clases de capacidades: las de uso libre, que empleas cuando quieres; las activadas, \
             que esperan a que ocurra algo («cuando»), y las constantes, que están vigentes sin más \
             («mientras»).",
        ),
        rule(
            "R6.2",
            "Use an activated ability at any point of your turn, once per turn and card, also right after \
             playing the card. On capital ships and bases it is ready again in each of your turns.",
            "Usa una capacidad de uso libre en cualquier punto de tu turno, una vez por turno y carta, \
             también nada más jugar la carta. En naves de línea y bases vuelve a estar lista en cada uno de \
             tus turnos.",
        ),
        rule(
            "R6.3",
            "A triggered ability works only at its own moment, but each time that moment comes, unless it \
             speaks of the first time in a turn.",
            "Una capacidad activada funciona solo en su momento, pero cada vez que ese momento llega, salvo \
             que hable de la primera vez en un turno.",
        ),
        rule(
            "R6.4",
            "A constant ability holds as long as its condition does. It stops the moment the condition fails \
             or the card leaves play.",
            "Una capacidad constante vale mientras se dé su condición. Deja de valer en el instante en que \
             la condición falla o la carta abandona el juego.",
        ),
        rule(
            "R6.5",
            "You never have to use an ability of your own, not even that of your base.",
            "Nunca tienes que usar una capacidad tuya, ni siquiera la de tu base.",
        ),
        rule(
            "R6.6",
            "But once you use it, do everything in it that can be done and skip only what cannot. Picking \
             the parts you like is not allowed.",
            "Pero una vez que la usas, haz todo lo que se pueda hacer de ella y salta solo lo imposible. No \
             vale escoger las partes que te gusten.",
        ),
        rule(
            "R6.7",
            "When a reward and a triggered ability fall together, the reward comes first.",
            "Cuando coinciden una recompensa y una capacidad activada, la recompensa va antes.",
        ),
        rule(
            "R6.8",
            "An ability with an “if” is open to you only while the condition is met.",
            "Una capacidad con un «si» está a tu alcance solo mientras se cumpla la condición.",
        ),
        rule(
            "R6.9",
            "What your ability demands of your opponent must be done: your opponent cannot refuse.",
            "Lo que tu capacidad exige a tu adversario debe cumplirse: no puede negarse.",
        ),
        rule(
            "R6.10",
            "If a card comes back from your discard pile to your hand, you may play it in the same turn and \
             use all it has: resources, Force, ability and attack.",
            "Si una carta vuelve de tu pila de descartes a tu mano, puedes jugarla en el mismo turno y \
             aprovechar todo lo que tiene: recursos, Fuerza, capacidad y Ataque.",
        ),
    ],
};

pub(super) const TERMS: Section = Section {
    id: "terms",
    title: both("Words on the cards", "Las palabras de las cartas"),
    rules: &[
        rule(
            "R7.1",
            "Discard: you pick the card from your own hand, unless it is to be a random one. It goes to the \
             pile that belongs to where it was: yours, your opponent's, or the galaxy's for a card of the \
             row or the galaxy deck.",
            "Descartar: tú eliges la carta de tu propia mano, salvo que deba ser al azar. Va a la pila que \
             corresponde a su lugar de origen: la tuya, la de tu adversario o la de la galaxia si era de la \
             fila o del mazo de la galaxia.",
        ),
        rule(
            "R7.2",
            "When an ability discards a card of the row, that is no defeat, and there is no reward.",
            "Cuando una capacidad descarta una carta de la fila, no es una derrota y no hay recompensa.",
        ),
        rule(
            "R7.3",
            "Destroy: the capital ship goes to a discard pile at once, whatever its hit points and damage: \
             to its owner's from play, to the galaxy's from the row. You get no reward for it.",
            "Destruir: la nave de línea va de inmediato a una pila de descartes, sin importar su Resistencia \
             ni su daño: a la de su dueño desde el juego, a la de la galaxia desde la fila. No te da ninguna \
             recompensa.",
        ),
        rule(
            "R7.4",
            "Choose: take an option that can be done completely; one that cannot is not open to you. With \
             the marker at the Rebel end, for example, no more Force for the Rebels can be chosen (see \
             R12.1).",
            "Elegir: toma una opción que pueda cumplirse por completo; la que no pueda no está disponible. \
             Con el indicador en el extremo Rebelde, por ejemplo, no se puede elegir más Fuerza para los \
             Rebeldes (véase R12.1).",
        ),
        rule(
            "R7.5",
            "Exile: the card is out of the game at once, and for good.",
            "Exiliar: la carta sale de la partida al instante y para siempre.",
        ),
        rule(
            "R7.6",
            "If a card exiles itself, you may first use its attack, resources and Force.",
            "Si una carta se exilia a sí misma, antes puedes aprovechar su Ataque, sus recursos y su Fuerza.",
        ),
        rule(
            "R7.7",
            "To exile a card from your hand or your discard pile, it must be there at that moment; cards in \
             play are in neither. A card exiled from your hand is one you cannot play any more.",
            "Para exiliar una carta de tu mano o de tu pila de descartes, tiene que estar allí en ese \
             momento; las cartas en juego no están en ninguna de las dos. Una carta exiliada de tu mano ya \
             no la puedes jugar.",
        ),
        rule(
            "R7.8",
            "If you may exile several cards, mix hand and discard pile as you like.",
            "Si puedes exiliar varias cartas, combina mano y pila de descartes a tu gusto.",
        ),
        rule(
            "R7.9",
            "Gain: an ability gives you extra resources or Force, or gives a card extra attack. Every value \
             of a card serves once per turn.",
            "Ganar: una capacidad te da recursos o Fuerza de más, o da Ataque de más a una carta. Cada valor \
             de una carta sirve una vez por turno.",
        ),
        rule(
            "R7.10",
            "Deal damage: damage of an ability to the enemy base is no attack and passes by the capital \
             ships. If there is no base at that moment, it is lost.",
            "Infligir daño: el daño de una capacidad a la base enemiga no es un ataque y pasa de largo ante \
             las naves de línea. Si en ese momento no hay base, se pierde.",
        ),
        rule(
            "R7.11",
            "Look at: only the player whose turn it is sees the card, and it returns to its place.",
            "Mirar: solo ve la carta quien tiene el turno, y la carta vuelve a su sitio.",
        ),
        rule(
            "R7.12",
            "Reveal: everybody sees the card. Unless it is discarded, it returns face down to the top of its \
             deck.",
            "Mostrar: todos ven la carta. Si no se descarta, vuelve boca abajo a lo alto de su mazo.",
        ),
        rule(
            "R7.13",
            "Repair: take that much damage off your base, or all of it if there is less.",
            "Reparar: quita de tu base esa cantidad de daño, o todo si hay menos.",
        ),
        rule(
            "R7.14",
            "Empty deck: an empty deck stays empty until somebody has to draw from it; only then is the \
             discard pile shuffled. For the galaxy deck, that is when the row needs a card.",
            "Mazo vacío: un mazo vacío sigue vacío hasta que alguien tiene que robar de él; solo entonces se \
             baraja la pila de descartes. En el mazo de la galaxia, eso ocurre cuando la fila necesita una \
             carta.",
        ),
        rule(
            "R7.15",
            "If there are not enough cards in deck and discard pile together, take the ones there are.",
            "Si entre mazo y pila de descartes no hay bastantes cartas, toma las que haya.",
        ),
        rule(
            "R7.16",
            "In play: a card in somebody's play area, be it a unit, a capital ship or the current base. \
             Cards of the row are not in play.",
            "En juego: una carta en la zona de juego de alguien, sea unidad, nave de línea o base actual. \
             Las cartas de la fila no están en juego.",
        ),
    ],
};
