//! Why the Empire's procedure does something: a line in the log, and the whole reason for those who ask.

use text::{Both, Lang, both, capitalised, fill, sentence};

use super::purposes::decided;
use crate::action::Piece;
use crate::automaton::decision::{Candidate, Decision, Rule, Weighing};
use crate::automaton::{Aim, Criterion};
use crate::chance;
use crate::event::{Deed, Event};
use crate::text::names::*;
use crate::things::Place;

fn rule(of: Rule, lang: Lang) -> String {
    fill(lang, both("S{0}.{1}", "S{0}.{1}"), &[&of.0, &of.1])
}

/// One sentence for the log.
pub(super) fn short(event: &Event, lang: Lang) -> Option<String> {
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| capitalised(&fill(lang, words, holes));
    let place = |place: &Place| place_name(*place, lang);
    Some(match event {
        Event::Decided(decision) => say(
            both("{0}: {1} ({2}, {3}).", "{0}: {1} ({2}, {3})."),
            &[
                &decided(decision.question).word(lang),
                &piece_name(decision.answer, lang),
                &decisive(decision, lang),
                &rule(decision.rule, lang),
            ],
        ),
        Event::ImperialDeed { rule: of, deed, .. } => {
            let deed = match deed {
                Deed::Pass => both(
                    "the Empire can do nothing more and passes",
                    "el Imperio no puede hacer nada más y pasa",
                ),
                Deed::Activate => both("the Empire activates a system", "el Imperio activa un sistema"),
                Deed::Mission => both("the Empire plays a mission", "el Imperio juega una misión"),
            };
            say(both("{0} ({1}).", "{0} ({1})."), &[&deed.word(lang), &rule(*of, lang)])
        }
        Event::GoalRolled { die, aim } => say(
            both("The die shows {0}: {1} ({2}).", "El dado muestra {0}: {1} ({2})."),
            &[die, &aim_name(*aim).word(lang), &rule(Rule(3, 14), lang)],
        ),
        Event::Threw { face, .. } => say(both("The die shows {0}.", "El dado muestra {0}."), &[face]),
        Event::Probed(at) => say(
            both(
                "The probe card of {0} is laid open ({1}).",
                "La carta de sonda de {0} queda a la vista ({1}).",
            ),
            &[&place(at), &rule(Rule(8, 7), lang)],
        ),
        Event::Explored(at) => say(
            both(
                "Troops explore {0}: its probe card is taken ({1}).",
                "Las tropas exploran {0}: se toma su carta de sonda ({1}).",
            ),
            &[&place(at), &rule(Rule(3, 9), lang)],
        ),
        Event::GivenUp(at) => say(
            both(
                "{0} is given up: its probe card goes back ({1}).",
                "Se abandona {0}: su carta de sonda vuelve al mazo ({1}).",
            ),
            &[&place(at), &rule(Rule(3, 10), lang)],
        ),
        Event::SearchReopened(places) => {
            let places = listed(places.of::<Place>().map(|place| place_name(place, lang)), lang);
            let places = places.unwrap_or_else(|| both("nothing", "nada").word(lang));
            say(
                both("Possible bases again: {0} ({1}).", "Vuelven a ser bases posibles: {0} ({1})."),
                &[&places, &rule(Rule(4, 5), lang)],
            )
        }
        _ => return None,
    })
}

/// What has decided in the end: the last criterion that struck somebody out, the die, or that there was nobody else.
fn decisive(decision: &Decision, lang: Lang) -> String {
    if let [_] = &decision.candidates[..] {
        return both("the only one", "la única opción").word(lang);
    }
    let last = decision.candidates.iter().filter_map(|candidate| candidate.out).max();
    let by =
        last.and_then(|at| decision.criteria.get(usize::from(at))).map(|weighing| weighed(*weighing, lang));
    match (by, decision.die) {
        (Some(by), None) => by,
        (Some(by), Some(face)) => {
            fill(lang, both("{0}, then the die: {1}", "{0}; luego el dado: {1}"), &[&by, &face])
        }
        (None, Some(face)) => fill(lang, both("the die: {0}", "el dado: {0}"), &[&face]),
        (None, None) => both("all alike", "todos iguales").word(lang),
    }
}

