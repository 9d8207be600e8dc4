//! Rules text: abilities and effects as whole sentences.

use text::clause::Link;
use text::{Both, Lang, Noun, both, capitalised, fill, sentence};

use super::names::{combat_name, credits, kind_noun, stat_name};
use super::voice::{Told, Voice};
use crate::words::{
    Ability, Combat, Cond, Deed, Effect, Goal, Mode, Moment, Often, Rolls, Rule, Stat, Step, Who,
};

/// What is written, line by line, and what could not be told.
#[derive(Default)]
pub(super) struct Page {
    pub(super) lines: Vec<String>,
    pub(super) faults: Vec<String>,
}

impl Page {
    pub(super) fn text(&self) -> String {
        self.lines.join("\n")
    }

    /// The same for a button, which has one line.
    pub(super) fn in_a_row(&self) -> String {
        self.lines.join(" ")
    }

    /// A line that is not empty.
    pub(super) fn line(&mut self, line: String) {
        if !line.is_empty() {
            self.lines.push(line);
        }
    }

    /// "Skills: Stealth."
    pub(super) fn labelled(&mut self, label: Both, what: &str, lang: Lang) {
        self.line(sentence(&fill(lang, both("{0}: {1}", "{0}: {1}"), &[&label.word(lang), &what])));
    }

    /// An effect; branches and numbered steps have lines of their own.
    pub(super) fn effect(&mut self, leads: &[String], voice: Voice, effect: Effect) {
        let mut told = voice.telling(effect);
        self.block(leads, &mut told, effect);
        self.faults.extend_from_slice(told.faults());
    }

    fn block(&mut self, leads: &[String], told: &mut Told, block: Effect) {
        let lang = told.words.lang;
        match block {
            [Step::Steps(steps)] => {
                for (i, step) in steps.iter().enumerate() {
                    let said = told.text(&[], step);
                    self.line(fill(lang, both("{0}. {1}", "{0}. {1}"), &[&(i + 1), &said]));
                }
            }
            [head @ .., Step::If(cond, yes, no)] if !(no.is_empty() || is_brief(yes) && is_brief(no)) => {
                let mut leads = leads.to_vec();
                if !head.is_empty() {
                    self.line(told.text(&leads, head));
                    leads.clear();
                }
                for (lead, branch) in branches(told, *cond, yes, no) {
                    let mut told_branch = told.clone();
                    leads.extend(lead);
                    self.block(&leads, &mut told_branch, branch);
                    self.faults.extend_from_slice(told_branch.faults());
                    leads.clear();
                }
            }
            [Step::Pick { n: 1, modes, .. }] if modes.iter().any(is_long) => {
                self.options(leads, both("choose one", "eliges una opción"), told, modes);
            }
            [Step::May(Who::You, [Step::Pick { n: 1, modes, .. }])] if modes.iter().any(is_long) => {
                self.options(leads, both("you may choose one", "puedes elegir una opción"), told, modes);
            }
            block => self.line(told.text(leads, block)),
        }
    }

    /// Options that have outcomes of their own, a line for each.
    fn options(&mut self, leads: &[String], choose: Both, told: &Told, modes: &[Mode]) {
        let lang = told.words.lang;
        let leads: Vec<String> = leads.iter().cloned().chain([choose.word(lang)]).collect();
        self.line(capitalised(&fill(lang, both("{0}:", "{0}:"), &[&leads.join(", ")])));
        for mode in modes {
            let mut told = told.clone();
            self.line(fill(lang, both("• {0}", "• {0}"), &[&told.text(&[], mode.0)]));
            self.faults.extend_from_slice(told.faults());
        }
    }

    pub(super) fn abilities(&mut self, abilities: &'static [Ability], this: Noun, lang: Lang) {
        for ability in abilities {
            self.ability(ability, Voice::new(this, lang));
        }
    }

