//! Questions people ask about the team mode, single cards in it, and how we read what it leaves open.

use kernel::Section;
use text::both;

use crate::speech::rule;

pub(super) const ANSWERS: Section = Section {
    id: "team-answers",
    title: both("Questions about the team mode", "Preguntas sobre el modo por equipos"),
    rules: &[
        rule(
            "R15.1",
            "Can both enemy bases fall in one turn? Yes, and even in one attack.",
            "¿Pueden caer las dos bases enemigas en un mismo turno? Sí, e incluso en un mismo ataque.",
        ),
        rule(
            "R15.2",
            "What if I have lost my third base? You choose a new one when your team's next turn \
             begins, as after any loss. If you have none left you play on without, and all damage \
             goes to your partner's base.",
            "¿Y si he perdido mi tercera base? Eliges otra cuando empiece el próximo turno de tu \
             equipo, como siempre. Si no te queda ninguna, sigues jugando sin base y todo el daño va \
             a la de tu compañero.",
        ),
        rule(
            "R15.3",
            "May we both have the same base, or play the same unique character? Yes.",
            "¿Podemos tener los dos la misma base o jugar el mismo personaje único? Sí.",
        ),
    ],
};

pub(super) const CARD_NOTES: Section = Section {
    id: "team-card-notes",
    title: both("Single cards in a team", "Cartas sueltas en equipo"),
    rules: &[
        rule(
            "R16.1",
            "U-Wing: the repair is for your base or your partner's.",
            "Ala-U: la reparación es para tu base o para la de tu compañero.",
        ),
        rule(
            "R16.2",
            "Admiral Piett: your partner's capital ships get stronger too.",
            "Almirante Piett: las naves de línea de tu compañero también ganan Ataque.",
        ),
        rule(
            "R16.3",
            "AT-AT: you may leave it to your partner, who then takes a Trooper from the own discard \
             pile to the own hand.",
            "AT-AT: puedes cedérselo a tu compañero, que recupera entonces un Soldado de su propia \
             pila de descartes.",
        ),
        rule(
            "R16.4",
            "Jabba's Sail Barge: you may leave it to your partner, who then takes a Bounty Hunter \
             from the own discard pile to the own hand.",
            "Barcaza velera de Jabba: puedes cedérsela a tu compañero, que recupera entonces un \
             Cazarrecompensas de su propia pila de descartes.",
        ),
        rule(
            "R16.5",
            "Bespin: whoever of you plays the team's first neutral card of the turn draws 1 card, or \
             2 if you both have Bespin.",
            "Bespin: quien de los dos juegue la primera carta neutral del equipo en el turno roba 1 \
             carta, o 2 si ambos tenéis Bespin.",
        ),
        rule(
            "R16.6",
            "TIE Fighter: a capital ship of either partner will do, and whoever played the TIE \
             Fighter draws.",
            "Caza TIE: basta una nave de línea de cualquiera de los dos, y roba quien jugó el Caza \
             TIE.",
        ),
        rule(
            "R16.7",
            "Chewbacca: another unique unit of either partner will do, even a second Chewbacca; a \
             base is no unit. Whoever played him draws.",
            "Chewbacca: basta otra unidad única de cualquiera de los dos, incluso otro Chewbacca; una \
             base no es una unidad. Roba quien lo jugó.",
        ),
        rule(
            "R16.8",
            "Twi'lek Smuggler: the next card that either of you buys goes on top of its buyer's deck.",
            "Contrabandista twi'lek: la próxima carta que compre cualquiera de los dos va encima del \
             mazo de quien la compra.",
        ),
        rule(
            "R16.9",
            "Corellia: when it is revealed, the team decides who takes the free card, from the own \
             row.",
            "Corellia: al mostrarla, el equipo decide quién se lleva la carta gratis, de su propia \
             fila.",
        ),
        rule(
            "R16.10",
            "Coruscant: once a turn one of you, as the team decides, looks at the top of the own \
             galaxy deck.",
            "Coruscant: una vez por turno, uno de los dos, el que decida el equipo, mira las primeras \
             cartas de su mazo de la galaxia.",
        ),
        rule(
            "R16.11",
            "C-ROC Cruiser: either of you may discard the card, and either base may be repaired, once \
             a turn in all.",
            "Crucero C-ROC: cualquiera de los dos puede descartar la carta, y se puede reparar \
             cualquiera de las dos bases, una vez por turno en total.",
        ),
        rule(
            "R16.12",
            "Gozanti Cruiser: either of you may use it, once a turn in all.",
            "Crucero Gozanti: cualquiera de los dos puede usarlo, una vez por turno en total.",
        ),
        rule(
            "R16.13",
            "Dagobah: only whoever revealed it exiles, and only own cards.",
            "Dagobah: solo exilia quien la mostró, y solo cartas propias.",
        ),
        rule(
            "R16.14",
            "Director Krennic: your partner's Death Star counts, so you draw 2.",
            "Director Krennic: la Estrella de la Muerte de tu compañero cuenta, así que robas 2 \
             cartas.",
        ),
        rule(
            "R16.15",
            "Endor: it helps the Troopers and Vehicles of both partners; two Endors give +2.",
            "Endor: ayuda a los Soldados y Vehículos de los dos; dos Endor dan +2.",
        ),
        rule(
            "R16.16",
            "Death Star: either of you may use it, once a turn. With two of them each may be used \
             once, by either of you.",
            "Estrella de la Muerte: cualquiera de los dos puede usarla, una vez por turno. Si hay \
             dos, cada una puede usarse una vez, y la usa quien queráis.",
        ),
        rule(
            "R16.17",
            "Nebulon-B Frigate: either of you may use it, once a turn in all.",
            "Fragata Nebulon-B: cualquiera de los dos puede usarla, una vez por turno en total.",
        ),
        rule(
            "R16.18",
            "General Veers: a Trooper or Vehicle your partner has in play is enough.",
            "General Veers: basta con que tu compañero tenga en juego un Soldado o un Vehículo.",
        ),
        rule(
            "R16.19",
            "Grand Moff Tarkin: only whoever played him takes the card, never for the partner.",
            "Gran moff Tarkin: solo se lleva la carta quien lo jugó, nunca para el compañero.",
        ),
        rule(
            "R16.20",
            "Millennium Falcon: you may leave it to your partner, who then takes a unique unit from \
             the own discard pile to the own hand.",
            "Halcón Milenario: puedes cedérselo a tu compañero, que recupera entonces una unidad \
             única de su propia pila de descartes.",
        ),
        rule(
            "R16.21",
            "Han Solo: your partner's Millennium Falcon counts, so you draw 2.",
            "Han Solo: el Halcón Milenario de tu compañero cuenta, así que robas 2 cartas.",
        ),
        rule(
            "R16.22",
            "Hoth: two Hoths together prevent up to 4 damage in each enemy turn, on either of them.",
            "Hoth: dos Hoth evitan juntas hasta 4 de daño en cada turno enemigo, en cualquiera de las \
             dos.",
        ),
        rule(
            "R16.23",
            "HWK-290: the repair is for your base or your partner's.",
            "HWK-290: la reparación es para tu base o para la de tu compañero.",
        ),
        rule(
            "R16.24",
            "IG-88: only whoever defeated the target with it exiles, and only own cards.",
            "IG-88: solo exilia quien derrotó con él al objetivo, y solo cartas propias.",
        ),
        rule(
            "R16.25",
            "Jedha: the first neutral card that either of you buys in a turn goes to its buyer's \
             hand, and is exiled when the turn ends.",
            "Jedha: la primera carta neutral que compre cualquiera de los dos en el turno va a la \
             mano de quien la compra y se exilia al final del turno.",
        ),
        rule(
            "R16.26",
            "Kafrene: whoever of you plays the team's first neutral card of the turn draws 1 card, or \
             2 if you both have Kafrene.",
            "Kafrene: quien de los dos juegue la primera carta neutral del equipo en el turno roba 1 \
             carta, o 2 si ambos tenéis Kafrene.",
        ),
        rule(
            "R16.27",
            "Kessel: only whoever revealed it exiles, and only own cards.",
            "Kessel: solo exilia quien la mostró, y solo cartas propias.",
        ),
        rule(
            "R16.28",
            "Quarren Mercenary: only the buyer exiles, and only own cards.",
            "Mercenario quarren: solo exilia quien lo compra, y solo cartas propias.",
        ),
        rule(
            "R16.29",
            "Kel Dor Mystic: only whoever played it exiles, and only own cards.",
            "Místico kel dor: solo exilia quien lo jugó, y solo cartas propias.",
        ),
        rule(
            "R16.30",
            "Mon Cala: when it is revealed, the team decides who takes the free card, from the own \
             row.",
            "Mon Cala: al mostrarla, el equipo decide quién se lleva la carta gratis, de su propia \
             fila.",
        ),
        rule(
            "R16.31",
            "Landing Craft: the repair may go to either base, but the resources only to whoever \
             played it.",
            "Nave de desembarco: la reparación puede ir a cualquiera de las dos bases, pero los \
             recursos son solo para quien la jugó.",
        ),
        rule(
            "R16.32",
            "Ord Mantell: either of you may use it, once a turn, in the own row. With two of them \
             each may be used once, by either of you.",
            "Ord Mantell: cualquiera de los dos puede usarla, una vez por turno, en su propia fila. \
             Si hay dos, cada una puede usarse una vez, y la usa quien queráis.",
        ),
        rule(
            "R16.33",
            "Imperial Carrier: your partner's Fighters get stronger too.",
            "Portacazas imperial: los Cazas de tu compañero también ganan Ataque.",
        ),
        rule(
            "R16.34",
            "Princess Leia: only whoever played her takes the card, never for the partner's deck.",
            "Princesa Leia: solo se lleva la carta quien la jugó, nunca para el mazo del compañero.",
        ),
        rule(
            "R16.35",
            "Rodia: the team decides who counts the enemy cards of the own row. That player puts so \
             much damage on one enemy base of choice and discards those cards.",
            "Rodia: el equipo decide quién cuenta las cartas enemigas de su propia fila. Ese jugador \
             pone todo ese daño en una base enemiga a su elección y descarta esas cartas.",
        ),
        rule(
            "R16.36",
            "Sullust: the first card that either of you buys in a turn goes on top of its buyer's \
             deck.",
            "Sullust: la primera carta que compre cualquiera de los dos en el turno va encima del \
             mazo de quien la compra.",
        ),
        rule(
            "R16.37",
            "Tatooine: the team decides who swaps, within the own row and the galaxy discard pile \
             beside it. That player gains the resource.",
            "Tatooine: el equipo decide quién hace el intercambio, entre su propia fila y la pila de \
             descartes de la galaxia de su región. Ese jugador gana el recurso.",
        ),
        rule(
            "R16.38",
            "Rebel Transport: either of you may use it, once a turn in all.",
            "Transporte rebelde: cualquiera de los dos puede usarlo, una vez por turno en total.",
        ),
        rule(
            "R16.39",
            "Yavin 4: when an opponent discards from hand in your team's turn, the partner who sits \
             across from that opponent may put 2 damage on either enemy base.",
            "Yavin 4: cuando un adversario se descarta de su mano en el turno de vuestro equipo, el \
             compañero que se sienta frente a él puede poner 2 de daño en cualquiera de las bases \
             enemigas.",
        ),
        rule(
            "R16.40",
            "Z-95 Headhunter: one capital ship anywhere in the enemy shared zone is enough.",
            "Z-95 Cazacabezas: basta una nave de línea en cualquier lado de la zona compartida \
             enemiga.",
        ),
    ],
};

