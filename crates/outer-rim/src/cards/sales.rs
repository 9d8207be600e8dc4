//! Ships for sale.

use super::prelude::*;

pub(super) const SALES: [Card; 9] = [
    sale("card-hwk-290", both("HWK-290 Freighter", "Carguero HWK-290"))
        .cost(5)
        .on_buy(&[act(Op::GainShip), REMOVE_THIS])
        .sells("hwk-290"),
    sale("card-gx1-short-hauler", both("GX1 Short Hauler", "Transporte corto GX1"))
        .cost(5)
        .on_buy(&[act(Op::GainShip), REMOVE_THIS])
        .sells("gx1-short-hauler"),
    sale("card-heavy-duty-lifter", both("Heavy-Duty Lifter", "Elevador de carga pesada"))
        .cost(10)
        .on_buy(&[act(Op::GainShip), REMOVE_THIS])
        .sells("heavy-duty-lifter"),
    sale("card-lancer", both("Lancer-Class Pursuit Craft", "Nave de persecución clase Lancero"))
        .cost(10)
        .on_buy(&[act(Op::GainShip), REMOVE_THIS])
        .sells("lancer"),
    sale("card-aggressor", both("Aggressor-Class Assault Fighter", "Caza de asalto clase Agresor"))
        .cost(15)
        .on_buy(&[act(Op::GainShip), REMOVE_THIS])
        .sells("aggressor"),
    sale("card-yv-666", both("YV-666 Light Freighter", "Carguero ligero YV-666"))
        .cost(15)
        .on_buy(&[act(Op::GainShip), REMOVE_THIS])
        .sells("yv-666"),
    sale("card-firespray-31", both("Firespray-31 Patrol Craft", "Nave patrullera Firespray-31"))
        .cost(20)
        .on_buy(&[act(Op::GainShip), REMOVE_THIS])
        .sells("firespray-31"),
    sale("card-yt-1300", both("Modified YT-1300 Light Freighter", "Carguero ligero YT-1300 modificado"))
        .cost(20)
        .on_buy(&[act(Op::GainShip), REMOVE_THIS])
        .sells("yt-1300"),
    sale("used-ship", both("Used Ship for Sale", "Nave de segunda mano")).on_buy(&[
        one(Reg::A, &[Filter::DearerShips]),
        act(Op::BuyShip(Reg::A, 3)),
        act(Op::ShuffleThis),
    ]),
];
