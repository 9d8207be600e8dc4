//! The game in words.

use std::collections::BTreeMap;

use kernel::{CardFacts, Cast, OptionFacts, Outcome, Seat, Speak, Team};
use text::{Both, Lang, both, fill};

use crate::card::{CardId, Piece, Place};
use crate::cards::{BOX, Kind};
use crate::event::Event;
use crate::setup::{OPTIONS, Setup};
use crate::staged::{is_asked, like};
use crate::{Action, Duel, View};

const SIDES: [Both; 2] = [both("Left", "Izquierda"), both("Right", "Derecha")];
const PLACES: [Both; 3] =
    [both("the west", "el oeste"), both("the bridge", "el puente"), both("the east", "el este")];
const BASES: [Both; 2] =
    [both("the left base", "la base izquierda"), both("the right base", "la base derecha")];
const PIPS: [Both; 3] = [both("blank", "nada"), both("hit", "impacto"), both("double hit", "doble impacto")];

fn side(seat: Seat, lang: Lang) -> String {
    SIDES[seat.index()].word(lang)
}

fn name(card: CardId, lang: Lang) -> String {
    card.face().title.word(lang)
}

fn place(place: Place, lang: Lang) -> String {
    PLACES[place.index()].word(lang)
}

fn piece(piece: Piece, lang: Lang) -> String {
    match piece {
        Piece::Card(card) => name(card, lang),
        Piece::Place(at) => place(at, lang),
        Piece::Base(base) => BASES[base.index()].word(lang),
    }
}

impl Speak for Duel {
    fn title(lang: Lang) -> String {
        both("Duel", "Duelo").word(lang)
    }

    fn say_seat(_: &Setup, seat: Seat, lang: Lang) -> String {
        side(seat, lang)
    }

    fn say_team(setup: &Setup, team: Team, lang: Lang) -> String {
        if setup.solo && team == Team(1) {
            both("the automaton", "el autómata").word(lang)
        } else {
            side(Seat(team.0), lang)
        }
    }

    fn say_question(view: &View, lang: Lang) -> String {
        let asked = is_asked(view, &like(view));
        let words = match (view.table.outcome, asked) {
            (Some(_), _) => both("The game is over.", "La partida ha terminado."),
            (None, true) => both("What do you do?", "¿Qué haces?"),
            (None, false) => both("The others are asked.", "Se espera a los demás."),
        };
        words.word(lang)
    }

    fn say_action(_: &View, action: &Action, lang: Lang) -> String {
        use script::Answer;
        let say = |words: Both, holes: &[&dyn std::fmt::Display]| fill(lang, words, holes);
        match action {
            Action::Play(card) => say(both("Play {0}", "Juegas {0}"), &[&name(*card, lang)]),
            Action::Attack(unit, target) => say(
                both("Attack {0} with {1}", "Atacas a {0} con {1}"),
                &[&piece(*target, lang), &name(*unit, lang)],
            ),
            Action::Move(unit, to) => {
                say(both("Move {0} to {1}", "Mueves {0} hacia {1}"), &[&name(*unit, lang), &place(*to, lang)])
            }
            Action::Answer(answer) => match answer {
                Answer::Choose(thing) => say(both("Choose {0}", "Eliges {0}"), &[&piece(*thing, lang)]),
                Answer::Name(thing) => say(both("Name {0}", "Nombras {0}"), &[&piece(*thing, lang)]),
                Answer::Put(thing, n) => say(both("{0} on {1}", "{0} en {1}"), &[n, &piece(*thing, lang)]),
                Answer::Take(thing, n) => say(both("{0} from {1}", "{0} de {1}"), &[n, &piece(*thing, lang)]),
                Answer::Mode(mode) => say(both("Option {0}", "Opción {0}"), &[&(mode + 1)]),
                Answer::First(seat) => say(both("{0} first", "Primero {0}"), &[&side(Seat(*seat), lang)]),
                Answer::Trigger(thing, ability) => say(
                    both("{0}: {1}", "{0}: {1}"),
                    &[&piece(*thing, lang), &crate::text::ability_name(*ability, lang)],
                ),
                Answer::Amount(n) => say(both("{0}", "{0}"), &[n]),
                Answer::Yes => both("Yes", "Sí").word(lang),
                Answer::Pass => both("Pass", "Pasas").word(lang),
            },
        }
    }

    fn say_tag(_: &View, action: &Action, lang: Lang) -> String {
        use script::Answer;
        let tag = match action {
            Action::Play(_) => both("Play", "Jugar"),
            Action::Attack(..) => both("Attack", "Atacar"),
            Action::Move(..) => both("Move", "Mover"),
            Action::Answer(Answer::Choose(_) | Answer::Name(_)) => both("Choose", "Elegir"),
            Action::Answer(Answer::Put(_, n) | Answer::Take(_, n) | Answer::Amount(n)) => {
                return fill(lang, both("{0}", "{0}"), &[n]);
            }
            Action::Answer(Answer::Mode(_)) => both("Option", "Opción"),
            Action::Answer(Answer::First(_)) => both("First", "Primero"),
            Action::Answer(Answer::Trigger(..)) => both("Next", "Ahora"),
            Action::Answer(Answer::Yes) => both("Yes", "Sí"),
            Action::Answer(Answer::Pass) => both("Pass", "Pasar"),
        };
        tag.word(lang)
    }

    fn number_name(key: &str, lang: Lang) -> String {
        let name = if key == "power" { both("power", "poder") } else { both("health", "salud") };
        name.word(lang)
    }

