//! Rules text: abilities and rewards as whole sentences.

use script::tell::Tell;
use text::clause::{Amount, Clause, Link, Mention, Part, Subject, pronoun, verbs};
use text::{Lang, Number, both, fill, sentence};

use super::names::{CARD, place_phrase};
use super::noun::of_sides;
use super::voice::Voice;
use crate::card::Card;
use crate::rulings::{Rulings, StatChoice};
use crate::words::{Ability, Constant, Effect, Moment, ROW, Sides, Vocabulary};

type Teller<'a> = script::tell::Teller<Vocabulary, Voice<'a>>;

/// What the card can do in play; empty if it has no ability.
pub fn ability_text(card: &Card, rulings: Rulings, lang: Lang) -> String {
    ability(card, &mut Voice::of(card, rulings, lang))
}

/// What the text of a card leaves out: steps without words, cards nobody has spoken of.
pub fn faults(card: &Card, rulings: Rulings, lang: Lang) -> Vec<String> {
    let mut teller = Voice::of(card, rulings, lang);
    ability(card, &mut teller);
    let mut reward = Voice::of(card, rulings, lang);
    reward.said(card.reward);
    [teller.faults(), reward.faults()].concat()
}

fn ability(card: &Card, teller: &mut Teller<'_>) -> String {
    let lang = teller.words.lang;
    match card.ability {
        Ability::None => String::new(),
        Ability::Activated { needs, cost, effect } => {
            let needs = teller
                .condition(needs, Link::If)
                .map(|needs| fill(lang, both("if {0}", "si {0}"), &[&needs]));
            let cost = (!cost.is_empty()).then(|| teller.cost(cost));
            let leads: Vec<String> = needs.into_iter().chain(cost).collect();
            teller.text(&leads, effect)
        }
        Ability::Triggered { on, effect } => {
            let lead = teller.words.moment(on);
            teller.text(lead.as_slice(), effect)
        }
        Ability::Constant(constant) => standing(constant, teller),
    }
}

/// What defeating the card in the galaxy row brings; empty if it has no reward.
pub fn reward_text(card: &Card, rulings: Rulings, lang: Lang) -> String {
    effect_text(card, card.reward, rulings, lang)
}

/// Ability and reward as a catalogue shows them.
pub fn card_text(card: &Card, rulings: Rulings, lang: Lang) -> String {
    let reward = reward_text(card, rulings, lang);
    let reward = if reward.is_empty() {
        reward
    } else {
        fill(lang, both("Reward: {0}", "Recompensa: {0}"), &[&reward])
    };
    let parts = [ability_text(card, rulings, lang), reward];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// One option of a choice, told to the owner of the card.
pub fn effect_text(card: &Card, effect: Effect, rulings: Rulings, lang: Lang) -> String {
    Voice::of(card, rulings, lang).text(&[], effect)
}

impl Voice<'_> {
    /// None if the moment is the player's to choose.
    fn moment(&self, moment: Moment) -> Option<String> {
        let this = self.this();
        let row_card = self.standing(&[ROW], Amount::Any);
        let template = match moment {
            // R12.14.
            Moment::Played if self.rulings.stat_choice_timing == StatChoice::Activated => return None,
            Moment::Played => both("after you play {0}", "tras jugar {0}"),
            // R12.15.
            Moment::FirstNeutralPlayed if !self.rulings.declined_draw_is_lost => both(
                "once per turn, after you play a neutral card",
                "una vez por turno, tras jugar una carta neutral",
            ),
            Moment::FirstNeutralPlayed => both(
                "after you play your first neutral card each turn",
                "tras jugar tu primera carta neutral de cada turno",
            ),
            Moment::Purchased => both("after you purchase {0}", "tras adquirir {0}"),
            Moment::Defeats => both(
                "each time {0} takes part in defeating {1}",
                "cada vez que {0} participa en la derrota de {1}",
            ),
            Moment::Revealed => both("when {0} is revealed", "al mostrarse {0}"),
            Moment::TurnBegins => both("at the start of your turn", "al comienzo de tu turno"),
            Moment::OpponentDiscards => both(
                "each time your opponent discards a card from their hand during your turn",
                "cada vez que tu adversario descarta una carta de su mano durante tu turno",
            ),
        };
        Some(self.fill(template, &[&this, &row_card]))
    }
}

/// What holds as long as the card is in play.
fn standing(constant: Constant, teller: &mut Teller<'_>) -> String {
    let voice = teller.words;
    let lang = voice.lang;
    sentence(&match constant {
        Constant::Attack { who, plus, when } => {
            let bearer = match who.filter() {
                None => voice.this(),
                Some(filter) => voice.standing(&[filter], Amount::Each),
            };
            let plus = vec![voice.plus(plus).into()];
            let gets = Clause::<Part>::new(Subject::Thing(bearer), &verbs::GET, plus).plain(lang);
            match voice.as_long_as(when) {
                Some(when) => voice.fill(both("{0} while {1}", "{0} mientras {1}"), &[&gets, &when]),
                None => gets,
            }
        }
        Constant::RedirectFirst { of, to, exile } => {
            let first = of_sides(of, CARD, Number::Singular, lang);
            let place = place_phrase(to, Mention::First, lang);
            // R12.6.
            let may = if voice.rulings.declined_redirect_is_lost {
                both(
                    "you may put the first {0} you purchase each turn {1}",
                    "puedes poner {1} la primera {0} que adquieras cada turno",
                )
            } else {
                both(
                    "once per turn, you may put a {0} you purchase {1}",
                    "una vez por turno, puedes poner {1} una {0} que adquieras",
                )
            };
            let may = voice.fill(may, &[&first, &place]);
            if exile {
                let it = pronoun(&first, lang);
                let later = both(
                    "{0}; if you do, exile {1} at the end of the turn",
                    "{0}; si lo haces, {1} exilias al final del turno",
                );
                voice.fill(later, &[&may, &it])
            } else {
                may
            }
        }
        Constant::Prevent(n) => {
            let template = match Number::of(n) {
                // R12.16.
                _ if !voice.rulings.hoth_counts_per_turn => both(
                    "each time {0} would take damage, it ignores {1} of it",
                    "cada vez que {0} vaya a sufrir daño, ignora {1} de esos puntos",
                ),
                Number::Singular => both(
                    "each turn, {0} ignores the first damage it would take",
                    "cada turno, {0} ignora el primer punto de daño que vaya a sufrir",
                ),
                Number::Plural => both(
                    "each turn, {0} ignores the first {1} damage it would take",
                    "cada turno, {0} ignora los primeros {1} puntos de daño que vaya a sufrir",
                ),
            };
            voice.fill(template, &[&voice.this(), &n])
        }
        Constant::HuntNeutral { reward } => {
            let prey = voice.standing(&[ROW.of(Sides::NEUTRAL).units()], Amount::Exactly(1));
            let hunt = both(
                "once per turn, you may attack {0}, with its cost as its target value",
                "una vez por turno, puedes atacar a {0}, con su coste como Objetivo",
            );
            let hunt = sentence(&voice.fill(hunt, &[&prey]));
            teller.words.defeated = true;
            let reward = teller.part(reward);
            let it = pronoun(&prey, lang);
            let defeat = both("{0} If you defeat {1}, {2}", "{0} Si {1} derrotas, {2}");
            voice.fill(defeat, &[&hunt, &it, &reward])
        }
    })
}
