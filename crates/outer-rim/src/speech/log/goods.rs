//! The market, and what changes hands.

use super::*;

impl Teller<'_> {
    pub(super) fn goods(&self, event: &Event) -> String {
        let lang = self.lang;
        let named = |id: &CardId| card(*id, lang);
        match event {
            Event::Cycled(deck, id) => self.plain(
                both("{0} goes to the bottom of {1}.", "{0} va al fondo de su mazo: {1}."),
                &[&named(id), &self.deck(*deck)],
            ),
            Event::Shown(deck, id) => {
                self.plain(both("{1} shows {0}.", "{1}: aparece {0}."), &[&named(id), &self.top_of(*deck)])
            }
            Event::Bought { seat, card: id, price } => self.says(
                *seat,
                does(["buys", "buy"], "compra", both("{0} {1}", "{0} {1}")),
                &[&named(id), &crate::speech::names::price(*price, lang)],
            ),
            Event::Bartered(seat, id) => self.says(
                *seat,
                does(["barters", "barter"], "entrega", both("{0}", "{0} como pago")),
                &[&named(id)],
            ),
            Event::Sold(seat, id) => {
                self.says(*seat, does(["sells", "sell"], "vende", both("{0}", "{0}")), &[&named(id)])
            }
            Event::Took(seat, id) => {
                self.says(*seat, does(["gets", "get"], "consigue", both("{0}", "{0}")), &[&named(id)])
            }
            Event::Discarded(seat, id) => {
                self.says(*seat, does(["discards", "discard"], "descarta", both("{0}", "{0}")), &[&named(id)])
            }
            Event::Removed(id) => {
                self.plain(both("{0} leaves the game.", "{0} se retira de la partida."), &[&named(id)])
            }
            Event::ShipTaken(seat, ship) => self.says(
                *seat,
                does(["flies", "fly"], "pilota", both("the {0} now", "ahora la Nave {0}")),
                &[&ship_name(*ship, lang)],
            ),
            Event::Marked(seat, at) => self.says(
                *seat,
                does(["marks", "mark"], "marca", both("{0} as the destination", "{0} como destino")),
                &[&space(*at, lang)],
            ),
            Event::LookedAtDeck { seat, deck, n, cards } => {
                let seen = cards_of(*cards, lang).unwrap_or_else(|| CARD.count(lang, *n).text);
                self.says(
                    *seat,
                    does(["looks", "look"], "mira", both("at {0} on top of {1}", "{0} ({2})")),
                    &[&seen, &self.deck(*deck), &deck_name(*deck, lang)],
                )
            }
            Event::Proposed { seat, to, gives, asks } => {
                let (gives, asks) = (cards_of(*gives, lang), cards_of(*asks, lang));
                let deed = match (&gives, &asks) {
                    (Some(_), Some(_)) => does(
                        ["offers", "offer"],
                        "ofrece",
                        both("{0} for {1} {2}", "{0} {2} a cambio de: {1}"),
                    ),
                    (Some(_), None) => does(
                        ["offers", "offer"],
                        "ofrece",
                        both("{0} for nothing {2}", "{0} {2} sin pedir nada a cambio"),
                    ),
                    _ => does(
                        ["wants", "want"],
                        "pide",
                        both("{1} {3} for nothing", "{1} {3} sin ofrecer nada a cambio"),
                    ),
                };
                let (gives, asks) = (gives.unwrap_or_default(), asks.unwrap_or_default());
                let (other, from) = (self.other(*to, Role::To), self.other(*to, Role::From));
                self.says(*seat, deed, &[&gives, &asks, &other, &from])
            }
            Event::Traded { seat, with } => self.says(
                *seat,
                does(["trades", "trade"], "comercia", both("{0}", "{0}")),
                &[&self.other(*with, Role::With)],
            ),
            _ => String::new(),
        }
    }

    /// "the cargo deck"; where Spanish would run "de" and "el" together, the heading stands alone.
    fn deck(&self, deck: crate::things::Deck) -> String {
        match self.lang {
            Lang::Es => deck_name(deck, self.lang),
            Lang::En | Lang::Pseudo => the_deck(deck, self.lang).text,
        }
    }

    fn top_of(&self, deck: crate::things::Deck) -> String {
        text::capitalised(&self.deck(deck))
    }
}
