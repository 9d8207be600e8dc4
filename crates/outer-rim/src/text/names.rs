//! What things are called, on cards, in the log and in menus.

use text::{Both, Gender, Lang, Noun, Number, Phrase, both, fill};

use crate::cards;
use crate::map::{Class, SPACES};
use crate::things::{
    CardId, Character, Deck, Face, Faction, MARKET, Order, Origin, Ship, Skill, Space, Tales,
};
use crate::words::{Body, Combat, Kind, Standing, Stat, Trait};

pub const CARD: Noun = Noun::feminine(both("card", "carta"), both("cards", "cartas"));
pub const CARGO: Noun = Noun::masculine(both("cargo", "Cargamento"), both("cargo", "Cargamentos"));
pub const GEAR: Noun = Noun::masculine(both("gear", "Equipo"), both("gear", "Equipos"));
pub const MOD: Noun = Noun::feminine(both("mod", "Modificación"), both("mods", "Modificaciones"));
pub const CREW: Noun = Noun::masculine(both("crew", "Tripulante"), both("crew", "Tripulantes"));
pub const BOUNTY: Noun = Noun::feminine(both("bounty", "Presa"), both("bounties", "Presas"));
pub const JOB: Noun = Noun::masculine(both("job", "Trabajo"), both("jobs", "Trabajos"));
pub const SHIP: Noun = Noun::feminine(both("ship", "Nave"), both("ships", "Naves"));
pub const SECRET: Noun = Noun::masculine(both("secret", "Secreto"), both("secrets", "Secretos"));
pub const CHARACTER: Noun = Noun::masculine(both("character", "Personaje"), both("characters", "Personajes"));
pub const PLAYER: Noun = Noun::masculine(both("player", "jugador"), both("players", "jugadores"));
pub const PATROL: Noun = Noun::feminine(both("patrol", "Patrulla"), both("patrols", "Patrullas"));
pub const CONTACT: Noun = Noun::masculine(both("contact", "Contacto"), both("contacts", "Contactos"));
pub const FACTION: Noun = Noun::feminine(both("faction", "facción"), both("factions", "facciones"));
pub const PLANET: Noun = Noun::masculine(both("planet", "planeta"), both("planets", "planetas"));
pub const SPACE: Noun = Noun::feminine(both("space", "casilla"), both("spaces", "casillas"));
pub const DIE: Noun = Noun::masculine(both("die", "dado"), both("dice", "dados"));
pub const SKILL: Noun = Noun::feminine(both("skill", "habilidad"), both("skills", "habilidades"));
pub const DAMAGE: Noun = Noun::masculine(both("damage", "de Daño"), both("damage", "de Daño"));
pub const FAME: Noun = Noun::masculine(both("fame", "de Fama"), both("fame", "de Fama"));

/// Credits are stored in thousands: "3,000 credits", "3.000 créditos".
pub fn credits(thousands: u32, lang: Lang) -> Phrase {
    let template = match thousands {
        0 => both("0 credits", "0 créditos"),
        _ => both("{0},000 credits", "{0}.000 créditos"),
    };
    Phrase::new(fill(lang, template, &[&thousands]), Gender::Masculine, Number::Plural)
}

/// Just the figure: "3,000".
pub fn sum(thousands: u32, lang: Lang) -> String {
    match thousands {
        0 => thousands.to_string(),
        _ => fill(lang, both("{0},000", "{0}.000"), &[&thousands]),
    }
}

pub fn skill_name(skill: Skill, lang: Lang) -> String {
    match skill {
        Skill::Influence => both("Influence", "Influencia"),
        Skill::Knowledge => both("Knowledge", "Conocimientos"),
        Skill::Piloting => both("Piloting", "Pilotaje"),
        Skill::Stealth => both("Stealth", "Sigilo"),
        Skill::Strength => both("Strength", "Fortaleza"),
        Skill::Tactics => both("Tactics", "Táctica"),
        Skill::Tech => both("Tech", "Tecnología"),
    }
    .word(lang)
}

/// The faction as a heading: "Hutts".
pub fn faction_name(faction: Faction, lang: Lang) -> String {
    match faction {
        Faction::Hutt => both("Hutts", "Hutts"),
        Faction::Syndicate => both("Syndicate", "Sindicatos"),
        Faction::Imperial => both("Empire", "Imperio"),
        Faction::Rebel => both("Rebels", "Rebelión"),
    }
    .word(lang)
}

/// The faction in a sentence: "the Hutts".
pub fn the_faction(faction: Faction, lang: Lang) -> Phrase {
    let (words, gender, number) = match faction {
        Faction::Hutt => (both("the Hutts", "los Hutts"), Gender::Masculine, Number::Plural),
        Faction::Syndicate => (both("the Syndicate", "los Sindicatos"), Gender::Masculine, Number::Plural),
        Faction::Imperial => (both("the Empire", "el Imperio"), Gender::Masculine, Number::Singular),
        Faction::Rebel => (both("the Rebels", "la Rebelión"), Gender::Feminine, Number::Singular),
    };
    Phrase::new(words.word(lang), gender, number)
}

