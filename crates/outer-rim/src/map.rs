//! The board: six modules between two edge pieces, the spaces on them and the routes between.
//!
//! Routes, joins, the number of navpoints and the classes of contact spaces are stand-ins until somebody looks at
//! a board: each is written once, here.

use std::sync::OnceLock;

use text::{Both, both};

use crate::card::Trust;
use crate::things::{Faction, Slot, Space, Tales};

/// One of the spaces, in the order of the modules.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub id: &'static str,
    pub name: Both,
    pub kind: PlaceKind,
    pub module: u8,
    pub tales: Tales,
    /// Which section of its encounter cards is about it.
    pub section: u8,
    pub trust: Trust,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceKind {
    /// With its faction, and the classes of its two contact spaces.
    Planet(Option<Faction>, [Class; 2]),
    Navpoint,
    Maelstrom,
}

/// What the back of a contact token shows: one, two or three pips.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    White,
    Green,
    Yellow,
}

impl Class {
    pub const ALL: [Class; 3] = [Class::White, Class::Green, Class::Yellow];

    pub const fn name(self) -> &'static str {
        match self {
            Class::White => "white",
            Class::Green => "green",
            Class::Yellow => "yellow",
        }
    }
}

/// The four spaces at which a module is joined to others: outer and inner lane, left and right.
#[derive(Clone, Copy, Debug)]
pub struct Module {
    pub left: [Space; 2],
    pub right: [Space; 2],
    pub routes: &'static [(u8, u8)],
}

const fn planet(
    id: &'static str,
    name: Both,
    module: u8,
    faction: Option<Faction>,
    contacts: [Class; 2],
    tales: Tales,
    section: u8,
) -> Place {
    Place {
        id,
        name,
        kind: PlaceKind::Planet(faction, contacts),
        module,
        tales,
        section,
        trust: Trust::Known,
    }
}

const fn navpoint(id: &'static str, name: Both, module: u8) -> Place {
    Place {
        id,
        name,
        kind: PlaceKind::Navpoint,
        module,
        tales: Tales::Navpoint,
        section: 0,
        trust: Trust::Inferred,
    }
}

/// R1.3.
pub const MAELSTROM: Space = Space::numbered(13);

