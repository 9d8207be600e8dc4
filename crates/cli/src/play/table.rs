//! The conversation with the people at the table.

use std::io;
use std::path::Path;

use clap::ValueEnum;
use games::Playable;
use kernel::{Cast, Eyes, Input, Outcome, Seat};
use text::Lang;

use super::menu::{Menu, NoChoice};
use super::prompt::{Typed, understand};
use super::session::{Decided, Others, Session, Waiting};
use crate::Console;
use crate::catalogue::{cards_called, say_card};
use crate::replay::say_outcome;
use crate::save::SaveFile;
use crate::words::{self, fill, pick};

pub(super) struct Table<'a, 'b, G: Playable> {
    session: Session<G>,
    file: SaveFile,
    lang: Lang,
    console: &'a mut Console<'b>,
    /// Whose eyes look at the screen.
    eyes: Seat,
    /// For each seat the number of events it has been told of.
    told: [usize; 8],
    /// How many inputs there were when a person was last asked.
    asked_at: usize,
    /// Somebody else has played since: the table is worth a look.
    changed: bool,
    pace: Pace,
}

/// How what happens is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Pace {
    AtOnce,
    /// After each decision that has reasons, somebody says to carry on.
    Steps,
}

/// Whether the people stay.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Stay,
    Leave,
}

impl<'a, 'b, G: Playable> Table<'a, 'b, G> {
    pub(super) fn new(
        session: Session<G>,
        file: SaveFile,
        lang: Lang,
        console: &'a mut Console<'b>,
        pace: Pace,
    ) -> Table<'a, 'b, G> {
        let eyes = session.people().first().expect("somebody plays");
        // What a saved game has told already is in the log.
        let told = [session.events().len(); 8];
        let asked_at = session.record().inputs.len();
        Table { session, file, lang, console, eyes, told, asked_at, changed: true, pace }
    }

    /// Plays until the people leave.
    pub(super) fn sit_down(mut self, hot_seat: bool) -> io::Result<()> {
        let title = G::title(self.lang);
        self.console.heading(fill(self.lang, words::WELCOME, &[&title, &self.session.seed()]))?;
        if !hot_seat {
            self.console.line(fill(
                self.lang,
                words::YOU_ARE,
                &[&G::say_seat(&self.session.record().setup, self.eyes, self.lang)],
            ))?;
        }
        loop {
            let waiting = self.session.advance();
            let inputs = &self.session.record().inputs;
            // Fate and one's own actions change what one knows of; a bot's turn is another matter.
            self.changed |= inputs[self.asked_at..]
                .iter()
                .any(|input| matches!(input, Input::Act(seat, _) if *seat != self.eyes));
            self.asked_at = inputs.len();
            let next = match waiting {
                Waiting::Person(seat) => {
                    if seat != self.eyes {
                        self.hand_over(seat)?;
                    }
                    self.tell()?;
                    self.decision(seat)?
                }
                Waiting::Over(outcome) => {
                    self.tell()?;
                    self.ending(outcome)?
                }
            };
            if next == Next::Leave {
                return Ok(());
            }
        }
    }

    fn hand_over(&mut self, seat: Seat) -> io::Result<()> {
        let name = G::say_seat(&self.session.record().setup, seat, self.lang);
        if self.console.terminal {
            self.console.wipe()?;
            self.console.line(fill(self.lang, words::HAND_OVER, &[&name]))?;
            self.console.ask()?;
        } else {
            self.console.heading(fill(self.lang, words::NOW_PLAYS, &[&name]))?;
        }
        self.eyes = seat;
        self.changed = true;
        Ok(())
    }

    /// Tells what has happened since these eyes last looked.
    fn tell(&mut self) -> io::Result<()> {
        let told = std::mem::replace(&mut self.told[self.eyes.index()], self.session.events().len());
        let news: Vec<G::Seen> = seen::<G>(&self.session.events()[told..], self.eyes).collect();
        if self.pace == Pace::AtOnce {
            return self.tell_these(&news);
        }
        // Each step ends with a decision.
        let lang = self.lang;
        for step in news.split_inclusive(|event| !G::say_reason(event, lang).is_empty()) {
            self.tell_these(step)?;
            let reason = step.last().map(|event| G::say_reason(event, lang)).unwrap_or_default();
            if !reason.is_empty() && !self.carry_on(&reason)? {
                self.pace = Pace::AtOnce;
            }
        }
        Ok(())
    }

    fn tell_these(&mut self, events: &[G::Seen]) -> io::Result<()> {
        let cast = Cast::told_to(self.eyes);
        let lines: Vec<String> = events.iter().map(|event| G::say_event(event, &cast, self.lang)).collect();
        // Five cards drawn unseen are one line.
        for same in lines.chunk_by(|line, next| line == next) {
            match same {
                [line] => self.console.line(format_args!("- {line}"))?,
                _ => self.console.line(format_args!("- {} ×{}", same[0], same.len()))?,
            }
        }
        Ok(())
    }

