//! Any game as a [`Board`].

use bots::BotKind;
use games::{Library, Playable, Shelf, Task};
use kernel::{
    CardFacts, Cast, Dice, Draws, Eyes, Fate, Id, Input, NoLog, Outcome, Prompt, Record, Seat, Seats, Team,
    Turn, begin, offered, play,
};
use text::Lang;

use crate::inputs::Inputs;
use crate::report;
use crate::{Board, BotTask, Combination, Hint, HintTask, Offer, Refusal, SeenEvent, Waits, Why};

/// Keeps the bots' dice apart from fate's.
const BOT_DICE: u64 = 0xB075;

/// A running game: the set-up, every input, and the state they lead to.
pub(crate) struct GameBoard<G: Playable> {
    setup: G::Setup,
    /// What the seats have brought: it is in the record, and nothing else reads it.
    secrets: Vec<G::Secret>,
    /// The position it started from, if that was not the set-up's.
    position: Facts,
    inputs: Inputs<G>,
    state: G::State,
    recent: Recent<G>,
}

/// A position as subjects and values: what a scenario has below `position`.
pub type Facts = Vec<(String, String)>;

/// What happened lately, so that telling it needs no replay.
struct Recent<G: Playable> {
    /// The first input of which the events are at hand.
    from: usize,
    events: Vec<(u32, G::Event)>,
}

/// Enough for a turn; older events are found by playing the inputs again.
const RECENT: usize = 32;

/// Opens a game by name, with a set-up and what the seats bring as JSON, from its first position or the one
/// that is stated.
pub fn open(
    game: &str,
    setup: &str,
    secrets: &[Option<String>],
    position: &Facts,
) -> Result<Box<dyn Board>, Refusal> {
    struct Open<'a>(&'a str, &'a [Option<String>], &'a Facts);
    impl Task for Open<'_> {
        type Result = Result<Box<dyn Board>, Refusal>;

        fn with<G: Playable>(self) -> Self::Result {
            let wrong = |e: serde_json::Error| Refusal::about(Why::SetUp, e.to_string());
            let setup = serde_json::from_str(self.0).map_err(wrong)?;
            let read = |secret: &Option<String>| match secret {
                Some(secret) => serde_json::from_str(secret),
                None => Ok(G::Secret::default()),
            };
            let secrets = self.1.iter().map(read).collect::<Result<_, _>>();
            Ok(Box::new(GameBoard::<G>::new(setup, secrets.map_err(wrong)?, self.2.clone())?))
        }
    }
    Library::with_game(game, Open(setup, secrets, position))
        .map_err(|problem| Refusal::about(Why::UnknownGame, problem))?
}

/// A game of this set-up that has come to a position, no matter how.
pub fn placed<G: Playable>(setup: &G::Setup, state: G::State) -> Result<Box<dyn Board>, Refusal> {
    Ok(Box::new(GameBoard::<G>::new(setup.clone(), Vec::new(), Facts::new())?.with_state(state)))
}

/// The set-up of a game with these options, as JSON, and the version of its rules.
pub fn options(game: &str, options: &[(String, String)]) -> Result<(String, u32), Refusal> {
    struct Options<'a>(&'a [(String, String)]);
    impl Task for Options<'_> {
        type Result = Result<(String, u32), Refusal>;

        fn with<G: Playable>(self) -> Self::Result {
            let mut setup = G::usual();
            let wrong = |problem: String| Refusal::about(Why::SetUp, problem);
            for (option, value) in self.0 {
                G::set_option(&mut setup, option, value).map_err(wrong)?;
            }
            begin::<G>(&setup, &[]).map_err(|errors| wrong(errors.to_string()))?;
            Ok((serde_json::to_string(&setup).expect("a set-up is plain data"), G::RULES_VERSION))
        }
    }
    Library::with_game(game, Options(options)).map_err(|problem| Refusal::about(Why::UnknownGame, problem))?
}

/// The version of the rules that this program plays a game by.
pub fn rules_version(game: &str) -> Result<u32, Refusal> {
    struct Version;
    impl Task for Version {
        type Result = u32;

        fn with<G: Playable>(self) -> u32 {
            G::RULES_VERSION
        }
    }
    Library::with_game(game, Version).map_err(|problem| Refusal::about(Why::UnknownGame, problem))
}

impl<G: Playable> Recent<G> {
    fn since(plies: usize) -> Recent<G> {
        Recent { from: plies, events: Vec::new() }
    }

    /// Whole inputs are forgotten, the oldest first; the newest stays, however much happened.
    fn add(&mut self, ply: usize, events: Vec<G::Event>) {
        let excess = (self.events.len() + events.len()).saturating_sub(RECENT).min(self.events.len());
        if let Some((last, _)) = excess.checked_sub(1).and_then(|i| self.events.get(i)) {
            self.from = *last as usize + 1;
            self.events.retain(|(ply, _)| *ply as usize >= self.from);
        }
        self.events.extend(events.into_iter().map(|event| (ply as u32, event)));
    }
}