/// Everything about a decision, line by line.
pub(super) fn whole(event: &Event, lang: Lang) -> Vec<String> {
    match event {
        Event::Decided(decision) => decision_lines(decision, lang),
        Event::ImperialDeed { rule: of, pool, unrevealed, gap, die, .. } => {
            let mut lines = vec![fill(
                lang,
                both(
                    "{0}: {1} leaders in the pool, {2} missions unrevealed, reputation {3} spaces ahead of time.",
                    "{0}: {1} líderes en la reserva, {2} misiones sin revelar, reputación {3} casillas por delante del tiempo.",
                ),
                &[&rule(*of, lang), pool, unrevealed, gap],
            )];
            if let Some(die) = die {
                lines.push(fill(
                    lang,
                    both(
                        "The die shows {0}: 1 to 4 activate, 5 to 8 play a mission.",
                        "El dado muestra {0}: de 1 a 4 se activa, de 5 a 8 se juega una misión.",
                    ),
                    &[die],
                ));
            }
            lines
        }
        Event::GoalRolled { die, .. } => vec![fill(
            lang,
            both(
                "The die shows {0}: 1 to 4 mean Rebel units, 5 to 8 a possible base.",
                "El dado muestra {0}: de 1 a 4, unidades rebeldes; de 5 a 8, una base posible.",
            ),
            &[die],
        )],
        _ => Vec::new(),
    }
}

fn decision_lines(decision: &Decision, lang: Lang) -> Vec<String> {
    let mut lines = vec![sentence(&fill(
        lang,
        both("{0}, {1}: {2}", "{0}, {1}: {2}"),
        &[
            &rule(decision.rule, lang),
            &decided(decision.question).word(lang),
            &piece_name(decision.answer, lang),
        ],
    ))];
    for (i, weighing) in decision.criteria.iter().enumerate() {
        lines.push(sentence(&fill(
            lang,
            both("criterion {0}: {1}", "criterio {0}: {1}"),
            &[&(i + 1), &weighed(*weighing, lang)],
        )));
    }
    lines.extend(
        decision.candidates.iter().map(|candidate| candidate_line(candidate, &decision.criteria, lang)),
    );
    lines.extend(die_line(decision, lang));
    lines
}

fn candidate_line(candidate: &Candidate, criteria: &[Weighing], lang: Lang) -> String {
    let worth = candidate.values.iter().zip(criteria).map(|(value, weighing)| {
        let (Weighing::Most(criterion) | Weighing::Least(criterion)) = weighing;
        fill(
            lang,
            both("{0} {1}", "{0} {1}"),
            &[&criterion_name(*criterion).word(lang), &measured(*criterion, *value, lang)],
        )
    });
    let worth: Vec<String> = worth.collect();
    let name = piece_name(candidate.piece, lang);
    let said = if worth.is_empty() {
        name
    } else {
        fill(lang, both("{0}: {1}", "{0}: {1}"), &[&name, &worth.join(", ")])
    };
    sentence(&match candidate.out {
        Some(at) => fill(
            lang,
            both("{0}; struck out by criterion {1}", "{0}; descartado por el criterio {1}"),
            &[&said, &(at + 1)],
        ),
        None => said,
    })
}

/// S0.3: what the faces of the die meant.
fn die_line(decision: &Decision, lang: Lang) -> Option<String> {
    let face = decision.die?;
    let left: Vec<Piece> = decision
        .candidates
        .iter()
        .filter(|candidate| candidate.out.is_none())
        .map(|candidate| candidate.piece)
        .collect();
    let options = left.len() as u16;
    let meant = left.iter().enumerate().map(|(i, piece)| {
        let faces: Vec<String> = (1..=8)
            .filter(|face| chance::option(*face, options) == i as u16)
            .map(|face: u8| face.to_string())
            .collect();
        fill(lang, both("{0} {1}", "{0} {1}"), &[&faces.join("-"), &piece_name(*piece, lang)])
    });
    let meant: Vec<String> = meant.collect();
    Some(fill(
        lang,
        both("The die shows {0}; it meant: {1}.", "El dado muestra {0}; significaba: {1}."),
        &[&face, &meant.join(", ")],
    ))
}