    /// Waits until somebody wants to go on, and gives the reason to whoever asks; `false` if nobody wants to wait any more.
    fn carry_on(&mut self, reason: &[String]) -> io::Result<bool> {
        self.say(words::CARRY_ON, &[])?;
        loop {
            let Some(line) = self.console.ask()? else { return Ok(false) };
            match understand(&line) {
                Typed::Why => self.show_reason(reason)?,
                Typed::Quit => return Ok(false),
                _ => return Ok(true),
            }
        }
    }

    /// Asks until the position has changed or the person leaves.
    fn decision(&mut self, seat: Seat) -> io::Result<Next> {
        let view = self.session.view(seat);
        let offered = self.session.offered(seat);
        let menu = Menu::<G>::new(&view, &offered, self.lang);
        if std::mem::take(&mut self.changed) {
            self.show_table()?;
        }
        self.show_choices(&view, &menu)?;
        loop {
            let Some(line) = self.console.ask()? else { return Ok(Next::Leave) };
            match understand(&line) {
                Typed::Choices(numbers) => {
                    if self.take(seat, &view, &menu, &numbers)? {
                        return Ok(Next::Stay);
                    }
                }
                Typed::ShowChoices => self.show_choices(&view, &menu)?,
                Typed::NotUnderstood => {
                    self.say(words::NOT_UNDERSTOOD, &[&line, &menu.len()])?;
                }
                Typed::Undo => {
                    if self.undo()? {
                        return Ok(Next::Stay);
                    }
                }
                Typed::Quit => return self.leave(),
                other => self.look(&other)?,
            }
        }
    }

    /// The game is over: there is still looking, saving and undoing.
    fn ending(&mut self, outcome: Outcome) -> io::Result<Next> {
        self.show_table()?;
        let sentence =
            say_outcome::<G>(&self.session.record().setup, self.session.state(), outcome, self.lang);
        self.console.heading(sentence)?;
        self.say(words::AFTER_THE_END, &[])?;
        loop {
            let Some(line) = self.console.ask()? else { return Ok(Next::Leave) };
            match understand(&line) {
                Typed::Choices(_) | Typed::NotUnderstood => self.say(words::NOT_UNDERSTOOD_OVER, &[&line])?,
                Typed::ShowChoices => self.say(words::AFTER_THE_END, &[])?,
                Typed::Undo => {
                    if self.undo()? {
                        return Ok(Next::Stay);
                    }
                }
                Typed::Quit => return self.leave(),
                other => self.look(&other)?,
            }
        }
    }

    /// Plays the numbered choices; `false` if that was not possible.
    fn take(&mut self, seat: Seat, view: &G::View, menu: &Menu<G>, numbers: &[usize]) -> io::Result<bool> {
        let actions = match menu.choose(numbers) {
            Ok(actions) => actions,
            Err(NoChoice::NoSuchNumber(number)) => {
                self.say(words::NOT_A_NUMBER_HERE, &[&number, &menu.len()])?;
                return Ok(false);
            }
            Err(NoChoice::TooOften { number, times }) => {
                self.say(words::TOO_OFTEN, &[&number, &times])?;
                return Ok(false);
            }
        };
        let others = if numbers.len() > 1 { Others::Interrupt } else { Others::Answer };
        match self.session.decide(seat, &actions, others) {
            Decided::All => Ok(true),
            Decided::Interrupted => {
                self.say(words::INTERRUPTED, &[])?;
                Ok(true)
            }
            Decided::Nothing { stuck } => {
                self.say(words::NOT_AFTER_THAT, &[&G::say_action(view, &actions[stuck], self.lang)])?;
                Ok(false)
            }
        }
    }

    fn undo(&mut self) -> io::Result<bool> {
        if !self.session.undo() {
            self.say(words::NOTHING_TO_UNDO, &[])?;
            return Ok(false);
        }
        let events = self.session.events().len();
        // What is taken back will be told again if it happens again.
        self.told = self.told.map(|told| told.min(events));
        self.told[self.eyes.index()] = events;
        self.asked_at = self.session.record().inputs.len();
        self.changed = true;
        self.say(words::UNDONE, &[])?;
        Ok(true)
    }

    /// The commands that change nothing at the table.
    fn look(&mut self, typed: &Typed) -> io::Result<()> {
        match typed {
            Typed::Table => self.show_table(),
            Typed::Card(name) => self.show_card(name),
            Typed::Log => self.show_log(),
            Typed::Why => self.show_reasons(),
            Typed::Save(file) => self.save(file).map(|_| ()),
            _ => self.console.line(pick(self.lang, words::HELP)),
        }
    }