pub static SPACES: [Place; 46] = [
    planet(
        "cantonica",
        both("Cantonica", "Cantonica"),
        0,
        None,
        [Class::White, Class::Yellow],
        Tales::OrdMantellCantonica,
        1,
    ),
    planet(
        "ord-mantell",
        both("Ord Mantell", "Ord Mantell"),
        0,
        Some(Faction::Syndicate),
        [Class::White, Class::Green],
        Tales::OrdMantellCantonica,
        0,
    ),
    navpoint("nav-m1-lo", both("Navpoint 1", "Punto de ruta 1"), 0),
    navpoint("nav-m1-li", both("Navpoint 2", "Punto de ruta 2"), 0),
    navpoint("nav-m1-ro", both("Navpoint 3", "Punto de ruta 3"), 0),
    navpoint("nav-m1-ri", both("Navpoint 4", "Punto de ruta 4"), 0),
    planet(
        "mon-calamari",
        both("Mon Calamari", "Mon Calamari"),
        1,
        Some(Faction::Rebel),
        [Class::Green, Class::Yellow],
        Tales::LothalMonCalamari,
        1,
    ),
    planet(
        "lothal",
        both("Lothal", "Lothal"),
        1,
        Some(Faction::Imperial),
        [Class::White, Class::Yellow],
        Tales::LothalMonCalamari,
        0,
    ),
    navpoint("nav-m2-lo", both("Navpoint 5", "Punto de ruta 5"), 1),
    navpoint("nav-m2-li", both("Navpoint 6", "Punto de ruta 6"), 1),
    navpoint("nav-m2-ro", both("Navpoint 7", "Punto de ruta 7"), 1),
    navpoint("nav-m2-ri", both("Navpoint 8", "Punto de ruta 8"), 1),
    planet(
        "kessel",
        both("Kessel", "Kessel"),
        2,
        Some(Faction::Syndicate),
        [Class::Green, Class::Yellow],
        Tales::KesselMaelstrom,
        0,
    ),
    Place {
        id: "maelstrom",
        name: both("The Maelstrom", "El Maelstrom"),
        kind: PlaceKind::Maelstrom,
        module: 2,
        tales: Tales::KesselMaelstrom,
        section: 1,
        trust: Trust::Known,
    },
    navpoint("nav-m3-lo", both("Navpoint 9", "Punto de ruta 9"), 2),
    navpoint("nav-m3-li", both("Navpoint 10", "Punto de ruta 10"), 2),
    navpoint("nav-m3-ro", both("Navpoint 11", "Punto de ruta 11"), 2),
    navpoint("nav-m3-ri", both("Navpoint 12", "Punto de ruta 12"), 2),
    navpoint("nav-m3-mid", both("Navpoint 13", "Punto de ruta 13"), 2),
    navpoint("nav-m3-mid2", both("Navpoint 14", "Punto de ruta 14"), 2),
    navpoint("nav-m3-mid3", both("Navpoint 15", "Punto de ruta 15"), 2),
    navpoint("nav-m3-in", both("Navpoint 16", "Punto de ruta 16"), 2),
    planet(
        "tatooine",
        both("Tatooine", "Tatooine"),
        3,
        Some(Faction::Hutt),
        [Class::White, Class::Green],
        Tales::TatooineNalHutta,
        0,
    ),
    planet(
        "nal-hutta",
        both("Nal Hutta", "Nal Hutta"),
        3,
        Some(Faction::Hutt),
        [Class::Green, Class::Yellow],
        Tales::TatooineNalHutta,
        1,
    ),
    navpoint("nav-m4-lo", both("Navpoint 17", "Punto de ruta 17"), 3),
    navpoint("nav-m4-li", both("Navpoint 18", "Punto de ruta 18"), 3),
    navpoint("nav-m4-ro", both("Navpoint 19", "Punto de ruta 19"), 3),
    navpoint("nav-m4-ri", both("Navpoint 20", "Punto de ruta 20"), 3),
    planet(
        "ryloth",
        both("Ryloth", "Ryloth"),
        4,
        Some(Faction::Rebel),
        [Class::White, Class::Green],
        Tales::NabooRyloth,
        1,
    ),
    planet(
        "naboo",
        both("Naboo", "Naboo"),
        4,
        Some(Faction::Imperial),
        [Class::White, Class::Yellow],
        Tales::NabooRyloth,
        0,
    ),
    navpoint("nav-m5-lo", both("Navpoint 21", "Punto de ruta 21"), 4),
    navpoint("nav-m5-li", both("Navpoint 22", "Punto de ruta 22"), 4),
    navpoint("nav-m5-ro", both("Navpoint 23", "Punto de ruta 23"), 4),
    navpoint("nav-m5-ri", both("Navpoint 24", "Punto de ruta 24"), 4),
    navpoint("nav-m5-out", both("Navpoint 25", "Punto de ruta 25"), 4),
    navpoint("nav-m5-in1", both("Navpoint 26", "Punto de ruta 26"), 4),
    navpoint("nav-m5-in2", both("Navpoint 27", "Punto de ruta 27"), 4),
    navpoint("nav-m5-mid", both("Navpoint 28", "Punto de ruta 28"), 4),
    planet(
        "ring-of-kafrene",
        both("The Ring of Kafrene", "El Anillo de Kafrene"),
        5,
        None,
        [Class::Green, Class::Yellow],
        Tales::TakodanaKafrene,
        1,
    ),
    planet(
        "takodana",
        both("Takodana", "Takodana"),
        5,
        None,
        [Class::Yellow, Class::Yellow],
        Tales::TakodanaKafrene,
        0,
    ),
    navpoint("nav-m6-lo", both("Navpoint 29", "Punto de ruta 29"), 5),
    navpoint("nav-m6-li", both("Navpoint 30", "Punto de ruta 30"), 5),
    navpoint("nav-m6-ro", both("Navpoint 31", "Punto de ruta 31"), 5),
    navpoint("nav-m6-ri", both("Navpoint 32", "Punto de ruta 32"), 5),
    navpoint("nav-m6-in", both("Navpoint 33", "Punto de ruta 33"), 5),
    navpoint("nav-m6-mid", both("Navpoint 34", "Punto de ruta 34"), 5),
];