    /// One ability.
    pub(super) fn ability(&mut self, ability: &'static Ability, voice: Voice) {
        let lang = voice.lang;
        match *ability {
            Ability::Planning(cond, effect) => {
                let leads = self.leads(vec![both("planning", "planificación").word(lang)], cond, voice);
                self.effect(&leads, voice, effect);
            }
            Ability::Action(cond, effect) => {
                let leads = self.leads(vec![both("action", "acción").word(lang)], cond, voice);
                self.effect(&leads, voice, effect);
            }
            Ability::Encounter(cond, effect) => {
                let leads = self.leads(vec![both("encounter", "encuentro").word(lang)], cond, voice);
                self.effect(&leads, voice, effect);
            }
            Ability::When { on, often, when, may, effect } => {
                let once = both("once each turn", "una vez por turno").word(lang);
                let mut leads = if often == Often::OncePerTurn { vec![once] } else { Vec::new() };
                leads.push(voice.moment(on));
                let leads = self.leads(leads, when, voice);
                match may {
                    true => {
                        let mut told = voice.telling(effect);
                        self.line(told.optional(&leads, Who::You, effect));
                        self.faults.extend_from_slice(told.faults());
                    }
                    false => self.effect(&leads, voice, effect),
                }
            }
            Ability::Stat { stat, more, per, when } => {
                let has = both("you have +{0} {1}", "tienes +{0} de {1}");
                let has = voice.fill(has, &[&more, &stat_name(stat, lang)]);
                let has = match per {
                    Some(kind) => {
                        let kind = kind_noun(kind).phrase(lang, text::Number::Singular);
                        let per = both("{0} for each {1} you have", "{0} por cada {1} que tengas");
                        voice.fill(per, &[&has, &kind])
                    }
                    None => has,
                };
                self.holds(has, when, voice);
            }
            Ability::FameWhile(n, when) => {
                let fame = both("you have {0} more fame", "tienes {0} de Fama más");
                self.holds(voice.fill(fame, &[&n]), when, voice);
            }
            Ability::Discount(kinds, less) => {
                let cost = both("{0} cost you {1} less", "{0} te cuestan {1} menos");
                let kinds = voice.kinds(kinds);
                self.line(sentence(&voice.fill(cost, &[&kinds, &credits(less.into(), lang)])));
            }
            Ability::Always(rule) => self.line(standing(rule).word(lang)),
        }
    }

    /// What holds as long as something is so.
    fn holds(&mut self, text: String, when: Cond, voice: Voice) {
        let mut told = voice.telling(&[]);
        let text = match told.condition(when, Link::While) {
            Some(when) => voice.fill(both("while {1}, {0}", "mientras {1}, {0}"), &[&text, &when]),
            None => text,
        };
        self.faults.extend_from_slice(told.faults());
        self.line(sentence(&text));
    }

    /// With what must be so.
    fn leads(&mut self, mut leads: Vec<String>, cond: Cond, voice: Voice) -> Vec<String> {
        let mut told = voice.telling(&[]);
        if let Some(cond) = told.condition(cond, Link::If) {
            leads.push(voice.fill(both("if {0}", "si {0}"), &[&cond]));
        }
        self.faults.extend_from_slice(told.faults());
        leads
    }

    /// R13: what must happen for a card to be turned over.
    pub(super) fn goal(&mut self, goal: Goal, voice: Voice) {
        let lang = voice.lang;
        if let Goal::State(cond) = goal {
            let need = self.need(cond, voice);
            let holds = both(
                "goal: as soon as {0}, gain 1 fame and turn this card over",
                "objetivo: en cuanto {0}, ganas 1 de Fama y das la vuelta a esta carta",
            );
            return self.line(sentence(&fill(lang, holds, &[&need])));
        }
        let Some(goal) = self.aim(goal, voice) else { return };
        let reward = both(
            "goal: {0}; then gain 1 fame and turn this card over",
            "objetivo: {0}; entonces ganas 1 de Fama y das la vuelta a esta carta",
        );
        self.line(sentence(&fill(lang, reward, &[&goal])));
    }

    /// The same without what it brings; an ability that says so speaks for itself.
    pub(super) fn aim(&mut self, goal: Goal, voice: Voice) -> Option<String> {
        Some(match goal {
            Goal::None | Goal::Ability => return None,
            Goal::State(cond) => self.need(cond, voice),
            Goal::Deeds(deed, n, cond) => {
                let deed = voice.deed(deed, n);
                match cond {
                    Cond::Always => deed,
                    cond => {
                        let mut told = voice.telling(&[]);
                        let cond = told.condition(cond, Link::While).unwrap_or_default();
                        self.faults.extend_from_slice(told.faults());
                        voice.fill(both("{0} while {1}", "{0} mientras {1}"), &[&deed, &cond])
                    }
                }
            }
        })
    }

