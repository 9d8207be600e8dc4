//! Whom one meets, and what there is to be done: contacts, bounties, jobs, deliveries.

use super::*;

/// The contact in register A goes to the planet in register B.
pub(crate) static MOVE_CONTACT: Proc = Proc::new(
    "move contact",
    &[
        check(
            Check::PlanetIsFull,
            &[one_for(Why::SwapContact, Reg::C, &[Filter::Rule(Pool::ContactsThere)])],
        ),
        rule(Routine::MoveContact),
    ],
);

/// R7.4: the contact in register A goes to the nearest free contact space.
pub(crate) static PLACE: Proc =
    Proc::new("place", &[one(Reg::B, &[Filter::Rule(Pool::NearestFree)]), rule(Routine::PlaceContact)]);

/// R7.5.
pub(crate) static TALE: Proc = Proc::new("tale", &[rule(Routine::DrawTale), rule(Routine::PutBackTale)]);

/// R3.3: the first number is that of the card.
pub(crate) static DATABANK: Proc = Proc::new(
    "databank",
    &[Step::Fate(Luck::Databank), rule(Routine::ReadDatabank), rule(Routine::ReturnDatabank)],
);

/// R7.4: the contact space in register A.
pub(crate) static CONTACT: Proc = Proc::new(
    "contact",
    &[
        rule(Routine::TurnUp),
        Step::If(
            Cond::Rule(Check::HasBountyOn),
            &[choose_one(&[mode(&[rule(Routine::Hunt)]), mode(&[rule(Routine::ReadContact)])])],
            &[rule(Routine::ReadContact)],
        ),
    ],
);

/// R11: the target is in register B; a player who protects it is in register C.
pub(crate) static HUNT: Proc = Proc::new(
    "hunt",
    &[
        rule(Routine::Challenge),
        Step::IfDone(
            &[choose_one(&[mode(&[rule(Routine::Eliminate)]), mode(&[rule(Routine::Capture)])])],
            &[rule(Routine::TargetFlees)],
        ),
        SUFFER,
    ],
);

/// R11.7: whether its owner, in register C, protects the crew in register B.
pub(crate) static PROTECT: Proc =
    Proc::new("protect", &[Step::May(Who::In(Reg::C), &[rule(Routine::Protects)]), rule(Routine::Hunt)]);

/// A player whose ship may be attacked, in register B.
pub(crate) static ATTACK: Proc = Proc::new("attack", &[fight_player(Some(Combat::Ship), &[]), SUFFER]);

/// R12.
pub(crate) static JOB: Proc =
    Proc::new("job", &[rule(Routine::BeginJob), rule(Routine::RunJob), rule(Routine::EndJob)]);

/// R6.13, R17: the card in register A.
pub(crate) static DELIVER: Proc = Proc::new(
    "deliver",
    &[
        rule(Routine::BeginDelivery),
        Step::If(
            Cond::Rule(Check::Illegal),
            &[
                rule(Routine::RollDelivery),
                Step::If(
                    Cond::Rule(Check::Delivered),
                    &[],
                    &[Step::If(
                        Cond::Shows(&[Face::Hit]),
                        &[DELIVER_THIS],
                        &[rule(Routine::FailDelivery), act(Op::Databank(1))],
                    )],
                ),
            ],
            &[DELIVER_THIS],
        ),
        rule(Routine::EndDelivery),
    ],
);

/// What the card of the frame pays: the first number says for what.
pub(crate) static REWARD: Proc = Proc::new(
    "reward",
    &[rule(Routine::RaiseReward), Step::Window, rule(Routine::RunReward), rule(Routine::RunAfter)],
);
