//! What the game is about, what lies on the table, and the Force.

use kernel::Section;
use text::both;

use super::rule;

pub(super) const GOAL: Section = Section {
    id: "goal",
    title: both("The goal of the game", "La meta del juego"),
    rules: &[
        rule(
            "R8.1",
            "You win as soon as you have destroyed three bases of your opponent, unless you agreed on \
             another number before the game (R10.1).",
            "Ganas en cuanto hayas destruido tres bases de tu adversario, salvo que antes de la partida \
             acordarais otra cifra (R10.1).",
        ),
        rule(
            "R5.0",
            "A turn has no phases: play cards, purchase, use abilities and attack in whatever order you like \
             and as often as you can. When you have had enough, end your turn.",
            "Un turno no tiene fases: juega cartas, adquiere, usa capacidades y ataca en el orden que te \
             guste y tantas veces como te sea posible. Cuando no quieras hacer nada más, termina tu turno.",
        ),
    ],
};

pub(super) const BOX: Section = Section {
    id: "box",
    title: both("What is in the box", "Qué hay en la caja"),
    rules: &[
        rule(
            "R1.1",
            "The box has 140 cards to play with: 90 galaxy cards, 10 starters for each side, 10 Outer Rim \
             Pilots and 10 bases for each side. The two reference cards are only reminders.",
            "La caja trae 140 cartas de juego: 90 de galaxia, 10 de inicio para cada bando, 10 Pilotos del \
             Borde Exterior y 10 bases para cada bando. Las dos cartas de referencia son solo recordatorios.",
        ),
        rule(
            "R1.2",
            "Of the galaxy cards, 30 belong to the Empire, 30 to the Rebels and 30 to nobody: those are the \
             neutral ones.",
            "De las cartas de galaxia, 30 son Imperiales, 30 son Rebeldes y 30 no son de nadie: esas son las \
             neutrales.",
        ),
        rule(
            "R1.3",
            "A Force track with its marker, 50 damage counters and 20 resource counters keep the score. \
             Should the counters ever run out, use anything else: the supply has no limit.",
            "Un medidor de Equilibrio de la Fuerza con su indicador, 50 contadores de daño y 20 de recursos \
             sirven para llevar las cuentas. Si alguna vez faltan contadores, usad cualquier otra cosa: no \
             hay límite.",
        ),
        rule(
            "R1.4",
            "As the Empire you begin with 7 Imperial Shuttles, 2 Stormtroopers and 1 Inquisitor; as the \
             Rebels with 7 Alliance Shuttles, 2 Rebel Troopers and 1 Temple Guardian.",
            "Con el Imperio empiezas con 7 Lanzaderas imperiales, 2 Soldados de asalto y 1 Inquisidor; con \
             los Rebeldes, con 7 Lanzaderas de la Alianza, 2 Soldados rebeldes y 1 Guardián del Templo.",
        ),
    ],
};

pub(super) const CARDS: Section = Section {
    id: "cards",
    title: both("What a card tells you", "Qué te dice una carta"),
    rules: &[
        rule(
            "R2.1",
            "Every card is a unit, a capital ship or a base.",
            "Toda carta es una unidad, una nave de línea o una base.",
        ),
        rule(
            "R2.2",
            "Look on a card for its cost, attack, resources and Force, its name, side, traits and ability, \
             and the symbol of unique cards. Capital ships and bases also have hit points; Empire and Rebel \
             units of the galaxy have a target value and a reward.",
            "Busca en cada carta su coste, Ataque, recursos y Fuerza, su nombre, facción, rasgos y \
             capacidad, y el símbolo de las cartas únicas. Las naves de línea y las bases tienen además \
             Resistencia; las unidades Imperiales y Rebeldes de la galaxia, un Objetivo y una recompensa.",
        ),
        rule(
            "R2.3",
            "Traits and the unique symbol mean nothing until another card mentions them. You may well have \
             several copies of a unique card.",
            "Los rasgos y el símbolo de carta única no significan nada hasta que otra carta los menciona. \
             Puedes tener varias copias de una carta única sin problema.",
        ),
        rule(
            "R2.4",
            "There are two factions, the Empire and the Rebels, and cards of your opponent's faction are \
             enemy cards to you. Where there is no faction symbol, the card is neutral, and neutral cards \
             are nobody's enemies.",
            "Hay dos facciones, el Imperio y los Rebeldes, y para ti son enemigas las cartas de la facción \
             de tu adversario. Si no hay símbolo de facción, la carta es neutral, y las neutrales no son \
             enemigas de nadie.",
        ),
        rule(
            "R2.5",
            "Do not be misled by the size of the Millennium Falcon or of Jabba's Sail Barge: both are units. \
             A capital ship has neither traits nor a target value nor a reward.",
            "No te dejes engañar por el tamaño del Halcón Milenario o de la Barcaza velera de Jabba: ambos \
             son unidades. Las naves de línea carecen de rasgos, de Objetivo y de recompensa.",
        ),
    ],
};

