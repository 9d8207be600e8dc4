//! Whole cards: what is printed on them, line by line.

use pieces::Thing;
use text::clause::{Amount, Link};
use text::{Both, Lang, and, both, capitalised, fill, sentence};

use super::names::*;
use super::voice::Voice;
use crate::card::{After, How, Mission, Objective, Part, Target, Timing, Users, Window};
use crate::cards;
use crate::cards::tactics::{TACTICS, Tactic};
use crate::leaders::Skill;
use crate::things::{ActionCard, Colour, Leader, ObjectiveCard, Side, Theatre, Unit};
use crate::words::{Cond, Effect, Num, Op, Step};

/// Sentences in lines, and what could not be told.
#[derive(Debug, Default)]
struct Page {
    lines: Vec<String>,
    faults: Vec<String>,
}

impl Page {
    fn line(&mut self, line: String) {
        self.lines.push(line);
    }

    fn effect(&mut self, leads: &[String], effect: Effect, voice: Voice) {
        let mut teller = voice.telling(effect);
        let said = teller.text(leads, effect);
        self.faults.extend_from_slice(teller.faults());
        self.inner_faults(effect, voice);
        if !said.is_empty() {
            self.line(said);
        }
    }

    /// Of what is told as a part of something else.
    fn inner_faults(&mut self, effect: Effect, voice: Voice) {
        for step in effect {
            let inner = match step {
                Step::Do(Op::Later(_, inner)) | Step::If(_, [], inner) => *inner,
                _ => continue,
            };
            let mut teller = voice.telling(inner);
            teller.part(inner);
            self.faults.extend_from_slice(teller.faults());
            self.inner_faults(inner, voice);
        }
    }

    /// When a card can be played at all.
    fn needs(&mut self, cond: Cond, voice: Voice) {
        if matches!(cond, Cond::Always) {
            return;
        }
        match voice.holds(cond, Link::If) {
            Some(needs) => self.line(sentence(&voice.fill(both("only if {0}", "solo si {0}"), &[&needs]))),
            None => self.faults.push(format!("no words for {cond:?}")),
        }
    }

    /// What nobody has read on the printed card.
    fn doubt(&mut self, part: Option<Part>, lang: Lang) {
        let Some(part) = part else { return };
        let part = match part {
            Part::Portrait => both("the picture", "la imagen"),
            Part::Count => both("the number of copies", "el número de copias"),
            Part::Effect => both("the effect", "el efecto"),
        };
        let words = both("not read from a card: {0} (inferred)", "no leído de una carta: {0} (deducido)");
        self.line(sentence(&fill(lang, words, &[&part.word(lang)])));
    }

    fn text(self) -> String {
        self.lines.join("\n")
    }
}

/// What an effect says by itself.
pub fn effect_text(effect: Effect, owner: Option<Side>, lang: Lang) -> String {
    Voice::new(owner, lang).telling(effect).text(&[], effect)
}

/// With the expansion some missions say something else (R20.4).
pub fn mission_text(mission: &Mission, side: Side, expansion: bool, lang: Lang) -> String {
    mission_page(mission, side, expansion, lang).text()
}

