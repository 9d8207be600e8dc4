//! Why something was not done, in words people can act on.

use serde::{Deserialize, Serialize};
use text::{Both, Lang, both, fill};

/// The kinds of refusal, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The action is not among those offered now.
    NotOffered,
    NotYourTurn,
    /// The sender has seen an older position than the one the action would meet.
    Stale,
    Over,
    /// The table was closed because its log no longer follows the rules.
    Closed,
    /// Whoever runs the house has closed the table.
    ClosedByHouse,
    /// The game was begun by other rules than those of this program.
    OtherRules,
    NotSeated,
    SeatTaken,
    /// Whoever wants a seat has another one at this table.
    OneSeatEach,
    /// Somebody at the same address has a seat.
    SameHouse,
    /// Seats of a game that has begun go from hand to hand no more.
    Underway,
    /// Whoever is away may be back in a moment.
    JustLeft,
    /// This is not talked about here.
    Quiet,
    /// More has happened at this table than a game needs.
    LogFull,
    NothingToTakeBack,
    UndoIsOff,
    NothingAsked,
    TooLong,
    /// The set-up or an option is not possible.
    SetUp,
    UnknownGame,
    /// Somebody has not brought a deck yet.
    NotBegun,
    /// What was brought stays as it is.
    Begun,
    /// The deck cannot be read or is not legal.
    Deck,
    /// The deck cannot be read, so it cannot be kept.
    Unreadable,
    /// Nobody brings anything to this game.
    NoDecks,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub why: Why,
    words: Both,
    /// In English and in Spanish.
    gap: [String; 2],
}

impl Refusal {
    pub fn new(why: Why) -> Refusal {
        Refusal::about(why, String::new())
    }

    /// A refusal that names something; what comes from the rules is in English.
    pub fn about(why: Why, gap: impl Into<String>) -> Refusal {
        let gap = gap.into();
        Refusal::told(why, |_| gap.clone())
    }

    /// A refusal that says more, in the language of whoever is told.
    pub fn told(why: Why, gap: impl Fn(Lang) -> String) -> Refusal {
        let words = match why {
            Why::NotOffered => both("This is not possible now: {0}", "Esto no es posible ahora: {0}"),
            Why::NotYourTurn => both("It is not for you to decide now.", "Ahora no te toca decidir."),
            Why::Stale => both(
                "The position has changed since: look at it again and choose anew.",
                "La posición ha cambiado: mírala otra vez y vuelve a elegir.",
            ),
            Why::Over => both("The game is over.", "La partida ha terminado."),
            Why::Closed => both(
                "This table is closed: its game no longer follows the rules of this program. It can still be looked at.",
                "Esta mesa está cerrada: su partida ya no sigue las reglas de este programa. Aún se puede mirar.",
            ),
            Why::ClosedByHouse => both(
                "Whoever runs this house has closed the table. It can still be looked at.",
                "Quien lleva esta casa ha cerrado la mesa. Aún se puede mirar.",
            ),
            Why::OtherRules => both(
                "This game was begun by other rules (version {0}), so it cannot be played on. It can still be looked at.",
                "Esta partida empezó con otras reglas (versión {0}), así que no se puede seguir. Aún se puede mirar.",
            ),
            Why::OneSeatEach => both(
                "You have a seat at this table already: leave the other ones to others.",
                "Ya tienes un asiento en esta mesa: deja los demás para otras personas.",
            ),
            Why::SameHouse => both(
                "Somebody at your internet address has a seat at this table already, and each person has one. Ask for a \
                 table with a seat for you that has a link of its own.",
                "Alguien con tu dirección de Internet ya tiene asiento en esta mesa, y cada persona tiene uno. Pide una \
                 mesa con un asiento para ti que tenga su propio enlace.",
            ),
            Why::LogFull => both(
                "More has happened at this table than a game needs, and nothing more is written down. Play on at a new one.",
                "En esta mesa ha pasado más de lo que necesita una partida, y ya no se anota nada más. Seguid en otra.",
            ),
            Why::Underway => both(
                "The game has begun, so no seat changes hands: let a computer play for you, give up, or watch.",
                "La partida ha empezado y ningún asiento cambia de manos: deja jugar al ordenador, ríndete o mira.",
            ),
            Why::JustLeft => both(
                "Whoever sits there may be back in a moment: a computer can take over in {0} s.",
                "Quien se sienta ahí puede volver enseguida: el ordenador puede relevarle en {0} s.",
            ),
            Why::Quiet => both(
                "Nobody talks at this table, or only the players do: that was agreed on when it was set up.",
                "En esta mesa no se habla, o solo los jugadores: así se acordó al prepararla.",
            ),
            Why::NotSeated => both(
                "You have no seat at this table: open the link of a seat, or take an open one.",
                "No tienes asiento en esta mesa: abre el enlace de un asiento o toma uno libre.",
            ),
            Why::SeatTaken => both(
                "Somebody sits there already: take another seat, or watch.",
                "Ahí ya se sienta alguien: toma otro asiento o mira la partida.",
            ),
            Why::NothingToTakeBack => both("You have nothing to take back.", "No tienes nada que deshacer."),
            Why::UndoIsOff => {
                both("At this table nothing is taken back.", "En esta mesa no se deshace nada.")
            }
            Why::NothingAsked => both("Nobody has asked for this.", "Nadie ha pedido esto."),
            Why::TooLong => both(
                "This text is too long: {0} characters are the limit.",
                "El texto es demasiado largo: el límite son {0} caracteres.",
            ),
            Why::SetUp => {
                both("The table cannot be set up like this: {0}", "La mesa no se puede preparar así: {0}")
            }
            Why::UnknownGame => both("There is no such game: {0}", "No existe ese juego: {0}"),
            Why::NotBegun => both(
                "The game has not begun: it begins when every seat is taken and everybody has what they play with.",
                "La partida no ha empezado: empieza cuando todos los asientos estén ocupados y nadie tenga que elegir mazo.",
            ),
            Why::Begun => both(
                "The game has begun, so the decks stay as they are: choose another one for the next game.",
                "La partida ha empezado, así que los mazos se quedan como están: elige otro para la próxima.",
            ),
            Why::Deck => both("This deck cannot be played: {0}", "Este mazo no se puede jugar: {0}"),
            Why::Unreadable => both("This deck cannot be read: {0}", "Este mazo no se puede leer: {0}"),
            Why::NoDecks => both(
                "Nobody brings a deck to this game: everything needed is in the box.",
                "A esta partida nadie trae mazo: todo lo necesario está en la caja.",
            ),
        };
        Refusal { why, words, gap: [gap(Lang::En), gap(Lang::Es)] }
    }

    pub fn say(&self, lang: Lang) -> String {
        let [en, es] = &self.gap;
        fill(lang, self.words, &[if lang == Lang::Es { es } else { en }])
    }
}
