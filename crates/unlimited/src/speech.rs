//! The game in words.

mod catalogue;

use kernel::{CardFacts, Cast, OptionFacts, Seat, Speak, Team};
use script::Answer;
use text::{Both, Lang, both, fill};

use crate::card::{CardId, TokenKind};
use crate::cards::BOX;
use crate::event::Event;
use crate::label::{Label, Piece};
use crate::setup::{OPTIONS, Setup};
use crate::{Action, Unlimited, View, offer};

const SEATS: [Both; 2] = [both("Player one", "Jugador uno"), both("Player two", "Jugador dos")];

fn seat_name(seat: Seat, lang: Lang) -> String {
    SEATS[seat.index()].word(lang)
}

fn name(label: Label, lang: Lang) -> String {
    if label.is_known() { label.face().name.word(lang) } else { both("a card", "una carta").word(lang) }
}

fn piece(piece: Piece, lang: Lang) -> String {
    match piece {
        Piece::Card(label) => name(label, lang),
        Piece::Token(label, TokenKind::Shield) => {
            fill(lang, both("a Shield on {0}", "un Escudo de {0}"), &[&name(label, lang)])
        }
        Piece::Token(label, TokenKind::Experience) => {
            fill(lang, both("Experience on {0}", "Experiencia de {0}"), &[&name(label, lang)])
        }
        Piece::Player(seat) => seat_name(seat, lang),
    }
}

impl Speak for Unlimited {
    fn title(lang: Lang) -> String {
        both("Unlimited", "Unlimited").word(lang)
    }

    fn say_seat(_: &Setup, seat: Seat, lang: Lang) -> String {
        seat_name(seat, lang)
    }

    fn say_team(_: &Setup, team: Team, lang: Lang) -> String {
        seat_name(Seat(team.0), lang)
    }

    fn say_question(view: &View, lang: Lang) -> String {
        let words = match view.table.outcome {
            Some(_) => both("The game is over.", "La partida ha terminado."),
            None if offer::asks(view) => both("What do you do?", "¿Qué haces?"),
            None => both("The others are asked.", "Se espera a los demás."),
        };
        words.word(lang)
    }

    fn say_action(_: &View, action: &Action, lang: Lang) -> String {
        let say = |words: Both, holes: &[&dyn std::fmt::Display]| fill(lang, words, holes);
        match action {
            Action::Play(card, None) => say(both("Play {0}", "Juegas {0}"), &[&name(*card, lang)]),
            Action::Play(card, Some(on)) => {
                say(both("Play {0} on {1}", "Juegas {0} en {1}"), &[&name(*card, lang), &name(*on, lang)])
            }
            Action::Attack(unit, target) => say(
                both("Attack {0} with {1}", "Atacas a {0} con {1}"),
                &[&name(*target, lang), &name(*unit, lang)],
            ),
            Action::Use(card) => say(both("Use {0}", "Usas {0}"), &[&name(*card, lang)]),
            Action::Deploy(leader) => say(both("Deploy {0}", "Despliegas a {0}"), &[&name(*leader, lang)]),
            Action::Initiative => both("Take the initiative", "Tomas la iniciativa").word(lang),
            Action::Name(face) => {
                say(both("Name {0}", "Nombras {0}"), &[&BOX[usize::from(face.0)].name.word(lang)])
            }
            Action::Answer(answer) => match answer {
                Answer::Choose(thing) | Answer::Name(thing) => {
                    say(both("Choose {0}", "Eliges {0}"), &[&piece(*thing, lang)])
                }
                Answer::Put(thing, n) | Answer::Take(thing, n) => {
                    say(both("{0} on {1}", "{0} en {1}"), &[n, &piece(*thing, lang)])
                }
                Answer::Mode(mode) => say(both("Option {0}", "Opción {0}"), &[&(mode + 1)]),
                Answer::First(seat) => {
                    say(both("{0} first", "Primero {0}"), &[&seat_name(Seat(*seat), lang)])
                }
                Answer::Trigger(thing, _) => say(both("Next: {0}", "Ahora: {0}"), &[&piece(*thing, lang)]),
                Answer::Amount(n) => say(both("{0}", "{0}"), &[n]),
                Answer::Yes => both("Yes", "Sí").word(lang),
                Answer::Pass => both("Pass", "Pasas").word(lang),
            },
        }
    }

    fn say_event(seen: &Event, _: &Cast, lang: Lang) -> String {
        format!("{seen:?} {lang}")
    }

    fn say_table(view: &View, lang: Lang) -> String {
        let bases = [Seat(0), Seat(1)].map(|seat| {
            let base = CardId::base_of(seat);
            fill(
                lang,
                both("{0}: {1}, {2} HP left", "{0}: {1}, quedan {2} PG"),
                &[&seat_name(seat, lang), &name(view.table.label(base), lang), &view.table.hp_left(base)],
            )
        });
        bases.join("\n")
    }

    fn combinations(_: &View, _: &[Action]) -> Vec<Vec<Action>> {
        Vec::new()
    }

    fn say_combination(view: &View, actions: &[Action], lang: Lang) -> String {
        actions.iter().map(|action| Unlimited::say_action(view, action, lang)).collect::<Vec<_>>().join(", ")
    }

    fn options(lang: Lang) -> Vec<OptionFacts> {
        OPTIONS.said(lang)
    }

    fn catalogue(_: &Setup, lang: Lang) -> Vec<CardFacts> {
        catalogue::catalogue(lang)
    }

    fn number_name(key: &str, lang: Lang) -> String {
        catalogue::number_name(key, lang)
    }
}