pub(super) const PLACES: Section = Section {
    id: "places",
    title: both("Places on the table", "Los lugares de la mesa"),
    rules: &[
        rule(
            "R2.6",
            "You have a face-down deck, a hand that only you see, a discard pile, a play area for units, \
             capital ships and your current base, a base deck, a resource pool, and a victory pile for the \
             enemy bases you destroy.",
            "Tienes un mazo boca abajo, una mano que solo ves tú, una pila de descartes, una zona de juego \
             para unidades, naves de línea y tu base actual, un mazo de bases, una reserva de recursos y una \
             pila de victorias para las bases enemigas que destruyas.",
        ),
        rule(
            "R2.7",
            "Both of you share the face-down galaxy deck, the galaxy row of 6 open cards, the galaxy discard \
             pile, the pile of Outer Rim Pilots and the Force track. Exiled cards are out of the game.",
            "Los dos compartís el mazo de la galaxia boca abajo, la fila de la galaxia con 6 cartas a la \
             vista, la pila de descartes de la galaxia, la pila de Pilotos del Borde Exterior y el medidor \
             de Equilibrio de la Fuerza. Las cartas exiliadas quedan fuera de la partida.",
        ),
        rule(
            "R2.8",
            "Your discard pile, your opponent's and that of the galaxy are open to all. Browse them whenever \
             you like, but leave the cards in their order.",
            "Tu pila de descartes, la de tu adversario y la de la galaxia están abiertas a todos. Hojéalas \
             cuando te apetezca, pero deja las cartas en su orden.",
        ),
        rule(
            "R2.9",
            "You may check your own base deck at any time. Of your opponent's you see only how many bases \
             are in it, although in some modes you can work out which.",
            "Puedes consultar tu propio mazo de bases en todo momento. Del de tu adversario solo ves cuántas \
             bases contiene, aunque en algunos modos puedes deducir cuáles son.",
        ),
        rule(
            "R2.10",
            "What you gain and do not spend waits in your resource pool, but only until the end of the turn: \
             you cannot save it for later.",
            "Los recursos que ganas y no gastas esperan en tu reserva de recursos, pero solo hasta el final \
             del turno: no puedes ahorrarlos para más tarde.",
        ),
    ],
};

pub(super) const FORCE: Section = Section {
    id: "force",
    title: both("The Force", "La Fuerza"),
    rules: &[
        rule(
            "R2.11",
            "The track has seven spaces: three on the dark side for the Empire, one in the middle, and three \
             on the light side for the Rebels.",
            "El medidor tiene siete casillas: tres del Lado Oscuro para el Imperio, una en el centro y tres \
             del Lado Luminoso para los Rebeldes.",
        ),
        rule(
            "R2.12",
            "The Force is with you while the marker is on any of the three spaces of your side. In the \
             middle it is with nobody.",
            "La Fuerza te acompaña mientras el indicador esté en cualquiera de las tres casillas de tu lado. \
             En el centro no acompaña a nadie.",
        ),
        rule(
            "R2.13",
            "For each Force you gain, move the marker one space towards your end. There it stops, and \
             anything beyond is lost.",
            "Por cada punto de Fuerza que ganes, mueve el indicador una casilla hacia tu extremo. Allí se \
             detiene y lo que sobre se pierde.",
        ),
        rule(
            "R2.14",
            "Begin your turn with the marker on the very last space of your side, and you have 1 resource \
             more for that turn.",
            "Si comienzas tu turno con el indicador en la última casilla de tu lado, dispones de 1 recurso \
             más ese turno.",
        ),
    ],
};
