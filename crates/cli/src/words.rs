//! What the program itself says, in both languages. All about a game comes from the game.

use std::fmt::Display;

use text::{Both, Lang};

pub(crate) fn pick(lang: Lang, both: Both) -> &'static str {
    match lang {
        Lang::Es => both.es,
        Lang::En | Lang::Pseudo => both.en,
    }
}

/// The sentence with its gaps `{0}`, `{1}`, ... filled in.
pub(crate) fn fill(lang: Lang, both: Both, gaps: &[&dyn Display]) -> String {
    let mut rest = pick(lang, both);
    let mut out = String::new();
    while let Some((before, after)) = rest.split_once('{') {
        let (number, after) = after.split_once('}').expect("a gap is closed");
        out.push_str(before);
        out.push_str(&gaps[number.parse::<usize>().expect("a gap has a number")].to_string());
        rest = after;
    }
    out.push_str(rest);
    out
}

const fn both(en: &'static str, es: &'static str) -> Both {
    Both { en, es }
}

// Requests that do not go.

pub(crate) const ILLEGAL_SETUP: Both =
    both("this set-up is not legal: {0}", "esta preparación no es válida: {0}");
pub(crate) const NO_SUCH_SEAT: Both = both(
    "nobody at this table is called `{0}`; there are: {1}",
    "nadie en esta mesa se llama `{0}`; están: {1}",
);
pub(crate) const CANNOT_READ: Both = both("`{0}` cannot be read: {1}", "no se puede leer `{0}`: {1}");
pub(crate) const CANNOT_WRITE: Both = both("`{0}` cannot be written: {1}", "no se puede escribir `{0}`: {1}");
pub(crate) const NO_THREADS: Both =
    both("the threads cannot be started: {0}", "no se pueden iniciar los hilos: {0}");
pub(crate) const NO_SUCH_FOLDER: Both = both(
    "`{0}` cannot be written: its folder does not exist",
    "no se puede escribir `{0}`: su carpeta no existe",
);
pub(crate) const IS_A_FOLDER: Both =
    both("`{0}` is a folder; name a file in it", "`{0}` es una carpeta; nombra un archivo dentro");
pub(crate) const FILE_EXISTS: Both = both(
    "`{0}` exists already and is not this game's file; choose another name",
    "`{0}` ya existe y no es el archivo de esta partida; elige otro nombre",
);
pub(crate) const SETUP_IS_SAVED: Both = both(
    "a saved game brings its own set-up; leave out --mode, --goal, --players, --length, --characters, --expansion, --combat, --reputation, --option and --decks with --resume",
    "una partida guardada trae su preparación; quita --mode, --goal, --players, --length, --characters, --expansion, --combat, --reputation, --option y --decks al usar --resume",
);
pub(crate) const WRONG_NUMBER_OF_BOTS: Both = both(
    "--bots names {0} bots, but {1} seats need one each; name one for all or one for each seat",
    "--bots nombra {0} bots, pero hay {1} asientos; nombra uno para todos o uno por asiento",
);
pub(crate) const WRONG_NUMBER_OF_DECKS: Both = both(
    "--decks names {0} decks, but {1} seats need one each; name one for all or one for each seat",
    "--decks nombra {0} mazos, pero hay {1} asientos; nombra uno para todos o uno por asiento",
);
pub(crate) const NO_DECKS: Both = both(
    "nobody brings a deck to this game: everything needed is in the box",
    "a esta partida nadie trae mazo: todo lo necesario está en la caja",
);
pub(crate) const NO_GAME_WITH_DECKS: Both =
    both("nobody brings a deck to any of these games", "a ninguno de estos juegos se trae mazo");
