//! What can go wrong, told to people.

use store::StoreError;
use table::Refusal;
use text::{Lang, both, fill};

use crate::wire::ServerSays;

#[derive(Debug)]
pub(crate) enum Problem {
    Refused(Refusal),
    NoTable,
    WrongToken,
    /// More than the limits of this server allow.
    TooMany,
    /// A frame or request that makes no sense.
    Nonsense(String),
    WrongVersion,
    Unreadable(String),
    Disk(String),
    NoAccount,
    NameTaken,
    BadName,
    BadDeckName,
    NoDeck,
    /// An account keeps no more than so many decks.
    ManyDecks(u32),
    NoSession,
    /// What is hidden stays hidden until the game is over.
    NotOver,
    NoPage,
    WrongMethod,
    NotJson,
    TooBig,
    TooSlow,
    /// Chat has its pace.
    TooFast,
    /// A server is asked by another name than its own.
    WrongHost,
    /// Something broke in the middle of a change, which has not happened.
    Broken,
    BotBroke,
    Closing,
}

impl Problem {
    /// For programs.
    pub(crate) fn why(&self) -> String {
        match self {
            Problem::Refused(refusal) => {
                let why = serde_json::to_value(refusal.why).expect("a reason is plain data");
                why.as_str().unwrap_or("refused").to_owned()
            }
            Problem::NoTable => "no-table".into(),
            Problem::WrongToken => "wrong-token".into(),
            Problem::TooMany => "too-many".into(),
            Problem::Nonsense(_) => "nonsense".into(),
            Problem::WrongVersion => "wrong-version".into(),
            Problem::Unreadable(_) => "unreadable".into(),
            Problem::Disk(_) => "disk".into(),
            Problem::NoAccount => "no-account".into(),
            Problem::NameTaken => "name-taken".into(),
            Problem::BadName => "bad-name".into(),
            Problem::BadDeckName => "bad-deck-name".into(),
            Problem::NoDeck => "no-deck".into(),
            Problem::ManyDecks(_) => "many-decks".into(),
            Problem::NoSession => "no-session".into(),
            Problem::NotOver => "not-over".into(),
            Problem::NoPage => "no-page".into(),
            Problem::WrongMethod => "wrong-method".into(),
            Problem::NotJson => "not-json".into(),
            Problem::TooBig => "too-big".into(),
            Problem::TooSlow => "too-slow".into(),
            Problem::TooFast => "too-fast".into(),
            Problem::WrongHost => "wrong-host".into(),
            Problem::Broken => "broken".into(),
            Problem::BotBroke => "bot-broke".into(),
            Problem::Closing => "closing".into(),
        }
    }

    /// The last thing said on a socket.
    pub(crate) fn bye(&self, lang: Lang) -> ServerSays {
        ServerSays::Bye { why: self.why(), text: self.text(lang) }
    }

