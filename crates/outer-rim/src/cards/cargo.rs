//! Cargo.

use super::prelude::*;

pub(super) const CARGO: [Card; 10] = [
    cargo("coaxium-crystal", both("Coaxium Crystal", "Cristal de coaxium"))
        .cost(1)
        .only_to("ryloth")
        .reward(&[pays(5), gain_rep(Faction::Imperial)])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Imperial, 4),
    cargo("bacta-supplies", both("Bacta Supplies", "Suministros de bacta"))
        .cost(1)
        .only_to("takodana")
        .reward(&[pays(6)])
        .after(&[DISCARD_THIS])
        .abilities(&[action_if(Cond::Not(&Cond::Droid), &[DISCARD_THIS, HEAL_ALL])])
        .patrol(Faction::Hutt, 3),
    cargo("droid-parts", both("Droid Parts", "Piezas de droide"))
        .cost(1)
        .only_to("ord-mantell")
        .reward(&[pays(5), gain_rep(Faction::Syndicate)])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Syndicate, 4),
    cargo("food-supplies", both("Food Supplies", "Víveres"))
        .cost(1)
        .only_to("nal-hutta")
        .reward(&[pays(5), gain_rep(Faction::Hutt)])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Hutt, 4),
    cargo("salvage-cargo", both("Salvage Cargo", "Carga de salvamento"))
        .cost(1)
        .only_to("mon-calamari")
        .reward(&[pays(5), gain_rep(Faction::Rebel)])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Rebel, 4),
    illegal("stolen-hyperfuel", both("Stolen Hyperfuel", "Hipercombustible robado"))
        .cost(3)
        .only_to("ring-of-kafrene")
        .reward(&[pays(9), fame(1)])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Rebel, 3),
    modification("smuggling-compartment", both("Smuggling Compartment", "Compartimento de contrabando"))
        .cost(2)
        .abilities(&[
            Ability::Always(Rule::HoldsCargo),
            may_on(Moment::Change(Rolls::Delivery), &[convert(&[Face::Blank], Face::Hit, 1)]),
        ]),
    illegal("stolen-prototype", both("Stolen Prototype", "Prototipo robado"))
        .cost(2)
        .only_to("cantonica")
        .reward(&[pays(7), fame(1)])
        .after(&[DISCARD_THIS]),
    illegal("stolen-supplies", both("Stolen Supplies", "Suministros robados"))
        .cost(2)
        .only_to("kessel")
        .reward(&[pays(7), fame(1)])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Syndicate, 3),
    illegal("stolen-weapons", both("Stolen Weapons", "Armas robadas"))
        .cost(2)
        .only_to("tatooine")
        .reward(&[pays(7), fame(1)])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Imperial, 3),
];