/// Skills are counted in halves.
fn measured(criterion: Criterion, value: i32, lang: Lang) -> String {
    match criterion {
        Criterion::SkillScore | Criterion::Icons(_) | Criterion::Favour(_) | Criterion::FavourOfAll
            if value % 2 != 0 =>
        {
            fill(lang, both("{0}.5", "{0},5"), &[&(value / 2)])
        }
        Criterion::SkillScore | Criterion::Icons(_) | Criterion::Favour(_) | Criterion::FavourOfAll => {
            (value / 2).to_string()
        }
        Criterion::Loyal
        | Criterion::Pictured
        | Criterion::OfTheatre
        | Criterion::Doomed
        | Criterion::IonCannon
        | Criterion::HasLeader
        | Criterion::HasSite
        | Criterion::HasBunker
        | Criterion::RebelSystem
        | Criterion::Subjugated
        | Criterion::Sabotaged
        | Criterion::Feared
        | Criterion::IsLuke
        | Criterion::OnSpace(_)
        | Criterion::OnGround
        | Criterion::StrongerTheatre
        | Criterion::BusierTheatre
        | Criterion::Blank
        | Criterion::DirectHit
        | Criterion::CombatCard
        | Criterion::IsIonCannon
        | Criterion::Preferred => if value > 0 { both("yes", "sí") } else { both("no", "no") }.word(lang),
        _ => value.to_string(),
    }
}

/// "least distance".
fn weighed(weighing: Weighing, lang: Lang) -> String {
    let (template, criterion) = match weighing {
        Weighing::Most(criterion) => (both("most {0}", "mayor {0}"), criterion),
        Weighing::Least(criterion) => (both("least {0}", "menor {0}"), criterion),
    };
    fill(lang, template, &[&criterion_name(criterion).word(lang)])
}

