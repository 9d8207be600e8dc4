//! Rules text: what cards say, as whole sentences, a line for each ability.

use text::clause::{Form, Link, Said};
use text::{Lang, Noun, Number, both, fill, sentence};

use super::names::{self, CARD, EVENT, UNIT, keyword_name, kind_noun};
use super::ops::change;
use super::voice::{Told, Voice};
use crate::card::{Face, Kind};
use crate::cards::{self, BOX};
use crate::grants::{Grant, Stat, To, Trick};
use crate::words::{Ability, Cond, Effect, Filter, Keyword, Moment, Num, Price, UNIT as ANY_UNIT, What, Who};

/// Everything a card says, both sides of a leader.
pub fn card_text(face: &'static Face, lang: Lang) -> String {
    let front = front_text(face, lang);
    let back = back_text(face, lang);
    if back.is_empty() {
        return front;
    }
    let back = fill(lang, both("Deployed: {0}", "Desplegado: {0}"), &[&back.replace('\n', " ")]);
    [front, back].join("\n")
}

/// What the front says.
pub fn front_text(face: &'static Face, lang: Lang) -> String {
    let mut teller = Voice::of(face, front_noun(face), lang);
    let keywords: &[Keyword] = if face.kind == Kind::Leader { &[] } else { face.keywords };
    let mut lines = side(keywords, face.abilities, &mut teller);
    lines.extend(deploying(face, lang));
    lines.extend(token(face, lang));
    lines.join("\n")
}

/// What the unit side of a leader says; empty of other cards.
pub fn back_text(face: &'static Face, lang: Lang) -> String {
    if face.kind != Kind::Leader {
        return String::new();
    }
    side(face.keywords, face.deployed, &mut Voice::of(face, UNIT, lang)).join("\n")
}

/// One option of a choice, or another part of an effect.
pub fn effect_text(face: &'static Face, effect: Effect, lang: Lang) -> String {
    Voice::of(face, front_noun(face), lang).text(&[], effect)
}

/// What a triggered ability says, by its number; a keyword's reminder.
pub fn ability_text(id: u16, lang: Lang) -> String {
    if let Some(keyword) = keyword_called(id) {
        return names::reminder(keyword, lang);
    }
    if id == cards::RESTORE {
        return both("Restore: heal damage from your base.", "Recuperación: curas daño a tu base.")
            .word(lang);
    }
    let face = &BOX[usize::from(id) / cards::STRIDE];
    let given = usize::from(id) % cards::STRIDE >= cards::STRIDE / 2;
    let this = if given { UNIT } else { front_noun(face) };
    cards::ability(id).map_or_else(String::new, |says| ability(says, &mut Voice::of(face, this, lang)))
}

/// What an ability waits for, or its keyword: "When played", "Ambush".
pub fn ability_head(id: u16, lang: Lang) -> String {
    match keyword_called(id) {
        Some(keyword) => keyword_name(keyword, lang),
        None => {
            let text = ability_text(id, lang);
            text.split([':', '.']).next().unwrap_or_default().to_owned()
        }
    }
}

fn keyword_called(id: u16) -> Option<Keyword> {
    match id {
        cards::AMBUSH => Some(Keyword::Ambush),
        cards::SHIELDED => Some(Keyword::Shielded),
        cards::SABOTEUR => Some(Keyword::Saboteur),
        _ => None,
    }
}

/// What the text of a card leaves out: steps without words, things nobody has spoken of.
pub fn faults(face: &'static Face, lang: Lang) -> Vec<String> {
    let mut front = Voice::of(face, front_noun(face), lang);
    side(face.keywords, face.abilities, &mut front);
    let mut back = Voice::of(face, UNIT, lang);
    side(&[], face.deployed, &mut back);
    [front.faults(), back.faults()].concat()
}

const fn front_noun(face: &Face) -> Noun {
    match face.kind {
        Kind::Token => names::UPGRADE,
        kind => kind_noun(kind),
    }
}

fn side(keywords: &[Keyword], abilities: &'static [Ability], teller: &mut Told) -> Vec<String> {
    let lang = teller.words.lang;
    let mut lines = Vec::new();
    if !keywords.is_empty() {
        let names: Vec<String> = keywords.iter().map(|keyword| keyword_name(*keyword, lang)).collect();
        lines.push(sentence(&names.join(", ")));
    }
    let mut rest = abilities;
    while let Some((first, after)) = rest.split_first() {
        // What the same things have under the same condition is one sentence.
        let alike = match first {
            Ability::Stands { to, when, .. } => {
                let same = |other: &&Ability| matches!(other, Ability::Stands { to: a, when: b, .. } if a == to && b == when);
                1 + after.iter().take_while(same).count()
            }
            _ => 1,
        };
        let said = match first {
            Ability::Stands { to, when, .. } => {
                let grants = rest[..alike].iter().filter_map(|ability| match ability {
                    Ability::Stands { grant, .. } => Some(*grant),
                    _ => None,
                });
                standing(*to, *when, &grants.collect::<Vec<_>>(), teller)
            }
            ability_alone => ability(ability_alone, teller),
        };
        if !said.is_empty() {
            lines.push(said);
        }
        rest = &rest[alike..];
    }
    lines
}

