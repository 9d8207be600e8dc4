//! Names of things: cards, kinds, aspects, traits, keywords.

use text::{Both, Gender, Lang, Noun, Number, Phrase, both, fill};

use crate::card::{Face, Kind, Rarity, TokenKind};
use crate::words::{Arena, Aspect, Keyword, Trait};

pub(super) const CARD: Noun = Noun::feminine(both("card", "carta"), both("cards", "cartas"));
pub(super) const UNIT: Noun = Noun::feminine(both("unit", "unidad"), both("units", "unidades"));
pub(super) const BASE: Noun = Noun::feminine(both("base", "base"), both("bases", "bases"));
pub(super) const UPGRADE: Noun = Noun::feminine(both("upgrade", "mejora"), both("upgrades", "mejoras"));
pub(super) const EVENT: Noun = Noun::masculine(both("event", "evento"), both("events", "eventos"));
pub(super) const LEADER: Noun = Noun::masculine(both("leader", "líder"), both("leaders", "líderes"));
pub(super) const TOKEN: Noun = Noun::feminine(both("token", "ficha"), both("tokens", "fichas"));
pub(super) const RESOURCE: Noun = Noun::masculine(both("resource", "recurso"), both("resources", "recursos"));
pub(super) const PLAYER: Noun = Noun::masculine(both("player", "jugador"), both("players", "jugadores"));
pub(super) const DEFENDER: Noun =
    Noun::masculine(both("defender", "defensor"), both("defenders", "defensores"));
pub(super) const DAMAGE: Noun = Noun::masculine(both("damage", "de daño"), both("damage", "de daño"));
const SHIELD: Noun =
    Noun::feminine(both("Shield token", "ficha de Escudo"), both("Shield tokens", "fichas de Escudo"));
const EXPERIENCE: Noun = Noun::feminine(
    both("Experience token", "ficha de Experiencia"),
    both("Experience tokens", "fichas de Experiencia"),
);

pub(super) const fn token_noun(kind: TokenKind) -> Noun {
    match kind {
        TokenKind::Shield => SHIELD,
        TokenKind::Experience => EXPERIENCE,
    }
}

/// "2 Shield tokens".
pub fn tokens(kind: TokenKind, n: u8, lang: Lang) -> Phrase {
    token_noun(kind).count(lang, n)
}

/// The other player, as a card speaks of them.
pub(super) fn opponent(lang: Lang) -> Phrase {
    Phrase::new(both("your opponent", "tu adversario").word(lang), Gender::Masculine, Number::Singular)
}

pub(super) const fn kind_noun(kind: Kind) -> Noun {
    match kind {
        Kind::Leader => LEADER,
        Kind::Base => BASE,
        Kind::Unit(_) => UNIT,
        Kind::Event => EVENT,
        Kind::Upgrade => UPGRADE,
        Kind::Token => TOKEN,
    }
}

/// "ground unit".
pub fn kind_name(kind: Kind, lang: Lang) -> String {
    let words = match kind {
        Kind::Unit(Arena::Ground) => both("ground unit", "unidad terrestre"),
        Kind::Unit(Arena::Space) => both("space unit", "unidad espacial"),
        kind => return kind_noun(kind).phrase(lang, Number::Singular).text,
    };
    words.word(lang)
}

pub const fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Leader => "leader",
        Kind::Base => "base",
        Kind::Unit(_) => "unit",
        Kind::Event => "event",
        Kind::Upgrade => "upgrade",
        Kind::Token => "token",
    }
}

pub const fn arena_id(arena: Arena) -> &'static str {
    match arena {
        Arena::Ground => "ground",
        Arena::Space => "space",
    }
}

/// "ground arena".
pub fn arena_name(arena: Arena, lang: Lang) -> String {
    let words = match arena {
        Arena::Ground => both("ground arena", "campo de batalla terrestre"),
        Arena::Space => both("space arena", "campo de batalla espacial"),
    };
    words.word(lang)
}

const fn rarity_words(rarity: Rarity) -> (&'static str, Both) {
    match rarity {
        Rarity::Common => ("common", both("Common", "Común")),
        Rarity::Uncommon => ("uncommon", both("Uncommon", "Infrecuente")),
        Rarity::Rare => ("rare", both("Rare", "Rara")),
        Rarity::Legendary => ("legendary", both("Legendary", "Legendaria")),
        Rarity::Special => ("special", both("Special", "Especial")),
    }
}

pub fn rarity_name(rarity: Rarity, lang: Lang) -> String {
    rarity_words(rarity).1.word(lang)
}

