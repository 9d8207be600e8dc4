//! The board (R2): 32 systems in 8 regions, their borders, and the time track.

use std::sync::LazyLock;

use pieces::{Graph, Thing};
use text::{Both, both};

use crate::things::{BASE_SPACE, PLACES, Place, Region, Side, Theatre, Things, WORDS};
use crate::units::Shape;

#[derive(Clone, Copy, Debug)]
pub struct System {
    pub id: &'static str,
    pub name: Both,
    /// Counted from 1. The numbers are labels of a uniform pick and may differ from the printed ones (SQ2).
    pub region: u8,
    /// From the left; only the first can be used where the Empire subjugates (R11.6). Remote systems have none.
    pub icons: &'static [Icon],
    /// The space of the queue on which its units are built.
    pub build_number: u8,
    /// The emblem on its probe card (R3.10).
    pub emblem: Option<Side>,
    /// Where it is drawn, from 0 to 100 to the right and downwards.
    pub drawn: (u8, u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Icon {
    pub theatre: Theatre,
    pub shape: Shape,
}

const fn icon(theatre: Theatre, shape: Shape) -> Icon {
    Icon { theatre, shape }
}
const SPACE_TRIANGLE: Icon = icon(Theatre::Space, Shape::Triangle);
const SPACE_CIRCLE: Icon = icon(Theatre::Space, Shape::Circle);
const SPACE_SQUARE: Icon = icon(Theatre::Space, Shape::Square);
const GROUND_TRIANGLE: Icon = icon(Theatre::Ground, Shape::Triangle);
const GROUND_CIRCLE: Icon = icon(Theatre::Ground, Shape::Circle);
const GROUND_SQUARE: Icon = icon(Theatre::Ground, Shape::Square);

/// No system has more of them.
pub const MOST_ICONS: usize = 2;

/// R15.3: what the base space builds, at build number 1.
pub const BASE_ICONS: [Icon; 2] = [SPACE_TRIANGLE, GROUND_TRIANGLE];

const fn populous(
    id: &'static str,
    name: Both,
    region: u8,
    icons: &'static [Icon],
    build_number: u8,
    emblem: Option<Side>,
    drawn: (u8, u8),
) -> System {
    System { id, name, region, icons, build_number, emblem, drawn }
}

const fn remote(id: &'static str, name: Both, region: u8, drawn: (u8, u8)) -> System {
    populous(id, name, region, &[], 0, None, drawn)
}

impl System {
    /// R2.3.
    pub const fn is_remote(&self) -> bool {
        self.icons.is_empty()
    }

    /// What all its icons are worth (S1.9).
    pub const fn printed_production(&self) -> u8 {
        let mut sum = 0;
        let mut i = 0;
        while i < self.icons.len() {
            sum += self.icons[i].shape.strength();
            i += 1;
        }
        sum
    }
}

const fn those(remote: bool) -> Things {
    let mut places = Things::EMPTY;
    let mut place = 0;
    while place < SYSTEMS.len() {
        if SYSTEMS[place].is_remote() == remote {
            places.insert(place as u16);
        }
        place += 1;
    }
    places
}

/// R2.3.
pub static POPULOUS: Things = those(false);
pub static REMOTE: Things = those(true);

impl Place {
    /// R2.6: all but the base space.
    #[inline]
    pub fn is_system(self) -> bool {
        self != BASE_SPACE
    }

    /// # Panics
    /// For the base space, which is no system.
    #[inline]
    pub const fn system(self) -> &'static System {
        &SYSTEMS[self.index()]
    }

    /// The 32 systems.
    pub fn systems() -> impl DoubleEndedIterator<Item = Place> {
        Place::each().filter(|place| place.is_system())
    }

    /// The eight remote ones, in the order of their names.
    pub fn remotes() -> impl DoubleEndedIterator<Item = Place> {
        Place::systems().filter(|place| place.system().is_remote())
    }

    #[inline]
    pub const fn region(self) -> Region {
        Region::numbered(self.system().region as usize - 1)
    }

    /// R2.2.
    #[inline]
    pub const fn next_to(self) -> Things {
        MAP.next_to(self.index() as u16)
    }

    /// S1.13: the fewest moves from one to the other.
    #[inline]
    pub fn distance(self, other: Place) -> u8 {
        DISTANCES[self.index()][other.index()]
    }
}

impl Region {
    pub fn systems(self) -> impl DoubleEndedIterator<Item = Place> {
        Place::systems().filter(move |place| place.region() == self)
    }
}

/// R2.7: what the spaces 1 to 16 of the time track show.
pub const LAST_SPACE: u8 = 16;

pub const fn recruits(space: u8) -> bool {
    matches!(space, 2..=5)
}

pub const fn builds(space: u8) -> bool {
    matches!(space, 2 | 4 | 6 | 8 | 10 | 12 | 14)
}

/// Systems that rules and cards name.
macro_rules! named_places {
    ($($NAME:ident: $index:literal),+ $(,)?) => {
        impl Place { $(pub const $NAME: Place = Place::numbered($index);)+ }
    };
}

named_places! {
    ALDERAAN: 0,
    BESPIN: 1,
    BOTHAWUI: 2,
    CATO_NEIMOIDIA: 3,
    CORELLIA: 4,
    CORUSCANT: 5,
    DAGOBAH: 6,
    DANTOOINE: 7,
    DATHOMIR: 8,
    ENDOR: 9,
    FELUCIA: 10,
    GEONOSIS: 11,
    HOTH: 12,
    ILUM: 13,
    KASHYYYK: 14,
    KESSEL: 15,
    MALASTARE: 16,
    MANDALORE: 17,
    MON_CALAMARI: 18,
    MUSTAFAR: 19,
    MYGEETO: 20,
    NABOO: 21,
    NAL_HUTTA: 22,
    ORD_MANTELL: 23,
    RODIA: 24,
    RYLOTH: 25,
    SALEUCAMI: 26,
    SULLUST: 27,
    TATOOINE: 28,
    TOYDARIA: 29,
    UTAPAU: 30,
    YAVIN: 31,
}

/// In the order of their names, which is the order of every pick by number.
pub static SYSTEMS: [System; PLACES - 1] = [
    populous("alderaan", both("Alderaan", "Alderaan"), 4, &[GROUND_TRIANGLE], 1, None, (43, 76)),
    populous("bespin", both("Bespin", "Bespin"), 8, &[GROUND_CIRCLE], 1, None, (84, 70)),
    populous("bothawui", both("Bothawui", "Bothawui"), 5, &[GROUND_CIRCLE], 1, Some(Side::Rebel), (54, 19)),
    populous(
        "cato-neimoidia",
        both("Cato Neimoidia", "Cato Neimoidia"),
        4,
        &[SPACE_TRIANGLE, GROUND_CIRCLE],
        2,
        None,
        (59, 70),
    ),
    populous(
        "corellia",
        both("Corellia", "Corellia"),
        4,
        &[SPACE_TRIANGLE, SPACE_SQUARE],
        3,
        Some(Side::Empire),
        (67, 86),
    ),
    populous("coruscant", both("Coruscant", "Coruscant"), 4, &[GROUND_TRIANGLE], 1, None, (53, 90)),
    remote("dagobah", both("Dagobah", "Dagobah"), 7, (81, 50)),
    remote("dantooine", both("Dantooine", "Dantooine"), 2, (5, 63)),
    remote("dathomir", both("Dathomir", "Dathomir"), 3, (19, 58)),
    remote("endor", both("Endor", "Endor"), 8, (86, 91)),
    populous("felucia", both("Felucia", "Felucia"), 1, &[GROUND_TRIANGLE], 1, None, (18, 30)),
    populous(
        "geonosis",
        both("Geonosis", "Geonosis"),
        6,
        &[SPACE_TRIANGLE, GROUND_SQUARE],
        2,
        None,
        (81, 24),
    ),
    remote("hoth", both("Hoth", "Hoth"), 8, (96, 75)),
    remote("ilum", both("Ilum", "Ilum"), 2, (21, 91)),
    populous(
        "kashyyyk",
        both("Kashyyyk", "Kashyyyk"),
        3,
        &[GROUND_TRIANGLE, GROUND_TRIANGLE],
        1,
        Some(Side::Rebel),
        (42, 54),
    ),
    populous("kessel", both("Kessel", "Kessel"), 5, &[GROUND_TRIANGLE], 1, None, (31, 10)),
    populous("malastare", both("Malastare", "Malastare"), 3, &[GROUND_TRIANGLE], 1, None, (55, 51)),
    populous(
        "mandalore",
        both("Mandalore", "Mandalore"),
        3,
        &[GROUND_TRIANGLE, SPACE_TRIANGLE],
        1,
        Some(Side::Empire),
        (30, 58),
    ),
    populous(
        "mon-calamari",
        both("Mon Calamari", "Mon Calamari"),
        1,
        &[SPACE_TRIANGLE, SPACE_SQUARE],
        3,
        Some(Side::Rebel),
        (14, 9),
    ),
    populous(
        "mustafar",
        both("Mustafar", "Mustafar"),
        8,
        &[SPACE_TRIANGLE, SPACE_CIRCLE],
        2,
        Some(Side::Empire),
        (92, 54),
    ),
    populous(
        "mygeeto",
        both("Mygeeto", "Mygeeto"),
        2,
        &[SPACE_TRIANGLE, GROUND_SQUARE],
        2,
        Some(Side::Empire),
        (13, 76),
    ),
    populous(
        "naboo",
        both("Naboo", "Naboo"),
        7,
        &[GROUND_TRIANGLE, SPACE_TRIANGLE],
        1,
        Some(Side::Rebel),
        (71, 41),
    ),
    populous(
        "nal-hutta",
        both("Nal Hutta", "Nal Hutta"),
        5,
        &[GROUND_TRIANGLE, SPACE_TRIANGLE],
        1,
        None,
        (43, 9),
    ),
    populous(
        "ord-mantell",
        both("Ord Mantell", "Ord Mantell"),
        2,
        &[SPACE_CIRCLE, GROUND_CIRCLE],
        2,
        None,
        (30, 81),
    ),
    populous("rodia", both("Rodia", "Rodia"), 6, &[GROUND_TRIANGLE], 1, Some(Side::Empire), (64, 27)),
    populous("ryloth", both("Ryloth", "Ryloth"), 6, &[GROUND_TRIANGLE], 1, Some(Side::Rebel), (87, 7)),
    populous(
        "saleucami",
        both("Saleucami", "Saleucami"),
        1,
        &[GROUND_CIRCLE],
        1,
        Some(Side::Empire),
        (28, 36),
    ),
    populous(
        "sullust",
        both("Sullust", "Sullust"),
        7,
        &[GROUND_TRIANGLE, GROUND_SQUARE],
        2,
        Some(Side::Empire),
        (72, 65),
    ),
    remote("tatooine", both("Tatooine", "Tatooine"), 6, (69, 8)),
    populous("toydaria", both("Toydaria", "Toydaria"), 5, &[SPACE_CIRCLE], 2, None, (39, 33)),
    populous("utapau", both("Utapau", "Utapau"), 7, &[SPACE_CIRCLE, SPACE_SQUARE], 3, None, (93, 30)),
    remote("yavin", both("Yavin", "Yavin"), 1, (9, 40)),
];

/// Each system with those of its neighbours that come behind it.
const BORDERS: &[(Place, &[Place])] = &[
    (
        Place::ALDERAAN,
        &[
            Place::CATO_NEIMOIDIA,
            Place::CORELLIA,
            Place::CORUSCANT,
            Place::KASHYYYK,
            Place::MANDALORE,
            Place::ORD_MANTELL,
        ],
    ),
    (Place::BESPIN, &[Place::ENDOR, Place::HOTH, Place::MUSTAFAR, Place::SULLUST]),
    (Place::BOTHAWUI, &[Place::MALASTARE, Place::NAL_HUTTA, Place::RODIA, Place::TATOOINE, Place::TOYDARIA]),
    (Place::CATO_NEIMOIDIA, &[Place::CORELLIA, Place::KASHYYYK, Place::MALASTARE, Place::SULLUST]),
    (Place::CORELLIA, &[Place::CORUSCANT, Place::SULLUST]),
    (Place::CORUSCANT, &[Place::ORD_MANTELL]),
    (Place::DAGOBAH, &[Place::MUSTAFAR, Place::NABOO, Place::SULLUST, Place::UTAPAU]),
    (Place::DANTOOINE, &[Place::DATHOMIR, Place::MYGEETO]),
    (Place::DATHOMIR, &[Place::MANDALORE, Place::MYGEETO, Place::YAVIN]),
    (Place::ENDOR, &[Place::HOTH]),
    (Place::FELUCIA, &[Place::MANDALORE, Place::MON_CALAMARI, Place::SALEUCAMI, Place::YAVIN]),
    (Place::GEONOSIS, &[Place::NABOO, Place::RODIA, Place::RYLOTH, Place::TATOOINE, Place::UTAPAU]),
    (Place::HOTH, &[Place::MUSTAFAR]),
    (Place::ILUM, &[Place::MYGEETO, Place::ORD_MANTELL]),
    (Place::KASHYYYK, &[Place::MALASTARE, Place::MANDALORE, Place::SALEUCAMI, Place::TOYDARIA]),
    (Place::KESSEL, &[Place::NAL_HUTTA, Place::SALEUCAMI, Place::TOYDARIA]),
    (Place::MALASTARE, &[Place::NABOO, Place::RODIA, Place::SULLUST, Place::TOYDARIA]),
    (Place::MANDALORE, &[Place::MYGEETO, Place::ORD_MANTELL, Place::SALEUCAMI, Place::YAVIN]),
    (Place::MON_CALAMARI, &[Place::SALEUCAMI]),
    (Place::MUSTAFAR, &[Place::SULLUST]),
    (Place::MYGEETO, &[Place::ORD_MANTELL]),
    (Place::NABOO, &[Place::RODIA, Place::SULLUST, Place::UTAPAU]),
    (Place::NAL_HUTTA, &[Place::TOYDARIA]),
    (Place::RODIA, &[Place::TATOOINE]),
    (Place::RYLOTH, &[Place::TATOOINE]),
    (Place::SALEUCAMI, &[Place::TOYDARIA]),
];

const BORDER_COUNT: usize = 69;

static MAP: Graph<PLACES, WORDS> = {
    let mut ways = [(0, 0); BORDER_COUNT];
    let (mut n, mut i) = (0, 0);
    while i < BORDERS.len() {
        let (place, next) = BORDERS[i];
        let mut k = 0;
        while k < next.len() {
            ways[n] = (place.index() as u16, next[k].index() as u16);
            n += 1;
            k += 1;
        }
        i += 1;
    }
    assert!(n == BORDER_COUNT);
    Graph::new(&ways)
};

static DISTANCES: LazyLock<[[u8; PLACES]; PLACES]> = LazyLock::new(|| {
    let mut all = [[u8::MAX; PLACES]; PLACES];
    for (from, row) in all.iter_mut().enumerate() {
        let mut reached = Things::EMPTY;
        for steps in 0..PLACES as u16 {
            let within = MAP.within(from as u16, steps);
            (within - reached).iter().for_each(|place| row[usize::from(place)] = steps as u8);
            reached = within;
        }
    }
    all
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_24_populous_and_8_remote_systems_in_8_regions_of_4() {
        assert_eq!((Place::systems().count(), Place::remotes().count()), (32, 8));
        assert!(Region::each().all(|region| region.systems().count() == 4));
    }

    #[test]
    fn every_system_can_be_reached_and_distances_are_those_of_the_sheet() {
        let furthest = Place::systems().flat_map(|a| Place::systems().map(move |b| a.distance(b))).max();
        assert_eq!(furthest, Some(7));
        for (a, b, distance) in [
            (Place::ENDOR, Place::DANTOOINE, 7),
            (Place::CORUSCANT, Place::ILUM, 2),
            (Place::CORELLIA, Place::DAGOBAH, 2),
            (Place::RODIA, Place::TATOOINE, 1),
        ] {
            assert_eq!((a.distance(b), b.distance(a)), (distance, distance), "{a} and {b}");
        }
    }

    #[test]
    fn nothing_borders_on_the_base_space() {
        assert!(BASE_SPACE.next_to().is_empty());
        assert!(Place::systems().all(|place| !place.next_to().is_empty()));
    }

    #[test]
    fn production_adds_up_to_58() {
        assert_eq!(SYSTEMS.iter().map(|system| u16::from(system.printed_production())).sum::<u16>(), 58);
        assert_eq!(Place::UTAPAU.system().printed_production(), 5);
    }
}