pub static MODULES: [Module; 6] = [
    // Ord Mantell
    Module {
        left: [Space::numbered(2), Space::numbered(3)],
        right: [Space::numbered(4), Space::numbered(5)],
        routes: &[(2, 0), (0, 4), (3, 1), (1, 5), (4, 5)],
    },
    // Lothal
    Module {
        left: [Space::numbered(8), Space::numbered(9)],
        right: [Space::numbered(10), Space::numbered(11)],
        routes: &[(8, 6), (6, 10), (9, 7), (7, 11), (8, 9)],
    },
    // Kessel
    Module {
        left: [Space::numbered(14), Space::numbered(15)],
        right: [Space::numbered(16), Space::numbered(17)],
        routes: &[
            (14, 13),
            (13, 12),
            (12, 18),
            (18, 19),
            (19, 20),
            (20, 16),
            (15, 21),
            (21, 17),
            (14, 15),
            (16, 17),
        ],
    },
    // Nal Hutta
    Module {
        left: [Space::numbered(24), Space::numbered(25)],
        right: [Space::numbered(26), Space::numbered(27)],
        routes: &[(24, 22), (22, 26), (25, 23), (23, 27), (26, 27)],
    },
    // Naboo
    Module {
        left: [Space::numbered(30), Space::numbered(31)],
        right: [Space::numbered(32), Space::numbered(33)],
        routes: &[(30, 28), (28, 34), (34, 32), (31, 35), (35, 29), (29, 36), (36, 33), (28, 37), (37, 29)],
    },
    // Takodana
    Module {
        left: [Space::numbered(40), Space::numbered(41)],
        right: [Space::numbered(42), Space::numbered(43)],
        routes: &[(40, 38), (38, 42), (41, 44), (44, 39), (39, 43), (38, 45), (45, 39), (40, 41)],
    },
];

/// The planets, in the order of the spaces; each has two contact spaces.
static PLANETS: [u8; 11] = [0, 1, 6, 7, 12, 22, 23, 28, 29, 38, 39];

/// How many spaces there are.
pub const N: usize = SPACES.len();

/// The standard order of the modules.
pub const STANDARD: [u8; 6] = [0, 1, 2, 3, 4, 5];

impl Space {
    #[inline]
    pub fn place(self) -> &'static Place {
        &SPACES[self.index()]
    }

    #[inline]
    pub fn is_planet(self) -> bool {
        matches!(self.place().kind, PlaceKind::Planet(..))
    }

    #[inline]
    pub fn is_navpoint(self) -> bool {
        self.place().kind == PlaceKind::Navpoint
    }

    pub fn faction(self) -> Option<Faction> {
        match self.place().kind {
            PlaceKind::Planet(faction, _) => faction,
            PlaceKind::Navpoint | PlaceKind::Maelstrom => None,
        }
    }

    /// Its contact spaces, if it is a planet.
    pub fn slots(self) -> impl Iterator<Item = Slot> {
        let planet = PLANETS.iter().position(|space| usize::from(*space) == self.index());
        planet.into_iter().flat_map(|planet| [2 * planet, 2 * planet + 1]).map(Slot::numbered)
    }
}

impl Slot {
    #[inline]
    pub fn space(self) -> Space {
        Space::numbered(PLANETS[self.index() / 2].into())
    }

    /// The class of the contacts that begin here (R4.3).
    pub fn class(self) -> Class {
        match self.space().place().kind {
            PlaceKind::Planet(_, classes) => classes[self.index() % 2],
            PlaceKind::Navpoint | PlaceKind::Maelstrom => unreachable!("contact spaces are on planets"),
        }
    }
}

/// The map of one order of the modules: what is next to what, and how far apart everything is.
#[derive(Debug)]
pub struct Map {
    /// By space, as bits.
    next: [u64; N],
    apart: [[u8; N]; N],
    first: u8,
    last: u8,
}

