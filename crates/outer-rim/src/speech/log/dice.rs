//! Dice, and what comes of them.

use super::*;

impl Teller<'_> {
    pub(super) fn dice(&self, event: &Event) -> String {
        let lang = self.lang;
        match event {
            Event::Rolled { seat, of, roll: shown } => {
                let rest = match of {
                    Rolls::Ground => both("{0} in ground combat", "{0} en combate terrestre"),
                    Rolls::Ship => both("{0} in ship combat", "{0} en combate espacial"),
                    Rolls::Test => both("{0} for the test", "{0} en la prueba"),
                    Rolls::Delivery => both("{0} for the delivery", "{0} en la entrega"),
                    Rolls::Any | Rolls::Combat | Rolls::CombatOrTest | Rolls::Effect => both("{0}", "{0}"),
                };
                self.says(*seat, does(["rolls", "roll"], "saca", rest), &[&roll(*shown, lang)])
            }
            Event::Rerolled { seat, roll: shown, .. } => self.says(
                *seat,
                does(["rolls", "roll"], "repite", both("again: {0}", "la tirada: {0}")),
                &[&roll(*shown, lang)],
            ),
            Event::Converted { seat, from, to, n } => self.says(
                *seat,
                does(["turns", "turn"], "convierte", both("{0} into {1}", "{0} en {1}")),
                &[&faces(*from, *n, lang), &faces(*to, *n, lang)],
            ),
            Event::Added { seat, face, n } => self.says(
                *seat,
                does(["adds", "add"], "añade", both("{0}", "{0}")),
                &[&faces(*face, *n, lang)],
            ),
            Event::Cancelled { seat, face } => self.says(
                *seat,
                does(["cancels", "cancel"], "anula", both("{0}", "{0}")),
                &[&faces(*face, 1, lang)],
            ),
            Event::Tested { seat, skill, passed, .. } => {
                let rest = both("the {0} test", "la prueba de {0}");
                let deed = if *passed {
                    does(["passes", "pass"], "supera", rest)
                } else {
                    does(["fails", "fail"], "falla", rest)
                };
                self.says(*seat, deed, &[&skill_name(*skill, lang)])
            }
            Event::BoughtOut(seat, n) => self.says(
                *seat,
                does(["pays", "pay"], "paga", both("{0} to pass the test", "{0} para superar la prueba")),
                &[&credits((*n).into(), lang)],
            ),
            Event::Fought { seat, foe, combat, dice: [own, other] } => {
                let rest = match combat {
                    Combat::Ground => both(
                        "in ground combat {0}: {1} dice to {2}",
                        "en combate terrestre {0}: {1} dados a {2}",
                    ),
                    Combat::Ship => both(
                        "in ship combat {0}: {1} dice to {2}",
                        "en combate espacial {0}: {1} dados a {2}",
                    ),
                };
                self.says(*seat, does(["fights", "fight"], "lucha", rest), &[&self.foe(*foe), own, other])
            }
            Event::FightEnded { seat, foe, won, damage: [own, other] } => {
                let rest = both("{0}, {1} damage to {2}", "{0}, {1} de Daño a {2}");
                let deed = if *won {
                    does(["wins", "win"], "gana", rest)
                } else {
                    does(["loses", "lose"], "pierde", rest)
                };
                self.says(*seat, deed, &[&self.foe(*foe), own, other])
            }
            Event::Contested { winner, loser } => self.says(
                *winner,
                does(["wins", "win"], "gana", both("the roll {0}", "la tirada {0}")),
                &[&self.other(*loser, Role::Against)],
            ),
            Event::Prevented(seat) => {
                self.says(*seat, does(["prevents", "prevent"], "impide", both("it", "que suceda")), &[])
            }
            _ => String::new(),
        }
    }
}