    fn need(&mut self, cond: Cond, voice: Voice) -> String {
        let mut told = voice.telling(&[]);
        let need = told.condition(cond, Link::While).unwrap_or_default();
        self.faults.extend_from_slice(told.faults());
        need
    }
}

/// What is done if this holds, if something else does, and otherwise.
fn branches(told: &mut Told, cond: Cond, yes: Effect, no: Effect) -> Vec<(Vec<String>, Effect)> {
    let lang = told.words.lang;
    let otherwise = both("otherwise", "si no").word(lang);
    let lead_if = |told: &mut Told, cond: Cond| {
        let cond = told.condition(cond, Link::If).unwrap_or_default();
        fill(lang, both("if {0}", "si {0}"), &[&cond])
    };
    let mut branches = vec![(vec![lead_if(told, cond)], yes)];
    let mut rest = no;
    while let [Step::If(cond, yes, no)] = rest {
        branches.push((vec![otherwise.clone(), lead_if(told, *cond)], yes));
        rest = no;
    }
    if !rest.is_empty() {
        branches.push((vec![otherwise], rest));
    }
    branches
}

/// Short enough to stand in a sentence with something else.
fn is_brief(block: Effect) -> bool {
    block.len() <= 2 && block.iter().all(|step| matches!(step, Step::Do(_)))
}

/// Too long to stand in a list.
fn is_long(mode: &Mode) -> bool {
    mode.0.iter().any(|step| matches!(step, Step::Try(..) | Step::If(..) | Step::May(..)))
}

/// Rules that a card changes as long as it is there.
const fn standing(rule: Rule) -> Both {
    match rule {
        Rule::NoForcedPatrol => both(
            "A patrol with whose faction your reputation is negative does not force you to encounter it.",
            "Una Patrulla con cuya facción tu Reputación sea negativa no te obliga a encontrarte con ella.",
        ),
        Rule::IgnoresMaelstrom => both(
            "Entering the Maelstrom does not end your move.",
            "Entrar en el Maelstrom no acaba tu movimiento.",
        ),
        Rule::HoldsCargo => both(
            "This card goes into a mod or cargo slot, and holds 1 cargo itself.",
            "Esta carta ocupa un espacio de Modificación o Cargamento y ella misma guarda 1 Cargamento.",
        ),
        Rule::Attackable => both(
            "Other players in your space may attack you in ship combat as an encounter.",
            "Otros jugadores de tu casilla pueden atacarte en Combate espacial como encuentro.",
        ),
    }
}

impl Voice {
    fn deed(&self, deed: Deed, n: u8) -> String {
        let one = n == 1;
        let words = match deed {
            Deed::BountyReward if one => {
                both("gain the reward of 1 bounty", "cobrar la recompensa de 1 Presa")
            }
            Deed::BountyReward => {
                both("gain the rewards of {0} bounties", "cobrar las recompensas de {0} Presas")
            }
            Deed::JobDone if one => both("complete 1 job", "completar 1 Trabajo"),
            Deed::JobDone => both("complete {0} jobs", "completar {0} Trabajos"),
            Deed::CombatWon if one => both("win 1 combat", "ganar 1 Combate"),
            Deed::CombatWon => both("win {0} combats", "ganar {0} Combates"),
            Deed::PatrolWon if one => both("beat 1 patrol", "vencer a 1 Patrulla"),
            Deed::PatrolWon => both("beat {0} patrols", "vencer a {0} Patrullas"),
            Deed::IllegalDelivered if one => {
                both("deliver 1 illegal cargo", "entregar 1 Cargamento de tipo Ilegal")
            }
            Deed::IllegalDelivered => {
                both("deliver {0} illegal cargo", "entregar {0} Cargamentos de tipo Ilegal")
            }
            Deed::CargoDelivered if one => both("deliver 1 cargo", "entregar 1 Cargamento"),
            Deed::CargoDelivered => both("deliver {0} cargo", "entregar {0} Cargamentos"),
            Deed::CaptureDelivered if one => both("deliver 1 captured target", "entregar 1 Presa capturada"),
            Deed::CaptureDelivered => both("deliver {0} captured targets", "entregar {0} Presas capturadas"),
            Deed::CrewGained if one => both("gain 1 crew", "ganar 1 Tripulante"),
            Deed::CrewGained => both("gain {0} crew", "ganar {0} Tripulantes"),
        };
        self.fill(words, &[&n])
    }