#[cfg(test)]
impl<G: Playable> GameBoard<G> {
    pub(crate) fn state(&self) -> &G::State {
        &self.state
    }

    pub(crate) fn last_input(&self) -> Input<G> {
        self.inputs.iter().last().expect("something has happened")
    }
}

impl<G: Playable> GameBoard<G> {
    pub(crate) fn new(
        setup: G::Setup,
        secrets: Vec<G::Secret>,
        position: Facts,
    ) -> Result<GameBoard<G>, Refusal> {
        let state = first::<G>(&setup, &secrets, &position)?;
        Ok(GameBoard { setup, secrets, position, inputs: Inputs::new(), state, recent: Recent::since(0) })
    }

    /// The same game if it stood otherwise.
    pub(crate) fn with_state(&self, state: G::State) -> GameBoard<G> {
        let (setup, secrets, position) = (self.setup.clone(), self.secrets.clone(), self.position.clone());
        let (inputs, recent) = (self.inputs.clone(), Recent::since(self.inputs.len()));
        GameBoard { setup, secrets, position, inputs, state, recent }
    }

    fn input(&mut self, input: Input<G>) -> Result<(), kernel::Rejected<G>> {
        let before = self.state.clone();
        let mut events: Vec<G::Event> = Vec::new();
        play(&mut self.state, input, &mut events)?;
        self.recent.add(self.inputs.len(), events);
        let quiet = matches!(input, Input::Act(seat, _) if !G::learned(&before, &self.state, seat));
        self.inputs.push(input, quiet);
        Ok(())
    }

    /// The state after so many inputs.
    fn state_at(&self, plies: usize) -> G::State {
        let checked = "set-up and position were checked";
        let mut state = first::<G>(&self.setup, &self.secrets, &self.position).expect(checked);
        for input in self.inputs.iter().take(plies) {
            G::apply(&mut state, input, &mut NoLog);
        }
        state
    }

    /// What a bot needs to decide for a seat.
    fn thought(&self, seat: Seat, bot: &str, seed: u64) -> Option<Thought<G>> {
        let kind: BotKind = bot.parse().ok()?;
        let offered = offered::<G>(&self.state, seat);
        if offered.is_empty() {
            return None;
        }
        // By counter, like fate: after an undo the bot has not become another one.
        let dice = Dice::at(seed ^ BOT_DICE, self.inputs.len() as u64).number();
        Some(Thought { kind, dice, view: G::view(&self.state, Eyes::Seat(seat)), offered })
    }

    fn teams(&self) -> impl Iterator<Item = (Seat, Team)> + '_ {
        (0..G::seats(&self.setup)).map(Seat).map(|seat| (seat, G::team(&self.state, seat)))
    }
}

/// Where a game begins.
fn first<G: Playable>(
    setup: &G::Setup,
    secrets: &[G::Secret],
    position: &Facts,
) -> Result<G::State, Refusal> {
    let wrong = |problem: String| Refusal::about(Why::SetUp, problem);
    let state = begin::<G>(setup, secrets).map_err(|errors| wrong(errors.to_string()))?;
    if position.is_empty() {
        return Ok(state);
    }
    let mut stage = G::stage(setup).map_err(wrong)?;
    for (subject, value) in position {
        G::place(&mut stage, subject, value).map_err(|problem| wrong(format!("{subject}: {problem}")))?;
    }
    G::raise(stage).map_err(wrong)
}

/// A bot before a question, with what its seat may know.
struct Thought<G: Playable> {
    kind: BotKind,
    dice: u64,
    view: G::View,
    offered: Vec<G::Action>,
}

impl<G: Playable> Thought<G> {
    fn decide(&self) -> G::Action {
        self.kind.seated(self.dice).decide::<G>(&self.view, &self.offered)
    }
}

fn offer<G: Playable>(view: &G::View, action: &G::Action, lang: Lang) -> Offer {
    Offer {
        action: action.to_string(),
        text: G::say_action(view, action, lang),
        brief: G::say_briefly(view, action, lang),
        tag: G::say_tag(view, action, lang),
        group: G::say_group(action, lang),
        lead: G::say_lead(view, action, lang),
        aim: G::say_aim(view, action, lang),
        touch: G::touch(view, action),
    }
}

/// Who is who for these eyes.
pub(crate) fn cast(eyes: Eyes, names: &[String]) -> Cast {
    let you = match eyes {
        Eyes::Seat(seat) => Some(seat),
        Eyes::Public | Eyes::All => None,
    };
    Cast { you, names: names.to_vec() }
}