fn mission_page(mission: &Mission, side: Side, expansion: bool, lang: Lang) -> Page {
    let voice = Voice::new(Some(side), lang);
    let mut page = Page::default();
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| fill(lang, words, holes);
    let mode = match mission.mode {
        How::Attempt => both("Attempt", "Intentar"),
        How::Resolve => both("Resolve", "Resolver"),
        How::Reaction => both("Reaction to a mission of your opponent", "Reacción a una misión de tu rival"),
    };
    let mut head = mode.word(lang);
    if let Some((skill, n)) = mission.skill {
        head = say(both("{0}: {1} {2}", "{0}: {1} {2}"), &[&head, &skill_name(skill, lang), &n]);
    }
    if let Some(leader) = mission.portrait {
        head = say(
            both("{0} ({1} pictured)", "{0} (con la imagen de {1})"),
            &[&head, &leader_name(leader, lang)],
        );
    }
    page.line(sentence(&head));
    let (target, effect) = match mission.reprint {
        Some(reprint) if expansion => reprint,
        _ => (mission.target, mission.effect),
    };
    let aimed = match target {
        Target::System(all) => Some(voice.systems(all, Amount::Any).text),
        Target::Leader(all) => Some(voice.leaders(all, Amount::Any).text),
        Target::Base => Some(both("the Rebel base", "la base rebelde").word(lang)),
        Target::Nothing => None,
    };
    if let Some(aimed) = aimed {
        page.line(sentence(&say(both("target: {0}", "objetivo: {0}"), &[&aimed])));
    }
    page.needs(mission.needs, voice);
    if let Some((n, here)) = mission.more_dice {
        match voice.here_is(here, Link::If) {
            Some(here) => page.line(sentence(&say(
                both("if {0}, roll {1} more in the attempt", "si {0}, tiras {1} más en el intento"),
                &[&here, &DIE.count(lang, n)],
            ))),
            None => page.faults.push(format!("no words for {here:?}")),
        }
    }
    if mission.counts_all {
        page.line(sentence(&say(
            both(
                "in the attempt every skill icon counts",
                "en el intento cuentan todos los iconos de habilidad",
            ),
            &[],
        )));
    }
    if mission.always_rolls {
        page.line(sentence(&say(
            both("you roll even if nobody opposes the attempt", "tiras aunque nadie se oponga al intento"),
            &[],
        )));
    }
    page.effect(&[], effect, voice);
    if !mission.on_fail.is_empty() {
        let lead = both("if the attempt fails", "si el intento fracasa").word(lang);
        page.effect(&[lead], mission.on_fail, voice);
    }
    page.doubt(mission.doubt, lang);
    page
}

pub fn tactic_text(tactic: &Tactic, lang: Lang) -> String {
    tactic_page(tactic, lang).text()
}

fn tactic_page(tactic: &Tactic, lang: Lang) -> Page {
    let voice = Voice::new(tactic.side, lang);
    let mut page = Page::default();
    let theatre = match tactic.theatre {
        Theatre::Space => both("space combat", "combate espacial"),
        Theatre::Ground => both("ground combat", "combate terrestre"),
    };
    page.line(sentence(&theatre.word(lang)));
    if tactic.side.is_none() {
        let lead = match (tactic.special, tactic.blocks) {
            (true, _) => Some(both("for a special", "por un especial")),
            (false, true) => Some(both("against damage just assigned", "contra el daño recién asignado")),
            (false, false) => None,
        };
        let lead: Vec<String> = lead.iter().map(|lead| lead.word(lang)).collect();
        page.effect(&lead, tactic.abilities[0], voice);
        return page;
    }
    let top = match tactic.icon {
        Some(unit) => fill(lang, both("top, with {0}", "arriba, con {0}"), &[&units(unit, 1, lang)]),
        None => both("top", "arriba").word(lang),
    };
    page.effect(&[top], tactic.abilities[0], voice);
    page.effect(&[both("bottom", "abajo").word(lang)], tactic.abilities[1], voice);
    page
}

pub fn objective_text(objective: &Objective, lang: Lang) -> String {
    objective_page(objective, lang).text()
}

fn objective_page(objective: &Objective, lang: Lang) -> Page {
    let voice = Voice::new(Some(Side::Rebel), lang);
    let mut page = Page::default();
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| sentence(&fill(lang, words, holes));
    let window = match objective.window {
        Window::Combat => both("in a combat", "en un combate"),
        Window::SpaceBattle => both("after a space battle", "tras una batalla espacial"),
        Window::CombatEnds => both("at the end of a combat", "al final de un combate"),
        Window::Refresh => both("at the start of the Refresh Phase", "al inicio de la Recuperación"),
        Window::Immediate => both("as soon as it is drawn", "en cuanto se roba"),
    };
    page.line(say(
        both("objective of stage {0}, {1}", "objetivo de nivel {0}, {1}"),
        &[&objective.stage, &window.word(lang)],
    ));
    page.needs(objective.condition, voice);
    page.effect(&[both("cost", "coste").word(lang)], objective.cost, voice);
    if objective.reputation != Num::N(0) {
        page.line(say(both("worth {0}", "vale {0}"), &[&voice.much(REPUTATION, objective.reputation)]));
    }
    page.effect(&[], objective.effect, voice);
    let each = both(
        "each Refresh Phase while its marker is there",
        "en cada Recuperación mientras su marcador siga allí",
    );
    page.effect(&[each.word(lang)], objective.each_refresh, voice);
    match objective.after {
        After::Discard => {}
        After::Return => page.line(say(both("then it returns to your hand", "luego vuelve a tu mano"), &[])),
        After::Stay => {
            page.line(say(
                both("it stays as long as its marker does", "permanece mientras siga su marcador"),
                &[],
            ));
        }
    }
    page
}

