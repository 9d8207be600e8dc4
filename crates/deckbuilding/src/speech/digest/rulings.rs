//! What we play where the official texts leave a question open, and the options that change it.

use kernel::Section;
use text::both;

use super::rule;

pub(super) const RULINGS: Section = Section {
    id: "rulings",
    title: both("Rulings on open questions", "Decisiones sobre cuestiones abiertas"),
    rules: &[
        rule(
            "R12.1",
            "You may choose to gain Force only if the marker can move that far, to discard only if you have \
             the cards, and to repair only if your base is damaged; if no option is possible, nothing \
             happens. Option `choice-strictness`: with `lenient`, one free space is enough to choose Force.",
            "Solo puedes elegir ganar Fuerza si el indicador puede avanzar tanto, descartar si tienes las \
             cartas y reparar si tu base tiene daño; si ninguna opción es posible, no pasa nada. Opción \
             `choice-strictness`: con `lenient` basta una casilla libre para elegir Fuerza.",
        ),
        rule(
            "R12.2",
            "You may pay for an ability by exiling its card or by discarding one even if it does nothing for \
             you, such as a repair of an undamaged base. Option `self-exile-without-effect`: with `off`, you \
             may not.",
            "Puedes pagar una capacidad exiliando su carta o descartando una aunque no te sirva de nada, \
             como reparar una base sin daño. Opción `self-exile-without-effect`: con `off` no se permite.",
        ),
        rule(
            "R12.3",
            "A price is paid in full or not at all: Gozanti Cruiser, C-ROC Cruiser and Jabba need a card in \
             your hand, the Death Star needs 4 resources, and a card that exiles itself must be in play.",
            "Un precio se paga entero o no se paga: el Crucero Gozanti, el Crucero C-ROC y Jabba piden una \
             carta en tu mano, la Estrella de la Muerte pide 4 recursos, y una carta que se exilia a sí \
             misma debe estar en juego.",
        ),
        rule(
            "R12.4",
            "An ability that is aimed at something needs something to aim at, or you cannot use it. This \
             goes for Luke, the Death Star, Hammerhead Corvette, Y-Wing, AT-AT, the Falcon, the Sail Barge, \
             Tarkin, Leia, Jawa Scavenger and Kel Dor Mystic. Option `target-is-needed`: with `off`, you may \
             use it all the same, and nothing happens but what it costs.",
            "Una capacidad dirigida a algo necesita a qué dirigirse; si no, no puedes usarla. Así ocurre con \
             Luke, la Estrella de la Muerte, la Corbeta cabeza de martillo, el Ala-Y, el AT-AT, el Halcón, \
             la Barcaza velera, Tarkin, Leia, el Carroñero jawa y el Místico kel dor. Opción \
             `target-is-needed`: con `off` puedes usarla igualmente, y no pasa nada salvo lo que cuesta.",
        ),
        rule(
            "R12.5",
            "If several cards would put your purchase in different places (Sullust, Twi'lek Smuggler, Jedha, \
             Fang Fighter, Leia, Corellia, Mon Cala), you pick one. Those that spoke of your first or next \
             purchase are used up either way. Option `unpicked-redirect-is-lost`: with `off`, those you did \
             not pick wait for your next purchase.",
            "Si varias cartas quieren poner tu adquisición en lugares distintos (Sullust, Contrabandista \
             twi'lek, Jedha, Caza Fang, Leia, Corellia, Mon Cala), tú eliges una. Las que hablaban de tu \
             primera o próxima adquisición se gastan de todos modos. Opción `unpicked-redirect-is-lost`: con \
             `off`, las que no elegiste esperan a tu próxima adquisición.",
        ),
        rule(
            "R12.6",
            "If you decline Sullust or Jedha for the first card they could move, you have lost them for this \
             turn. Option `declined-redirect-is-lost`: with `off`, they wait for a later purchase.",
            "Si rechazas Sullust o Jedha para la primera carta que podrían mover, las pierdes por este \
             turno. Opción `declined-redirect-is-lost`: con `off` esperan a una adquisición posterior.",
        ),
        rule(
            "R12.7",
            "A card to be exiled at the end of the turn is found wherever it is: hand, play area, discard \
             pile or deck, capital ships too. Option `marked-exile-anywhere`: with `off`, it is exiled only \
             from your hand or from play.",
            "Una carta que deba exiliarse al final del turno se busca donde esté: mano, zona de juego, pila \
             de descartes o mazo, también las naves de línea. Opción `marked-exile-anywhere`: con `off` solo \
             se exilia de tu mano o del juego.",
        ),
        rule(
            "R12.8",
            "A Quarren Mercenary is in its new place before you exile cards for it, so from your discard \
             pile it may exile even itself. Option `quarren-may-exile-itself`: with `off`, it may not.",
            "Un Mercenario quarren está en su nuevo lugar antes de que exilies cartas por él, así que desde \
             tu pila de descartes puede exiliarse incluso a sí mismo. Opción `quarren-may-exile-itself`: con \
             `off` no puede.",
        ),
        rule(
            "R12.9",
            "In the turn in which you reveal Coruscant it does not let you look at cards, for that turn has \
             already begun. Option `coruscant-on-reveal-turn`: with `on`, it does.",
            "En el turno en que muestras Coruscant no te deja mirar cartas, porque ese turno ya había \
             comenzado. Opción `coruscant-on-reveal-turn`: con `on` sí te deja.",
        ),
        rule(
            "R12.10",
            "If the galaxy deck is empty, looking and revealing do nothing, and no cards are shuffled for \
             it. If Coruscant finds a single card, you look at it and put it back. Option \
             `looking-shuffles`: with `on`, the galaxy discard pile is shuffled into a new deck first if the \
             deck is empty.",
            "Si el mazo de la galaxia está vacío, mirar y mostrar no hacen nada, y no se baraja por ello. Si \
             Coruscant encuentra una sola carta, la miras y la devuelves. Opción `looking-shuffles`: con \
             `on`, si el mazo está vacío, antes se baraja la pila de descartes de la galaxia para formar uno \
             nuevo.",
        ),
        rule(
            "R12.11",
            "Rodia: count the enemy cards of the row, capital ships included, deal the damage (Hoth ignores \
             2 of it), discard those cards, and only then fill the row. The new cards are left alone. Option \
             `rodia-counts-ships`: with `off`, capital ships are neither counted nor discarded.",
            "Rodia: cuenta las cartas enemigas de la fila, naves de línea incluidas, inflige el daño (Hoth \
             ignora 2 puntos), descarta esas cartas y solo entonces completa la fila. Las cartas nuevas no \
             se tocan. Opción `rodia-counts-ships`: con `off`, las naves de línea ni se cuentan ni se \
             descartan.",
        ),
        rule(
            "R12.12",
            "Tatooine: any card of the row may make way, and the Rebel card takes its very place, so nothing \
             is filled up. If the galaxy discard pile has no Rebel card, you still gain the resource. Option \
             `tatooine-pays-without-swap`: with `off`, you gain it only with a swap.",
            "Tatooine: puede ceder su sitio cualquier carta de la fila, y la carta Rebelde ocupa ese mismo \
             lugar, así que no se completa nada. Si en la pila de descartes de la galaxia no hay cartas \
             Rebeldes, ganas igualmente el recurso. Opción `tatooine-pays-without-swap`: con `off` solo lo \
             ganas si hay intercambio.",
        ),
        rule(
            "R12.13",
            "Ord Mantell: once per turn you may hunt a neutral unit, with its cost as target value and, if \
             you want it, as many resources as reward, before other abilities; a failed hunt counts as well. \
             Option `failed-hunt-counts`: with `off`, you may try again after a failure.",
            "Ord Mantell: una vez por turno puedes cazar una unidad neutral, con su coste como Objetivo y, \
             si la quieres, una recompensa de otros tantos recursos antes de otras capacidades; una cacería \
             fallida también cuenta. Opción `failed-hunt-counts`: con `off` puedes volver a intentarlo tras \
             un fallo.",
        ),
        rule(
            "R12.14",
            "With Inquisitor, Temple Guardian and Lobot you make your choice when you play them. Option \
             `stat-choice-timing`: with `activated`, you make it once, at any time in your turn.",
            "Con el Inquisidor, el Guardián del Templo y Lobot eliges cuando los juegas. Opción \
             `stat-choice-timing`: con `activated` eliges una vez, en cualquier momento de tu turno.",
        ),
        rule(
            "R12.15",
            "Kafrene and Bespin let you draw after the neutral card has given you its resources and Force, \
             and Outer Rim Pilots are neutral too. If you decline, there is no second chance this turn. \
             Option `declined-draw-is-lost`: with `off`, your next neutral card gives you another.",
            "Kafrene y Bespin te dejan robar después de que la carta neutral te haya dado sus recursos y su \
             Fuerza, y los Pilotos del Borde Exterior también son neutrales. Si lo rechazas, este turno no \
             hay otra oportunidad. Opción `declined-draw-is-lost`: con `off`, tu siguiente carta neutral te \
             da otra.",
        ),
        rule(
            "R12.16",
            "Hoth ignores 2 damage per turn in all, from whatever source and in anybody's turn. Damage that \
             goes elsewhere does not use this up. Option `hoth-counts-per-turn`: with `off`, Hoth ignores 2 \
             damage each time it would take any.",
            "Hoth ignora 2 puntos de daño por turno en total, vengan de donde vengan y sea de quien sea el \
             turno. El daño que va a otra parte no los gasta. Opción `hoth-counts-per-turn`: con `off`, Hoth \
             ignora 2 puntos cada vez que vaya a sufrir daño.",
        ),
        rule(
            "R12.17",
            "Damage that a Y-Wing deals to a capital ship stays on it like any other, and destroys it if it \
             is enough.",
            "El daño que un Ala-Y inflige a una nave de línea se queda en ella como cualquier otro, y la \
             destruye si es suficiente.",
        ),
        rule(
            "R12.18",
            "Neutral capital ships serve either side. When one is destroyed or discarded, it goes to the \
             pile of the player it belongs to.",
            "Las naves de línea neutrales sirven a cualquiera de los bandos. Cuando una se destruye o se \
             descarta, va a la pila de la persona a la que pertenece.",
        ),
        rule(
            "R12.19",
            "Jyn Erso shows you the whole enemy hand. With the Force you must put one of those cards on top \
             of its owner's deck; it is not discarded, so Yavin 4 stays silent. Option `jyn-must-put-back`: \
             with `off`, you may, but need not.",
            "Jyn Erso te enseña toda la mano enemiga. Con la Fuerza debes poner una de esas cartas encima \
             del mazo de su dueño; no se descarta, así que Yavin 4 no interviene. Opción \
             `jyn-must-put-back`: con `off` puedes hacerlo, pero no es obligatorio.",
        ),
        rule(
            "R12.20",
            "When a Rebel Commando makes a card be discarded at random, every card in the hand is equally \
             likely. It is a discard like others, so Yavin 4 deals its damage.",
            "Cuando un Comando rebelde hace descartar una carta al azar, todas las de la mano tienen la \
             misma probabilidad. Es un descarte como otro cualquiera, así que Yavin 4 inflige su daño.",
        ),
        rule(
            "R12.21",
            "A Jawa Scavenger needs a card in the galaxy discard pile that you may purchase and can pay for; \
             the 2 resources of the Jawa itself may help. The row loses nothing and is not filled.",
            "Un Carroñero jawa necesita en la pila de descartes de la galaxia una carta que te esté \
             permitido adquirir y puedas pagar; los 2 recursos del propio jawa pueden ayudar. La fila no \
             pierde nada y no se completa.",
        ),
        rule(
            "R12.22",
            "The reward for an AT-AT or the Millennium Falcon is a card of your own faction, not a neutral \
             one, from the row after it has been filled. It goes to your discard pile. Option \
             `reward-after-refill`: with `off`, every reward is taken before the row is filled.",
            "La recompensa por un AT-AT o por el Halcón Milenario es una carta de tu propia facción, no \
             neutral, de la fila una vez completada. Va a tu pila de descartes. Opción \
             `reward-after-refill`: con `off`, toda recompensa se toma antes de completar la fila.",
        ),
        rule(
            "R12.23",
            "What counts is the attack a card has when you carry the attack out; a bonus that ended earlier \
             does not help.",
            "Lo que cuenta es el Ataque que tiene una carta cuando llevas a cabo el ataque; una bonificación \
             que terminó antes no ayuda.",
        ),
        rule(
            "R12.24",
            "A card that a Scout Trooper or a TIE Interceptor discards came from the deck, so the row has \
             nothing to fill.",
            "Una carta que descartan un Soldado explorador o un Interceptor TIE venía del mazo, así que la \
             fila no tiene nada que completar.",
        ),
        rule(
            "R12.25",
            "On a capital ship you can put no more damage than it has hit points left. The base takes what \
             is left over once the last of them has been destroyed.",
            "En una nave de línea no puedes poner más daño que la Resistencia que le queda. La base recibe \
             lo que sobre una vez destruida la última.",
        ),
    ],
};
