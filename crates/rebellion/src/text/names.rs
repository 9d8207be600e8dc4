//! What things are called, on cards, in the log and in menus.

use text::{Agreeing, Both, Gender, Lang, Noun, Number, Phrase, and, both, fill};

use crate::action::Piece;
use crate::leaders::Skill;
use crate::state::Phase;
use crate::things::{BASE_SPACE, Colour, Face, Hurt, Leader, Place, Region, Shown, Side, Theatre, Unit};
use crate::units::{Shape, UNITS};
use crate::words::Ring;

pub const UNIT: Noun = Noun::feminine(both("unit", "unidad"), both("units", "unidades"));
pub const SHIP: Noun = Noun::feminine(both("ship", "nave"), both("ships", "naves"));
pub const GROUND_UNIT: Noun =
    Noun::feminine(both("ground unit", "unidad terrestre"), both("ground units", "unidades terrestres"));
pub const STRUCTURE: Noun =
    Noun::feminine(both("structure", "estructura"), both("structures", "estructuras"));
pub const FIGHTER: Noun = Noun::masculine(both("fighter", "caza"), both("fighters", "cazas"));
pub const CAPITAL_SHIP: Noun =
    Noun::feminine(both("capital ship", "nave capital"), both("capital ships", "naves capitales"));
pub const SYSTEM: Noun = Noun::masculine(both("system", "sistema"), both("systems", "sistemas"));
pub const REGION: Noun = Noun::feminine(both("region", "región"), both("regions", "regiones"));
pub const LEADER: Noun = Noun::masculine(both("leader", "líder"), both("leaders", "líderes"));
pub const CARD: Noun = Noun::feminine(both("card", "carta"), both("cards", "cartas"));
pub const MISSION: Noun = Noun::feminine(both("mission", "misión"), both("missions", "misiones"));
pub const PROJECT: Noun = Noun::masculine(both("project", "proyecto"), both("projects", "proyectos"));
pub const OBJECTIVE: Noun = Noun::masculine(both("objective", "objetivo"), both("objectives", "objetivos"));
pub const PROBE: Noun =
    Noun::feminine(both("probe card", "carta de sonda"), both("probe cards", "cartas de sonda"));
pub const TACTIC: Noun =
    Noun::feminine(both("tactic card", "carta de táctica"), both("tactic cards", "cartas de táctica"));
pub const DIE: Noun = Noun::masculine(both("die", "dado"), both("dice", "dados"));
pub const DAMAGE: Noun = Noun::masculine(both("damage", "de daño"), both("damage", "de daño"));
pub const LOYALTY: Noun = Noun::masculine(both("loyalty", "de lealtad"), both("loyalty", "de lealtad"));
pub const REPUTATION: Noun =
    Noun::masculine(both("reputation", "de reputación"), both("reputation", "de reputación"));
pub const SUCCESS: Noun = Noun::masculine(both("success", "éxito"), both("successes", "éxitos"));

const REBEL: Agreeing = Agreeing::by_number(["Rebel"; 2], ["rebelde", "rebeldes"]);
const IMPERIAL: Agreeing = Agreeing::by_number(["Imperial"; 2], ["imperial", "imperiales"]);

/// Units of a sort: what many of them are called, and the gender of their name.
const UNIT_NOUNS: [(Both, Gender); UNITS.len()] = [
    (both("TIE Fighters", "Cazas TIE"), Gender::Masculine),
    (both("Assault Carriers", "Portacazas de asalto"), Gender::Masculine),
    (both("Star Destroyers", "Destructores Estelares"), Gender::Masculine),
    (both("Super Star Destroyers", "Superdestructores Estelares"), Gender::Masculine),
    (both("Death Stars", "Estrellas de la Muerte"), Gender::Feminine),
    (both("Death Stars Under Construction", "Estrellas de la Muerte en construcción"), Gender::Feminine),
    (both("Stormtroopers", "Soldados de asalto"), Gender::Masculine),
    (both("AT-STs", "AT-ST"), Gender::Masculine),
    (both("AT-ATs", "AT-AT"), Gender::Masculine),
    (both("TIE Strikers", "Fustigadores TIE"), Gender::Masculine),
    (both("Assault Tanks", "Tanques de asalto"), Gender::Masculine),
    (both("Shield Bunkers", "Búnkeres de control de escudo"), Gender::Masculine),
    (both("Interdictors", "Interdictores"), Gender::Masculine),
    (both("X-wings", "Alas-X"), Gender::Masculine),
    (both("Y-wings", "Alas-Y"), Gender::Masculine),
    (both("Rebel Transports", "Transportes rebeldes"), Gender::Masculine),
    (both("Corellian Corvettes", "Corbetas corellianas"), Gender::Feminine),
    (both("Mon Calamari Cruisers", "Cruceros Mon Calamari"), Gender::Masculine),
    (both("Rebel Troopers", "Soldados rebeldes"), Gender::Masculine),
    (both("Airspeeders", "Aerodeslizadores"), Gender::Masculine),
    (both("Shield Generators", "Generadores de escudos"), Gender::Masculine),
    (both("Ion Cannons", "Cañones de iones"), Gender::Masculine),
    (both("U-wings", "Alas-U"), Gender::Masculine),
    (both("Nebulon-B Frigates", "Fragatas Nebulon-B"), Gender::Feminine),
    (both("Rebel Vanguards", "Vanguardias rebeldes"), Gender::Feminine),
    (both("Golan Arms Turrets", "Torretas Golan"), Gender::Feminine),
];

