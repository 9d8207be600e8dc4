//! Jobs, and help for hire.

use super::prelude::*;

pub(super) const JOBS: [Card; 14] = [
    job("job-casino-heist", both("The Casino Heist", "El robo al casino"))
        .skills(&[Skill::Influence, Skill::Tech, Skill::Strength])
        .critical(&[Skill::Influence])
        .only_to("cantonica")
        .effect(&[act(Op::Databank(42))])
        .reward(&[pays(15)])
        .after(&[REMOVE_THIS])
        .patrol(Faction::Rebel, 3),
    job("job-hijacking", both("Hijacking a Freighter", "El secuestro de un carguero"))
        .skills(&[Skill::Piloting, Skill::Tech, Skill::Strength, Skill::Tactics])
        .only_to("ring-of-kafrene")
        .effect(&[act(Op::Databank(43))])
        .reward(&[pays(5), fame(2), gain_rep(Faction::Hutt)])
        .after(&[REMOVE_THIS])
        .patrol(Faction::Syndicate, 3),
    job("job-stash", both("Jabba's Hidden Stash", "El alijo oculto de Jabba"))
        .skills(&[Skill::Piloting, Skill::Stealth, Skill::Knowledge, Skill::Tech])
        .only_to("tatooine")
        .effect(&[act(Op::Databank(44))])
        .reward(&[pays(10), fame(1)])
        .after(&[lose_rep(Faction::Hutt), REMOVE_THIS])
        .patrol(Faction::Hutt, 3),
    job("job-jewel", both("The Jewel of Yavin", "La Joya de Yavin"))
        .skills(&[Skill::Knowledge, Skill::Tactics, Skill::Influence, Skill::Stealth, Skill::Tech])
        .only_to("naboo")
        .effect(&[act(Op::Databank(45))])
        .reward(&[pays(15), fame(1)])
        .after(&[REMOVE_THIS])
        .patrol(Faction::Imperial, 3),
    job("job-kessel-run", both("The Kessel Run", "La Carrera de Kessel"))
        .skills(&[Skill::Influence, Skill::Strength, Skill::Tactics, Skill::Knowledge, Skill::Piloting])
        .critical(&[Skill::Influence, Skill::Strength])
        .only_to("kessel")
        .effect(&[act(Op::Databank(46))])
        .reward(&[pays(10), fame(2)])
        .after(&[REMOVE_THIS])
        .patrol(Faction::Rebel, 3),
    job("job-relic", both("Relic of the Past", "Reliquia del pasado"))
        .skills(&[Skill::Knowledge, Skill::Stealth, Skill::Tactics])
        .critical(&[Skill::Knowledge])
        .only_to("mon-calamari")
        .effect(&[act(Op::Databank(49))])
        .reward(&[pays(5), fame(1)])
        .after(&[REMOVE_THIS])
        .patrol(Faction::Imperial, 3),
    job("job-rescue", both("Rescue from the Mines", "Rescate en las minas"))
        .skills(&[Skill::Knowledge, Skill::Stealth, Skill::Strength])
        .only_to("kessel")
        .effect(&[act(Op::Databank(50))])
        .reward(&[pays(8), fame(1)])
        .after(&[lose_rep(Faction::Syndicate), REMOVE_THIS])
        .patrol(Faction::Syndicate, 3),
    job("job-spies", both("Rooting Out Spies", "A la caza de espías"))
        .skills(&[Skill::Influence, Skill::Knowledge, Skill::Tactics])
        .only_to("takodana")
        .effect(&[act(Op::Databank(51))])
        .reward(&[pays(5), fame(1)])
        .after(&[REMOVE_THIS])
        .patrol(Faction::Hutt, 3),
    job("favor-hutt", both("Hutt Favor", "Un favor para los Hutts"))
        .skills(&[Skill::Influence])
        .only_to("ord-mantell")
        .favor(Faction::Hutt)
        .effect(&[test(Skill::Influence, &[JOB_DONE], &[act(Op::Databank(41))])])
        .reward(&[
            pays(5),
            either(
                positive(Faction::Hutt),
                &[lose_rep(Faction::Syndicate), fame(1)],
                &[gain_rep(Faction::Hutt)],
            ),
        ])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Hutt, 4),
    job("favor-imperial", both("Imperial Favor", "Un favor para el Imperio"))
        .skills(&[Skill::Tactics])
        .only_to("ryloth")
        .favor(Faction::Imperial)
        .effect(&[test(Skill::Tactics, &[JOB_DONE], &[act(Op::Databank(41))])])
        .reward(&[
            pays(5),
            either(
                positive(Faction::Imperial),
                &[lose_rep(Faction::Rebel), fame(1)],
                &[gain_rep(Faction::Imperial)],
            ),
        ])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Imperial, 4),
    job("favor-rebel", both("Rebel Favor", "Un favor para la Rebelión"))
        .skills(&[Skill::Knowledge])
        .only_to("lothal")
        .favor(Faction::Rebel)
        .effect(&[test(Skill::Knowledge, &[JOB_DONE], &[act(Op::Databank(41))])])
        .reward(&[
            pays(5),
            either(
                positive(Faction::Rebel),
                &[lose_rep(Faction::Imperial), fame(1)],
                &[gain_rep(Faction::Rebel)],
            ),
        ])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Rebel, 4),
    job("favor-syndicate", both("Syndicate Favor", "Un favor para los Sindicatos"))
        .skills(&[Skill::Knowledge])
        .only_to("nal-hutta")
        .favor(Faction::Syndicate)
        .effect(&[test(Skill::Knowledge, &[JOB_DONE], &[act(Op::Databank(41))])])
        .reward(&[
            pays(5),
            either(
                positive(Faction::Syndicate),
                &[lose_rep(Faction::Hutt), fame(1)],
                &[gain_rep(Faction::Syndicate)],
            ),
        ])
        .after(&[DISCARD_THIS])
        .patrol(Faction::Syndicate, 4),
    crew("hired-help-1", both("Hired Help", "Ayuda contratada"))
        .cost(2)
        .abilities(&[may_on(Moment::BeforeTest, &[act(Op::MoreSkill(true))])])
        .doubts(&[(Part::Cost, Trust::Reconstructed), (Part::Patrol, Trust::Inferred)]),
    crew("hired-help-2", both("Hired Help", "Ayuda contratada"))
        .cost(2)
        .abilities(&[may_on(Moment::BeforeTest, &[act(Op::MoreSkill(true))])])
        .doubts(&[(Part::Cost, Trust::Reconstructed), (Part::Patrol, Trust::Inferred)]),
];
