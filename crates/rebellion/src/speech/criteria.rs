//! What the Empire's procedure compares by, in words.

use text::{Both, Lang, both, fill};

use crate::automaton::decision::Weighing;
use crate::automaton::{Criterion, SPOILED};
use crate::leaders::Skill;

/// What a criterion asks of a candidate.
enum Scale {
    /// How much: "lowest distance".
    Much(Both),
    /// How much, counted in halves.
    Halves(Both),
    /// How many: "most units there".
    Many(Both),
    /// Whether it is so, and how one says that it is not.
    Fact(Both, Both),
    /// Whether it is so of that number.
    Numbered(u8, Both, Both),
}

/// "lowest distance".
pub(super) fn weighed(weighing: Weighing, lang: Lang) -> String {
    let (most, criterion) = match weighing {
        Weighing::Most(criterion) => (true, criterion),
        Weighing::Least(criterion) => (false, criterion),
    };
    match scale(criterion) {
        Scale::Much(what) | Scale::Halves(what) => {
            let template =
                if most { both("highest {0}", "mayor {0}") } else { both("lowest {0}", "menor {0}") };
            fill(lang, template, &[&what.word(lang)])
        }
        Scale::Many(what) => {
            let template = if most { both("most {0}", "más {0}") } else { both("fewest {0}", "menos {0}") };
            fill(lang, template, &[&what.word(lang)])
        }
        Scale::Fact(..) | Scale::Numbered(..) => measured(criterion, i32::from(most), lang),
    }
}

/// "distance 2", "not sabotaged".
pub(super) fn measured(criterion: Criterion, value: i32, lang: Lang) -> String {
    match scale(criterion) {
        // SQ19.
        Scale::Much(what) if criterion == Criterion::Yield && value < 0 => {
            let words = both("{0} 0, {1} without its marker", "{0} 0, {1} sin su marcador");
            fill(lang, words, &[&what.word(lang), &(value + SPOILED)])
        }
        Scale::Much(what) | Scale::Many(what) => {
            fill(lang, both("{0} {1}", "{0} {1}"), &[&what.word(lang), &value])
        }
        Scale::Halves(what) if value % 2 == 0 => {
            fill(lang, both("{0} {1}", "{0} {1}"), &[&what.word(lang), &(value / 2)])
        }
        Scale::Halves(what) => fill(lang, both("{0} {1}.5", "{0} {1},5"), &[&what.word(lang), &(value / 2)]),
        Scale::Fact(is, not) => if value > 0 { is } else { not }.word(lang),
        Scale::Numbered(n, is, not) => fill(lang, if value > 0 { is } else { not }, &[&n]),
    }
}