/// R12.2: what every leader says.
fn deploying(face: &Face, lang: Lang) -> Option<String> {
    (face.kind == Kind::Leader).then(|| {
        let deploy = both(
            "Epic action: if you control {0} or more resources, deploy this leader.",
            "Acción épica: si controlas {0} o más recursos, despliegas a este líder.",
        );
        fill(lang, deploy, &[&face.cost])
    })
}

/// R14.3.
fn token(face: &Face, lang: Lang) -> Option<String> {
    (face.id == "shield").then(|| {
        both(
            "If attached unit would be dealt damage, none of it is dealt, and a Shield on it is defeated.",
            "Si la unidad vinculada va a sufrir daño, no lo sufre y se derrota un Escudo que tenga.",
        )
        .word(lang)
    })
}

/// One ability as a sentence or several; empty where it is told with another one.
pub(super) fn ability(ability: &Ability, teller: &mut Told) -> String {
    let voice = teller.words;
    let lang = voice.lang;
    match *ability {
        Ability::When { on, may, once, effect } => {
            teller.words.excess = on.contains(&Moment::DefeatsDefender);
            let mut moments = on.iter().map(|moment| voice.moment(*moment));
            let first = moments.next().unwrap_or_default();
            let lead = moments
                .fold(first, |lead, next| fill(lang, both("{0} or {1}", "{0} o {1}"), &[&lead, &next]));
            let lead = if once {
                fill(lang, both("once each round, {0}", "una vez por ronda, {0}"), &[&lead])
            } else {
                lead
            };
            match may {
                true => teller.optional(&[lead], Who::You, effect),
                false => teller.text(&[lead], effect),
            }
        }
        Ability::Action { cost, effect } => {
            let said = teller.said(cost);
            let costs: Vec<String> = said
                .iter()
                .map(|said| match said {
                    Said::Act(act) => act.predicate(lang, Form::May),
                    Said::Words(words) | Said::If(words) | Said::Options(words) | Said::Outcome(words) => {
                        words.clone()
                    }
                })
                .collect();
            let lead = fill(lang, both("action [{0}]", "acción [{0}]"), &[&costs.join(", ")]);
            teller.text(&[lead], effect)
        }
        Ability::Epic(effect) => teller.text(&[both("epic action", "acción épica").word(lang)], effect),
        Ability::Event(effect) => teller.text(&[], effect),
        Ability::Stands { to, when, grant } => standing(to, when, &[grant], teller),
        Ability::Gives { to, when, ability: given } => {
            let says = self::ability(given, &mut Voice::of(voice.face, UNIT, lang));
            let says = says.trim_end_matches('.');
            let bearer = voice.bearer(to);
            let gains = fill(lang, both("{0} gains: “{1}”", "{0} gana: «{1}»"), &[&bearer, &says]);
            sentence(&while_so(gains, when, teller))
        }
        Ability::Attach(filter) if filter == ANY_UNIT => String::new(),
        Ability::Lends(_) | Ability::Later(_) => String::new(),
        Ability::Attach(filter) => {
            let unit = voice.any(&filter);
            sentence(&fill(lang, both("attach to {0}", "se vincula a {0}"), &[&unit]))
        }
        Ability::Price(price) => sentence(&voice.price(price)),
        Ability::OwnPrice(when, by) => {
            let template = both("costs {1} less to play if {0}", "cuesta {1} menos si {0}");
            let this = voice.this_phrase();
            let when = teller.condition(when, Link::If).unwrap_or_default();
            let costs = fill(lang, template, &[&when, &by.unsigned_abs()]);
            sentence(&fill(lang, both("{0} {1}", "{0} {1}"), &[&this, &costs]))
        }
        Ability::InsteadOfPaying(filter) => {
            let card = voice.described(&filter, CARD.phrase(lang, Number::Singular)).indefinite(lang);
            let template = both(
                "instead of paying for {0}, you may discard {1} from your hand",
                "en vez de pagar {0}, puedes descartar {1} de tu mano",
            );
            sentence(&fill(lang, template, &[&voice.this_phrase(), &card]))
        }
        Ability::Toll { of, damage } => {
            let template = both(
                "whenever your opponent plays {0}, they must also deal {1} damage to their base as a cost",
                "cada vez que tu adversario juegue {0}, debe además infligir {1} de daño a su base como coste",
            );
            sentence(&fill(lang, template, &[&voice.any(&of), &damage]))
        }
        Ability::IgnoresPenalty(filter) => {
            let cards = voice.described(&filter, CARD.phrase(lang, Number::Plural));
            let template =
                both("you pay no aspect penalty for {0}", "no pagas penalización por aspecto por tus {0}");
            sentence(&fill(lang, template, &[&cards]))
        }
        Ability::BlanksFirstEvent => both(
            "The first event your opponent plays each round does nothing.",
            "El primer evento que tu adversario juegue cada ronda no hace nada.",
        )
        .word(lang),
        Ability::EntersReady => {
            let template = both("{0} enters play ready", "{0} entra en juego preparada");
            sentence(&fill(lang, template, &[&voice.this_phrase()]))
        }
    }
}