pub const fn rarity_id(rarity: Rarity) -> &'static str {
    rarity_words(rarity).0
}

const fn aspect_words(aspect: Aspect) -> (&'static str, Both) {
    match aspect {
        Aspect::Vigilance => ("vigilance", both("Vigilance", "Vigilancia")),
        Aspect::Command => ("command", both("Command", "Mando")),
        Aspect::Aggression => ("aggression", both("Aggression", "Agresividad")),
        Aspect::Cunning => ("cunning", both("Cunning", "Astucia")),
        Aspect::Heroism => ("heroism", both("Heroism", "Heroísmo")),
        Aspect::Villainy => ("villainy", both("Villainy", "Maldad")),
    }
}

pub fn aspect_name(aspect: Aspect, lang: Lang) -> String {
    aspect_words(aspect).1.word(lang)
}

pub const fn aspect_id(aspect: Aspect) -> &'static str {
    aspect_words(aspect).0
}

const fn trait_words(wanted: Trait) -> (&'static str, Both) {
    match wanted {
        Trait::Armor => ("armor", both("Armor", "Armadura")),
        Trait::BountyHunter => ("bounty-hunter", both("Bounty Hunter", "Cazarrecompensas")),
        Trait::CapitalShip => ("capital-ship", both("Capital Ship", "Nave capital")),
        Trait::Clone => ("clone", both("Clone", "Clon")),
        Trait::Condition => ("condition", both("Condition", "Estado")),
        Trait::Creature => ("creature", both("Creature", "Criatura")),
        Trait::Disaster => ("disaster", both("Disaster", "Desastre")),
        Trait::Droid => ("droid", both("Droid", "Droide")),
        Trait::Fighter => ("fighter", both("Fighter", "Caza")),
        Trait::Force => ("force", both("Force", "Fuerza")),
        Trait::Fringe => ("fringe", both("Fringe", "Periferia")),
        Trait::Gambit => ("gambit", both("Gambit", "Estratagema")),
        Trait::Hutt => ("hutt", both("Hutt", "Hutt")),
        Trait::Imperial => ("imperial", both("Imperial", "Imperial")),
        Trait::Innate => ("innate", both("Innate", "Innata")),
        Trait::Inquisitor => ("inquisitor", both("Inquisitor", "Inquisidor")),
        Trait::Item => ("item", both("Item", "Objeto")),
        Trait::Jawa => ("jawa", both("Jawa", "Jawa")),
        Trait::Jedi => ("jedi", both("Jedi", "Jedi")),
        Trait::Law => ("law", both("Law", "Ley")),
        Trait::Learned => ("learned", both("Learned", "Aprendida")),
        Trait::Lightsaber => ("lightsaber", both("Lightsaber", "Sable de luz")),
        Trait::Mandalorian => ("mandalorian", both("Mandalorian", "Mandaloriano")),
        Trait::Modification => ("modification", both("Modification", "Modificación")),
        Trait::NewRepublic => ("new-republic", both("New Republic", "Nueva República")),
        Trait::Official => ("official", both("Official", "Oficial")),
        Trait::Plan => ("plan", both("Plan", "Plan")),
        Trait::Rebel => ("rebel", both("Rebel", "Rebelde")),
        Trait::Republic => ("republic", both("Republic", "República")),
        Trait::Resistance => ("resistance", both("Resistance", "Resistencia")),
        Trait::Separatist => ("separatist", both("Separatist", "Separatista")),
        Trait::Sith => ("sith", both("Sith", "Sith")),
        Trait::Spectre => ("spectre", both("Spectre", "Espectro")),
        Trait::Speeder => ("speeder", both("Speeder", "Deslizador")),
        Trait::Supply => ("supply", both("Supply", "Suministro")),
        Trait::Tactic => ("tactic", both("Tactic", "Táctica")),
        Trait::Tank => ("tank", both("Tank", "Tanque")),
        Trait::Transport => ("transport", both("Transport", "Transporte")),
        Trait::Trick => ("trick", both("Trick", "Truco")),
        Trait::Trooper => ("trooper", both("Trooper", "Soldado")),
        Trait::Twilek => ("twilek", both("Twi'lek", "Twi'lek")),
        Trait::Underworld => ("underworld", both("Underworld", "Bajos fondos")),
        Trait::Vehicle => ("vehicle", both("Vehicle", "Vehículo")),
        Trait::Walker => ("walker", both("Walker", "Caminante")),
        Trait::Weapon => ("weapon", both("Weapon", "Arma")),
        Trait::Wookiee => ("wookiee", both("Wookiee", "Wookiee")),
    }
}

