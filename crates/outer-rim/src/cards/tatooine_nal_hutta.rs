//! Encounters: Tatooine and Nal Hutta.

use super::prelude::*;

pub(super) const TATOOINE_NAL_HUTTA: [Tale; 10] = [
    // 1
    tale(
        section(both("Jabba's Revenge", "La venganza de Jabba"), &[KEEP_SECRET]).known(),
        section(
            both("Dragonsnake Hunt", "Caza de la serpiente dragón"),
            &[either(
                positive(Faction::Hutt),
                &[may(&[fight(Combat::Ground, 5, &[credits(3), fame(1)], &[]), SUFFER])],
                &[test(Skill::Tactics, &[gain_rep(Faction::Hutt), buy_top(Deck::Bounty, 0)], &[])],
            )],
        )
        .known(),
    )
    .first_becomes(
        secret("secret-tatooine-revenge", both("Jabba's Revenge", "La venganza de Jabba")).abilities(&[
            encounter(&[
                DISCARD_THIS,
                rival(&[Filter::Rivals(Rival::HatedBy(Faction::Hutt))]),
                fight_player(None, &[fame(1), gain_rep(Faction::Hutt)]),
                SUFFER,
            ]),
        ]),
    ),
    // 2
    tale(
        section(
            both("Cantina Informer", "Informador de cantina"),
            &[may(&[pay(1), exactly(2, Reg::A, &[Filter::Facedown(Reach::Any)]), REVEAL])],
        ),
        section(
            both("Kajidic Payroll", "Nómina del kajidic"),
            &[either(positive(Faction::Hutt), &[credits(4)], &[credits(2)])],
        ),
    ),
    // 3
    tale(
        section(
            both("Dune Sea Duel", "Duelo en el Mar de Dunas"),
            &[either(
                Cond::PlayerHere,
                &[may(&[rival(&[Filter::Rivals(Rival::Any)]), fight_player(None, &[credits(5)]), SUFFER])],
                &[credits(1)],
            )],
        ),
        section(
            both("Guild Office", "Oficina del Gremio"),
            &[act(Op::LookTop(Deck::Bounty, 2, Reg::A)), act(Op::BuyLooked(Deck::Bounty, 0, Reg::A))],
        ),
    ),
    // 4
    tale(
        section(
            both("Jawa Traders", "Comerciantes jawas"),
            &[choose_one(&[
                mode(&[buy_top(Deck::Gear, 1)]),
                mode(&[look(&[Filter::Facedown(Reach::Any)], 2), LOOK]),
            ])],
        ),
        section(
            both("Debt Collection", "Cobro de deudas"),
            &[fight(Combat::Ground, 3, &[credits(3), gain_rep(Faction::Hutt)], &[lose(1)]), SUFFER],
        ),
    ),
    // 5
    tale(
        section(
            both("Old Acquaintance", "Viejo conocido"),
            &[look(&[Filter::Facedown(Reach::Any)], 1), LOOK, credits(1)],
        ),
        section(
            both("Swamp Smugglers", "Contrabandistas del pantano"),
            &[test(Skill::Stealth, &[credits(4)], &[hurt(1)])],
        ),
    ),
    // 6
    tale(
        section(
            both("Krayt Hunt", "Caza del krayt"),
            &[may(&[fight(Combat::Ground, 5, &[credits(3), fame(1)], &[]), SUFFER])],
        ),
        section(
            both("Trophy Rack", "Sala de trofeos"),
            &[either(
                Cond::Has(Kind::Bounty, 1),
                &[credits(2), look(&[Filter::Facedown(Reach::Any)], 1), LOOK],
                &[act(Op::GainTop(Deck::Bounty))],
            )],
        ),
    ),
    // 7
    tale(
        section(
            both("Hutt Tribute", "Tributo hutt"),
            &[either(positive(Faction::Hutt), &[credits(3)], &[may(&[pay(2), gain_rep(Faction::Hutt)])])],
        ),
        section(
            both("Rancor Pit", "El foso del rancor"),
            &[either(
                negative(Faction::Hutt),
                &[fight(Combat::Ground, 4, &[gain_rep(Faction::Hutt), credits(2)], &[]), SUFFER],
                &[credits(3)],
            )],
        ),
    ),
    // 8
    tale(
        section(
            both("Podrace Sabotage", "Sabotaje en la carrera"),
            &[test(Skill::Tech, &[credits(4)], &[lose_rep(Faction::Hutt)])],
        ),
        section(
            both("Money Lender", "Prestamista"),
            &[choose_one(&[
                mode(&[credits(5), lose_rep(Faction::Hutt)]),
                mode(&[may(&[pay(2), gain_rep(Faction::Hutt)])]),
            ])],
        ),
    ),
    // 9
    tale(
        section(both("Famous Rival", "Rival famoso"), &[KEEP_SECRET]),
        section(
            both("Quarry Sighted", "Presa a la vista"),
            &[one(Reg::A, &[Filter::Facedown(Reach::Any)]), REVEAL, buy_top(Deck::Bounty, 0)],
        ),
    )
    .first_becomes(
        secret("secret-tatooine-rival", both("Famous Rival", "Rival famoso"))
            .abilities(&[encounter(&[
                DISCARD_THIS,
                rival(&[Filter::Rivals(Rival::MostFamous)]),
                fight_player(None, &[fame(1), credits(2)]),
                SUFFER,
            ])])
            .trust(Trust::Reconstructed),
    ),
    // 10
    tale(
        section(both("Farmstead Gossip", "Habladurías de granja"), &[ALL_HERE, REVEAL, credits(1)]),
        section(
            both("Hutt Banquet", "Banquete hutt"),
            &[test(Skill::Influence, &[gain_rep(Faction::Hutt), credits(2)], &[lose(1)])],
        ),
    ),
];