/// "the Hutt patrol".
pub fn patrol_name(faction: Faction, lang: Lang) -> Phrase {
    let words = match faction {
        Faction::Hutt => both("the Hutt patrol", "la Patrulla de los Hutts"),
        Faction::Syndicate => both("the Syndicate patrol", "la Patrulla de los Sindicatos"),
        Faction::Imperial => both("the Imperial patrol", "la Patrulla del Imperio"),
        Faction::Rebel => both("the Rebel patrol", "la Patrulla de la Rebelión"),
    };
    Phrase::new(words.word(lang), Gender::Feminine, Number::Singular)
}

pub const fn kind_noun(kind: Kind) -> Noun {
    match kind {
        Kind::Cargo => CARGO,
        Kind::Gear => GEAR,
        Kind::Mod => MOD,
        Kind::Crew => CREW,
        Kind::Bounty => BOUNTY,
        Kind::Job => JOB,
        Kind::Ship => SHIP,
        Kind::Secret => SECRET,
        Kind::Event => CARD,
    }
}

pub const fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Cargo => "cargo",
        Kind::Gear => "gear",
        Kind::Mod => "mod",
        Kind::Crew => "crew",
        Kind::Bounty => "bounty",
        Kind::Job => "job",
        Kind::Ship => "ship",
        Kind::Secret => "secret",
        Kind::Event => "event",
    }
}

/// As a heading.
pub fn kind_name(kind: Kind, lang: Lang) -> String {
    match kind {
        Kind::Cargo => both("Cargo", "Cargamento"),
        Kind::Gear => both("Gear", "Equipo"),
        Kind::Mod => both("Mod", "Modificación"),
        Kind::Crew => both("Crew", "Tripulante"),
        Kind::Bounty => both("Bounty", "Presa"),
        Kind::Job => both("Job", "Trabajo"),
        Kind::Ship => both("Ship", "Nave"),
        Kind::Secret => both("Secret", "Secreto"),
        Kind::Event => both("Event", "Evento"),
    }
    .word(lang)
}

/// A market deck as a heading.
pub fn deck_name(deck: Deck, lang: Lang) -> String {
    match deck {
        Deck::Cargo => both("Cargo", "Cargamentos"),
        Deck::Gear => both("Gear and mods", "Equipo y Modificaciones"),
        Deck::Luxury => both("Luxury items", "Artículos de lujo"),
        Deck::Ship => both("Ships", "Naves"),
        Deck::Bounty => both("Bounties", "Presas"),
        Deck::Job => both("Jobs", "Trabajos"),
    }
    .word(lang)
}

/// A market deck in a sentence.
pub fn the_deck(deck: Deck, lang: Lang) -> Phrase {
    let words = match deck {
        Deck::Cargo => both("the cargo deck", "el mazo de Cargamentos"),
        Deck::Gear => both("the gear and mod deck", "el mazo de Equipo y Modificaciones"),
        Deck::Luxury => both("the luxury deck", "el mazo de lujo"),
        Deck::Ship => both("the ship deck", "el mazo de Naves"),
        Deck::Bounty => both("the bounty deck", "el mazo de Presas"),
        Deck::Job => both("the job deck", "el mazo de Trabajos"),
    };
    Phrase::new(words.word(lang), Gender::Masculine, Number::Singular)
}

pub const fn face_noun(face: Face) -> Noun {
    match face {
        Face::Blank => Noun::feminine(both("blank", "cara vacía"), both("blanks", "caras vacías")),
        Face::Focus => Noun::feminine(both("focus", "concentración"), both("focus", "concentraciones")),
        Face::Hit => Noun::masculine(both("hit", "impacto"), both("hits", "impactos")),
        Face::Crit => Noun::masculine(both("crit", "crítico"), both("crits", "críticos")),
    }
}

pub fn face_name(face: Face, lang: Lang) -> String {
    face_noun(face).phrase(lang, Number::Singular).text
}

/// The class of a contact, by its colour.
pub fn class_name(class: Class, lang: Lang) -> String {
    match class {
        Class::White => both("white", "gris"),
        Class::Green => both("green", "verde"),
        Class::Yellow => both("yellow", "amarilla"),
    }
    .word(lang)
}

/// "your ship".
pub fn your_body(body: Body, lang: Lang) -> Phrase {
    match body {
        Body::Character => Phrase::new(
            both("your character", "tu Personaje").word(lang),
            Gender::Masculine,
            Number::Singular,
        ),
        Body::Ship => {
            Phrase::new(both("your ship", "tu Nave").word(lang), Gender::Feminine, Number::Singular)
        }
    }
}

pub fn combat_name(combat: Combat, lang: Lang) -> String {
    match combat {
        Combat::Ground => both("ground combat", "Combate terrestre"),
        Combat::Ship => both("ship combat", "Combate espacial"),
    }
    .word(lang)
}

pub fn stat_name(stat: Stat, lang: Lang) -> String {
    match stat {
        Stat::Ground => both("ground combat", "Combate terrestre"),
        Stat::Ship => both("ship combat", "Combate espacial"),
        Stat::Health => both("health", "Vida"),
        Stat::Hull => both("hull", "Casco"),
        Stat::Hyperdrive => both("hyperdrive", "Hiperimpulsor"),
    }
    .word(lang)
}