pub fn trait_name(wanted: Trait, lang: Lang) -> String {
    trait_words(wanted).1.word(lang)
}

pub const fn trait_id(wanted: Trait) -> &'static str {
    trait_words(wanted).0
}

/// "Raid 2".
pub fn keyword_name(keyword: Keyword, lang: Lang) -> String {
    let (template, n) = match keyword {
        Keyword::Ambush => (both("Ambush", "Emboscada"), 0),
        Keyword::Grit => (both("Grit", "Tesón"), 0),
        Keyword::Overwhelm => (both("Overwhelm", "Formidable"), 0),
        Keyword::Raid(n) => (both("Raid {0}", "Incursión {0}"), n),
        Keyword::Restore(n) => (both("Restore {0}", "Recuperación {0}"), n),
        Keyword::Saboteur => (both("Saboteur", "Sabotaje"), 0),
        Keyword::Sentinel => (both("Sentinel", "Centinela"), 0),
        Keyword::Shielded => (both("Shielded", "Escudado"), 0),
    };
    fill(lang, template, &[&n])
}

pub const fn keyword_id(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Ambush => "ambush",
        Keyword::Grit => "grit",
        Keyword::Overwhelm => "overwhelm",
        Keyword::Raid(_) => "raid",
        Keyword::Restore(_) => "restore",
        Keyword::Saboteur => "saboteur",
        Keyword::Sentinel => "sentinel",
        Keyword::Shielded => "shielded",
    }
}

/// Its symbol.
pub(super) const fn keyword_icon(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Ambush => "k-ambush",
        Keyword::Grit => "k-grit",
        Keyword::Overwhelm => "k-overwhelm",
        Keyword::Raid(_) => "k-raid",
        Keyword::Restore(_) => "k-restore",
        Keyword::Saboteur => "k-saboteur",
        Keyword::Sentinel => "k-sentinel",
        Keyword::Shielded => "k-shielded",
    }
}

/// What a keyword means (R18).
pub fn reminder(keyword: Keyword, lang: Lang) -> String {
    let (template, n) = match keyword {
        Keyword::Ambush => (
            both(
                "When this unit comes into play, it may attack an enemy unit at once, although it is exhausted.",
                "Al entrar en juego, esta unidad puede atacar enseguida a una unidad enemiga, aunque esté agotada.",
            ),
            0,
        ),
        Keyword::Grit => (
            both(
                "This unit has 1 more power for each damage on it.",
                "Esta unidad tiene 1 más de Poder por cada punto de daño que lleve encima.",
            ),
            0,
        ),
        Keyword::Overwhelm => (
            both(
                "When this unit attacks a unit, the damage beyond what defeats it goes to the enemy base.",
                "Cuando esta unidad ataca a otra, el daño que sobra tras derrotarla pasa a la base enemiga.",
            ),
            0,
        ),
        Keyword::Raid(n) => (
            both(
                "While it attacks, this unit has {0} more power.",
                "Mientras ataca, esta unidad tiene {0} más de Poder.",
            ),
            n,
        ),
        Keyword::Restore(n) => (
            both(
                "When this unit attacks, first heal {0} damage from your base.",
                "Cuando esta unidad ataca, primero curas {0} de daño a tu base.",
            ),
            n,
        ),
        Keyword::Saboteur => (
            both(
                "This unit may attack past units with Sentinel. When it attacks, the defender loses all its Shields first.",
                "Esta unidad puede atacar sin hacer caso de Centinela. Cuando ataca, el defensor pierde antes todos sus Escudos.",
            ),
            0,
        ),
        Keyword::Sentinel => (
            both(
                "Enemy units in this arena can attack neither your base nor your units without Sentinel.",
                "Las unidades enemigas de este campo de batalla no pueden atacar ni a tu base ni a tus unidades sin Centinela.",
            ),
            0,
        ),
        Keyword::Shielded => (
            both(
                "This unit comes into play with a Shield, which takes the next damage in its place.",
                "Esta unidad entra en juego con un Escudo, que recibe en su lugar el siguiente daño.",
            ),
            0,
        ),
    };
    fill(lang, template, &[&n])
}

/// A card's name, and its title if it has one: "Luke Skywalker, Jedi Knight".
pub fn full_name(face: &Face, lang: Lang) -> String {
    match face.title {
        Some(title) => fill(lang, both("{0}, {1}", "{0}, {1}"), &[&face.name.word(lang), &title.word(lang)]),
        None => face.name.word(lang),
    }
}
