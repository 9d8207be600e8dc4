//! What cards do to systems, leaders, units and cards.

use script::tell::Saying;
use text::clause::{Amount, Clause, verbs};
use text::{Both, both};

use super::names::*;
use super::verbs::*;
use super::voice::{Said, Voice, does, it};
use crate::things::Side;
use crate::words::{Asked, At, Bring, Escort, Num, Op, What, Whom};

impl Voice {
    pub(super) fn op(&self, op: Op) -> Option<Said> {
        let lang = self.lang;
        let plain = |words: Both| Some(Saying::Words(words.word(lang)));
        match op {
            Op::Loyalty(side, n, at) => {
                let objects = vec![LOYALTY.count(lang, n).into(), self.spot(at)];
                Some(Saying::Act(Clause::new(self.doer(side), &GAIN, objects)))
            }
            Op::MakeNeutral(at) => does(&MAKE_NEUTRAL, vec![self.whole(at)]),
            Op::Sabotage(at) => does(&SABOTAGE, vec![self.whole(at)]),
            Op::Repair(at) => {
                let marker = both("the sabotage marker", "el marcador de sabotaje").word(lang);
                does(&CLEAR, vec![marker.into(), self.whole(at)])
            }
            Op::RepairAll => plain(both(
                "all sabotage markers are removed from the board",
                "se retiran todos los marcadores de sabotaje del tablero",
            )),
            Op::DestroySystem(at) => does(&DESTROY, vec![self.whole(at), String::new().into()]),
            Op::Mark(at) => does(&MARK, vec![self.spot(at)]),
            Op::Unmark(at) => self.say(
                both("remove the target markers from {0}", "retiras los marcadores de objetivo de {0}"),
                &[&self.place(at)],
            ),
            Op::UnmarkOne => self.say(
                both("remove 1 target marker from {0}", "retiras 1 marcador de objetivo de {0}"),
                &[&self.place(At::Here)],
            ),
            Op::GainReputation(num) => {
                Some(Saying::Act(Clause::new(self.doer(Side::Rebel), &verbs::GAIN, vec![self.much(REPUTATION, num).into()])))
            }
            Op::LoseReputation(n) => {
                self.say(both("the Rebels lose {0}", "los rebeldes pierden {0}"), &[&REPUTATION.count(lang, n)])
            }
            Op::RiskReputation(num) => self.say(
                both(
                    "the Rebels roll {0} and lose 1 reputation if any shows a special",
                    "los rebeldes tiran {0} y pierden 1 de reputación si alguno muestra un especial",
                ),
                &[&self.much(DIE, num)],
            ),
            Op::RevealBase => plain(both("the Rebel base is revealed", "se revela la base rebelde")),
            Op::Bar(at) => self.say(
                both(
                    "for the rest of the phase the Rebels attempt no missions and use no action cards {0}",
                    "durante el resto de la fase los rebeldes no intentan misiones ni usan acciones {0}",
                ),
                &[&self.at(at)],
            ),
            Op::FightAt(at) => self.say(
                both("if both sides have met {0}, resolve a combat", "si ambos bandos se han encontrado {0}, resuelves un combate"),
                &[&self.at(at)],
            ),
            Op::Uncover => plain(both(
                "if the Rebel base is here, it is revealed",
                "si la base rebelde está aquí, se revela",
            )),
            Op::Mobilize(num) => self.say(
                both(
                    "at the end of the Command Phase, either move up to 5 units from one system to the Rebel base, or draw {0} and move the base to one of them",
                    "al final de la fase de Mando, o bien mueves hasta 5 unidades de un sistema a la base rebelde, o bien robas {0} y trasladas la base a una de ellas",
                ),
                &[&self.much(PROBE, num)],
            ),
            Op::AskForBase(Asked::System) => plain(both(
                "the Rebels say whether their base is in this system",
                "los rebeldes dicen si su base está en este sistema",
            )),
            Op::AskForBase(Asked::RegionHere) => plain(both(
                "the Rebels say whether their base is in this region",
                "los rebeldes dicen si su base está en esta región",
            )),
            Op::AskForBase(Asked::Region(reg)) => does(&ASK_ABOUT, vec![it(reg)]),
            Op::NameSystems(n) => self.say(
                both(
                    "the Rebels name {0} systems, one of which is that of their base",
                    "los rebeldes nombran {0} sistemas, uno de los cuales es el de su base",
                ),
                &[&n],
            ),
            _ => self.op_on_leaders(op),
        }
    }