    fn say_event(seen: &Event, _: &Cast, lang: Lang) -> String {
        let say = |words: Both, holes: &[&dyn std::fmt::Display]| fill(lang, words, holes);
        let thing = |of: &Piece| piece(*of, lang);
        let card = |of: &CardId| name(*of, lang);
        let who = |seat: &Seat| side(*seat, lang);
        match seen {
            Event::RoundBegan(n) => say(both("Round {0} begins.", "Empieza la ronda {0}."), &[n]),
            Event::TurnBegan(seat) => say(both("{0} is to act.", "Le toca a {0}."), &[&who(seat)]),
            Event::Shuffled(seat) => say(both("{0} shuffles.", "{0} baraja."), &[&who(seat)]),
            Event::Drew(seat, None) => say(both("{0} draws a card.", "{0} roba una carta."), &[&who(seat)]),
            Event::Drew(seat, Some(drawn)) => {
                say(both("{0} draws {1}.", "{0} roba {1}."), &[&who(seat), &card(drawn)])
            }
            Event::Played(seat, played) => {
                say(both("{0} plays {1}.", "{0} juega {1}."), &[&who(seat), &card(played)])
            }
            Event::Entered(unit) => say(both("{0} comes into play.", "{0} entra en juego."), &[&card(unit)]),
            Event::Attacked(unit, target) => {
                say(both("{0} attacks {1}.", "{0} ataca a {1}."), &[&card(unit), &thing(target)])
            }
            Event::Moved(unit, to) => {
                say(both("{0} moves to {1}.", "{0} se mueve hacia {1}."), &[&card(unit), &place(*to, lang)])
            }
            Event::Damaged(target, n) => {
                say(both("{0} takes {1} damage.", "{0} recibe {1} de daño."), &[&thing(target), n])
            }
            Event::Mended(target, n) => {
                say(both("{0} is mended by {1}.", "{0} se repara en {1}."), &[&thing(target), n])
            }
            Event::Guarded(guard, unit) => {
                say(both("{0} steps in for {1}.", "{0} protege a {1}."), &[&card(guard), &card(unit)])
            }
            Event::Defeated(unit) => say(both("{0} is defeated.", "{0} cae."), &[&card(unit)]),
            Event::Returned(unit) => {
                say(both("{0} returns to hand.", "{0} vuelve a la mano."), &[&card(unit)])
            }
            Event::Discarded(seat, gone) => {
                say(both("{0} discards {1}.", "{0} descarta {1}."), &[&who(seat), &card(gone)])
            }
            Event::Revealed(unit) => say(both("It was {0}.", "Era {0}."), &[&card(unit)]),
            Event::Rolled(roll) => {
                let faces: Vec<String> =
                    roll.faces().map(|face| PIPS[usize::from(face)].word(lang)).collect();
                say(both("The dice show {0}.", "Los dados muestran {0}."), &[&faces.join(", ")])
            }
            Event::Chose { piece, tier, by, lot } => {
                let rule = say(both("rule {0}", "regla {0}"), &[&(tier + 1)]);
                let by = by.map(|by| say(both("point {0}", "punto {0}"), &[&(by + 1)]));
                let lot = lot.then(|| both("a lot", "un sorteo").word(lang));
                let reasons: Vec<String> = [Some(rule), by, lot].into_iter().flatten().collect();
                say(both("{0} is chosen: {1}.", "Se elige {0}: {1}."), &[&thing(piece), &reasons.join(", ")])
            }
            Event::Passed(seat) => say(both("{0} passes.", "{0} pasa."), &[&who(seat)]),
            Event::Left(seat) => say(both("{0} leaves.", "{0} se retira."), &[&who(seat)]),
            Event::Ended(Outcome::Draw) => both("Nobody wins.", "Nadie gana.").word(lang),
            Event::Ended(Outcome::Won(team)) => say(both("{0} wins.", "{0} gana."), &[&who(&Seat(team.0))]),
        }
    }

    fn say_table(view: &View, lang: Lang) -> String {
        let line = |seat: Seat| {
            let units: Vec<String> =
                view.table.units_of(seat).of::<CardId>().map(|unit| name(unit, lang)).collect();
            let damage = view.table.bases[seat.index()];
            fill(
                lang,
                both("{0}: damage {1}, hand {2}, units {3}", "{0}: daño {1}, mano {2}, unidades {3}"),
                &[&side(seat, lang), &damage, &view.hands[seat.index()].len(), &units.join(", ")],
            )
        };
        [line(Seat(0)), line(Seat(1))].join("\n")
    }

    fn combinations(_: &View, _: &[Action]) -> Vec<Vec<Action>> {
        Vec::new()
    }

    fn say_combination(view: &View, actions: &[Action], lang: Lang) -> String {
        actions.iter().map(|action| Duel::say_action(view, action, lang)).collect::<Vec<_>>().join(", ")
    }

    fn options(lang: Lang) -> Vec<OptionFacts> {
        OPTIONS.said(lang)
    }

    fn catalogue(_: &Setup, lang: Lang) -> Vec<CardFacts> {
        let facts = |face: &'static crate::cards::Face| {
            let (kind, kind_id, numbers) = match face.kind {
                Kind::Unit { power, health } => {
                    let numbers = BTreeMap::from([("power", power.into()), ("health", health.into())]);
                    (both("Unit", "Unidad"), "unit", numbers)
                }
                Kind::Event(_) => (both("Event", "Evento"), "event", BTreeMap::new()),
            };
            CardFacts {
                id: face.name,
                name: face.title.word(lang),
                quantity: 4,
                kind: kind.word(lang),
                kind_id,
                numbers,
                text: crate::text::text(face, lang),
                ..CardFacts::default()
            }
        };
        BOX.iter().map(facts).collect()
    }
}
