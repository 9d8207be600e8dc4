//! The table for four: set-up, regions, shared turns and how a team wins.

use kernel::Section;
use text::both;

use crate::speech::rule;

pub(super) const SET_UP: Section = Section {
    id: "team-set-up",
    title: both("Two against two: set-up", "Dos contra dos: preparación"),
    rules: &[
        rule(
            "R14.1",
            "Four people play with two boxes: two Empire players against two Rebel players, partners \
             side by side. There is only one Force track, between the regions.",
            "Juegan cuatro personas con dos cajas: dos jugadores del Imperio contra dos de los \
             Rebeldes, y los compañeros se sientan juntos. Solo hay un medidor de Equilibrio de la \
             Fuerza, entre las regiones.",
        ),
        rule(
            "R14.2",
            "The table has two regions, one on each side of the track. In each of them one Rebel \
             player sits opposite one Empire player.",
            "La mesa tiene dos regiones, una a cada lado del medidor. En cada una, un jugador Rebelde \
             se sienta frente a uno del Imperio.",
        ),
        rule(
            "R14.3",
            "Each region is laid out like a game for two: its own galaxy deck, its own row of 6, its \
             own galaxy discard pile and its own 10 Outer Rim Pilots.",
            "Cada región se prepara como una partida para dos: su propio mazo de la galaxia, su \
             propia fila de 6, su propia pila de descartes de la galaxia y sus propios 10 Pilotos del \
             Borde Exterior.",
        ),
        rule(
            "R14.4",
            "Deck, hand, discard pile and base deck are each player's own, and a player's deck stays \
             in its region. The bases of a team lie side by side in the middle.",
            "El mazo, la mano, la pila de descartes y el mazo de bases son de cada jugador, y su mazo \
             no sale de su región. Las bases de un equipo están juntas en el centro.",
        ),
        rule(
            "R14.5",
            "Chance decides which team goes first. The other team begins with the Force at its end of \
             the track.",
            "El azar decide qué equipo empieza. El otro comienza con la Fuerza en su extremo del \
             medidor.",
        ),
        rule(
            "R14.6",
            "A team has one victory pile for the bases it has destroyed, whoever lost them.",
            "Cada equipo tiene una sola pila de victorias para las bases que ha destruido, sean de \
             quien sean.",
        ),
    ],
};

pub(super) const TEAMWORK: Section = Section {
    id: "teamwork",
    title: both("Teamwork", "Trabajo en equipo"),
    rules: &[
        rule(
            "R14.7",
            "Where a card says you or your, it means both partners: a Stormtrooper your partner has \
             in play is enough for your General Veers.",
            "Cuando una carta habla de ti o de lo tuyo, se refiere a los dos compañeros: un Soldado \
             de asalto que tenga en juego tu compañero basta para tu General Veers.",
        ),
        rule(
            "R14.8",
            "What a base does all the time, such as Endor, it does for the cards of both partners.",
            "Lo que una base hace de forma constante, como Endor, lo hace para las cartas de los dos \
             compañeros.",
        ),
        rule(
            "R14.9",
            "Any other ability of a base is open to both partners, but it happens only once a turn, \
             or once each time it is set off, for each copy of the base. If you both have Bespin, the \
             first neutral card that either of you plays brings its player 2 cards.",
            "Cualquier otra capacidad de una base está abierta a los dos, pero solo una vez por \
             turno, o una vez cada vez que se activa, por cada copia de la base. Si los dos tenéis \
             Bespin, la primera carta neutral que juegue cualquiera de los dos le da 2 cartas a quien \
             la juega.",
        ),
        rule(
            "R14.10",
            "One exception: you can never exile a card of your partner.",
            "Con una excepción: nunca puedes exiliar una carta de tu compañero.",
        ),
    ],
};

pub(super) const REGIONS: Section = Section {
    id: "regions",
    title: both("Regions", "Regiones"),
    rules: &[
        rule(
            "R14.11",
            "Only the two players of a region deal with its galaxy deck, its row and its pilots: they \
             alone buy there, attack there and reach those cards with abilities.",
            "Solo los dos jugadores de una región tratan con su mazo de la galaxia, su fila y sus \
             pilotos: solo ellos compran y atacan allí, y solo sus capacidades alcanzan esas cartas.",
        ),
        rule(
            "R14.12",
            "No card ever leaves the region it began in.",
            "Ninguna carta sale jamás de la región en la que empezó.",
        ),
        rule(
            "R14.13",
            "When a card speaks of your opponent, it means the one across from you: you cannot make \
             the other one discard.",
            "Cuando una carta habla de tu adversario, se refiere al que tienes enfrente: no puedes \
             hacer que se descarte el otro.",
        ),
        rule(
            "R14.14",
            "Partners cannot join forces against a card of the row: its region is the business of one \
             of them.",
            "Los compañeros no pueden unir sus fuerzas contra una carta de la fila: su región es \
             asunto de uno solo de ellos.",
        ),
    ],
};