impl Map {
    fn of(order: [u8; 6]) -> Map {
        let mut next = [0u64; N];
        let mut join = |a: usize, b: usize| {
            next[a] |= 1 << b;
            next[b] |= 1 << a;
        };
        for module in &MODULES {
            module.routes.iter().for_each(|(a, b)| join((*a).into(), (*b).into()));
        }
        for pair in order.windows(2) {
            let (left, right) = (&MODULES[usize::from(pair[0])], &MODULES[usize::from(pair[1])]);
            for lane in 0..2 {
                join(left.right[lane].index(), right.left[lane].index());
            }
        }
        let mut apart = [[0; N]; N];
        for (from, row) in apart.iter_mut().enumerate() {
            let (mut reached, mut steps) = (1u64 << from, 0);
            while reached.count_ones() < N as u32 {
                steps += 1;
                let further =
                    (0..N).filter(|at| reached & (1 << at) != 0).fold(reached, |r, at| r | next[at]);
                bits(further & !reached).for_each(|at| row[at] = steps);
                reached = further;
            }
        }
        Map { next, apart, first: order[0], last: order[5] }
    }

    /// The map of an order of the modules; each is made once.
    pub fn get(order: [u8; 6]) -> &'static Map {
        static MAPS: [OnceLock<Map>; 720] = [const { OnceLock::new() }; 720];
        MAPS[rank(order)].get_or_init(|| Map::of(order))
    }

    #[inline]
    pub fn next_to(&self, space: Space) -> impl Iterator<Item = Space> + use<> {
        bits(self.next[space.index()]).map(Space::numbered)
    }

    #[inline]
    pub fn apart(&self, a: Space, b: Space) -> u8 {
        self.apart[a.index()][b.index()]
    }

    /// The next spaces that are nearer to the goal.
    pub fn nearer(&self, from: Space, goal: Space) -> impl Iterator<Item = Space> + '_ {
        self.next_to(from).filter(move |next| self.apart(*next, goal) < self.apart(from, goal))
    }

    /// Where a faction's patrols come onto the board (R4.2): beside its edge piece.
    pub fn gate(&self, faction: Faction) -> Space {
        let (first, last) = (&MODULES[usize::from(self.first)], &MODULES[usize::from(self.last)]);
        match faction {
            Faction::Rebel => first.left[0],
            Faction::Syndicate => first.left[1],
            Faction::Imperial => last.right[0],
            Faction::Hutt => last.right[1],
        }
    }
}

fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        (word != 0).then(|| {
            word &= word - 1;
            bit
        })
    })
}

/// The number of an order among all 720.
fn rank(order: [u8; 6]) -> usize {
    (0..6).fold(0, |rank, at| {
        let lower = order[at + 1..].iter().filter(|later| **later < order[at]).count();
        rank * (6 - at) + lower
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(id: &str) -> Space {
        id.parse().expect("a space")
    }

    #[test]
    fn distances_are_those_of_the_reference() {
        let map = Map::get(STANDARD);
        let apart = |a, b| map.apart(space(a), space(b));
        assert_eq!(apart("ryloth", "ring-of-kafrene"), 4);
        assert_eq!(apart("mon-calamari", "kessel"), 4);
        assert_eq!(map.gate(Faction::Rebel), space("nav-m1-lo"));
        assert_eq!(map.gate(Faction::Hutt), space("nav-m6-ri"));
    }

    #[test]
    fn every_order_has_a_map_of_its_own() {
        let mut orders = vec![vec![]];
        for _ in 0..6 {
            orders = orders
                .into_iter()
                .flat_map(|order: Vec<u8>| {
                    (0..6)
                        .filter(|m| !order.contains(m))
                        .map(|m| [&order[..], &[m]].concat())
                        .collect::<Vec<_>>()
                })
                .collect();
        }
        let mut ranks: Vec<usize> =
            orders.iter().map(|order| rank(order[..].try_into().expect("six"))).collect();
        ranks.sort_unstable();
        assert_eq!(ranks, (0..720).collect::<Vec<_>>());
        for order in orders {
            let map = Map::of(order[..].try_into().expect("six"));
            assert!(
                map.apart.iter().flatten().all(|steps| usize::from(*steps) < N),
                "{order:?} is connected"
            );
        }
    }
}