pub const fn trait_id(which: Trait) -> &'static str {
    match which {
        Trait::Illegal => "illegal",
        Trait::Weapon => "weapon",
        Trait::Armor => "armor",
        Trait::Droid => "droid",
    }
}

pub fn trait_name(which: Trait, lang: Lang) -> String {
    match which {
        Trait::Illegal => both("Illegal", "Ilegal"),
        Trait::Weapon => both("Weapon", "Arma"),
        Trait::Armor => both("Armor", "Armadura"),
        Trait::Droid => both("Droid", "Droide"),
    }
    .word(lang)
}

/// Of a reputation.
pub fn standing_name(standing: Standing, lang: Lang) -> String {
    match standing {
        Standing::Negative => both("negative", "negativa"),
        Standing::Neutral => both("neutral", "neutral"),
        Standing::Positive => both("positive", "positiva"),
        Standing::Fine => both("neutral or positive", "neutral o positiva"),
    }
    .word(lang)
}

pub fn space_name(space: Space, lang: Lang) -> String {
    SPACES[space.index()].name.word(lang)
}

/// A space by what it is called in notation.
pub fn place_name(id: &str, lang: Lang) -> String {
    let place = SPACES.iter().find(|place| place.id == id);
    place.expect("a space of that name").name.word(lang)
}

/// The same in the middle of a sentence, where its article is small.
pub fn place_in_words(id: &str, lang: Lang) -> String {
    let name = place_name(id, lang);
    match name.split_once(' ') {
        Some((article @ ("The" | "El"), rest)) => format!("{} {rest}", article.to_lowercase()),
        _ => name,
    }
}

/// An encounter deck, by the spaces it is about.
pub fn tales_name(tales: Tales, lang: Lang) -> String {
    match tales {
        Tales::OrdMantellCantonica => both("Ord Mantell and Cantonica", "Ord Mantell y Cantonica"),
        Tales::LothalMonCalamari => both("Lothal and Mon Calamari", "Lothal y Mon Calamari"),
        Tales::KesselMaelstrom => both("Kessel and the Maelstrom", "Kessel y el Maelstrom"),
        Tales::TatooineNalHutta => both("Tatooine and Nal Hutta", "Tatooine y Nal Hutta"),
        Tales::NabooRyloth => both("Naboo and Ryloth", "Naboo y Ryloth"),
        Tales::TakodanaKafrene => both("Takodana and the Ring of Kafrene", "Takodana y el Anillo de Kafrene"),
        Tales::Navpoint => both("Navpoints", "Puntos de ruta"),
    }
    .word(lang)
}

/// What each section of an encounter card is about.
pub const fn section_place(tales: Tales, second: bool) -> Both {
    let [first, other] = match tales {
        Tales::OrdMantellCantonica => [both("Ord Mantell", "Ord Mantell"), both("Cantonica", "Cantonica")],
        Tales::LothalMonCalamari => [both("Lothal", "Lothal"), both("Mon Calamari", "Mon Calamari")],
        Tales::KesselMaelstrom => [both("Kessel", "Kessel"), both("Maelstrom", "Maelstrom")],
        Tales::TatooineNalHutta => [both("Tatooine", "Tatooine"), both("Nal Hutta", "Nal Hutta")],
        Tales::NabooRyloth => [both("Naboo", "Naboo"), both("Ryloth", "Ryloth")],
        Tales::TakodanaKafrene => {
            [both("Takodana", "Takodana"), both("Ring of Kafrene", "Anillo de Kafrene")]
        }
        Tales::Navpoint => [both("With a patrol", "Con Patrulla"), both("Without a patrol", "Sin Patrulla")],
    };
    if second { other } else { first }
}

/// An encounter card has no name but that of its deck and its number.
pub fn card_name(card: CardId, lang: Lang) -> String {
    match card.origin() {
        Origin::Encounter(tales) => {
            let number = (card.index() - MARKET) % 10 + 1;
            fill(lang, both("{0}, card {1}", "{0}, carta {1}"), &[&tales_name(tales, lang), &number])
        }
        _ => cards::card(card).name.word(lang),
    }
}

pub fn ship_name(ship: Ship, lang: Lang) -> String {
    cards::SHIPS[ship.index()].name.word(lang)
}

/// What a ship is called when its goal is reached; a starting ship has one name only.
pub fn ship_legend(ship: Ship, lang: Lang) -> String {
    let sheet = &cards::SHIPS[ship.index()];
    if sheet.legend.en.is_empty() { sheet.name.word(lang) } else { sheet.legend.word(lang) }
}

pub fn character_name(character: Character, lang: Lang) -> String {
    cards::CHARACTERS[character.index()].name.word(lang)
}

/// A card of the solo opponent.
pub fn order_name(order: Order, lang: Lang) -> String {
    fill(lang, both("AI card {0}", "Carta de IA {0}"), &[&(order.index() + 1)])
}