pub(crate) const NO_SUCH_DECK: Both = both(
    "`{0}` is neither a file nor a ready deck; ready are: {1}",
    "`{0}` no es ni un archivo ni un mazo ya hecho; están: {1}",
);
pub(crate) const BAD_DECK: Both = both("`{0}` cannot be played:", "`{0}` no se puede jugar:");
pub(crate) const BEYOND_THE_END: Both = both(
    "--to {0} lies beyond the end: the record has {1} inputs",
    "--to {0} queda más allá del final: la partida guardada tiene {1} entradas",
);
pub(crate) const NO_SUCH_EYES: Both = both(
    "--as `{0}` is unknown; there are: {1}, all, public",
    "--as `{0}` no se conoce; están: {1}, all, public",
);
pub(crate) const NO_SUCH_CARD: Both = both(
    "no card has `{0}` in its name or id; `cantina cards {1}` lists all {2}",
    "ninguna carta tiene `{0}` en su nombre o id; `cantina cards {1}` muestra las {2}",
);
pub(crate) const NO_SUCH_RULE: Both = both(
    "no rule has all of this in it: {0}; `cantina rules {1}` shows all {2}",
    "ninguna regla contiene todo esto: {0}; `cantina rules {1}` muestra las {2}",
);
pub(crate) const NO_RULES: Both =
    both("there are no rules in short for {0}", "no hay reglas resumidas de {0}");

// At the table.

pub(crate) const WELCOME: Both = both(
    "{0}. Seed {1}. Type a number to choose, h for help.",
    "{0}. Semilla {1}. Escribe un número para elegir, h para ayuda.",
);
pub(crate) const YOU_ARE: Both = both("You play {0}.", "Juegas con {0}.");
pub(crate) const NOW_PLAYS: Both = both("Now: {0}", "Ahora: {0}");
pub(crate) const HAND_OVER: Both =
    both("Hand the keyboard to {0} and press Enter.", "Pasa el teclado a {0} y pulsa Intro.");
pub(crate) const NOT_A_NUMBER_HERE: Both =
    both("There is no choice {0}; choose from 1 to {1}.", "No hay opción {0}; elige de 1 a {1}.");
pub(crate) const TOO_OFTEN: Both = both(
    "Choice {0} can be taken {1} times only; nothing was played.",
    "La opción {0} solo se puede tomar {1} veces; no se ha jugado nada.",
);
pub(crate) const NOT_AFTER_THAT: Both = both(
    "“{0}” is no longer possible after the choices before it; nothing was played.",
    "«{0}» ya no es posible tras las opciones anteriores; no se ha jugado nada.",
);
pub(crate) const INTERRUPTED: Both = both(
    "Somebody else has played in between: the choices after that were not played.",
    "Otra persona ha jugado entre medias: las opciones posteriores no se han jugado.",
);
pub(crate) const NOT_UNDERSTOOD: Both = both(
    "`{0}` is neither a choice nor a command; type a number from 1 to {1}, or h for help.",
    "`{0}` no es una opción ni una orden; escribe un número de 1 a {1}, o h para ayuda.",
);
pub(crate) const NOT_UNDERSTOOD_OVER: Both = both(
    "The game is over: `{0}` does nothing now; h lists the commands.",
    "La partida ha terminado: `{0}` ya no hace nada; h muestra las órdenes.",
);
pub(crate) const NAME_A_CARD: Both =
    both("Name a card: c and part of its name.", "Nombra una carta: c y parte de su nombre.");
pub(crate) const CARD_NOT_FOUND: Both =
    both("No card has `{0}` in its name.", "Ninguna carta tiene `{0}` en su nombre.");
pub(crate) const WHICH_CARD: Both = both("Which one?", "¿Cuál de ellas?");
pub(crate) const LOG_EMPTY: Both = both("Nothing has happened yet.", "Todavía no ha pasado nada.");
pub(crate) const NO_REASONS: Both = both(
    "Nobody has decided anything by a procedure yet.",
    "Todavía nadie ha decidido nada según un procedimiento.",
);
pub(crate) const CARRY_ON: Both = both(
    "Enter carries on, w says why, q tells the rest at once.",
    "Intro sigue, w dice por qué, q cuenta el resto de una vez.",
);
pub(crate) const UNDONE: Both = both("Taken back.", "Deshecho.");
pub(crate) const NOTHING_TO_UNDO: Both = both(
    "There is nothing to take back: you have not decided anything yet.",
    "No hay nada que deshacer: aún no has decidido nada.",
);
pub(crate) const NAME_A_FILE: Both =
    both("Name a file: s and a file name.", "Nombra un archivo: s y el nombre del archivo.");
