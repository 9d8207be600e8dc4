//! How the table is laid out.

use kernel::Section;
use text::both;

use super::rule;

pub(super) const SET_UP: Section = Section {
    id: "set-up",
    title: both("Set-up", "Preparación"),
    rules: &[
        rule(
            "R3.1",
            "Agree on who is the Empire and who are the Rebels.",
            "Acordad quién lleva el Imperio y quién a los Rebeldes.",
        ),
        rule(
            "R3.2",
            "For the introductory game the Empire takes Lothal, Corellia, Coruscant, the Death Star and \
             Endor; the Rebels take Dantooine, Hoth, Mon Cala, Sullust and Yavin 4. Lothal and Dantooine \
             start in play, and the other ten bases stay out.",
            "En la partida introductoria, el Imperio usa Lothal, Corellia, Coruscant, la Estrella de la \
             Muerte y Endor; los Rebeldes, Dantooine, Hoth, Mon Cala, Sullust y Yavin 4. Lothal y Dantooine \
             empiezan en juego, y las otras diez bases no se usan.",
        ),
        rule(
            "R3.3",
            "Your starting base lies open and undamaged in front of you. The others wait face down in your \
             base deck, in no particular order.",
            "Tu base inicial queda a la vista y sin daño delante de ti. Las demás esperan boca abajo en tu \
             mazo de bases, sin ningún orden en particular.",
        ),
        rule(
            "R3.4",
            "Shuffle your 10 starters: they are your first deck.",
            "Baraja tus 10 cartas de inicio: son tu primer mazo.",
        ),
        rule(
            "R3.5",
            "Shuffle all 90 galaxy cards into the galaxy deck and lay out the first 6 of them, face up, as \
             the galaxy row.",
            "Baraja las 90 cartas de galaxia en el mazo de la galaxia y pon a la vista las 6 primeras: son \
             la fila de la galaxia.",
        ),
        rule(
            "R3.6",
            "Put the 10 Outer Rim Pilots beside the row, in an open pile.",
            "Deja los 10 Pilotos del Borde Exterior al lado de la fila, en una pila a la vista.",
        ),
        rule(
            "R3.7",
            "The Force begins as far with the Rebels as it can be: the marker starts on the last space of \
             their side.",
            "La Fuerza empieza tan cerca de los Rebeldes como es posible: el indicador comienza en la última \
             casilla de su lado.",
        ),
        rule(
            "R3.8",
            "You both draw 5 cards for your first hand.",
            "Cada uno roba 5 cartas como primera mano.",
        ),
        rule(
            "R3.9",
            "The Empire goes first, and after that you take turns.",
            "Empieza el Imperio y, a partir de ahí, os turnáis.",
        ),
    ],
};
