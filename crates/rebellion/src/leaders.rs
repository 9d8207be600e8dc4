//! The leaders of the box and of the expansion. Which small icons are full ones is one reading of the expansion's pieces.

use text::{Both, both};

use crate::things::{Leader, Side, Theatre};
use crate::units::Release;

#[derive(Clone, Copy, Debug)]
pub struct Person {
    pub id: &'static str,
    pub name: Both,
    pub side: Side,
    pub release: Release,
    /// R3.4: there from the beginning.
    pub starts: bool,
    /// R13.1: full icons of each skill, and minor ones (R20.2).
    pub skills: [u8; 4],
    pub minor: [u8; 4],
    /// In space and on the ground.
    pub tactics: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    Diplomacy,
    Intel,
    SpecOps,
    Logistics,
}

impl Skill {
    pub const ALL: [Skill; 4] = [Skill::Diplomacy, Skill::Intel, Skill::SpecOps, Skill::Logistics];
}

impl Person {
    const fn starting(mut self) -> Person {
        self.starts = true;
        self
    }

    const fn expansion(mut self) -> Person {
        self.release = Release::Expansion;
        self
    }

    const fn minor(mut self, minor: [u8; 4]) -> Person {
        self.minor = minor;
        self
    }

    /// S1.7, doubled: a minor icon is half of one.
    pub const fn skill_score(&self) -> i32 {
        let mut score = 0;
        let mut i = 0;
        while i < 4 {
            score += 2 * self.skills[i] as i32 + self.minor[i] as i32;
            i += 1;
        }
        score
    }

    /// S1.3: skills of different types.
    pub fn skill_kinds(&self) -> u8 {
        Skill::ALL
            .into_iter()
            .filter(|skill| self.skills[*skill as usize] + self.minor[*skill as usize] > 0)
            .count() as u8
    }

    /// S1.11.
    pub const fn tactic_score(&self) -> u8 {
        self.tactics[0] + self.tactics[1]
    }

    /// R13.1: who has none neither activates nor leads.
    pub const fn has_tactics(&self) -> bool {
        self.tactic_score() > 0
    }

    pub const fn tactic(&self, theatre: Theatre) -> u8 {
        self.tactics[theatre as usize]
    }
}

const fn leader(id: &'static str, name: Both, side: Side, skills: [u8; 4], tactics: [u8; 2]) -> Person {
    Person { id, name, side, release: Release::Base, starts: false, skills, minor: [0; 4], tactics }
}

const fn imperial(id: &'static str, name: Both, skills: [u8; 4], tactics: [u8; 2]) -> Person {
    leader(id, name, Side::Empire, skills, tactics)
}

const fn rebel(id: &'static str, name: Both, skills: [u8; 4], tactics: [u8; 2]) -> Person {
    leader(id, name, Side::Rebel, skills, tactics)
}

impl Leader {
    #[inline]
    pub const fn person(self) -> &'static Person {
        &PEOPLE[self.index()]
    }
}

/// Leaders that rules and cards name.
macro_rules! named_leaders {
    ($($NAME:ident: $index:literal),+ $(,)?) => {
        impl Leader { $(pub const $NAME: Leader = Leader::numbered($index);)+ }
    };
}

named_leaders! {
    EMPEROR_PALPATINE: 0,
    DARTH_VADER: 1,
    GRAND_MOFF_TARKIN: 2,
    GENERAL_TAGGE: 3,
    ADMIRAL_OZZEL: 4,
    ADMIRAL_PIETT: 5,
    BOBA_FETT: 6,
    COLONEL_YULAREN: 7,
    GENERAL_VEERS: 8,
    JANUS_GREEJATUS: 9,
    MOFF_JERJERROD: 10,
    SOONTIR_FEL: 11,
    JABBA_THE_HUTT: 12,
    DIRECTOR_KRENNIC: 13,
    ADMIRAL_MOTTI: 14,
    KRENNICS_FINEST: 15,
    MON_MOTHMA: 16,
    PRINCESS_LEIA: 17,
    JAN_DODONNA: 18,
    GENERAL_RIEEKAN: 19,
    ADMIRAL_ACKBAR: 20,
    CHEWBACCA: 21,
    GENERAL_MADINE: 22,
    HAN_SOLO: 23,
    LANDO_CALRISSIAN: 24,
    LUKE_SKYWALKER: 25,
    LUKE_SKYWALKER_JEDI: 26,
    OBI_WAN_KENOBI: 27,
    WEDGE_ANTILLES: 28,
    CASSIAN_ANDOR: 29,
    JYN_ERSO: 30,
    CHIRRUT_IMWE: 31,
    SAW_GERRERA: 32,
}