pub(crate) fn told<G: Playable>(ply: u32, seen: &G::Seen, cast: &Cast, lang: Lang) -> SeenEvent {
    SeenEvent {
        ply,
        text: G::say_event(seen, cast, lang),
        follows: G::follows(seen),
        sum: G::say_sum(seen, cast, lang),
        motion: G::motion(seen),
    }
}

impl<G: Playable> Board for GameBoard<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> u8 {
        G::seats(&self.setup)
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        G::seat_name(&self.setup, seat)
    }

    fn say_seat(&self, seat: Seat, lang: Lang) -> String {
        G::say_seat(&self.setup, seat, lang)
    }

    fn plies(&self) -> u32 {
        self.inputs.len() as u32
    }

    fn waits(&self) -> Waits {
        match G::turn(&self.state) {
            Turn::Decide(seats) => Waits::For(seats),
            Turn::Chance(_) => Waits::ForFate,
            Turn::Over(outcome) => Waits::Over(outcome),
        }
    }

    fn team_name(&self, seat: Seat) -> &'static str {
        G::team_name(&self.setup, G::team(&self.state, seat))
    }

    fn say_team(&self, team: Team, lang: Lang) -> String {
        G::say_team(&self.setup, team, lang)
    }

    fn winners(&self, outcome: Outcome) -> Seats {
        let won = |team: Team| matches!(outcome, Outcome::Won(winner) if winner == team);
        self.teams().filter(|(_, team)| won(*team)).fold(Seats::NONE, |seats, (seat, _)| seats.with(seat))
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let action: G::Action =
            action.parse().map_err(|problem: String| Refusal::about(Why::NotOffered, problem))?;
        self.input(Input::Act(seat, action)).map_err(|rejected| {
            let why = match rejected {
                kernel::Rejected::NotOffered { .. } => Why::NotOffered,
                kernel::Rejected::NotYourTurn { .. } | kernel::Rejected::Gone(_) | kernel::Rejected::Fate => {
                    Why::NotYourTurn
                }
                kernel::Rejected::Over(_) => Why::Over,
            };
            Refusal::about(why, rejected.say(&self.setup))
        })
    }

    fn draw(&self, mut dice: Dice) -> Fate {
        match G::turn(&self.state) {
            Turn::Chance(chance) => chance.draw(&mut dice),
            _ => Fate::Index(0),
        }
    }

    fn fate(&mut self, fate: Fate) -> Result<(), Refusal> {
        self.input(Input::Fate(fate))
            .map_err(|rejected| Refusal::about(Why::NotOffered, rejected.say(&self.setup)))
    }

    fn leave(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.input(Input::Leave(seat)).map_err(|_| Refusal::new(Why::Over))
    }

    fn left_at(&self) -> u32 {
        self.inputs.left_at() as u32
    }

    fn take_back(&mut self, plies: u32) {
        self.inputs.truncate(plies as usize);
        self.state = self.state_at(self.inputs.len());
        self.recent = Recent::since(self.inputs.len());
    }

    fn free_back_to(&self, seat: Seat) -> u32 {
        (self.inputs.len() - self.inputs.quiet_at_end(seat)) as u32
    }

    fn still_asked(&self, seat: Seat, plies: u32) -> bool {
        let len = self.inputs.len() as u32;
        if plies >= len {
            return plies == len;
        }
        let acted = self.last_of(seat).is_some_and(|ply| ply >= plies);
        let asks = |state: &G::State| match G::turn(state) {
            Turn::Decide(seats) if seats.contains(seat) => Some(G::prompt(&G::view(state, Eyes::Seat(seat)))),
            _ => None,
        };
        !acted && asks(&self.state).is_some_and(|now| asks(&self.state_at(plies as usize)) == Some(now))
    }

    fn last_of(&self, seat: Seat) -> Option<u32> {
        self.inputs.last_of(seat).map(|at| at as u32)
    }

    fn title(&self, lang: Lang) -> String {
        G::title(lang)
    }

    fn options(&self) -> Vec<(String, String)> {
        G::options_of(&self.setup)
    }

    fn scene(&self, eyes: Eyes) -> String {
        serde_json::to_string(&G::scene(&G::view(&self.state, eyes))).expect("a scene is plain data")
    }

    fn prompt(&self, eyes: Eyes) -> Prompt {
        G::prompt(&G::view(&self.state, eyes))
    }

    fn offers(&self, seat: Seat, lang: Lang) -> Vec<Offer> {
        let view = G::view(&self.state, Eyes::Seat(seat));
        offered::<G>(&self.state, seat).iter().map(|action| offer::<G>(&view, action, lang)).collect()
    }

    fn combinations(&self, seat: Seat, lang: Lang) -> Vec<Combination> {
        let view = G::view(&self.state, Eyes::Seat(seat));
        let combination = |actions: Vec<G::Action>| Combination {
            text: G::say_combination(&view, &actions, lang),
            brief: G::say_combination_briefly(&view, &actions, lang),
            group: actions.iter().rev().find_map(|action| G::say_group(action, lang)),
            touch: G::touch_all(&view, &actions),
            actions: actions.iter().map(ToString::to_string).collect(),
        };
        let offered = offered::<G>(&self.state, seat);
        let listed = G::combinations(&view, &offered).into_iter();
        listed.chain(G::ways(&view, &offered)).map(combination).collect()
    }

    fn unused(&self, seat: Seat, lang: Lang) -> Option<String> {
        G::say_unused(&G::view(&self.state, Eyes::Seat(seat)), &offered::<G>(&self.state, seat), lang)
    }

    fn why_not(&self, seat: Seat, lang: Lang) -> Vec<(Id, String)> {
        G::say_why_not(&G::view(&self.state, Eyes::Seat(seat)), &offered::<G>(&self.state, seat), lang)
    }

    fn question(&self, eyes: Eyes, lang: Lang) -> String {
        G::say_question(&G::view(&self.state, eyes), lang)
    }

    fn table_in_words(&self, eyes: Eyes, lang: Lang) -> String {
        G::say_table(&G::view(&self.state, eyes), lang)
    }

    fn catalogue(&self, lang: Lang) -> Vec<CardFacts> {
        G::catalogue(&self.setup, lang)
    }

    fn story(&self, from: u32, to: u32, eyes: Eyes, names: &[String], lang: Lang) -> Vec<SeenEvent> {
        let mut story = Vec::new();
        let cast = cast(eyes, names);
        let to = (to as usize).min(self.inputs.len());
        let from = (from as usize).min(to);
        let mut tell = |ply: u32, event: &G::Event| {
            story.extend(G::seen(event, eyes).map(|seen| told::<G>(ply, &seen, &cast, lang)));
        };
        if from >= self.recent.from {
            let told = self.recent.events.iter().filter(|(ply, _)| (from..to).contains(&(*ply as usize)));
            told.for_each(|(ply, event)| tell(*ply, event));
            return story;
        }
        let mut state = self.state_at(from);
        let mut events: Vec<G::Event> = Vec::new();
        for (ply, input) in self.inputs.iter().enumerate().take(to).skip(from) {
            G::apply(&mut state, input, &mut events);
            events.drain(..).for_each(|event| tell(ply as u32, &event));
        }
        story
    }

    fn turns(&self) -> Vec<u32> {
        let mut state = self.state_at(0);
        let mut events: Vec<G::Event> = Vec::new();
        let mut turns = Vec::new();
        for (ply, input) in self.inputs.iter().enumerate() {
            G::apply(&mut state, input, &mut events);
            // When turns begin is no secret.
            let mut seen = events.drain(..).filter_map(|event| G::seen(&event, Eyes::Public));
            if seen.any(|seen| G::begins_turn(&seen)) {
                turns.push(ply as u32 + 1);
            }
        }
        turns
    }

    fn at(&self, plies: u32) -> Box<dyn Board> {
        let plies = (plies as usize).min(self.inputs.len());
        let mut inputs = self.inputs.clone();
        inputs.truncate(plies);
        Box::new(GameBoard::<G> {
            setup: self.setup.clone(),
            secrets: self.secrets.clone(),
            position: self.position.clone(),
            inputs,
            state: self.state_at(plies),
            recent: Recent::since(plies),
        })
    }

    fn thinking(&self, seat: Seat, bot: &str, seed: u64) -> Option<BotTask> {
        let thought = self.thought(seat, bot, seed)?;
        Some(Box::new(move || thought.decide().to_string()))
    }

    fn advising(&self, seat: Seat, bot: &str, seed: u64, lang: Lang) -> Option<HintTask> {
        let thought = self.thought(seat, bot, seed)?;
        Some(Box::new(move || {
            let action = thought.decide();
            let why = thought.kind.reason::<G>(&thought.view, &thought.offered, &action, lang);
            Hint { offer: offer::<G>(&thought.view, &action, lang), why }
        }))
    }

    fn scenario(&self, eyes: Eyes, title: &str) -> String {
        match (G::turn(&self.state), self.plies()) {
            // No position is over: what was odd came before.
            (Turn::Over(_), 1..) => self.at(self.plies() - 1).scenario(eyes, title),
            _ => report::scenario::<G>(&self.setup, &G::view(&self.state, eyes), title),
        }
    }

    fn record(&self) -> String {
        if !self.position.is_empty() {
            return report::played::<G>(&self.setup, &self.position, self.inputs.iter());
        }
        let (setup, secrets) = (self.setup.clone(), self.secrets.clone());
        Record::<G> { setup, secrets, inputs: self.inputs.iter().collect() }.write()
    }
}
