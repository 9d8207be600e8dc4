//! What a scenario says, once it is read.

use text::Lang;

/// Where a thing was written, counted from 1. It is no part of what was said: all lines are equal.
#[derive(Clone, Copy, Debug, Default)]
pub struct Line(pub usize);

impl PartialEq for Line {
    fn eq(&self, _: &Line) -> bool {
        true
    }
}

impl Eq for Line {}

/// A position, moves and claims. `Display` writes it in the scenario language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    pub name: String,
    pub title: String,
    /// The numbered rules it shows.
    pub rules: Vec<String>,
    pub game: String,
    pub line: Line,
    pub options: Vec<Setting>,
    pub course: Course,
}

impl Scenario {
    /// Everything it claims about the game, in order.
    pub fn claims(&self) -> impl Iterator<Item = &Claim> {
        let steps = match &self.course {
            Course::Refused { .. } => &[][..],
            Course::Played { steps, .. } => steps,
        };
        steps.iter().filter_map(|step| match &step.statement {
            Statement::Expect(claim) => Some(claim),
            _ => None,
        })
    }
}

/// `NAME` set to `VALUE`: an option of the set-up or one thing of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    pub line: Line,
    pub name: String,
    pub value: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Course {
    /// The set-up must be refused, with a message that contains this.
    Refused { line: Line, part: String },
    /// Without a position the game starts from its set-up.
    Played { position: Option<Vec<Setting>>, steps: Vec<Step> },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub line: Line,
    pub statement: Statement,
}

/// Actions, seats and cards are kept in the words of the scenario; only the game knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Statement {
    Fate(String),
    Moves {
        seat: String,
        moves: Vec<String>,
    },
    /// Of the actions that start with `prefix`, exactly these.
    Offered {
        seat: String,
        prefix: String,
        actions: Vec<String>,
    },
    NotOffered {
        seat: String,
        prefix: String,
        actions: Vec<String>,
    },
    Reject {
        seat: String,
        action: String,
        part: Option<String>,
    },
    Expect(Claim),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Something that can be looked at; `eyes` is a seat, `public` or `all`.
    Shows {
        eyes: String,
        subject: String,
        look: Look,
    },
    /// Somebody of the winning side, or `draw`.
    Over(String),
    NotOver,
    /// Exactly these seats may act.
    Waiting(Vec<String>),
    /// So many ways there are to take `depth` actions from here.
    Paths {
        depth: u32,
        count: u64,
    },
    /// The catalogue text of a card: all of it, or a part.
    Text {
        lang: Lang,
        card: String,
        whole: bool,
        text: String,
    },
    /// A part of a sentence that the log holds, or does not hold, since the last line of moves.
    Log {
        eyes: String,
        lang: Lang,
        told: bool,
        part: String,
    },
}

/// What is claimed about a subject. Lists are written without `none`: an empty one means it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Look {
    Is(Vec<String>),
    Top(Vec<String>),
    Count(usize),
    Has(Vec<String>),
    Lacks(Vec<String>),
}