pub static PEOPLE: [Person; 33] = [
    imperial("emperor-palpatine", both("Emperor Palpatine", "Emperador Palpatine"), [3, 2, 0, 0], [3, 2])
        .starting(),
    imperial("darth-vader", both("Darth Vader", "Darth Vader"), [2, 0, 3, 0], [2, 3]).starting(),
    imperial("grand-moff-tarkin", both("Grand Moff Tarkin", "Gran Moff Tarkin"), [1, 1, 0, 1], [2, 1])
        .starting(),
    imperial("general-tagge", both("General Tagge", "General Tagge"), [0, 0, 1, 1], [1, 2]).starting(),
    imperial("admiral-ozzel", both("Admiral Ozzel", "Almirante Ozzel"), [0, 1, 0, 1], [2, 1]),
    imperial("admiral-piett", both("Admiral Piett", "Almirante Piett"), [0, 2, 1, 0], [3, 1]),
    imperial("boba-fett", both("Boba Fett", "Boba Fett"), [0, 2, 3, 0], [0, 0]),
    imperial("colonel-yularen", both("Colonel Yularen", "Coronel Yularen"), [0, 3, 0, 0], [2, 2]),
    imperial("general-veers", both("General Veers", "General Veers"), [0, 0, 2, 0], [1, 3]),
    imperial("janus-greejatus", both("Janus Greejatus", "Janus Greejatus"), [2, 1, 0, 0], [0, 0]),
    imperial("moff-jerjerrod", both("Moff Jerjerrod", "Moff Jerjerrod"), [1, 0, 0, 1], [1, 1]),
    imperial("soontir-fel", both("Soontir Fel", "Soontir Fel"), [0, 1, 2, 0], [2, 1]),
    imperial("jabba-the-hutt", both("Jabba the Hutt", "Jabba el Hutt"), [2, 2, 0, 0], [0, 0])
        .minor([1, 1, 0, 0])
        .expansion(),
    imperial("director-krennic", both("Director Krennic", "Director Krennic"), [0, 1, 0, 1], [2, 2])
        .minor([0, 2, 1, 0])
        .expansion(),
    imperial("admiral-motti", both("Admiral Motti", "Almirante Motti"), [0, 0, 0, 1], [2, 1])
        .minor([1, 1, 0, 0])
        .expansion(),
    imperial("krennics-finest", both("Krennic's Finest", "Los mejores de Krennic"), [0, 0, 2, 0], [1, 3])
        .minor([0, 0, 2, 0])
        .expansion(),
    rebel("mon-mothma", both("Mon Mothma", "Mon Mothma"), [3, 0, 0, 1], [0, 0]).starting(),
    rebel("princess-leia", both("Princess Leia", "Princesa Leia"), [2, 2, 1, 0], [1, 1]).starting(),
    rebel("jan-dodonna", both("Jan Dodonna", "Jan Dodonna"), [1, 2, 0, 0], [2, 1]).starting(),
    rebel("general-rieekan", both("General Rieekan", "General Rieekan"), [1, 0, 1, 1], [1, 2]).starting(),
    rebel("admiral-ackbar", both("Admiral Ackbar", "Almirante Ackbar"), [2, 0, 0, 1], [3, 1]),
    rebel("chewbacca", both("Chewbacca", "Chewbacca"), [0, 0, 3, 0], [1, 2]),
    rebel("general-madine", both("General Madine", "General Madine"), [0, 2, 2, 0], [1, 3]),
    rebel("han-solo", both("Han Solo", "Han Solo"), [1, 1, 2, 0], [2, 2]),
    rebel("lando-calrissian", both("Lando Calrissian", "Lando Calrissian"), [1, 1, 1, 1], [2, 2]),
    rebel("luke-skywalker", both("Luke Skywalker", "Luke Skywalker"), [0, 2, 1, 0], [2, 2]),
    rebel(
        "luke-skywalker-jedi",
        both("Luke Skywalker (Jedi)", "Luke Skywalker (Jedi)"),
        [0, 3, 2, 0],
        [3, 3],
    ),
    rebel("obi-wan-kenobi", both("Obi-Wan Kenobi", "Obi-Wan Kenobi"), [1, 3, 0, 0], [1, 3]),
    rebel("wedge-antilles", both("Wedge Antilles", "Wedge Antilles"), [0, 0, 2, 0], [3, 1]),
    rebel("cassian-andor", both("Cassian Andor", "Cassian Andor"), [0, 2, 0, 1], [2, 1])
        .minor([0, 2, 0, 0])
        .expansion(),
    rebel("jyn-erso", both("Jyn Erso", "Jyn Erso"), [0, 1, 1, 0], [1, 2]).minor([1, 2, 1, 0]).expansion(),
    rebel("chirrut-imwe", both("Chirrut Imwe", "Chirrut Imwe"), [1, 0, 2, 0], [1, 2])
        .minor([2, 0, 0, 0])
        .expansion(),
    rebel("saw-gerrera", both("Saw Gerrera", "Saw Gerrera"), [0, 0, 1, 1], [1, 3])
        .minor([0, 0, 2, 0])
        .expansion(),
];
