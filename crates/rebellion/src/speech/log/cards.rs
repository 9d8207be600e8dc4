//! Action cards, rings and probe cards.

use text::both;
use text::clause::does;

use super::{PLAIN, Teller};
use crate::event::Event;
use crate::text::names::{leader_name, listed, ring_name, shown_name};
use crate::things::{ActionCard, Side, TacticCard};

impl Teller<'_> {
    pub(super) fn cards(&self, event: &Event) -> Option<String> {
        let lang = self.lang;
        let action = |card: &ActionCard| card.scheme().name.word(lang);
        let one = || both("1 action card", "1 carta de acción").word(lang);
        let stash = |card: &ActionCard, probe: &str| {
            self.plain(
                both("Under {0} lies the probe card of {1}.", "Bajo {0} está la carta de sonda de {1}."),
                &[&action(card), &probe],
            )
        };
        Some(match event {
            Event::ActionDrawn { side, card } => {
                let card = card.as_ref().map_or_else(one, action);
                self.says(*side, does(["draws", "draw"], "roba", PLAIN), &[&card])
            }
            Event::ActionKept { side, card } => {
                let card = card.as_ref().map_or_else(one, action);
                self.says(*side, does(["keeps", "keep"], "conserva", PLAIN), &[&card])
            }
            Event::ActionShown { side, card } => {
                self.says(*side, does(["turns up", "turn up"], "revela", PLAIN), &[&action(card)])
            }
            Event::ActionUsed { side, card } => {
                self.says(*side, does(["uses", "use"], "usa", PLAIN), &[&action(card)])
            }
            Event::ActionDiscarded { side, card } => {
                self.says(*side, does(["discards", "discard"], "descarta", PLAIN), &[&action(card)])
            }
            Event::Stashed { card, place: Some(place) } | Event::StashShown { card, place } => {
                stash(card, &self.place(*place))
            }
            Event::Stashed { card, place: None } => self.plain(
                both("A probe card lies under {0}.", "Hay una carta de sonda bajo {0}."),
                &[&action(card)],
            ),
            Event::Barred(place) => self.plain(
                both(
                    "In {0} the Rebels attempt no mission and use no action card this phase.",
                    "En {0} los rebeldes no intentan misiones ni usan acciones esta fase.",
                ),
                &[&self.place(*place)],
            ),
            Event::PoolWidened => {
                both("A leader pool holds one leader more.", "Una reserva admite un líder más.").word(lang)
            }
            Event::DieSet { side, die } => {
                self.says(*side, does(["sets", "set"], "fija", PLAIN), &[&shown_name(*die, lang)])
            }
            Event::DieBlanked { side, die } => self.plain(
                both("Of {0}, {1} counts for nothing.", "De {0}, {1} no cuenta."),
                &[&self.side(*side), &shown_name(*die, lang)],
            ),
            Event::Recoloured(n) => self.plain(
                both("{0} black hits count as red ones.", "{0} impactos negros cuentan como rojos."),
                &[n],
            ),
            Event::TacticsShown { side, cards } => {
                let names = cards.of::<TacticCard>().map(|card| card.face().name.word(lang));
                let names = listed(names, lang).unwrap_or_else(|| self.nothing());
                self.plain(
                    both("Tactic cards of {0}: {1}.", "Cartas de táctica de {0}: {1}."),
                    &[&self.side(*side), &names],
                )
            }
            Event::MissionDoomed => both("The mission fails.", "La misión fracasa.").word(lang),
            Event::CameBack(leader) => self.plain(
                both("{0} comes back to the leader pool.", "{0} regresa a la reserva de líderes."),
                &[&leader_name(*leader, lang)],
            ),
            Event::ObjectivePlayed(card) => self.says(
                Side::Rebel,
                does(["plays", "play"], "juega", both("the objective {0}", "el objetivo {0}")),
                &[&self.objective(*card)],
            ),
            Event::ObjectiveMissed(card) => {
                self.plain(both("{0} has missed.", "{0} ha fallado."), &[&self.objective(*card)])
            }
            Event::ObjectiveDiscarded(card) => {
                self.plain(both("{0} is discarded.", "{0} se descarta."), &[&self.objective(*card)])
            }
            Event::ObjectiveRestored(card) => self.plain(
                both("{0} is on top of its deck again.", "{0} vuelve a estar encima de su mazo."),
                &[&self.objective(*card)],
            ),
            Event::Unringed(leader, ring) => self.plain(
                both("{0} loses a ring: {1}.", "{0} pierde un anillo: {1}."),
                &[&leader_name(*leader, lang), &ring_name(*ring, lang)],
            ),
            _ => return None,
        })
    }
}