pub(super) const RULINGS: Section = Section {
    id: "team-rulings",
    title: both("How we read the team mode", "Cómo leemos el modo por equipos"),
    rules: &[
        rule(
            "R17.1",
            "Baze Malbus counts the destroyed bases of both Rebel players.",
            "Baze Malbus cuenta las bases destruidas de los dos jugadores Rebeldes.",
        ),
        rule(
            "R17.2",
            "Two copies of a base see the same event: two Yavin 4s deal 2 and 2, and two Coruscants \
             look once each. But two Sullusts or two Jedhas point at the same purchase, and the \
             second adds nothing.",
            "Dos copias de una base ven el mismo suceso: dos Yavin 4 hacen 2 y 2 de daño, y dos \
             Coruscant miran una vez cada una. Pero dos Sullust o dos Jedha apuntan a la misma \
             compra, y la segunda no añade nada.",
        ),
        rule(
            "R17.3",
            "What Nebulon-B Frigate and Rebel Transport repair may be either base; the resources go \
             to whoever uses them.",
            "La Fragata Nebulon-B y el Transporte rebelde pueden reparar cualquiera de las dos bases; \
             los recursos son de quien los usa.",
        ),
        rule(
            "R17.4",
            "Y-Wing, Luke, Hammerhead Corvette and the Death Star reach the whole enemy shared zone, \
             but of the rows only the own one.",
            "El Ala-Y, Luke, la Corbeta cabeza de martillo y la Estrella de la Muerte alcanzan toda \
             la zona compartida enemiga, pero de las filas solo la propia.",
        ),
        rule(
            "R17.5",
            "If both partners need a new base, they reveal one after the other, in the order they \
             like.",
            "Si los dos compañeros necesitan una base nueva, las muestran una tras otra, en el orden \
             que quieran.",
        ),
        rule(
            "R17.6",
            "With Inquisitor, Temple Guardian and Lobot the attack is the card's, the resources are \
             their player's and the Force is the team's.",
            "Con el Inquisidor, el Guardián del Templo y Lobot, el Ataque es para la carta, los \
             recursos para su jugador y la Fuerza para el equipo.",
        ),
        rule(
            "R17.7",
            "Damage that an ability deals to the enemy base goes to one of the two, all of it.",
            "El daño que una capacidad hace a la base enemiga va entero a una de las dos.",
        ),
        rule(
            "R17.8",
            "The extra resource for the Force comes after both partners have revealed their bases.",
            "El recurso adicional por la Fuerza llega después de que los dos compañeros hayan \
             mostrado sus bases.",
        ),
        rule(
            "R17.9",
            "Whoever carries out an ability draws the cards it brings.",
            "Roba las cartas de una capacidad quien la lleva a cabo.",
        ),
        rule(
            "R17.10",
            "You bribe cards of your own region only, with your own resources.",
            "Solo sobornas cartas de tu propia región, y con tus propios recursos.",
        ),
        rule(
            "R17.11",
            "The abilities of a unit are for whoever played it; only the cards of the shared zone are \
             open to both.",
            "Las capacidades de una unidad son de quien la jugó; solo las cartas de la zona \
             compartida están abiertas a los dos.",
        ),
        rule(
            "R17.12",
            "A Hammerhead Corvette, too, is only for whoever played it: using it exiles it.",
            "La Corbeta cabeza de martillo también es solo de quien la jugó, porque usarla la exilia.",
        ),
        rule(
            "R17.13",
            "Two Hoths use up their 4 points in the order in which damage arrives. If one attack hits \
             both and the points do not suffice, the Rebel team says where they go.",
            "Dos Hoth gastan sus 4 puntos según va llegando el daño. Si un ataque alcanza a las dos y \
             los puntos no bastan, el equipo Rebelde dice dónde se emplean.",
        ),
        rule(
            "R17.14",
            "A galaxy discard pile belongs to its region: Jawa Scavenger and Tatooine use that of \
             whoever carries them out.",
            "Cada pila de descartes de la galaxia es de su región: el Carroñero jawa y Tatooine usan \
             la de quien los resuelve.",
        ),
        rule(
            "R17.15",
            "While a team has only one base, all damage meant for a base may go there. If it has \
             none, an attack or ability finds no base to damage.",
            "Mientras un equipo tiene una sola base, todo el daño destinado a una base puede ir a \
             ella. Si no tiene ninguna, ni ataques ni capacidades encuentran una base que dañar.",
        ),
    ],
};