pub(crate) const SAVED: Both = both("Saved. To go on later: {0}", "Guardada. Para seguir más tarde: {0}");
pub(crate) const SAVE_BEFORE_LEAVING: Both = both(
    "This game is not saved. Type a file name to save it, or press Enter to leave without.",
    "Esta partida no está guardada. Escribe un nombre de archivo para guardarla, o pulsa Intro para salir sin guardar.",
);
pub(crate) const GOODBYE: Both = both("Goodbye.", "Hasta pronto.");
pub(crate) const WON_BY: Both =
    both("The game is over. It is won by: {0}.", "La partida ha terminado. Gana: {0}.");
pub(crate) const DRAWN: Both =
    both("The game is over. It is a draw.", "La partida ha terminado. Es un empate.");
pub(crate) const AFTER_THE_END: Both = both(
    "s FILE saves the game, u takes back, l shows the log, q leaves.",
    "s ARCHIVO guarda la partida, u deshace, l muestra el diario, q sale.",
);
pub(crate) const HELP: Both = both(
    "\
1 4 5      take these choices, one after the other
(Enter)    show the choices again
t          the table
c NAME     the text of a card: part of its name in either language, or its id
l          the log of the whole game
w          why: the reasons of an opponent who goes by a procedure
u          undo: back to your previous decision
s FILE     save (s alone: to the same file as before)
h          this help
q          leave
Whole words work too: table, card, log, why, undo, save, help, quit.",
    "\
1 4 5      toma estas opciones, una tras otra
(Intro)    muestra otra vez las opciones
t          la mesa
c NOMBRE   el texto de una carta: parte de su nombre en cualquier idioma, o su id
l          el diario de toda la partida
w          por qué: las razones de un oponente que sigue un procedimiento
u          deshacer: vuelve a tu decisión anterior
s ARCHIVO  guardar (s sola: en el mismo archivo que antes)
h          esta ayuda
q          salir
También valen palabras enteras: mesa, carta, diario, porqué, deshacer, guardar, ayuda, salir.",
);

// Cards.

pub(crate) const COPIES: Both = both("copies", "copias");
pub(crate) const UNIQUE: Both = both("unique", "única");

// Decks.

pub(crate) const DECK_IS_LEGAL: Both =
    both("`{0}` can be played: {1} cards.", "`{0}` se puede jugar: {1} cartas.");
pub(crate) const NAMELESS_DECK: Both = both("A deck without a name", "Un mazo sin nombre");
pub(crate) const LEADER: Both = both("Leader", "Líder");
pub(crate) const BASE: Both = both("Base", "Base");
pub(crate) const CARDS_IN_DECK: Both = both("Cards: {0}", "Cartas: {0}");
pub(crate) const KINDS: Both = both("Kinds", "Tipos");
pub(crate) const ASPECTS: Both = both("Aspects", "Aspectos");
pub(crate) const CURVE: Both = both("Cards by cost", "Cartas por coste");
pub(crate) const SIDEBOARD: Both = both("Sideboard", "Reserva");

// Simulations.

pub(crate) const SIMULATED: Both = both("{0}: {1} games, seed {2}", "{0}: {1} partidas, semilla {2}");
pub(crate) const WINS: Both = both("wins", "victorias");
pub(crate) const DRAWS: Both = both("draws", "empates");
pub(crate) const SPEED: Both = both(
    "{0} actions a game; {1} actions in {2} s: {3} actions and {4} games per second",
    "{0} acciones por partida; {1} acciones en {2} s: {3} acciones y {4} partidas por segundo",
);
pub(crate) const NEVER_PLAYED: Both =
    both("Cards never played ({0}): {1}", "Cartas que nunca se jugaron ({0}): {1}");
pub(crate) const ALL_PLAYED: Both = both("Every card was played.", "Se jugaron todas las cartas.");

// Replays.

pub(crate) const AFTER_INPUT: Both = both("{0}: after input {1} of {2}", "{0}: tras la entrada {1} de {2}");
pub(crate) const LINES_LEFT_OUT: Both =
    both("({0} earlier lines; --log all shows them)", "({0} líneas anteriores; --log all las muestra)");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_by_number_and_what_fills_them_is_not_read_again() {
        let both = both("{1} before {0}", "{0} tras {1}");
        assert_eq!(fill(Lang::En, both, &[&"{1}", &2]), "2 before {1}");
        assert_eq!(fill(Lang::Es, both, &[&"a", &"b"]), "a tras b");
    }
}