pub fn unit_noun(unit: Unit) -> Noun {
    let (many, gender) = UNIT_NOUNS[unit.index()];
    Noun { one: unit.kind().name, many, gender }
}

/// "2 TIE Fighters".
pub fn units(unit: Unit, n: u8, lang: Lang) -> Phrase {
    unit_noun(unit).count(lang, n)
}

pub fn unit_name(unit: Unit, lang: Lang) -> String {
    unit.kind().name.word(lang)
}

pub fn place_name(place: Place, lang: Lang) -> String {
    if place == BASE_SPACE {
        return both("the Rebel base space", "el espacio de la base rebelde").word(lang);
    }
    place.system().name.word(lang)
}

pub fn leader_name(leader: Leader, lang: Lang) -> String {
    leader.person().name.word(lang)
}

/// Regions have no names: they are called by what lies in them.
pub fn region_name(region: Region, lang: Lang) -> String {
    let systems = region.systems().map(|place| named(place_name(place, lang)));
    let systems = and(lang, &systems.collect::<Vec<_>>());
    fill(lang, both("the region of {0}", "la región de {0}"), &[&systems])
}

/// The side in a sentence: "the Rebels".
pub fn the_side(side: Side, lang: Lang) -> Phrase {
    match side {
        Side::Rebel => {
            Phrase::new(both("the Rebels", "los rebeldes").word(lang), Gender::Masculine, Number::Plural)
        }
        Side::Empire => {
            Phrase::new(both("the Empire", "el Imperio").word(lang), Gender::Masculine, Number::Singular)
        }
    }
}

/// The side as a heading: "Rebels".
pub fn side_name(side: Side, lang: Lang) -> String {
    match side {
        Side::Rebel => both("Rebels", "Rebeldes"),
        Side::Empire => both("Empire", "Imperio"),
    }
    .word(lang)
}

/// "Imperial" unit, "unidad imperial".
pub const fn of_side(side: Side) -> Agreeing {
    match side {
        Side::Rebel => REBEL,
        Side::Empire => IMPERIAL,
    }
}

pub const fn skill_id(skill: Skill) -> &'static str {
    match skill {
        Skill::Diplomacy => "diplomacy",
        Skill::Intel => "intel",
        Skill::SpecOps => "spec-ops",
        Skill::Logistics => "logistics",
    }
}

pub fn skill_name(skill: Skill, lang: Lang) -> String {
    match skill {
        Skill::Diplomacy => both("Diplomacy", "Diplomacia"),
        Skill::Intel => both("Intel", "Inteligencia"),
        Skill::SpecOps => both("Spec Ops", "Operaciones especiales"),
        Skill::Logistics => both("Logistics", "Logística"),
    }
    .word(lang)
}

pub fn theatre_name(theatre: Theatre, lang: Lang) -> String {
    match theatre {
        Theatre::Space => both("space", "el espacio"),
        Theatre::Ground => both("the ground", "tierra"),
    }
    .word(lang)
}

/// "in space", "on the ground".
pub fn in_theatre(theatre: Theatre, lang: Lang) -> String {
    match theatre {
        Theatre::Space => both("in space", "en el espacio"),
        Theatre::Ground => both("on the ground", "en tierra"),
    }
    .word(lang)
}

pub fn phase_name(phase: Phase, lang: Lang) -> String {
    match phase {
        Phase::SetUp => both("Set-up", "Preparación"),
        Phase::Assignment => both("Assignment", "Asignación"),
        Phase::Command => both("Command", "Mando"),
        Phase::Refresh => both("Refresh", "Recuperación"),
    }
    .word(lang)
}