    fn show_table(&mut self) -> io::Result<()> {
        let table = G::say_table(&self.session.view(self.eyes), self.lang);
        self.console.line("")?;
        self.console.line(table.trim_end())?;
        self.console.line("")
    }

    fn show_choices(&mut self, view: &G::View, menu: &Menu<G>) -> io::Result<()> {
        self.console.heading(G::say_question(view, self.lang))?;
        for line in menu.lines() {
            self.console.line(line)?;
        }
        Ok(())
    }

    fn show_card(&mut self, name: &str) -> io::Result<()> {
        if name.is_empty() {
            return self.say(words::NAME_A_CARD, &[]);
        }
        match &cards_called::<G>(&self.session.record().setup, name, self.lang)[..] {
            [] => self.say(words::CARD_NOT_FOUND, &[&name]),
            [card] => self.console.line(say_card::<G>(card, self.lang)),
            several => {
                self.say(words::WHICH_CARD, &[])?;
                for card in several {
                    self.console.line(format_args!("  {} ({})", card.name, card.id))?;
                }
                Ok(())
            }
        }
    }

    fn show_log(&mut self) -> io::Result<()> {
        let cast = Cast::told_to(self.eyes);
        let events = seen::<G>(self.session.events(), self.eyes);
        let lines: Vec<String> = events.map(|event| G::say_event(&event, &cast, self.lang)).collect();
        if lines.is_empty() {
            return self.say(words::LOG_EMPTY, &[]);
        }
        for line in lines {
            self.console.line(format_args!("- {line}"))?;
        }
        Ok(())
    }

    /// Why whoever is nobody's seat did what it did last.
    fn show_reasons(&mut self) -> io::Result<()> {
        let events = self.session.events();
        let seen: Vec<G::Seen> = seen::<G>(events, self.eyes).collect();
        let reasons = seen.iter().rev().map(|event| G::say_reason(event, self.lang));
        let mut last: Vec<Vec<String>> = reasons.filter(|reason| !reason.is_empty()).take(REASONS).collect();
        last.reverse();
        if last.is_empty() {
            return self.say(words::NO_REASONS, &[]);
        }
        for reason in last {
            self.show_reason(&reason)?;
        }
        Ok(())
    }

    fn show_reason(&mut self, reason: &[String]) -> io::Result<()> {
        for (i, line) in reason.iter().enumerate() {
            self.console.line(format_args!("{} {line}", if i == 0 { "-" } else { "   " }))?;
        }
        Ok(())
    }

    /// Saves to the file named, or to the table's own; `false` if that failed.
    fn save(&mut self, file: &str) -> io::Result<bool> {
        let path = match (file, self.file.path()) {
            ("", Some(own)) => own.to_path_buf(),
            ("", None) => {
                self.say(words::NAME_A_FILE, &[])?;
                return Ok(false);
            }
            (file, _) => Path::new(file).to_path_buf(),
        };
        match self.file.write(&path, &self.session.record().write(), self.lang) {
            Ok(()) => {
                self.session.mark_saved();
                let again = self.resume_command(&path);
                self.say(words::SAVED, &[&again])?;
                Ok(true)
            }
            Err(sentence) => {
                self.console.line(sentence)?;
                Ok(false)
            }
        }
    }

    /// The command that leads back to this table.
    fn resume_command(&self, path: &Path) -> String {
        let people = self.session.people();
        let who = if people.iter().count() > 1 {
            "--hot-seat".to_string()
        } else {
            format!(
                "--as {} --bot {}",
                G::seat_name(&self.session.record().setup, self.eyes),
                self.session.bot()
            )
        };
        let path = path.display().to_string();
        let file = if path.contains(char::is_whitespace) { format!("\"{path}\"") } else { path };
        format!("cantina play {} --resume {file} {who} --lang {}", G::NAME, self.lang)
    }

    fn leave(&mut self) -> io::Result<Next> {
        while self.session.is_unsaved() {
            self.say(words::SAVE_BEFORE_LEAVING, &[])?;
            match self.console.ask()? {
                Some(file) if !file.is_empty() => self.save(&file)?,
                _ => break,
            };
        }
        self.say(words::GOODBYE, &[])?;
        Ok(Next::Leave)
    }

    fn say(&mut self, both: text::Both, gaps: &[&dyn std::fmt::Display]) -> io::Result<()> {
        self.console.line(fill(self.lang, both, gaps))
    }
}

/// How many decisions are told of at once.
const REASONS: usize = 8;

/// The events as these eyes have seen them.
fn seen<G: Playable>(events: &[G::Event], eyes: Seat) -> impl Iterator<Item = G::Seen> {
    events.iter().filter_map(move |event| G::seen(event, Eyes::Seat(eyes)))
}