const fn scale(criterion: Criterion) -> Scale {
    use Scale::{Fact, Halves, Many, Much, Numbered};
    match criterion {
        Criterion::Distance => Much(both("distance", "distancia")),
        Criterion::RouteRebels => Much(both("Rebel strength on the way", "fuerza rebelde en el camino")),
        Criterion::RouteProduction => Much(both("production on the way", "producción en el camino")),
        Criterion::FleetStrength => Much(both("fleet strength", "fuerza de la flota")),
        Criterion::RebelStrength => Much(both("Rebel strength", "fuerza rebelde")),
        Criterion::Strength => Much(both("strength", "fuerza")),
        Criterion::Production | Criterion::Yield => Much(both("production", "producción")),
        Criterion::Loyal => Fact(
            both("loyal to the Empire", "leal al Imperio"),
            both("not loyal to the Empire", "no leal al Imperio"),
        ),
        Criterion::TacticScore => Much(both("tactic value", "valor de táctica")),
        Criterion::SpaceTactic => Much(both("space tactic value", "valor de táctica espacial")),
        Criterion::GroundTactic => Much(both("ground tactic value", "valor de táctica terrestre")),
        Criterion::LeaderTactic => {
            Much(both("tactic value of the leader there", "valor de táctica del líder ahí"))
        }
        Criterion::SkillScore => Halves(both("skill total", "total de habilidades")),
        Criterion::Pictured => Fact(
            both("pictured on the card", "con su imagen en la carta"),
            both("not pictured on the card", "sin su imagen en la carta"),
        ),
        Criterion::Icons(Skill::Diplomacy) => Halves(both("Diplomacy", "Diplomacia")),
        Criterion::Icons(Skill::Intel) => Halves(both("Intel", "Inteligencia")),
        Criterion::Icons(Skill::SpecOps) => Halves(both("Spec Ops", "Operaciones especiales")),
        Criterion::Icons(Skill::Logistics) => Halves(both("Logistics", "Logística")),
        Criterion::SkillKinds => Many(both("kinds of skills", "tipos de habilidades")),
        Criterion::UnitsThere => Many(both("units there", "unidades ahí")),
        Criterion::OfTheatre => Fact(
            both("of this theatre", "de este escenario"),
            both("of the other theatre", "del otro escenario"),
        ),
        Criterion::BaseDistance => Much(both("distance to the base", "distancia a la base")),
        Criterion::PossibleBase => Much(both("distance to a possible base", "distancia a una base posible")),
        Criterion::BestRebelSystem => {
            Much(both("distance to the best Rebel system", "distancia al mejor sistema rebelde"))
        }
        Criterion::Favour(Skill::Diplomacy) => {
            Halves(both("advantage in Diplomacy", "ventaja en Diplomacia"))
        }
        Criterion::Favour(Skill::Intel) => Halves(both("advantage in Intel", "ventaja en Inteligencia")),
        Criterion::Favour(Skill::SpecOps) => {
            Halves(both("advantage in Spec Ops", "ventaja en Operaciones especiales"))
        }
        Criterion::Favour(Skill::Logistics) => Halves(both("advantage in Logistics", "ventaja en Logística")),
        Criterion::FavourOfAll => {
            Halves(both("advantage in all skills together", "ventaja en todas las habilidades juntas"))
        }
        Criterion::ImperialStrength => Much(both("Imperial strength", "fuerza imperial")),
        Criterion::BuildSpace => Much(both("build number", "número de construcción")),
        Criterion::FleetDistance => Much(both("distance to a fleet", "distancia a una flota")),
        Criterion::ImperialDistance => {
            Much(both("distance to an Imperial system", "distancia a un sistema imperial"))
        }
        Criterion::RebelDistance => Much(both("distance to Rebel units", "distancia a unidades rebeldes")),
        Criterion::HasLeader => {
            Fact(both("with a leader", "con un líder"), both("without a leader", "sin ningún líder"))
        }
        Criterion::HasSite => Fact(
            both("with a Death Star under construction", "con una Estrella de la Muerte en construcción"),
            both("without a Death Star under construction", "sin Estrella de la Muerte en construcción"),
        ),
        Criterion::HasBunker => Fact(
            both("with a Shield Bunker", "con un búnker de escudos"),
            both("without a Shield Bunker", "sin búnker de escudos"),
        ),
        Criterion::RebelSystem => Fact(
            both("loyal to the Rebels", "leal a los rebeldes"),
            both("not loyal to the Rebels", "no leal a los rebeldes"),
        ),
        Criterion::Subjugated => {
            Fact(both("subjugated", "subyugado"), both("not subjugated", "sin subyugar"))
        }
        Criterion::Movable => Many(both("units that can be moved", "unidades que pueden moverse")),
        Criterion::RegionRebelSystems => {
            Many(both("Rebel systems in the region", "sistemas rebeldes en la región"))
        }
        Criterion::RegionRebelStrength => {
            Much(both("Rebel strength in the region", "fuerza rebelde en la región"))
        }
        Criterion::RegionPossibleBases => {
            Many(both("possible bases in the region", "bases posibles en la región"))
        }
        Criterion::RegionRebelProduction => Much(both(
            "production of a Rebel system in the region",
            "producción de un sistema rebelde en la región",
        )),
        Criterion::RegionSubjugatedProduction => Much(both(
            "production of a subjugated system in the region",
            "producción de un sistema subyugado en la región",
        )),
        Criterion::RegionProduction => Much(both("production in the region", "producción en la región")),
        Criterion::IsLuke => {
            Fact(both("Luke Skywalker", "es Luke Skywalker"), both("somebody else", "es otro líder"))
        }
        Criterion::OnSpace(n) => Numbered(
            n,
            both("on space {0} of the build queue", "en la casilla {0} de la cola de construcción"),
            both(
                "not on space {0} of the build queue",
                "no está en la casilla {0} de la cola de construcción",
            ),
        ),
        Criterion::OnGround => Fact(both("a ground unit", "unidad terrestre"), both("a ship", "nave")),
        Criterion::StrongerTheatre => Fact(
            both(
                "of the theatre where the Rebels are stronger",
                "del escenario donde los rebeldes son más fuertes",
            ),
            both(
                "of the theatre where the Rebels are weaker",
                "del escenario donde los rebeldes son más débiles",
            ),
        ),
        Criterion::BusierTheatre => Fact(
            both("of the theatre with more Rebel units", "del escenario con más unidades rebeldes"),
            both("of the theatre with fewer Rebel units", "del escenario con menos unidades rebeldes"),
        ),
        Criterion::DoomedStrength => Much(both("strength of what is doomed", "fuerza de lo condenado")),
        Criterion::Damage => Much(both("damage", "daño")),
        Criterion::Blank => Fact(both("blank", "en blanco"), both("not blank", "no en blanco")),
        Criterion::DirectHit => {
            Fact(both("a direct hit", "impacto directo"), both("no direct hit", "no es impacto directo"))
        }
        Criterion::Doomed => Fact(
            both("sure to be destroyed", "con la destrucción segura"),
            both("not sure to be destroyed", "sin la destrucción segura"),
        ),
        Criterion::IonCannon | Criterion::IsIonCannon => Fact(
            both("an Ion Cannon", "es un Cañón de iones"),
            both("no Ion Cannon", "no es un Cañón de iones"),
        ),
        Criterion::HealthLeft => Much(both("health left", "salud restante")),
        Criterion::AttackDice => Many(both("attack dice", "dados de ataque")),
        Criterion::Age => Much(both("place in the order of arrival", "puesto en el orden de llegada")),
        Criterion::CombatCard => Fact(
            both("with a card for the start of the combat", "con una carta para el inicio del combate"),
            both("without a card for the start of the combat", "sin carta para el inicio del combate"),
        ),
        Criterion::AdjacentStrength => {
            Much(both("strength of the fleets next to it", "fuerza de las flotas adyacentes"))
        }
        Criterion::RebelTroops => Much(both("Rebel strength on the ground", "fuerza rebelde en tierra")),
        Criterion::Reputation => Much(both("reputation", "reputación")),
        Criterion::TacticThere => Much(both(
            "tactic value where the Rebels are stronger",
            "valor de táctica donde los rebeldes son más fuertes",
        )),
        Criterion::Preferred => Fact(
            both("preferred by the card", "con preferencia de la carta"),
            both("not preferred by the card", "sin preferencia de la carta"),
        ),
    }
}
