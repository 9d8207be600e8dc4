//! What cards are called: by their name and, of several equal ones, a number. The numbers 1 to 3 are the first
//! player's copies, 4 to 6 those of the second.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::LazyLock;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Face, TokenKind};
use crate::cards::BOX;

/// R4.2.
pub const COPIES: u16 = 3;
const NUMBERS: u16 = 2 * COPIES;

/// A card by its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Label(u16);

impl Label {
    /// A card that is not known, or a place where there is none.
    pub const UNKNOWN: Label = Label(u16::MAX);

    pub const fn new(face: usize, seat: Seat, copy: u16) -> Label {
        Label(face as u16 * NUMBERS + seat.0 as u16 * COPIES + copy)
    }

    #[inline]
    pub const fn is_known(self) -> bool {
        self.0 != u16::MAX
    }

    #[inline]
    pub const fn face_index(self) -> usize {
        (self.0 / NUMBERS) as usize
    }

    #[inline]
    pub fn face(self) -> &'static Face {
        &BOX[self.face_index()]
    }

    /// The same order as a number.
    #[inline]
    pub(crate) const fn place(self) -> u32 {
        self.0 as u32
    }

    /// The copies of the same player with lower numbers, the lowest first.
    pub(crate) fn lower_copies(self) -> impl Iterator<Item = Label> {
        (self.0 - self.0 % COPIES..self.0).map(Label)
    }

    pub const fn owner(self) -> Seat {
        Seat((self.0 % NUMBERS / COPIES) as u8)
    }
}

impl Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_known() {
            return f.write_str("card");
        }
        let copy = self.0 % NUMBERS;
        f.write_str(self.face().id)?;
        if copy == 0 { Ok(()) } else { write!(f, ".{}", copy + 1) }
    }
}

impl FromStr for Label {
    type Err = String;

    fn from_str(s: &str) -> Result<Label, String> {
        let (name, copy) = match s.split_once('.') {
            None => (s, 1),
            Some((name, copy)) => (
                name,
                copy.parse()
                    .ok()
                    .filter(|n| (1..=NUMBERS).contains(n))
                    .ok_or_else(|| format!("`{s}`: copies are numbered from 1 to {NUMBERS}"))?,
            ),
        };
        let face = face_called(name)?;
        Ok(Label(face as u16 * NUMBERS + copy - 1))
    }
}

/// The card of that name, or with that number (`SOR_095`), or by name and title although the name would do.
pub fn face_called(name: &str) -> Result<usize, String> {
    let by_id = || BOX.iter().position(|face| face.id == name);
    if let Some(face) = by_id().or_else(|| called_otherwise(name)) {
        return Ok(face);
    }
    let names: Vec<&str> = BOX.iter().map(|face| face.id).collect();
    let near = pieces::near(&names, name);
    let hint = if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(" or ")) };
    Err(format!("there is no card `{name}`{hint}"))
}

pub(crate) fn called_otherwise(name: &str) -> Option<usize> {
    static NAMES: LazyLock<BTreeMap<String, usize>> = LazyLock::new(|| {
        let codes = BOX.iter().map(code).enumerate();
        let titled = BOX.iter().enumerate().filter_map(|(at, face)| {
            let title = face.title?;
            Some((at, slug(&format!("{} {}", face.name.en, title.en))))
        });
        codes.chain(titled).map(|(at, name)| (name, at)).collect()
    });
    NAMES.get(name).copied()
}

/// Small letters, digits and hyphens: `yoda-old-master`.
fn slug(name: &str) -> String {
    let plain = name.to_lowercase().replace('î', "i").replace(['\'', '"', '.', ','], "");
    plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

/// `SOR_095`.
pub fn code(face: &Face) -> String {
    match face.kind {
        crate::card::Kind::Token => format!("{}_T{:02}", face.set, face.number),
        _ => format!("{}_{:03}", face.set, face.number),
    }
}

impl From<Label> for String {
    fn from(label: Label) -> String {
        label.to_string()
    }
}

impl TryFrom<String> for Label {
    type Error = String;

    fn try_from(s: String) -> Result<Label, String> {
        if s == "card" { Ok(Label::UNKNOWN) } else { s.parse() }
    }
}

/// Anything that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Piece {
    Card(Label),
    /// The tokens of a kind on a unit: `wampa/shield`.
    Token(Label, TokenKind),
    Player(Seat),
}

const PLAYERS: [&str; 2] = ["player-one", "player-two"];

impl TokenKind {
    pub const fn name(self) -> &'static str {
        match self {
            TokenKind::Shield => "shield",
            TokenKind::Experience => "experience",
        }
    }
}

impl Piece {
    /// The same order as a number.
    pub(crate) const fn place(self) -> u32 {
        match self {
            Piece::Card(label) => label.place(),
            Piece::Token(label, kind) => 1 << 18 | label.place() << 1 | kind as u32,
            Piece::Player(seat) => 1 << 19 | seat.0 as u32,
        }
    }
}

impl Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Card(label) => write!(f, "{label}"),
            Piece::Token(label, kind) => write!(f, "{label}/{}", kind.name()),
            Piece::Player(seat) => f.write_str(PLAYERS[seat.index()]),
        }
    }
}

impl FromStr for Piece {
    type Err = String;

    fn from_str(s: &str) -> Result<Piece, String> {
        if let Some(seat) = PLAYERS.iter().position(|player| *player == s) {
            return Ok(Piece::Player(Seat(seat as u8)));
        }
        let Some((unit, token)) = s.split_once('/') else { return s.parse().map(Piece::Card) };
        let kind = [TokenKind::Shield, TokenKind::Experience].into_iter().find(|kind| kind.name() == token);
        let kind = kind.ok_or_else(|| format!("`{token}` is no token; there are shield and experience"))?;
        Ok(Piece::Token(unit.parse()?, kind))
    }
}

impl From<Piece> for String {
    fn from(piece: Piece) -> String {
        piece.to_string()
    }
}

impl TryFrom<String> for Piece {
    type Error = String;

    fn try_from(s: String) -> Result<Piece, String> {
        s.parse()
    }
}