pub fn colour_name(colour: Colour, lang: Lang) -> String {
    match colour {
        Colour::Red => both("red", "rojo"),
        Colour::Black => both("black", "negro"),
        Colour::Green => both("green", "verde"),
    }
    .word(lang)
}

pub const fn face_noun(face: Face) -> Noun {
    match face {
        Face::Blank => Noun::feminine(both("blank", "cara vacía"), both("blanks", "caras vacías")),
        Face::Hit => Noun::masculine(both("hit", "impacto"), both("hits", "impactos")),
        Face::Direct => {
            Noun::masculine(both("direct hit", "impacto directo"), both("direct hits", "impactos directos"))
        }
        Face::Special => Noun::masculine(both("special", "especial"), both("specials", "especiales")),
    }
}

/// "red hit".
pub fn shown_name(shown: Shown, lang: Lang) -> String {
    let face = face_noun(shown.face()).phrase(lang, Number::Singular);
    fill(
        lang,
        both("a {1} die that shows a {0}", "un dado {1} que muestra {0}"),
        &[&face, &colour_name(shown.colour(), lang)],
    )
}

/// "Star Destroyer (2 damage)".
pub fn hurt_name(hurt: Hurt, lang: Lang) -> String {
    let name = unit_name(hurt.unit(), lang);
    match hurt.damage() {
        0 => name,
        n => fill(lang, both("{0} ({1} damage)", "{0} ({1} de daño)"), &[&name, &n]),
    }
}

pub const fn shape_name(shape: Shape) -> Both {
    match shape {
        Shape::Triangle => both("triangle", "triángulo"),
        Shape::Circle => both("circle", "círculo"),
        Shape::Square => both("square", "cuadrado"),
    }
}

pub const fn ring_id(ring: Ring) -> &'static str {
    match ring {
        Ring::Captured => "captured",
        Ring::Carbonite => "carbonite",
        Ring::Lured => "lured",
        Ring::MasterYoda => "master-yoda",
        Ring::MillenniumFalcon => "millennium-falcon",
        Ring::C3po => "c3po",
        Ring::R2d2 => "r2d2",
        Ring::Bounty => "bounty",
        Ring::K2so => "k2so",
    }
}

pub fn ring_name(ring: Ring, lang: Lang) -> String {
    match ring {
        Ring::Captured => both("Captured", "Capturado"),
        Ring::Carbonite => both("Carbonite", "Carbonita"),
        Ring::Lured => both("Dark Side", "Lado oscuro"),
        Ring::MasterYoda => both("Master Yoda", "Maestro Yoda"),
        Ring::MillenniumFalcon => both("Millennium Falcon", "Halcón Milenario"),
        Ring::C3po => both("C-3PO", "C-3PO"),
        Ring::R2d2 => both("R2-D2", "R2-D2"),
        Ring::Bounty => both("Bounty", "Recompensa"),
        Ring::K2so => both("K-2SO", "K-2SO"),
    }
    .word(lang)
}

/// Anything that can be pointed at, in the middle of a sentence.
pub fn piece_name(piece: Piece, lang: Lang) -> String {
    match piece {
        Piece::Place(place) => place_name(place, lang),
        Piece::Unit(unit) => unit_name(unit, lang),
        Piece::Leader(leader) => leader_name(leader, lang),
        Piece::Region(region) => region_name(region, lang),
        Piece::Party(party) => the_side(party.what(), lang).text,
        Piece::Field(field) => theatre_name(field.what(), lang),
        Piece::Shown(shown) => shown_name(shown, lang),
        Piece::Hurt(hurt) => hurt_name(hurt, lang),
        Piece::Tactic(card) => card.face().name.word(lang),
        Piece::Mission(card) => card.mission().name.word(lang),
        Piece::Objective(card) => card.objective().name.word(lang),
        Piece::Action(card) => card.scheme().name.word(lang),
    }
}

/// Words that are a name.
pub fn named(name: String) -> Phrase {
    Phrase::new(name, Gender::Masculine, Number::Singular)
}

/// "a, b and c", if there is anything.
pub fn listed(names: impl IntoIterator<Item = String>, lang: Lang) -> Option<String> {
    let names: Vec<Phrase> = names.into_iter().map(named).collect();
    (!names.is_empty()).then(|| and(lang, &names).text)
}
