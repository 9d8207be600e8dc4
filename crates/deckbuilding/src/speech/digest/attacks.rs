//! Attacks on the base and on the galaxy row.

use kernel::Section;
use text::both;

use super::rule;

pub(super) const ATTACKING: Section = Section {
    id: "attacking",
    title: both("Preparing an attack", "Preparar un ataque"),
    rules: &[
        rule(
            "R5.4.1",
            "A card can take part in an attack only if it is in play and its attack is at least 1.",
            "Una carta puede participar en un ataque solo si está en juego y su Ataque es al menos 1.",
        ),
        rule(
            "R5.4.2",
            "Attack your opponent's base with units and capital ships, or one card of the galaxy row with \
             units alone.",
            "Ataca la base de tu adversario con unidades y naves de línea, o una sola carta de la fila de la \
             galaxia únicamente con unidades.",
        ),
        rule(
            "R5.4.3",
            "Each card attacks once a turn at most. Using its ability does not count as attacking, so you \
             may do both.",
            "Cada carta ataca como mucho una vez por turno. Usar su capacidad no cuenta como atacar, así que \
             puedes hacer ambas cosas.",
        ),
        rule(
            "R5.4.4",
            "Take your time: gather attackers one by one, for several targets if you like, and carry out \
             each attack when you are ready.",
            "Tómate tu tiempo: reúne atacantes de uno en uno, para varios objetivos si quieres, y lleva a \
             cabo cada ataque cuando te convenga.",
        ),
        rule(
            "R5.4.5",
            "You may attack several times in a turn, even the base more than once, with other cards each \
             time.",
            "Puedes atacar varias veces en un turno, incluso la base más de una vez, con otras cartas en \
             cada ocasión.",
        ),
        rule(
            "R5.4.6",
            "Nothing is fixed until you carry an attack out: only then is the attack of its cards added up. \
             If its target has left the row before that, the cards you had assigned are free again.",
            "Nada queda fijado hasta que llevas a cabo el ataque: solo entonces se suma el Ataque de sus \
             cartas. Si antes de eso su objetivo ha dejado la fila, las cartas que habías asignado vuelven a \
             estar libres.",
        ),
    ],
};

pub(super) const BASE_ATTACKS: Section = Section {
    id: "base-attacks",
    title: both("Attacks on the base", "Ataques a la base"),
    rules: &[
        rule(
            "R5.5.1",
            "Add up the attack of all the cards that take part: that is the damage you deal.",
            "Suma el Ataque de todas las cartas que participan: ese es el daño que infliges.",
        ),
        rule(
            "R5.5.2",
            "Capital ships shield the base: as long as your opponent has any, your damage goes to them, \
             divided among them as you please, and none reaches the base until the last one is destroyed.",
            "Las naves de línea protegen la base: mientras tu adversario tenga alguna, tu daño va a ellas, \
             repartido como te parezca, y nada alcanza la base hasta que caiga la última.",
        ),
        rule(
            "R5.5.3",
            "A capital ship is destroyed when its damage reaches its hit points. It goes to the discard pile \
             of its owner, free of damage.",
            "Una nave de línea se destruye cuando su daño alcanza su Resistencia. Va a la pila de descartes \
             de su dueño, libre de daño.",
        ),
        rule(
            "R5.5.4",
            "With no enemy capital ship left, the rest of your damage hits the base.",
            "Cuando ya no hay naves de línea enemigas, el resto de tu daño golpea la base.",
        ),
        rule(
            "R5.5.5",
            "Damage on bases and capital ships does not go away with the turn. Cards can repair bases, but \
             no card of this game repairs a capital ship.",
            "El daño de bases y naves de línea no desaparece con el turno. Hay cartas que reparan bases, \
             pero ninguna de este juego repara naves de línea.",
        ),
        rule(
            "R5.5.6",
            "A base is destroyed when its damage reaches its hit points: put it, without the damage, into \
             your victory pile. Damage beyond that is lost and does not wait for the next base.",
            "Una base se destruye cuando su daño alcanza su Resistencia: ponla, sin el daño, en tu pila de \
             victorias. El daño de más se pierde y no espera a la próxima base.",
        ),
        rule(
            "R5.5.7",
            "Having lost your base, you are without one until your next turn starts, and only then pick \
             another (R4.2).",
            "Si pierdes tu base, te quedas sin ninguna hasta que empiece tu próximo turno, y solo entonces \
             eliges otra (R4.2).",
        ),
        rule(
            "R5.5.8",
            "Even with the enemy base already gone this turn you may attack: the damage falls on the capital \
             ships, and what they do not absorb is lost.",
            "Aunque la base enemiga ya haya caído este turno, puedes atacar: el daño recae en las naves de \
             línea, y lo que ellas no absorban se pierde.",
        ),
        rule(
            "R5.5.9",
            "Your attackers remain in play, but they cannot attack again this turn.",
            "Tus atacantes siguen en juego, pero no pueden volver a atacar este turno.",
        ),
    ],
};

