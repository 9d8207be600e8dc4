//! What players have.

use super::*;

impl Teller<'_> {
    pub(super) fn fortunes(&self, event: &Event) -> String {
        let lang = self.lang;
        let money = |n: &u8| credits((*n).into(), lang);
        match event {
            Event::Gained(seat, n) => {
                self.says(*seat, does(["gains", "gain"], "gana", both("{0}", "{0}")), &[&money(n)])
            }
            Event::Lost(seat, n) => {
                self.says(*seat, does(["loses", "lose"], "pierde", both("{0}", "{0}")), &[&money(n)])
            }
            Event::Paid(seat, n) => {
                self.says(*seat, does(["pays", "pay"], "paga", both("{0}", "{0}")), &[&money(n)])
            }
            Event::Asked { from, to } => self.says(
                *from,
                does(["asks", "ask"], "pide", both("for credits {0}", "créditos {0}")),
                &[&self.other(*to, Role::From)],
            ),
            Event::Gave { from, to, credits: n } => self.says(
                *from,
                does(["gives", "give"], "da", both("{0} {1}", "{0} {1}")),
                &[&money(n), &self.other(*to, Role::To)],
            ),
            Event::Fame(seat, n) => {
                self.says(*seat, does(["gains", "gain"], "gana", both("{0} fame", "{0} de Fama")), &[n])
            }
            Event::Reputation { seat, faction, up } => {
                let rest = both("reputation with {0}", "1 de Reputación con {0}");
                let deed = if *up {
                    does(["gains", "gain"], "gana", rest)
                } else {
                    does(["loses", "lose"], "pierde", rest)
                };
                self.says(*seat, deed, &[&the_faction(*faction, lang)])
            }
            Event::Damaged(seat, body, n) => self.plain(
                both("{0} suffers {1} damage.", "{0} sufre {1} de Daño."),
                &[&text::capitalised(&self.body(*seat, *body)), n],
            ),
            Event::Recovered(seat, body, n) => self.plain(
                both("{0} recovers {1} damage.", "{0} recupera {1} de Daño."),
                &[&text::capitalised(&self.body(*seat, *body)), n],
            ),
            Event::Defeated(seat) => {
                self.says(*seat, does(["is", "are"], "queda", both("defeated", "fuera de combate")), &[])
            }
            Event::Stands(seat) => self.says(
                *seat,
                does(["is", "are"], "deja", both("no longer defeated", "de estar fuera de combate")),
                &[],
            ),
            Event::GoalToken(seat) => self.says(
                *seat,
                does(["places", "place"], "coloca", both("a goal token", "una ficha de Objetivo")),
                &[],
            ),
            Event::GoalReached(seat, Body::Character) => self.says(
                *seat,
                does(["reaches", "reach"], "cumple", both("the personal goal", "el Objetivo personal")),
                &[],
            ),
            Event::GoalReached(seat, Body::Ship) => self.says(
                *seat,
                does(["reaches", "reach"], "cumple", both("the goal of the ship", "el Objetivo de la Nave")),
                &[],
            ),
            Event::Sabotaged(seat, at) => self.says(
                *seat,
                does(["commits", "commit"], "comete", both("sabotage on {0}", "un sabotaje en {0}")),
                &[&space(*at, lang)],
            ),
            _ => String::new(),
        }
    }
}