pub(super) const SHARED_ZONE: Section = Section {
    id: "shared-zone",
    title: both("The shared zone", "La zona compartida"),
    rules: &[
        rule(
            "R14.15",
            "The bases and capital ships of a team lie in its shared zone, and count as being in both \
             regions.",
            "Las bases y naves de línea de un equipo están en su zona compartida y se consideran \
             presentes en las dos regiones.",
        ),
        rule(
            "R14.16",
            "A capital ship lies on the side of whoever played it and protects both bases. Its \
             resources go to that player alone.",
            "Una nave de línea queda del lado de quien la jugó y protege las dos bases. Sus recursos \
             son solo para ese jugador.",
        ),
        rule(
            "R14.17",
            "When a card of the shared zone has something to do, the team decides which partner does \
             it; whoever answers first has decided.",
            "Cuando una carta de la zona compartida tiene algo que hacer, el equipo decide qué \
             compañero lo hace; quien responde primero ha decidido.",
        ),
        rule(
            "R14.18",
            "Both players of the other team can attack, damage and affect every base and capital ship \
             of the shared zone, as if it lay in their own region.",
            "Los dos jugadores del otro equipo pueden atacar, dañar y afectar a todas las bases y \
             naves de línea de la zona compartida, como si estuvieran en su propia región.",
        ),
    ],
};

pub(super) const SHARED_TURNS: Section = Section {
    id: "shared-turns",
    title: both("Shared turns", "Turnos compartidos"),
    rules: &[
        rule(
            "R14.19",
            "The teams take turns. In your team's turn you and your partner play at the same time, in \
             any order you like, one action of yours, two of theirs.",
            "Los equipos se alternan. En el turno de vuestro equipo jugáis los dos a la vez y en el \
             orden que queráis: una acción tuya, dos de tu compañero.",
        ),
        rule(
            "R14.20",
            "If the Force is at your end of the track when your team's turn begins, each of you gains \
             1 resource.",
            "Si la Fuerza está en vuestro extremo del medidor cuando empieza el turno de vuestro \
             equipo, cada uno gana 1 recurso.",
        ),
        rule(
            "R14.21",
            "Partners may show each other their hands and talk about what to do. Option `open-hands`: \
             with `off`, the table does not show you your partner's hand.",
            "Los compañeros pueden enseñarse las manos y hablar de lo que van a hacer. Opción \
             `open-hands`: con `off`, la mesa no te enseña la mano de tu compañero.",
        ),
        rule(
            "R14.22",
            "The Force is with the whole team: what one partner gains is enough for the cards of the \
             other.",
            "La Fuerza acompaña a todo el equipo: la que gana un compañero sirve para las cartas del \
             otro.",
        ),
        rule(
            "R14.23",
            "The turn is over when both partners have ended theirs. Then each discards and draws as \
             usual.",
            "El turno acaba cuando los dos compañeros han terminado el suyo. Entonces cada uno se \
             descarta y roba como siempre.",
        ),
    ],
};

pub(super) const PURCHASES: Section = Section {
    id: "team-purchases",
    title: both("Purchases of a team", "Compras en equipo"),
    rules: &[
        rule(
            "R14.24",
            "Your resources are yours: you cannot give any to your partner.",
            "Tus recursos son tuyos: no puedes dar ninguno a tu compañero.",
        ),
        rule(
            "R14.25",
            "You buy from your own region and for yourself, never for your partner's deck.",
            "Compras en tu propia región y para ti, nunca para el mazo de tu compañero.",
        ),
    ],
};

pub(super) const ATTACKS: Section = Section {
    id: "team-attacks",
    title: both("Attacks of a team", "Ataques en equipo"),
    rules: &[
        rule(
            "R14.26",
            "When you attack the enemy bases, the attack of both partners is added up, and the damage \
             may be divided between the two bases as you like. You may attack alone, or together with \
             all the cards your partner has assigned to it: then you divide the damage of both.",
            "Cuando atacáis las bases enemigas, se suma el Ataque de los dos compañeros y el daño se \
             reparte entre las dos bases como queráis. Puedes atacar con lo tuyo o junto con todas \
             las cartas que tu compañero haya asignado: entonces repartes tú el daño de los dos.",
        ),
        rule(
            "R14.27",
            "First every enemy capital ship must be destroyed, on both sides of the shared zone; only \
             then does an attack reach either base.",
            "Antes hay que destruir todas las naves de línea enemigas, a ambos lados de la zona \
             compartida; solo entonces un ataque alcanza cualquiera de las bases.",
        ),
        rule(
            "R14.28",
            "Nobody has to wait: each of you may attack alone, and there may be several attacks a \
             turn, with different cards.",
            "Nadie tiene que esperar: cada uno puede atacar por su cuenta, y puede haber varios \
             ataques por turno, con cartas distintas.",
        ),
        rule(
            "R14.29",
            "What one base cannot take may go to the other one, but whatever you put on a base other_region \
             its hit points is lost.",
            "Lo que una base no puede recibir puede ir a la otra, pero lo que pongáis en una base por \
             encima de su Resistencia se pierde.",
        ),
    ],
};

pub(super) const WINNING: Section = Section {
    id: "team-winning",
    title: both("Winning as a team", "Ganar en equipo"),
    rules: &[
        rule(
            "R14.30",
            "Your team wins as soon as it has destroyed three bases of each opponent, six in all. A \
             fourth base of one opponent does not stand in for the third of the other.",
            "Vuestro equipo gana en cuanto ha destruido tres bases de cada adversario, seis en total. \
             La cuarta base de un adversario no sustituye a la tercera del otro.",
        ),
        rule(
            "R14.31",
            "The full galaxy, with ten bases each, is recommended. Option `bases`: any mode of the \
             game for two.",
            "Se recomienda la galaxia completa, con diez bases para cada uno. Opción `bases`: \
             cualquier modo del juego para dos.",
        ),
        rule(
            "R14.32",
            "You may agree on another number of bases of each opponent (option `goal`); three is best \
             for a first game.",
            "Podéis acordar otro número de bases de cada adversario (opción `goal`); para la primera \
             partida, lo mejor son tres.",
        ),
    ],
};