/// As long as something is so.
fn while_so(text: String, when: Cond, teller: &mut Told) -> String {
    let lang = teller.words.lang;
    match teller.condition(when, Link::While) {
        Some(when) => fill(lang, both("while {1}, {0}", "mientras {1}, {0}"), &[&text, &when]),
        None => text,
    }
}

/// What holds as long as the card is in play.
fn standing(to: To, when: Cond, grants: &[Grant], teller: &mut Told) -> String {
    let voice = teller.words;
    let lang = voice.lang;
    let (mut power, mut hp, mut per) = (0, 0, None);
    let mut parts: Vec<String> = Vec::new();
    let mut gains: Vec<String> = Vec::new();
    for grant in grants {
        match grant {
            Grant::Plus(stat @ (Stat::Power | Stat::Hp), num) => {
                let by = match num {
                    Num::N(n) => *n as i8,
                    Num::Minus(n) => -(*n as i8),
                    num => {
                        per = voice.quantity(*num, CARD).and_then(|quantity| quantity.per);
                        1
                    }
                };
                *(if *stat == Stat::Power { &mut power } else { &mut hp }) += by;
            }
            Grant::Plus(Stat::Raid, Num::N(n)) => gains.push(keyword_name(Keyword::Raid(*n), lang)),
            Grant::Plus(Stat::Restore, Num::N(n)) => gains.push(keyword_name(Keyword::Restore(*n), lang)),
            Grant::Plus(Stat::Raid, num) => {
                let per = voice.quantity(*num, CARD).and_then(|quantity| quantity.per).unwrap_or_default();
                let raid = keyword_name(Keyword::Raid(1), lang);
                gains.push(fill(lang, both("{0} {1}", "{0} {1}"), &[&raid, &per]));
            }
            Grant::Has(trick) => gains.push(keyword_name(keyword_of(*trick), lang)),
            Grant::Plus(stat, _) => parts.extend(special(*stat, lang)),
            Grant::Lacks(_) | Grant::Ability(_) => {}
        }
    }
    if !gains.is_empty() {
        let gains = gains.join(", ");
        parts.insert(0, fill(lang, both("gains {0}", "gana {0}"), &[&gains]));
    }
    if (power, hp) != (0, 0) {
        let gets = fill(lang, both("gets {0}", "recibe {0}"), &[&change(power, hp)]);
        let gets = match per {
            Some(per) => fill(lang, both("{0} {1}", "{0} {1}"), &[&gets, &per]),
            None => gets,
        };
        parts.insert(0, gets);
    }
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or_default();
    let has = parts.fold(first, |all, next| fill(lang, both("{0} and {1}", "{0} y {1}"), &[&all, &next]));
    let told = fill(lang, both("{0} {1}", "{0} {1}"), &[&voice.bearer(to), &has]);
    sentence(&while_so(told, when, teller))
}

pub(super) const fn keyword_of(trick: Trick) -> Keyword {
    match trick {
        Trick::Ambush => Keyword::Ambush,
        Trick::Grit => Keyword::Grit,
        Trick::Overwhelm => Keyword::Overwhelm,
        Trick::Saboteur => Keyword::Saboteur,
        Trick::Sentinel => Keyword::Sentinel,
        Trick::Shielded => Keyword::Shielded,
    }
}