    /// What an ability waits for.
    pub(super) fn moment(&self, moment: Moment) -> String {
        let of = |template: Both, combat: Combat| self.fill(template, &[&combat_name(combat, self.lang)]);
        let words = match moment {
            Moment::Reroll(rolls) | Moment::Change(rolls) => rolled(rolls),
            Moment::Cancel(combat) => return of(both("in {0}", "en {0}"), combat),
            Moment::BeforeRoll(combat) => return of(both("in {0}", "en {0}"), combat),
            Moment::BeforeTest => both("before you test a skill", "antes de que hagas una prueba"),
            Moment::Win(combat) => return of(both("when you win in {0}", "cuando ganes en {0}"), combat),
            Moment::WinAny => both("when you win a combat", "cuando ganes un Combate"),
            Moment::WinPatrol => both("when you beat a patrol", "cuando venzas a una Patrulla"),
            Moment::WinFamousPatrol => both(
                "when you beat a patrol whose reward is fame",
                "cuando venzas a una Patrulla cuya recompensa sea Fama",
            ),
            Moment::LoseShip => both("when you lose in ship combat", "cuando pierdas en Combate espacial"),
            Moment::BountyReward => {
                both("when you gain the reward of a bounty", "cuando cobres la recompensa de una Presa")
            }
            Moment::Elimination => both(
                "when you gain the reward for eliminating a target",
                "cuando cobres la recompensa por eliminar una Presa",
            ),
            Moment::JobReward => {
                both("when you gain the reward of a job", "cuando cobres la recompensa de un Trabajo")
            }
            Moment::CargoReward => {
                both("when you gain the reward of cargo", "cuando cobres la recompensa de un Cargamento")
            }
            Moment::IllegalReward => both(
                "when you gain the reward of illegal cargo",
                "cuando cobres la recompensa de un Cargamento de tipo Ilegal",
            ),
            Moment::Defeat => both("when you are about to be defeated", "cuando vayas a ser derrotado"),
            Moment::EnterPatrol => {
                both("when you enter a space with a patrol", "cuando entres en una casilla con una Patrulla")
            }
            Moment::OtherEnters => {
                both("when another player enters your space", "cuando otro jugador entre en tu casilla")
            }
            Moment::PatrolMoves(n) => {
                let moves = both(
                    "when a patrol within {0} spaces is about to move toward you after a purchase",
                    "cuando una Patrulla a {0} casillas o menos vaya a moverse hacia ti tras una compra",
                );
                return self.fill(moves, &[&n]);
            }
            Moment::LoseRep => {
                both("when you are about to lose reputation", "cuando vayas a perder Reputación")
            }
            Moment::Attacked => both("when another player attacks you", "cuando otro jugador te ataque"),
            Moment::RecoverShip(n) => {
                let recover = both(
                    "when you remove {0} damage or more from your ship",
                    "cuando retires {0} de Daño o más de tu Nave",
                );
                return self.fill(recover, &[&n]);
            }
        };
        words.word(self.lang)
    }
}

const fn rolled(rolls: Rolls) -> Both {
    match rolls {
        Rolls::Any => both("when you roll dice", "cuando tires dados"),
        Rolls::Ground => both("when you roll in ground combat", "cuando tires en Combate terrestre"),
        Rolls::Ship => both("when you roll in ship combat", "cuando tires en Combate espacial"),
        Rolls::Combat => both("when you roll in combat", "cuando tires en Combate"),
        Rolls::Test => both("when you test a skill", "cuando hagas una prueba"),
        Rolls::CombatOrTest => {
            both("when you roll in combat or test a skill", "cuando tires en Combate o hagas una prueba")
        }
        Rolls::Delivery => {
            both("when you roll for illegal cargo", "cuando tires por un Cargamento de tipo Ilegal")
        }
        Rolls::Effect => both("when an effect has you roll dice", "cuando un efecto te haga tirar dados"),
    }
}

/// A value as it is named on a sheet: "hull 4".
pub(super) fn valued(stat: Stat, n: u8, lang: Lang) -> String {
    fill(lang, both("{0} {1}", "{0} {1}"), &[&stat_name(stat, lang), &n])
}