    fn op_on_leaders(&self, op: Op) -> Option<Said> {
        let lang = self.lang;
        match op {
            Op::Capture(whom) => does(&CAPTURE, vec![self.whom(whom)]),
            Op::Rescue(whom, escort) => {
                let rescue = Clause::you(&RESCUE, vec![self.whom(whom)]);
                Some(Saying::Act(match escort {
                    Escort::None => rescue,
                    Escort::May => rescue.lasting(
                        both(
                            "(the leaders of this mission may go along to the Rebel base)",
                            "(los líderes de esta misión pueden ir también a la base rebelde)",
                        )
                        .word(lang),
                    ),
                }))
            }
            Op::RescueTo(whom, at) => does(&FREE, vec![self.whom(whom), self.spot(at)]),
            Op::Eliminate(whom) => does(&ELIMINATE, vec![self.whom(whom)]),
            Op::Detain(whom) => does(&DETAIN, vec![self.whom(whom)]),
            Op::Lure(whom) => does(&LURE, vec![self.whom(whom)]),
            Op::Attach(ring, whom) => does(&ATTACH, vec![ring_name(ring, lang).into(), self.whom(whom)]),
            Op::PlaceLeader(whom, at) => does(&PLACE, vec![self.whom(whom), self.spot(at)]),
            Op::ToPool(whom) => does(&RETURN_LEADER, vec![self.whom(whom)]),
            Op::Recruit(whom, at) => {
                let place = at.map_or_else(|| String::new().into(), |at| self.spot(at));
                does(&RECRUIT, vec![self.whom(whom), place])
            }
            Op::BecomeJedi => self.say(
                both("{0} becomes {1}", "{0} se convierte en {1}"),
                &[
                    &leader_name(crate::things::Leader::LUKE_SKYWALKER, lang),
                    &leader_name(crate::things::Leader::LUKE_SKYWALKER_JEDI, lang),
                ],
            ),
            Op::TakeAway(whom) => does(&TAKE, vec![self.whom(whom)]),
            Op::Mislead(Whom::It(reg)) => does(&CHOOSE_LEADER, vec![it(reg)]),
            Op::Mislead(_) => self.say(
                both(
                    "nobody of the pool can be sent against this mission",
                    "nadie de la reserva puede oponerse a esta misión",
                ),
                &[],
            ),
            Op::Go(at) => does(&GO, vec![self.spot(at)]),
            Op::CallBack(reg) => does(&CALL_BACK, vec![it(reg)]),
            Op::LetPass(whom) => does(&LET_PASS, vec![self.whom(whom)]),
            Op::Volunteer(whom) => does(&VOLUNTEER, vec![self.whom(whom)]),
            Op::WidenPool => self.say(
                both(
                    "your leader pool holds 1 more leader for the rest of the game",
                    "tu reserva de líderes admite 1 líder más el resto de la partida",
                ),
                &[],
            ),
            Op::Reassign => self.say(
                both(
                    "assign the leaders of this mission to a starting mission of your hand",
                    "asignas los líderes de esta misión a una misión inicial de tu mano",
                ),
                &[],
            ),
            Op::MoreSuccesses(leader, n) => self.say(
                both(
                    "{0} has {1} on every mission attempted this round",
                    "{0} tiene {1} en cada misión que intente esta ronda",
                ),
                &[
                    &leader_name(leader, lang),
                    &SUCCESS.count(lang, n).within(lang, both("{0} more", "{0} más")),
                ],
            ),
            _ => self.op_on_units(op),
        }
    }