    /// For people: what happened and what to do next.
    pub(crate) fn text(&self, lang: Lang) -> String {
        let (words, gap) = match self {
            Problem::Refused(refusal) => return refusal.say(lang),
            Problem::NoTable => (
                both(
                    "There is no such table: check the link, or set up a new table.",
                    "No existe esa mesa: revisa el enlace o prepara una mesa nueva.",
                ),
                "",
            ),
            Problem::WrongToken => (
                both(
                    "This link opens no seat at this table: ask for a new one, or watch.",
                    "Este enlace no abre ningún asiento de esta mesa: pide otro o mira la partida.",
                ),
                "",
            ),
            Problem::TooMany => (
                both(
                    "That is more than this server allows: wait a little and try again.",
                    "Es más de lo que permite este servidor: espera un poco e inténtalo de nuevo.",
                ),
                "",
            ),
            Problem::Nonsense(what) => {
                (both("This could not be understood: {0}", "Esto no se entiende: {0}"), what.as_str())
            }
            Problem::WrongVersion => (
                both(
                    "This page is older than the server: load it again.",
                    "Esta página es más antigua que el servidor: vuelve a cargarla.",
                ),
                "",
            ),
            Problem::Unreadable(what) => (
                both(
                    "The log of this table cannot be read: {0}",
                    "No se puede leer el registro de esta mesa: {0}",
                ),
                what.as_str(),
            ),
            Problem::Disk(what) => (
                both(
                    "The server could not write this down, so it has not happened; try again. ({0})",
                    "El servidor no pudo guardarlo, así que no ha ocurrido; inténtalo de nuevo. ({0})",
                ),
                what.as_str(),
            ),
            Problem::NoAccount => {
                (both("Name and password do not match.", "El nombre y la contraseña no coinciden."), "")
            }
            Problem::NameTaken => {
                (both("This name is taken: choose another one.", "Ese nombre ya existe: elige otro."), "")
            }
            Problem::BadName => (
                both(
                    "A name has 2 to 40 characters and a password at least 8.",
                    "Un nombre tiene de 2 a 40 caracteres y una contraseña, al menos 8.",
                ),
                "",
            ),
            Problem::BadDeckName => (
                both(
                    "The name of a deck has 1 to 60 characters.",
                    "El nombre de un mazo tiene de 1 a 60 caracteres.",
                ),
                "",
            ),
            Problem::NoDeck => (
                both(
                    "You keep no deck of this name: look at the list of your decks.",
                    "No guardas ningún mazo con ese nombre: mira la lista de tus mazos.",
                ),
                "",
            ),
            Problem::ManyDecks(most) => {
                let words = both(
                    "An account keeps {0} decks at most: delete one that you no longer need.",
                    "Una cuenta guarda {0} mazos como mucho: borra uno que ya no necesites.",
                );
                return fill(lang, words, &[most]);
            }
            Problem::NoSession => (
                both(
                    "You are not signed in: enter your name and password again.",
                    "No has iniciado sesión: escribe otra vez tu nombre y tu contraseña.",
                ),
                "",
            ),
            Problem::NotOver => (
                both(
                    "This opens when the game is over; until then look through your own eyes.",
                    "Esto se abre cuando termine la partida; hasta entonces, mira con tus propios ojos.",
                ),
                "",
            ),
            Problem::NoPage => (
                both(
                    "There is nothing at this address: see /api/openapi.json for what there is.",
                    "No hay nada en esta dirección: en /api/openapi.json está lo que hay.",
                ),
                "",
            ),
            Problem::WrongMethod => (
                both(
                    "This address is not asked like that: see /api/openapi.json for how.",
                    "A esta dirección no se le pregunta así: en /api/openapi.json dice cómo.",
                ),
                "",
            ),
            Problem::NotJson => (
                both(
                    "Send JSON, with the content type application/json.",
                    "Envía JSON, con el tipo de contenido application/json.",
                ),
                "",
            ),
            Problem::TooBig => (
                both(
                    "This request is too big for this server: send less at once.",
                    "La petición es demasiado grande para este servidor: envía menos de una vez.",
                ),
                "",
            ),
            Problem::TooSlow => (
                both(
                    "The server took too long: look whether it was done, and try again if not.",
                    "El servidor tardó demasiado: mira si se hizo y, si no, inténtalo de nuevo.",
                ),
                "",
            ),
            Problem::TooFast => (
                both(
                    "One thing at a time: wait a moment before you go on.",
                    "Poco a poco: espera un momento antes de seguir.",
                ),
                "",
            ),
            Problem::WrongHost => (
                both(
                    "This server does not go by this name: use its own address, or start it with --hosts.",
                    "Este servidor no se llama así: usa su propia dirección o inícialo con --hosts.",
                ),
                "",
            ),
            Problem::Broken => (
                both(
                    "Something broke at this table. It was taken up again as it had last been written down; try \
                     something else, and please report what you wanted to do.",
                    "Algo ha fallado en esta mesa. Sigue desde lo último que se guardó; prueba otra cosa y, por \
                     favor, informa de lo que querías hacer.",
                ),
                "",
            ),
            Problem::BotBroke => (
                both(
                    "The computer broke while it was thinking: it decides by chance this time, or has no advice. Please \
                     report it.",
                    "El ordenador ha fallado mientras pensaba: esta vez decide al azar, o no tiene consejo. Por favor, \
                     informa de ello.",
                ),
                "",
            ),
            Problem::Closing => (
                both(
                    "The server is closing: nothing is lost, come back in a moment.",
                    "El servidor se está cerrando: no se pierde nada, vuelve en un momento.",
                ),
                "",
            ),
        };
        fill(lang, words, &[&gap])
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::Refused(refusal)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Closed => Problem::Closing,
            error => Problem::Disk(error.to_string()),
        }
    }
}
