//! Positions of Suns: `turn: han`, `han hand: sun, moon`, `deck`, `pile`, `han score: 3`, `rolling: yes`.

use kernel::{Dice, Draws, Fact, Fate, Game, Seat, Stage};

use super::{Card, Chance, DRAWS_NONSENSE, Setup, Stand, State, Suns, View, called, name};

impl<const FLAW: u8> Stage for Suns<FLAW> {
    type Position = State;

    fn usual() -> Setup {
        Setup { goal: 10, open: false }
    }

    fn options_of(setup: &Setup) -> Vec<(String, String)> {
        vec![("goal".into(), setup.goal.to_string())]
    }

    fn describe(_: &View) -> Vec<(String, String)> {
        Vec::new()
    }

    fn set_option(setup: &mut Setup, option: &str, value: &str) -> Result<(), String> {
        match option {
            "goal" => setup.goal = value.parse().map_err(|_| format!("the goal `{value}` is no number"))?,
            "open" => setup.open = value == "yes",
            _ => return Err(format!("there is no option `{option}`")),
        }
        Ok(())
    }

    fn stage(setup: &Setup) -> Result<State, String> {
        let mut state = Self::start(setup, &[]).map_err(|errors| errors.to_string())?;
        state.stand = Stand::Deciding;
        state.deck.clear();
        Ok(state)
    }

    fn place(stage: &mut State, subject: &str, value: &str) -> Result<(), String> {
        let seat = subject.split(' ').next().and_then(called);
        match (seat, subject.rsplit(' ').next().unwrap_or("")) {
            (None, "turn") => stage.mover = called(value).ok_or("whose turn?")?,
            (None, "rolling") => stage.stand = Stand::Rolling,
            (None, "deck") => stage.deck = take(stage, value)?,
            (None, "pile") => stage.pile = take(stage, value)?,
            (Some(Seat(seat)), "hand") => {
                let mut hand = take(stage, value)?;
                hand.sort_unstable();
                stage.hands[usize::from(seat)] = hand;
            }
            (Some(seat), "score") => {
                stage.score[seat.index()] = value.parse().map_err(|_| format!("`{value}` is no score"))?;
            }
            _ => return Err(format!("there is no `{subject}` to place")),
        }
        Ok(())
    }

    fn raise(mut stage: State) -> Result<State, String> {
        if stage.score.iter().any(|score| *score < 0) {
            return Err("a score is below 0".into());
        }
        let rest: Vec<Card> = Card::all().filter(|card| !used(&stage).contains(card)).collect();
        stage.deck.extend(rest);
        Ok(stage)
    }

    fn read(view: &View, subject: &str) -> Result<Fact, String> {
        let list = |cards: &[Option<Card>]| {
            Fact::List(cards.iter().map(|card| card.map_or("?".into(), |card| card.to_string())).collect())
        };
        let pile: Vec<Option<Card>> = view.pile.iter().copied().map(Some).collect();
        Ok(match subject {
            "turn" => Fact::Name(name(view.mover).into()),
            "best" => Fact::Name(view.pile.iter().min().map_or("none".into(), ToString::to_string)),
            "deck" => list(&view.deck),
            "pile" => list(&pile),
            "han hand" => list(&view.hands[0]),
            "lando hand" => list(&view.hands[1]),
            "han score" => Fact::Number(view.score[0]),
            "lando score" => Fact::Number(view.score[1]),
            "goal" => Fact::Number(view.setup.goal),
            _ => return Err(format!("there is no `{subject}` to look at")),
        })
    }

    fn dictate(_: &State, words: &str) -> Result<Fate, String> {
        let faces = ["one", "two", "three", "four", "five", "six"];
        match faces.iter().position(|face| *face == words) {
            Some(face) => Ok(Fate::Index(face as u16)),
            None => words.parse(),
        }
    }

    fn undictated(chance: &Chance, n: u64) -> Fate {
        if FLAW == DRAWS_NONSENSE { Fate::Index(99) } else { chance.draw(&mut Dice::at(1, n)) }
    }
}

fn used(stage: &State) -> Vec<Card> {
    stage.hands.iter().flatten().chain(&stage.deck).chain(&stage.pile).copied().collect()
}

/// Cards by name, with or without copy number, that are nowhere else yet.
fn take(stage: &State, value: &str) -> Result<Vec<Card>, String> {
    let mut taken = used(stage);
    let mut cards = Vec::new();
    for name in value.split(", ").filter(|name| *name != "none") {
        let free = Card::all().find(|card| {
            let notation = card.to_string();
            !taken.contains(card) && (notation == name || notation.split('.').next() == Some(name))
        });
        let card = free.ok_or_else(|| format!("there is no `{name}` left to place"))?;
        taken.push(card);
        cards.push(card);
    }
    Ok(cards)
}