    fn op_on_units(&self, op: Op) -> Option<Said> {
        let lang = self.lang;
        let queue = |side: Side| match (self.owner == Some(side), side) {
            (true, _) => both("your build queue", "tu cola de construcción"),
            (false, Side::Rebel) => both("the Rebel build queue", "la cola de construcción rebelde"),
            (false, Side::Empire) => both("the Imperial build queue", "la cola de construcción imperial"),
        };
        let queue = |side: Side| queue(side).word(lang);
        match op {
            Op::Gain(unit, n, at) => does(&GAIN, vec![units(unit, n, lang).into(), self.spot(at)]),
            Op::GainIt(reg, at) => does(&GAIN, vec![it(reg), self.spot(at)]),
            Op::Build(side, at) => self.say(
                both(
                    "place 1 unit for each resource icon of {0} on {1}",
                    "pones 1 unidad por cada icono de recursos de {0} en {1}",
                ),
                &[&self.place(at), &queue(side)],
            ),
            Op::Queue(unit, num) => {
                let space = match num {
                    Num::Leaders(one, two) => self.fill(
                        both("space {0} ({1} with two leaders)", "la casilla {0} ({1} con dos líderes)"),
                        &[&one, &two],
                    ),
                    Num::N(n) => self.fill(both("space {0}", "la casilla {0}"), &[&n]),
                    _ => return None,
                };
                let template =
                    both("place {0} on {1} of your build queue", "pones {0} en {1} de tu cola de construcción");
                self.say(template, &[&units(unit, 1, lang), &space])
            }
            Op::Advance(side, num) => self.say(
                both("move {0} on {1} of {2} one space down", "mueves {0} de {1} de {2} una casilla hacia abajo"),
                &[&self.much(UNIT, num), &self.spaces(&[2, 3]), &queue(side)],
            ),
            Op::DeployFrom(side, n, spaces) => self.say(
                both("deploy {0} from {1} of {2} in this system", "despliegas {0} de {1} de {2} en este sistema"),
                &[&UNIT.count(lang, n), &self.spaces(spaces), &queue(side)],
            ),
            Op::DeployUpTo(side, n, spaces) => self.say(
                both("deploy up to {0} from {1} of {2} in this system", "despliegas hasta {0} de {1} de {2} en este sistema"),
                &[&UNIT.count(lang, n), &self.spaces(spaces), &queue(side)],
            ),
            Op::DestroyQueued(side, health) => self.say(
                both("destroy units worth up to {0} health on {1}", "destruyes unidades por un total de hasta {0} de salud en {1}"),
                &[&health, &queue(side)],
            ),
            Op::DestroyMatching(side, at) => self.say(
                both(
                    "destroy 1 unit on {0} for each resource icon of {1} that builds it",
                    "destruyes 1 unidad de {0} por cada icono de recursos de {1} que la construye",
                ),
                &[&queue(side), &self.place(at)],
            ),
            Op::Destroy(side, what, num, at) => self.destroys(side, what, num, false, at),
            Op::DestroyUpTo(side, what, num, at) => self.destroys(side, what, num, true, at),
            Op::DestroyAll(side, what, at) => {
                let all = self.units_of(what, Some(side), Amount::All);
                does(&DESTROY, vec![all.into(), self.spot(at)])
            }
            Op::DestroyWorth(side, what, num, most, at) => {
                let units = self.unit_phrase(what, Some(side), text::Number::Plural);
                let units = match most {
                    u8::MAX => units,
                    most => units.within_and(lang, both("up to {1} {0}", "hasta {1} {0}"), &[&most]),
                };
                let health = self.much(HEALTH, num);
                let worth = units.within_and(lang, both("{0} worth up to {1} in total", "{0} por un total de hasta {1}"), &[&health]);
                does(&DESTROY, vec![worth.into(), self.spot(at)])
            }
            Op::Bring(bring) => self.brings(bring),
            Op::Conquer(reg) => does(&MOVE_TROOPS, vec![it(reg)]),
            Op::Bait(health) => self.say(
                both(
                    "move ground units worth up to {0} health from the Rebel base space to this system",
                    "mueves unidades terrestres por un total de hasta {0} de salud del espacio de la base rebelde a este sistema",
                ),
                &[&health],
            ),
            Op::March => self.say(
                both(
                    "move units from adjacent systems to this system and resolve a combat",
                    "mueves unidades de sistemas adyacentes a este sistema y resuelves un combate",
                ),
                &[],
            ),
            Op::Gather(unit, n) => self.say(
                both(
                    "move up to {0} from anywhere to this system without transport and resolve a combat",
                    "mueves hasta {0} de cualquier lugar a este sistema sin transporte y resuelves un combate",
                ),
                &[&units(unit, n, lang)],
            ),
            Op::DriveOut(reg) => does(&DRIVE_OUT, vec![it(reg)]),
            Op::GiveUpQueued(shapes) => self.say(
                both(
                    "give up units with these icons from your build queue: {0}",
                    "renuncias a unidades con estos iconos de tu cola de construcción: {0}",
                ),
                &[&self.shapes(shapes)],
            ),
            Op::Combat => self.say(both("resolve a combat here", "resuelves un combate aquí"), &[]),
            _ => self.op_on_cards(op),
        }
    }

    fn destroys(&self, side: Side, what: What, num: Num, up_to: bool, at: At) -> Option<Said> {
        let units = match (num, up_to) {
            (Num::N(n), false) => self.units_of(what, Some(side), Amount::Exactly(n)),
            (Num::N(n), true) => self.units_of(what, Some(side), Amount::UpTo(n)),
            (num, _) => {
                let one = match what {
                    What::Of(unit) => unit_noun(unit),
                    What::Ground => GROUND_UNIT,
                    _ => UNIT,
                };
                self.much(one, num)
            }
        };
        does(&DESTROY, vec![units.into(), self.spot(at)])
    }