pub(super) const ROW_ATTACKS: Section = Section {
    id: "row-attacks",
    title: both(
        "Attacks on the galaxy row: bounty hunt and sabotage",
        "Ataques a la fila de la galaxia: cacería y sabotaje",
    ),
    rules: &[
        rule(
            "R5.6.1",
            "A bounty hunt of the Empire and a sabotage of the Rebels are the same thing: an attack on one \
             card of the galaxy row.",
            "Una cacería del Imperio y un sabotaje de los Rebeldes son lo mismo: un ataque a una carta de la \
             fila de la galaxia.",
        ),
        rule(
            "R5.6.2",
            "You can go for enemy units only, for these have a target value; your own cards, neutral cards \
             and capital ships are safe from you. Only Ord Mantell makes an exception.",
            "Solo puedes ir a por unidades enemigas, que son las que tienen Objetivo; tus propias cartas, \
             las neutrales y las naves de línea están a salvo de ti. La única excepción es Ord Mantell.",
        ),
        rule(
            "R5.6.3",
            "Send units: capital ships never take part.",
            "Envía unidades: las naves de línea nunca participan.",
        ),
        rule(
            "R5.6.4",
            "If the attack of your units reaches the target value, the card is defeated. Put it on the \
             galaxy discard pile, fill the row, and take its reward if you want it.",
            "Si el Ataque de tus unidades alcanza el Objetivo, la carta queda derrotada. Ponla en la pila de \
             descartes de la galaxia, completa la fila y toma su recompensa si la quieres.",
        ),
        rule(
            "R5.6.5",
            "Attack beyond the target value brings you nothing.",
            "El Ataque que pase del Objetivo no te aporta nada.",
        ),
        rule(
            "R5.6.6",
            "If you fall short, the card is unharmed and keeps no damage, but your units have had their \
             attack for this turn.",
            "Si te quedas corto, la carta sale ilesa y no conserva daño, pero tus unidades ya han gastado su \
             ataque de este turno.",
        ),
        rule(
            "R5.6.7",
            "Nobody forces a reward on you, but if you take it, take all of it.",
            "Nadie te obliga a aceptar una recompensa, pero si la tomas, tómala entera.",
        ),
        rule(
            "R5.6.8",
            "After a defeat, keep to this order: the card is discarded, the row is filled, then the reward, \
             and last what your attackers do for having defeated a target.",
            "Tras una derrota, sigue este orden: la carta se descarta, la fila se completa, luego la \
             recompensa y, por último, lo que hagan tus atacantes por haber derrotado a un objetivo.",
        ),
        rule(
            "R5.6.9",
            "Every unit that took part counts as having defeated the target. If several of them have \
             something to do, you decide in which order.",
            "Cada unidad que haya participado cuenta como que ha derrotado al objetivo. Si varias tienen \
             algo que hacer, tú decides en qué orden.",
        ),
    ],
};
