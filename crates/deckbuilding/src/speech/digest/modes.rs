//! How the game is won, its modes and its optional rules.

use kernel::Section;
use text::both;

use super::rule;

pub(super) const WINNING: Section = Section {
    id: "winning",
    title: both("Winning", "Ganar la partida"),
    rules: &[
        rule(
            "R8.2",
            "The last base decides the game on the spot, in the middle of an attack or an ability if need \
             be. Nothing more is carried out.",
            "La última base decide la partida en el acto, en mitad de un ataque o de una capacidad si hace \
             falta. No se lleva a cabo nada más.",
        ),
        rule(
            "R8.3",
            "It makes no difference whether a base fell to an attack or to an ability.",
            "Da igual si una base cayó por un ataque o por una capacidad.",
        ),
    ],
};

pub(super) const MODES: Section = Section {
    id: "modes",
    title: both("Modes", "Modos de juego"),
    rules: &[
        rule(
            "R9.1",
            "Introductory (mode `introductory`): the set-up described above, five bases a side, and three \
             destroyed bases win.",
            "Introductorio (modo `introductory`): la preparación ya descrita, cinco bases por bando, y gana \
             quien destruya tres.",
        ),
        rule(
            "R9.2",
            "Full galaxy (mode `full-galaxy`): the same, but each base deck has all the bases of its side; \
             you still start with Lothal or Dantooine. Four bases are the recommended goal.",
            "Galaxia completa (modo `full-galaxy`): igual, pero cada mazo de bases tiene todas las de su \
             bando; se sigue empezando con Lothal o Dantooine. La meta recomendada son cuatro bases.",
        ),
        rule(
            "R9.3",
            "Secret bases (mode `secret-bases`): besides your starting base you pick 4 of the other 9 in \
             secret, and your opponent does not see the rest. Four bases are the recommended goal.",
            "Bases secretas (modo `secret-bases`): además de tu base inicial eliges 4 de las otras 9 en \
             secreto, y tu adversario no ve las demás. La meta recomendada son cuatro bases.",
        ),
        rule(
            "R9.4",
            "Two against two (mode `team`): four players and two boxes, with rules of its own that come on top \
             of these.",
            "Dos contra dos (modo `team`): cuatro jugadores y dos cajas, con reglas propias que se añaden a \
             estas.",
        ),
    ],
};

pub(super) const OPTIONS: Section = Section {
    id: "options",
    title: both("Optional rules", "Reglas opcionales"),
    rules: &[
        rule(
            "R10.1",
            "Length of the game (option `goal`): before you start, agree on 2, 3, 4 or 5 bases to destroy.",
            "Duración de la partida (opción `goal`): antes de empezar, acordad si hay que destruir 2, 3, 4 o \
             5 bases.",
        ),
        rule(
            "R10.2",
            "Nobody can lose more bases than they have: 5 in the introductory game and with secret bases, 10 \
             in the full galaxy.",
            "Nadie puede perder más bases de las que tiene: 5 en la partida introductoria y con bases \
             secretas, 10 en la galaxia completa.",
        ),
        rule(
            "R10.3",
            "Bribing (option `bribing`): pick a neutral unit or capital ship of the galaxy row in your turn, \
             pay what it costs, and send it to the galaxy discard pile instead of yours. The row is filled \
             as usual.",
            "Sobornar (opción `bribing`): elige en tu turno una unidad o nave de línea neutral de la fila de \
             la galaxia, paga lo que cuesta y mándala a los descartes de la galaxia en lugar de a los tuyos. \
             La fila se completa como siempre.",
        ),
        rule(
            "R10.4",
            "You have neither purchased nor defeated a card you bribe, so nothing that waits for this \
             happens. Outer Rim Pilots in their pile take no bribes.",
            "Una carta que sobornas no la has adquirido ni derrotado, así que no ocurre nada de lo que \
             espere a eso. Los Pilotos del Borde Exterior de su pila no aceptan sobornos.",
        ),
    ],
};
