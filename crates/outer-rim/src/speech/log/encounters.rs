//! Whom one meets, and what there is to be done.

use super::*;

impl Teller<'_> {
    pub(super) fn encounters(&self, event: &Event) -> String {
        let lang = self.lang;
        let named = |id: &CardId| card(*id, lang);
        let says = |seat: &Seat, en: [&'static str; 2], es: &'static str, rest: Both, id: &CardId| {
            self.says(*seat, does(en, es, rest), &[&named(id)])
        };
        match event {
            Event::Drew { seat, tales, card: Some(id), section, .. } => self.says(
                *seat,
                does(
                    ["draws", "draw"],
                    "roba",
                    both("an encounter card ({0}): {1}", "una carta de Encuentro ({0}): {1}"),
                ),
                &[&tales_name(*tales, lang), &title(*id, *section, lang)],
            ),
            Event::Drew { seat, tales, card: None, .. } => self.says(
                *seat,
                does(
                    ["draws", "draw"],
                    "roba",
                    both("an encounter card ({0})", "una carta de Encuentro ({0})"),
                ),
                &[&tales_name(*tales, lang)],
            ),
            Event::KeptSecret { seat, tales, card: id } => self.says(
                *seat,
                does(["keeps", "keep"], "guarda", both("a secret: {0}", "un Secreto: {0}")),
                &[&id.map_or_else(|| tales_name(*tales, lang), |id| card_as(id, Kind::Secret, lang))],
            ),
            Event::LostSecret { seat, tales, card: id } => self.says(
                *seat,
                does(["loses", "lose"], "pierde", both("a secret: {0}", "un Secreto: {0}")),
                &[&id.map_or_else(|| tales_name(*tales, lang), |id| card_as(id, Kind::Secret, lang))],
            ),
            Event::UsedSecret(seat, id) => {
                let used = does(["uses", "use"], "usa", both("the secret {0}", "el Secreto {0}"));
                self.says(*seat, used, &[&card_as(*id, Kind::Secret, lang)])
            }
            Event::Read(seat, id) if id.is_contact() => {
                says(seat, ["meets", "meet"], "conoce", both("{0}", "a {0}"), id)
            }
            Event::Read(seat, id) => says(
                seat,
                ["reads", "read"],
                "lee",
                both("{0} in the databank", "en el Banco de Datos: {0}"),
                id,
            ),
            Event::ContactShown(slot, id) => self.plain(
                both("{0} is turned up: {1}.", "{0} se pone boca arriba: {1}."),
                &[&text::capitalised(&facedown(*slot, lang)), &named(id)],
            ),
            Event::LookedAt { seat, slot, contact: Some(id) } => self.says(
                *seat,
                does(["looks", "look"], "mira", both("at {0} in secret: {1}", "en secreto {0}: {1}")),
                &[&facedown(*slot, lang), &named(id)],
            ),
            Event::LookedAt { seat, slot, contact: None } => self.says(
                *seat,
                does(["looks", "look"], "mira", both("at {0} in secret", "en secreto {0}")),
                &[&facedown(*slot, lang)],
            ),
            Event::ContactMoved { from, to } => self.plain(
                both("{0} goes {1}.", "{0} va {1}."),
                &[&text::capitalised(&facedown(*from, lang)), &to_space(to.space(), lang)],
            ),
            Event::ContactPlaced(id, slot) => self.plain(
                both("{0} is found on {1} now.", "{0} está ahora en {1}."),
                &[&named(id), &space(slot.space(), lang)],
            ),
            Event::Joined(seat, id) => says(seat, ["hires", "hire"], "recluta", both("{0}", "a {0}"), id),
            Event::CrewTaken { seat, from, card: id } => self.says(
                *seat,
                does(["takes", "take"], "quita", both("{0} {1}", "{0} {1}")),
                &[&named(id), &self.other(*from, Role::From)],
            ),
            Event::Eliminated(seat, id) => {
                says(seat, ["eliminates", "eliminate"], "elimina", both("{0}", "a {0}"), id)
            }
            Event::Captured(seat, id) => {
                says(seat, ["captures", "capture"], "captura", both("{0}", "a {0}"), id)
            }
            Event::Fled(id) => self.plain(both("{0} escapes.", "{0} huye."), &[&named(id)]),
            Event::Protected(seat, id) => {
                says(seat, ["protects", "protect"], "protege", both("{0}", "a {0}"), id)
            }
            Event::Attempted(seat, id) => {
                let deed = does(["attempts", "attempt"], "intenta", both("the job {0}", "el Trabajo {0}"));
                self.says(*seat, deed, &[&card_as(*id, Kind::Job, lang)])
            }
            Event::JobDone(seat, id) => {
                let deed = does(["completes", "complete"], "completa", both("the job {0}", "el Trabajo {0}"));
                self.says(*seat, deed, &[&card_as(*id, Kind::Job, lang)])
            }
            Event::JobFailed(seat, id) => {
                let deed = does(["fails", "fail"], "fracasa", both("the job {0}", "en el Trabajo {0}"));
                self.says(*seat, deed, &[&card_as(*id, Kind::Job, lang)])
            }
            Event::Delivered(seat, id) => {
                says(seat, ["delivers", "deliver"], "entrega", both("{0}", "{0}"), id)
            }
            Event::NotDelivered(seat, id) => {
                says(seat, ["cannot", "cannot"], "conserva", both("deliver {0}", "{0} sin entregar"), id)
            }
            _ => String::new(),
        }
    }
}