/// Leaves and restrictions.
fn special(stat: Stat, lang: Lang) -> Option<String> {
    let words = match stat {
        Stat::NoBases => both("cannot attack bases", "no puede atacar bases"),
        Stat::Untouchable => both(
            "cannot be attacked, unless it has Sentinel",
            "no puede ser atacada, salvo que tenga Centinela",
        ),
        Stat::NoReadying => both("cannot be readied", "no se puede preparar"),
        Stat::NoHealing => both("cannot be healed", "no se puede curar"),
        Stat::Undying => both("is not defeated by having no HP left", "no es derrotada por quedarse sin PG"),
        Stat::AttacksGround => {
            both("can attack ground units, too", "puede atacar también a unidades terrestres")
        }
        Stat::StrikesFirst => both(
            "deals its combat damage before the defender",
            "inflige su daño de combate antes que el defensor",
        ),
        Stat::Power | Stat::Hp | Stat::Raid | Stat::Restore => return None,
    };
    Some(words.word(lang))
}

impl Voice {
    fn bearer(&self, to: To) -> String {
        match to {
            To::This => self.this_phrase().text,
            To::Host => self.attached_unit().text,
            To::Attacker => both("the attacker", "la unidad atacante").word(self.lang),
            To::Defender => both("the defender", "el defensor").word(self.lang),
            To::Each(filter) => self.each(&filter).text,
        }
    }

    fn price(&self, price: Price) -> String {
        let lang = self.lang;
        let noun = match price.of.what {
            What::Event => EVENT,
            What::Unit => UNIT,
            What::Upgrade => names::UPGRADE,
            _ => CARD,
        };
        let card = self.described(&price.of, noun.phrase(lang, Number::Singular));
        let n = price.by.unsigned_abs();
        if price.onto_this {
            let template = both(
                "the first {0} you play on {2} each round costs {1} less",
                "la primera {0} que juegues cada ronda en {2} cuesta {1} menos",
            );
            return self.fill(template, &[&card, &n, &self.this_phrase()]);
        }
        let template = match (price.enemy, price.by > 0) {
            (true, true) => both(
                "each {0} your opponent plays costs {1} more",
                "cada {0} que juegue tu adversario cuesta {1} más",
            ),
            (true, false) => both(
                "each {0} your opponent plays costs {1} less",
                "cada {0} que juegue tu adversario cuesta {1} menos",
            ),
            (false, true) => both("each {0} you play costs {1} more", "cada {0} que juegues cuesta {1} más"),
            (false, false) => {
                both("each {0} you play costs {1} less", "cada {0} que juegues cuesta {1} menos")
            }
        };
        self.fill(template, &[&card, &n])
    }

    /// What an ability waits for.
    fn moment(&self, moment: Moment) -> String {
        let this = self.this_phrase();
        let about = |template: text::Both, filter: &Filter| self.fill(template, &[&self.any(filter), &this]);
        let words = match &moment {
            Moment::Played => both("when played", "cuando se juegue"),
            Moment::Deployed => both("when deployed", "cuando se despliegue"),
            Moment::Defeated => both("when defeated", "cuando se derrote"),
            Moment::Attacks => both("on attack", "al atacar"),
            Moment::Defends => both("when attacked", "al ser atacada"),
            Moment::CompletesAttack => both("after it completes an attack", "tras completar un ataque"),
            Moment::UnitDefeated(filter) => {
                return about(both("when {0} is defeated", "cuando {0} sea derrotada"), filter);
            }
            Moment::UnitLeaves(filter) => {
                return about(both("when {0} leaves play", "cuando {0} abandone el juego"), filter);
            }
            Moment::YouPlay(filter) => return about(both("when you play {0}", "cuando juegues {0}"), filter),
            Moment::YouDamage(filter) => {
                return about(both("when you deal damage to {0}", "cuando inflijas daño a {0}"), filter);
            }
            Moment::DealsCombatDamage { to: Filter { what: What::Card, .. }, .. } => {
                both("when this unit deals combat damage", "cuando esta unidad inflija daño de combate")
            }
            Moment::DealsCombatDamage { to, attacking } => {
                let template = if *attacking {
                    both(
                        "when {1} deals combat damage to {0} while attacking",
                        "cuando {1} inflija daño de combate a {0} al atacar",
                    )
                } else {
                    both("when {1} deals combat damage to {0}", "cuando {1} inflija daño de combate a {0}")
                };
                return about(template, to);
            }
            Moment::DefeatsDefender => {
                both("when its attack defeats the defender", "cuando su ataque derrote al defensor")
            }
            Moment::ActionPhaseBegins => {
                both("when the action phase starts", "al comenzar la fase de acción")
            }
            Moment::CardsReady => both(
                "when cards are readied in the regroup phase",
                "cuando se preparen las cartas en la fase de reagrupamiento",
            ),
            Moment::Attached(filter) => {
                return about(both("when attached to {0}", "cuando se vincule a {0}"), filter);
            }
            Moment::Detached => both(
                "when it is no longer attached to the unit",
                "cuando deje de estar vinculada a la unidad",
            ),
        };
        words.word(self.lang)
    }
}