/// R16.
pub fn action_text(card: ActionCard, lang: Lang) -> String {
    action_page(card, lang).text()
}

fn action_page(card: ActionCard, lang: Lang) -> Page {
    let scheme = card.scheme();
    let voice = Voice::new(Some(card.side()), lang);
    let mut page = Page::default();
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| sentence(&fill(lang, words, holes));
    let names = scheme.leaders.iter().map(|leader| named(leader_name(*leader, lang)));
    let names = text::or(lang, &names.collect::<Vec<_>>()).text;
    if !scheme.starting && !names.is_empty() {
        page.line(say(both("recruits {0}", "recluta a {0}"), &[&names]));
    }
    let timing = timing_words(scheme.timing).word(lang);
    page.line(match (scheme.users, names.is_empty()) {
        (Users::Nobody, _) | (_, true) => say(both("{0}", "{0}"), &[&timing]),
        (users, false) => {
            let there = match users {
                Users::Nobody => both("{1}", "{1}"),
                Users::Pool => both("{0}, with {1} of your pool", "{0}, con {1} de tu reserva"),
                Users::There => both("{0}, with {1} there", "{0}, con {1} allí"),
                Users::Board => both("{0}, with {1} on the board", "{0}, con {1} en el tablero"),
                Users::Assigned => both("{0}, with {1} on the mission", "{0}, con {1} en la misión"),
                Users::Captured => both("{0}, if that is {1}", "{0}, si es {1}"),
            };
            say(there, &[&timing, &names])
        }
    });
    page.needs(scheme.needs, voice);
    page.effect(&[], scheme.effect, voice);
    // S10: what a card of the person does instead where nobody plays the Empire.
    let solo = card.line().and_then(|line| line.instead).filter(|_| card.side() == Side::Rebel);
    if let Some(effect) = solo {
        page.effect(&[both("against Ataque Imperial", "contra Ataque Imperial").word(lang)], effect, voice);
    }
    if let Some((timing, effect)) = scheme.armed {
        page.effect(&[timing_words(timing).word(lang)], effect, voice);
    }
    page.doubt(scheme.doubt, lang);
    page
}

const fn timing_words(timing: Timing) -> Both {
    match timing {
        Timing::Immediate => both("when you get it", "al conseguirla"),
        Timing::Assignment => both("in the Assignment Phase", "en la fase de Asignación"),
        Timing::AssignmentEnds => {
            both("at the end of the Assignment Phase", "al final de la fase de Asignación")
        }
        Timing::TurnBegins => both("at the start of a turn of yours", "al inicio de un turno tuyo"),
        Timing::CommandEnds => both("at the end of the Command Phase", "al final de la fase de Mando"),
        Timing::CombatStarts => both("at the start of a combat", "al inicio de un combate"),
        Timing::Revealed => both("when a mission of yours is revealed", "al revelarse una misión tuya"),
        Timing::Attempted => {
            both("when your opponent attempts a mission", "cuando tu rival intenta una misión")
        }
        Timing::Rolls => both("before you roll dice", "antes de tirar dados"),
        Timing::Judged => both("after a mission was attempted", "tras intentarse una misión"),
        Timing::Rescued => both("when a leader is rescued", "cuando un líder es rescatado"),
        Timing::Retreated => both("after your opponent has retreated", "tras retirarse tu rival"),
        Timing::Captured => both("when a leader is captured", "cuando un líder es capturado"),
        Timing::CombatEnds => both("at the end of a combat", "al final de un combate"),
        Timing::PoolFull => {
            both("when your pool has too many leaders", "cuando tu reserva tiene demasiados líderes")
        }
    }
}

/// "Diplomacy 2, Intel 1".
fn skills(skills: [u8; 4], lang: Lang) -> Option<String> {
    let each = Skill::ALL.into_iter().filter(|skill| skills[*skill as usize] > 0).map(|skill| {
        named(fill(lang, both("{0} {1}", "{0} {1}"), &[&skill_name(skill, lang), &skills[skill as usize]]))
    });
    let each: Vec<_> = each.collect();
    (!each.is_empty()).then(|| and(lang, &each).text)
}

