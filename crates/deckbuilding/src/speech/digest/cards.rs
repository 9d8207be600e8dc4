//! What is easily overlooked on single cards.

use kernel::Section;
use text::both;

use super::rule;

pub(super) const CARD_NOTES: Section = Section {
    id: "card-notes",
    title: both("Notes on single cards", "Notas sobre cartas sueltas"),
    rules: &[
        rule(
            "R13.1",
            "Lasting attack bonuses add up and help even a card with attack 0: next to Endor a Scout Trooper \
             attacks for 1, and with Admiral Piett so does a Gozanti Cruiser against the base.",
            "Las bonificaciones constantes de Ataque se suman y ayudan incluso a una carta con Ataque 0: con \
             Endor, un Soldado explorador ataca con 1, y con el Almirante Piett, un Crucero Gozanti ataca la \
             base con 1.",
        ),
        rule(
            "R13.2",
            "An Imperial Carrier strengthens every Fighter unit you have, neutral ones such as Z-95 \
             Headhunter and Fang Fighter too. Two Carriers give +2.",
            "Un Portacazas imperial refuerza todas tus unidades de Caza, también las neutrales como el Z-95 \
             Cazacabezas y el Caza Fang. Dos Portacazas dan +2.",
        ),
        rule(
            "R13.3",
            "Endor strengthens every Trooper and Vehicle unit you have, neutral ones such as Quarren \
             Mercenary and Jabba's Sail Barge too.",
            "Endor refuerza todas tus unidades de Soldado y Vehículo, también las neutrales como el \
             Mercenario quarren y la Barcaza velera de Jabba.",
        ),
        rule(
            "R13.4",
            "Darth Vader, Death Trooper and Chirrut Îmwe are stronger only while the Force is with you. If \
             the marker moves away and back, so does the bonus.",
            "Darth Vader, el Soldado de la muerte y Chirrut Îmwe son más fuertes solo mientras la Fuerza te \
             acompañe. Si el indicador se va y vuelve, la bonificación también.",
        ),
        rule(
            "R13.5",
            "For Baze Malbus, count the Rebel bases in the Empire's victory pile when he attacks.",
            "Para Baze Malbus, cuenta las bases Rebeldes de la pila de victorias del Imperio cuando ataca.",
        ),
        rule(
            "R13.6",
            "A Rodian Gunslinger has its +2 against cards of the galaxy row only, not against the base.",
            "Un Pistolero rodiano tiene su +2 solo contra cartas de la fila de la galaxia, no contra la \
             base.",
        ),
        rule(
            "R13.7",
            "General Veers is neither a Trooper nor a Vehicle, so he needs another card that is.",
            "El General Veers no es Soldado ni Vehículo, así que necesita otra carta que lo sea.",
        ),
        rule(
            "R13.8",
            "Chewbacca wants another unique unit beside him. Good company are, for example, Jabba, Lando or \
             the Sail Barge, but never a base.",
            "Chewbacca quiere otra unidad única a su lado. Sirven, por ejemplo, Jabba, Lando o la Barcaza \
             velera, pero nunca una base.",
        ),
        rule(
            "R13.9",
            "For Han Solo to draw 2 cards, the Millennium Falcon must be in play. It is a unit, so play it \
             in the same turn before you use Han.",
            "Para que Han Solo robe 2 cartas, el Halcón Milenario debe estar en juego. Es una unidad, así \
             que juégalo en el mismo turno antes de usar a Han.",
        ),
        rule(
            "R13.10",
            "Director Krennic draws 2 cards only if the Death Star is your base right now.",
            "El Director Krennic roba 2 cartas solo si la Estrella de la Muerte es tu base en ese momento.",
        ),
        rule(
            "R13.11",
            "Hammerhead Corvette, the Death Star and Luke all destroy a capital ship your opponent has in \
             play. The Corvette may take an Empire one from the row instead, the Death Star any from the \
             row, and Luke none from there.",
            "La Corbeta cabeza de martillo, la Estrella de la Muerte y Luke destruyen una nave de línea de \
             la zona de juego de tu adversario. La Corbeta puede tomar en su lugar una Imperial de la fila, \
             la Estrella de la Muerte cualquiera de la fila, y Luke ninguna de allí.",
        ),
        rule(
            "R13.12",
            "If the hand of the Empire is empty, a Duros Spy gains you Force, or nothing if the marker is at \
             your end already. A B-Wing then gets its +2 attack.",
            "Si la mano del Imperio está vacía, un Espía duros te da Fuerza, o nada si el indicador ya está \
             en tu extremo. Un Ala-B recibe entonces su +2 de Ataque.",
        ),
        rule(
            "R13.13",
            "Yavin 4 watches the Rebel turn only: what the Empire discards in its own turn, for a cruiser or \
             at the end, does not count.",
            "Yavin 4 vigila solo el turno Rebelde: lo que el Imperio descarta en su propio turno, por un \
             crucero o al final, no cuenta.",
        ),
        rule(
            "R13.14",
            "If you are made to discard in your opponent's turn, you start your own with fewer cards. You \
             draw 5 new ones only when it ends.",
            "Si te hacen descartar en el turno de tu adversario, empiezas el tuyo con menos cartas. Solo \
             robas 5 nuevas cuando termina.",
        ),
        rule(
            "R13.15",
            "The card you take with Grand Moff Tarkin is not purchased. It is exiled when the turn ends, \
             whether you played it or not, even if it is a capital ship.",
            "La carta que tomas con el Gran moff Tarkin no se adquiere. Se exilia cuando acaba el turno, la \
             hayas jugado o no, aunque sea una nave de línea.",
        ),
        rule(
            "R13.16",
            "What Corellia or Mon Cala brings to your hand you may play in the very same turn. A capital \
             ship gives its resources just once in that turn, when you play it.",
            "Lo que Corellia o Mon Cala te traen a la mano puedes jugarlo en ese mismo turno. Una nave de \
             línea da sus recursos una sola vez ese turno, cuando la juegas.",
        ),
        rule(
            "R13.17",
            "With the Force, Princess Leia puts the card on top of your deck, so anything that lets you draw \
             brings it to your hand in the same turn.",
            "Con la Fuerza, la Princesa Leia pone la carta encima de tu mazo, así que cualquier cosa que te \
             deje robar la lleva a tu mano en el mismo turno.",
        ),
    ],
};
