//! Leaders.

use text::both;

use super::Teller;
use crate::event::Event;
use crate::text::names::{leader_name, ring_name};
use crate::things::Leader;

impl Teller<'_> {
    pub(super) fn people(&self, event: &Event) -> Option<String> {
        let lang = self.lang;
        let leader = |who: &Leader| leader_name(*who, lang);
        Some(match event {
            Event::Captured(who) => self.plain(both("{0} is captured.", "Capturan a {0}."), &[&leader(who)]),
            Event::Rescued(who, to) => self.plain(
                both("{0} is rescued and goes to {1}.", "Rescatan a {0}, que va a {1}."),
                &[&leader(who), &self.place(*to)],
            ),
            Event::Ringed(who, ring) => self.plain(
                both("{0} gets a ring: {1}.", "{0} recibe un anillo: {1}."),
                &[&leader(who), &ring_name(*ring, lang)],
            ),
            Event::Eliminated(who) => {
                self.plain(both("{0} is eliminated.", "Eliminan a {0}."), &[&leader(who)])
            }
            Event::Recruited(who, Some(place)) => self.plain(
                both("{0} is recruited in {1}.", "Reclutan a {0} en {1}."),
                &[&leader(who), &self.place(*place)],
            ),
            Event::Recruited(who, None) => {
                self.plain(both("{0} is recruited.", "Reclutan a {0}."), &[&leader(who)])
            }
            Event::BecameJedi => {
                both("Luke Skywalker becomes a Jedi.", "Luke Skywalker se convierte en jedi.").word(lang)
            }
            Event::Detained(who) => self.plain(both("{0} is detained.", "Retienen a {0}."), &[&leader(who)]),
            Event::Sent(who, to) => {
                self.plain(both("{0} goes to {1}.", "{0} va a {1}."), &[&leader(who), &self.place(*to)])
            }
            Event::ToPool(who) => self.plain(
                both("{0} returns to the leader pool.", "{0} vuelve a la reserva de líderes."),
                &[&leader(who)],
            ),
            _ => return None,
        })
    }
}