pub fn leader_text(leader: Leader, lang: Lang) -> String {
    let person = leader.person();
    let mut page = Page::default();
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| sentence(&fill(lang, words, holes));
    page.line(say(both("leader of {0}", "líder de {0}"), &[&the_side(person.side, lang)]));
    if let Some(full) = skills(person.skills, lang) {
        page.line(say(both("skills: {0}", "habilidades: {0}"), &[&full]));
    }
    if let Some(minor) = skills(person.minor, lang) {
        page.line(say(both("minor icons: {0}", "iconos menores: {0}"), &[&minor]));
    }
    page.line(if person.has_tactics() {
        let [space, ground] = person.tactics;
        say(both("tactics: space {0}, ground {1}", "táctica: espacio {0}, tierra {1}"), &[&space, &ground])
    } else {
        say(both("no tactic values", "sin valores de táctica"), &[])
    });
    page.text()
}

pub fn unit_text(unit: Unit, lang: Lang) -> String {
    let kind = unit.kind();
    let mut page = Page::default();
    let say = |words: Both, holes: &[&dyn std::fmt::Display]| sentence(&fill(lang, words, holes));
    let class = match (kind.theatre, unit.is_structure()) {
        (_, true) => both("structure", "estructura"),
        (Theatre::Space, _) => both("ship", "nave"),
        (Theatre::Ground, _) => both("ground unit", "unidad terrestre"),
    };
    page.line(say(both("{0} of {1}", "{0} de {1}"), &[&class.word(lang), &the_side(kind.side, lang)]));
    page.line(match kind.colour {
        Some(colour) => {
            let colour = match colour {
                Colour::Red => both("red", "roja"),
                Colour::Black => both("black", "negra"),
                Colour::Green => both("green", "verde"),
            };
            say(both("health {0} ({1})", "salud {0} ({1})"), &[&kind.health, &colour.word(lang)])
        }
        None => say(both("cannot be damaged", "no puede recibir daño"), &[]),
    });
    let dice: Vec<_> = Colour::ALL
        .into_iter()
        .filter(|colour| kind.attack[*colour as usize] > 0)
        .map(|colour| {
            let n = kind.attack[colour as usize];
            named(fill(lang, both("{0} {1}", "{0} {1}"), &[&n, &dice_of(colour, n).word(lang)]))
        })
        .collect();
    page.line(match dice.is_empty() {
        true => say(both("no attack dice", "sin dados de ataque"), &[]),
        false => say(both("attack: {0}", "ataque: {0}"), &[&and(lang, &dice)]),
    });
    if kind.capacity > 0 {
        page.line(say(both("carries {0}", "transporta {0}"), &[&UNIT.count(lang, kind.capacity)]));
    }
    if kind.needs_transport {
        page.line(say(both("needs transport", "necesita transporte"), &[]));
    }
    if kind.immobile {
        page.line(say(both("cannot move", "no puede moverse"), &[]));
    }
    page.text()
}

fn dice_of(colour: Colour, n: u8) -> Both {
    match (colour, n) {
        (Colour::Red, 1) => both("red die", "dado rojo"),
        (Colour::Red, _) => both("red dice", "dados rojos"),
        (Colour::Black, 1) => both("black die", "dado negro"),
        (Colour::Black, _) => both("black dice", "dados negros"),
        (Colour::Green, 1) => both("green die", "dado verde"),
        (Colour::Green, _) => both("green dice", "dados verdes"),
    }
}

/// What no card could tell: empty if everything has words.
pub fn faults(lang: Lang) -> Vec<String> {
    let missions = cards::all_missions().flat_map(|(mission, side)| {
        [false, true].map(|expansion| (mission.id, mission_page(mission, side, expansion, lang)))
    });
    let tactics = TACTICS.iter().map(|tactic| (tactic.id, tactic_page(tactic, lang)));
    let objectives =
        ObjectiveCard::each().map(|card| (card.objective().id, objective_page(card.objective(), lang)));
    let actions = ActionCard::each().map(|card| (card.scheme().id, action_page(card, lang)));
    missions
        .chain(tactics)
        .chain(objectives)
        .chain(actions)
        .flat_map(|(id, page)| {
            page.faults.into_iter().map(move |fault| capitalised(&format!("{id}: {fault}")))
        })
        .collect()
}
