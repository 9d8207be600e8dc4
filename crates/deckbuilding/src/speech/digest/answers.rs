//! Questions that come up at every table.

use kernel::Section;
use text::both;

use super::rule;

pub(super) const ANSWERS: Section = Section {
    id: "answers",
    title: both("Frequent questions", "Preguntas frecuentes"),
    rules: &[
        rule(
            "R11.1",
            "Must I play my whole hand? No, but what you keep is discarded when your turn ends.",
            "¿Tengo que jugar toda mi mano? No, pero lo que te guardes se descarta cuando acaba tu turno.",
        ),
        rule(
            "R11.2",
            "Must I use an ability as soon as I have played the card? No, wait for the best moment of your \
             turn; only “when” abilities have a moment of their own.",
            "¿Tengo que usar una capacidad en cuanto juego la carta? No, espera al mejor momento de tu \
             turno; solo las capacidades con «cuando» tienen un momento propio.",
        ),
        rule(
            "R11.3",
            "Can a card or a base of mine force its ability on me? No, you are always free to leave it.",
            "¿Puede una carta o una base mía imponerme su capacidad? No, siempre eres libre de no usarla.",
        ),
        rule(
            "R11.4",
            "May I use just one half of an ability? No, do all of it that can be done.",
            "¿Puedo usar solo la mitad de una capacidad? No, haz todo lo que se pueda hacer de ella.",
        ),
        rule(
            "R11.5",
            "Do I have to take the reward for a card I defeated? No, you may leave it.",
            "¿Tengo que aceptar la recompensa de una carta que he derrotado? No, puedes dejarla.",
        ),
        rule(
            "R11.6",
            "May I exile one card from my hand and another from my discard pile? Yes, if the ability names \
             both places.",
            "¿Puedo exiliar una carta de mi mano y otra de mi pila de descartes? Sí, si la capacidad nombra \
             los dos lugares.",
        ),
        rule(
            "R11.7",
            "May I look through the discard piles? Yes, all three of them, at any time, as long as you keep \
             their order.",
            "¿Puedo mirar las pilas de descartes? Sí, las tres y cuando quieras, mientras respetes su orden.",
        ),
        rule(
            "R11.8",
            "An ability of mine has just destroyed the enemy base: is there anything left to attack? Yes, \
             the enemy capital ships; damage they do not take is lost.",
            "Una capacidad mía acaba de destruir la base enemiga: ¿queda algo que atacar? Sí, las naves de \
             línea enemigas; el daño que no reciban se pierde.",
        ),
        rule(
            "R11.9",
            "What if my Scout Trooper reveals a neutral card? It returns face down to the galaxy deck, and \
             that is all.",
            "¿Y si mi Soldado explorador muestra una carta neutral? Vuelve boca abajo al mazo de la galaxia, \
             y eso es todo.",
        ),
        rule(
            "R11.10",
            "May I give Force to a Duros Spy when the marker is already at the Rebel end? No, that option is \
             not open, so you have to discard a card.",
            "¿Puedo dar Fuerza a un Espía duros si el indicador ya está en el extremo Rebelde? No, esa \
             opción no está disponible, así que tienes que descartar una carta.",
        ),
        rule(
            "R11.11",
            "How often does Yavin 4 deal its damage? For each single card the Empire discards from hand in \
             the Rebel turn, with no limit.",
            "¿Cuántas veces inflige Yavin 4 su daño? Por cada carta que el Imperio descarta de la mano en el \
             turno Rebelde, sin límite.",
        ),
    ],
};