const fn criterion_name(criterion: Criterion) -> Both {
    use crate::leaders::Skill;
    match criterion {
        Criterion::Distance => both("distance", "distancia"),
        Criterion::RouteRebels => both("Rebel strength on the way", "fuerza rebelde en el camino"),
        Criterion::RouteProduction => both("production on the way", "producción en el camino"),
        Criterion::FleetStrength => both("fleet strength", "fuerza de la flota"),
        Criterion::RebelStrength => both("Rebel strength", "fuerza rebelde"),
        Criterion::Strength => both("strength", "fuerza"),
        Criterion::Production => both("production", "producción"),
        Criterion::Loyal => both("loyalty to the Empire", "lealtad al Imperio"),
        Criterion::TacticScore => both("tactic value", "valor de táctica"),
        Criterion::SpaceTactic => both("space tactic value", "valor de táctica espacial"),
        Criterion::GroundTactic => both("ground tactic value", "valor de táctica terrestre"),
        Criterion::LeaderTactic => both("tactic value of the leader there", "valor de táctica del líder ahí"),
        Criterion::SkillScore => both("skill total", "total de habilidades"),
        Criterion::Pictured => both("likeness to the picture", "coincidencia con la imagen"),
        Criterion::Icons(Skill::Diplomacy) => both("Diplomacy icons", "iconos de Diplomacia"),
        Criterion::Icons(Skill::Intel) => both("Intel icons", "iconos de Inteligencia"),
        Criterion::Icons(Skill::SpecOps) => both("Spec Ops icons", "iconos de Operaciones especiales"),
        Criterion::Icons(Skill::Logistics) => both("Logistics icons", "iconos de Logística"),
        Criterion::SkillKinds => both("kinds of skills", "tipos de habilidades"),
        Criterion::UnitsThere => both("units there", "unidades ahí"),
        Criterion::OfTheatre => both("fitness for the theatre", "idoneidad para el escenario"),
        Criterion::BaseDistance => both("distance to the base", "distancia a la base"),
        Criterion::PossibleBase => both("distance to a possible base", "distancia a una base posible"),
        Criterion::BestRebelSystem => {
            both("distance to the best Rebel system", "distancia al mejor sistema rebelde")
        }
        Criterion::Favour(Skill::Diplomacy) => both("favour in Diplomacy", "ventaja en Diplomacia"),
        Criterion::Favour(Skill::Intel) => both("favour in Intel", "ventaja en Inteligencia"),
        Criterion::Favour(Skill::SpecOps) => both("favour in Spec Ops", "ventaja en Operaciones especiales"),
        Criterion::Favour(Skill::Logistics) => both("favour in Logistics", "ventaja en Logística"),
        Criterion::FavourOfAll => both("favour in all skills", "ventaja en todas las habilidades"),
        Criterion::ImperialStrength => both("Imperial strength", "fuerza imperial"),
        Criterion::PrintedProduction => both("printed production", "producción impresa"),
        Criterion::BuildSpace => both("build number", "número de construcción"),
        Criterion::FleetDistance => both("distance to a fleet", "distancia a una flota"),
        Criterion::ImperialDistance => both("distance to Imperial units", "distancia a unidades imperiales"),
        Criterion::HasLeader => both("leader there", "presencia de un líder"),
        Criterion::HasSite => both("Death Star under construction", "Estrella de la Muerte en construcción"),
        Criterion::HasBunker => both("Shield Bunker", "búnker de escudos"),
        Criterion::RebelSystem => both("loyalty to the Rebels", "lealtad a los rebeldes"),
        Criterion::Subjugated => both("subjugation", "sometimiento"),
        Criterion::Sabotaged => both("sabotage", "sabotaje"),
        Criterion::Movable => both("units that can be moved", "unidades que pueden moverse"),
        Criterion::RegionRebelSystems => {
            both("Rebel systems in the region", "sistemas rebeldes en la región")
        }
        Criterion::RegionRebelStrength => both("Rebel strength in the region", "fuerza rebelde en la región"),
        Criterion::RegionPossibleBases => both("possible bases in the region", "bases posibles en la región"),
        Criterion::RegionRebelProduction => both(
            "production of a Rebel system in the region",
            "producción de un sistema rebelde en la región",
        ),
        Criterion::RegionSubjugatedProduction => both(
            "production of a subjugated system in the region",
            "producción de un sistema sometido en la región",
        ),
        Criterion::RegionProduction => both("production in the region", "producción en la región"),
        Criterion::Feared => {
            both("likeness to what the region was chosen for", "coincidencia con el motivo de la región")
        }
        Criterion::IsLuke => both("being Luke Skywalker", "ser Luke Skywalker"),
        Criterion::OnSpace(_) => both("place on the build queue", "lugar en la cola de construcción"),
        Criterion::OnGround => both("fitness for the ground", "idoneidad para tierra"),
        Criterion::StrongerTheatre => {
            both("theatre where the Rebels are stronger", "escenario donde los rebeldes son más fuertes")
        }
        Criterion::BusierTheatre => {
            both("theatre with more Rebel units", "escenario con más unidades rebeldes")
        }
        Criterion::DoomedStrength => both("strength of what is doomed", "fuerza de lo condenado"),
        Criterion::Damage => both("damage", "daño"),
        Criterion::Blank => both("blank faces", "caras en blanco"),
        Criterion::DirectHit => both("direct hits", "impactos directos"),
        Criterion::Doomed => both("doom", "destrucción segura"),
        Criterion::IonCannon => both("priority of an Ion Cannon", "prioridad del Cañón de iones"),
        Criterion::HealthLeft => both("health left", "salud restante"),
        Criterion::AttackDice => both("attack dice", "dados de ataque"),
        Criterion::Age => both("place in the order of arrival", "puesto en el orden de llegada"),
        Criterion::CombatCard => both("card for the start of the combat", "carta para el inicio del combate"),
        Criterion::AdjacentStrength => {
            both("strength of the fleets next to it", "fuerza de las flotas adyacentes")
        }
        Criterion::RebelTroops => both("Rebel strength on the ground", "fuerza rebelde en tierra"),
        Criterion::IsIonCannon => both("priority of an Ion Cannon", "prioridad del Cañón de iones"),
        Criterion::Reputation => both("reputation", "reputación"),
        Criterion::TacticThere => both(
            "tactic value where the Rebels are stronger",
            "valor de táctica donde los rebeldes son más fuertes",
        ),
        Criterion::Preferred => both("preference of the card", "preferencia de la carta"),
    }
}

const fn aim_name(aim: Aim) -> Both {
    match aim {
        Aim::Search => both("the nearest possible base", "la base posible más cercana"),
        Aim::Strike => both("Rebels next to a fleet", "rebeldes junto a una flota"),
        Aim::Neutral => both("a neutral system", "un sistema neutral"),
        Aim::Rebels => both("Rebel units", "unidades rebeldes"),
        Aim::Base => both("the Rebel base", "la base rebelde"),
        Aim::Deny => both(
            "a remote system, to deny it as a new base",
            "un sistema remoto, para negarlo como nueva base",
        ),
        Aim::Attack => both("Rebel systems", "sistemas rebeldes"),
        Aim::Towards => both("towards the base", "hacia la base"),
    }
}