    fn brings(&self, bring: Bring) -> Option<Said> {
        let lang = self.lang;
        let amount = if bring.most == u8::MAX { Amount::AnyNumber } else { Amount::UpTo(bring.most) };
        let units = match bring.what {
            What::Mobile => UNIT.phrase(lang, amount.number()).counted(lang, amount, false),
            what => self.units_of(what, None, amount),
        };
        let template = if bring.carriers {
            both(
                "move {0} from the Rebel base space to this system (transport limits apply)",
                "mueves {0} del espacio de la base rebelde a este sistema (respetando la capacidad de transporte)",
            )
        } else {
            both(
                "move {0} from the Rebel base space to this system without transport",
                "mueves {0} del espacio de la base rebelde a este sistema sin necesidad de transporte",
            )
        };
        self.say(template, &[&units])
    }

    fn op_on_cards(&self, op: Op) -> Option<Said> {
        let lang = self.lang;
        let plain = |words: Both| Some(Saying::Words(words.word(lang)));
        let kept = |noun: text::Noun, n: u8| {
            self.say(
                both(
                    "draw {0}, keep 1 of them and put the others at the bottom of the deck",
                    "robas {0}, te quedas con 1 y pones los demás en la parte inferior del mazo",
                ),
                &[&noun.count(lang, n)],
            )
        };
        match op {
            Op::DrawProbes(num) => does(&verbs::DRAW, vec![self.much(PROBE, num).into()]),
            Op::DrawProjects(n) => does(&verbs::DRAW, vec![PROJECT.count(lang, n).into()]),
            Op::KeepProject(n) => kept(PROJECT, n),
            Op::DrawObjective(n) => does(&verbs::DRAW, vec![OBJECTIVE.count(lang, n).into()]),
            Op::KeepObjective(n) => kept(OBJECTIVE, n),
            Op::ArrangeObjectives(n) => self.say(
                both("look at the top {0} and put them back in any order", "miras los primeros {0} del mazo y los devuelves en el orden que quieras"),
                &[&OBJECTIVE.count(lang, n)],
            ),
            Op::SplitObjectives => plain(both(
                "look at the top 2 objectives, put one back on top and the other at the bottom of the deck",
                "miras los 2 primeros objetivos, devuelves uno a la parte superior del mazo y el otro a la inferior",
            )),
            Op::TakeMissions(n, num) => self.say(
                both("look at the top {0} of your mission deck, take {1} and shuffle the others in", "miras las {0} primeras de tu mazo de misiones, te quedas con {1} y barajas las demás en el mazo"),
                &[&CARD.count(lang, n), &self.much(MISSION, num)],
            ),
            Op::Retrieve => plain(both("return a discarded mission to your hand", "devuelves una misión descartada a tu mano")),
            Op::ReturnThis => plain(both("return this card to your hand", "devuelves esta carta a tu mano")),
            Op::ShowObjectives => plain(both("the Rebels show you their objectives", "los rebeldes te muestran sus objetivos")),
            Op::ShowMissions => plain(both("the Rebels show you the missions of their hand", "los rebeldes te muestran las misiones de su mano")),
            Op::DiscardMission(reg) => does(&verbs::DISCARD, vec![it(reg)]),
            Op::SinkObjective(reg) => does(&SINK, vec![it(reg)]),
            Op::RaiseObjective => plain(both(
                "1 objective of the Rebel hand, at random, goes to the top of its deck",
                "1 objetivo de la mano rebelde, al azar, va a la parte superior de su mazo",
            )),
            Op::Intercept(n) => self.say(
                both(
                    "look at the top {0}, take those of systems with Imperial units and shuffle the others in",
                    "miras las primeras {0}, te quedas con las de sistemas con unidades imperiales y barajas las demás en el mazo",
                ),
                &[&PROBE.count(lang, n)],
            ),
            Op::FalseLead(n) => self.say(
                both(
                    "look at {0} of the Imperial hand at random and put each on top or at the bottom of the probe deck",
                    "miras {0} de la mano imperial al azar y pones cada una en la parte superior o inferior del mazo de sondas",
                ),
                &[&PROBE.count(lang, n)],
            ),
            Op::MoreDice(n) => self.say(
                both("roll {0} more in this attempt", "tiras {0} más en este intento"),
                &[&DIE.count(lang, n)],
            ),
            _ => self.op_of_actions(op),
        }
    }
}

const HEALTH: text::Noun = text::Noun::masculine(both("health", "de salud"), both("health", "de salud"));
