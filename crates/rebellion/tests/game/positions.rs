//! Positions that no game comes to are refused with a sentence.

use kernel::Stage;
use rebellion::Rebellion;

/// Why a position with these lines cannot be.
fn refused(options: &[(&str, &str)], lines: &[(&str, &str)]) -> String {
    let mut setup = Rebellion::usual();
    for (option, value) in options {
        Rebellion::set_option(&mut setup, option, value).expect("an option");
    }
    let mut stage = Rebellion::stage(&setup).expect("a set-up");
    for (subject, value) in lines {
        if let Err(problem) = Rebellion::place(&mut stage, subject, value) {
            return problem;
        }
    }
    Rebellion::raise(stage).err().unwrap_or_else(|| panic!("{lines:?} is accepted"))
}

#[track_caller]
fn says(lines: &[(&str, &str)], part: &str) {
    let problem = refused(&[], lines);
    assert!(problem.contains(part), "{lines:?}: {problem}");
}

#[test]
fn pieces_that_cannot_be_there_are_refused() {
    says(&[("naboo", "9 x-wing")], "there are 8 `x-wing` in the box");
    says(&[("naboo", "5 x-wing"), ("rodia", "4 x-wing")], "there are 8 `x-wing` in the box");
    says(&[("naboo", "5 x-wing"), ("rebel queue 1", "4 x-wing")], "there are 8 `x-wing` in the box");
    says(&[("naboo", "x-wing (damage 1)")], "a position stands in none");
    says(&[("naboo", "x-win")], "there is no unit `x-win`; there are");
    says(&[("nabu", "x-wing")], "there is no `nabu`; there are turn");
    says(&[("naboo moved", "x-wing")], "more `x-wing` have moved to `naboo` than are there");
    says(&[("rebel-base", "tie-fighter")], "no units on the Rebel base space");
    says(&[("rebel queue 1", "tie-fighter")], "`tie-fighter` is no unit of the rebel");
    says(&[("rebel pool", "darth-vader")], "`darth-vader` is no leader of the rebel");
    says(&[("rebel pool", "han-solo"), ("naboo leaders", "han-solo")], "`han-solo` is in two places");
    says(&[("rebel eliminated", "han-solo"), ("naboo leaders", "han-solo")], "`han-solo` is in two places");
    says(&[("rebel-base leaders", "darth-vader")], "cannot be on the Rebel base space");
    let off = [("expansion", "off")];
    for line in [("naboo", "u-wing"), ("rebel queue 2", "rebel-vanguard"), ("rebel pool", "jyn-erso")] {
        let problem = refused(&off, &[line]);
        assert!(problem.contains("comes with the expansion"), "{line:?}: {problem}");
    }
}

#[test]
fn markers_that_cannot_lie_there_are_refused() {
    says(&[("rebel loyal", "naboo"), ("empire loyal", "naboo")], "`naboo` cannot be loyal to both sides");
    says(&[("rebel loyal", "coruscant")], "`coruscant` cannot be loyal to both sides");
    says(&[("rebel loyal", "yavin")], "`yavin` is remote or destroyed and has no loyalty");
    says(&[("rebel loyal", "naboo"), ("destroyed", "naboo")], "has no loyalty");
    says(&[("rebel loyal", "rebel-base")], "`rebel-base` is no system");
    says(&[("sabotaged", "yavin")], "cannot be sabotaged");
    says(&[("subjugated", "naboo")], "no Imperial ground unit subjugates `naboo`");
    says(&[("subjugated", "none"), ("naboo", "stormtrooper")], "Imperial ground units subjugate `naboo`");
    says(
        &[("destroyed", "naboo"), ("naboo", "stormtrooper")],
        "more ground units there than its ships carry",
    );
}

#[test]
fn bases_and_cards_that_cannot_be_are_refused() {
    says(&[("base", "naboo"), ("naboo", "stormtrooper")], "the base on `naboo` is found");
    says(&[("base", "naboo"), ("empire loyal", "naboo")], "the base on `naboo` is found");
    says(&[("base", "coruscant")], "`coruscant` has no probe card");
    says(&[("base", "rebel-base")], "`rebel-base` has no probe card");
    says(&[("base", "naboo"), ("revealed", "yes"), ("rebel-base", "x-wing")], "are in its system");
    says(
        &[("base", "naboo"), ("revealed", "yes"), ("rebel-base leaders", "han-solo")],
        "is in the system of the revealed base",
    );
    says(&[("base", "naboo"), ("revealed", "yes"), ("naboo", "tie-fighter")], "nobody defends");
    says(&[("base", "naboo"), ("destroyed", "naboo")], "the system of the base is destroyed");
    says(&[("revealed", "perhaps")], "neither `yes` nor `no`");
    says(&[("base", "naboo"), ("probe hand", "naboo")], "the probe card of `naboo` is in two places");
    says(&[("probe hand", "naboo"), ("probe deck", "naboo")], "the probe card of `naboo` is in two places");
    says(&[("removed", "naboo"), ("probe deck", "naboo")], "the probe card of `naboo` is in two places");
    says(&[("removed", "hoth"), ("base", "hoth")], "the probe card of `hoth` is in two places");
    says(&[("probe deck", "coruscant")], "`coruscant` has no probe card");
    says(&[("removed", "coruscant")], "`coruscant` has no probe card");
}

#[test]
fn turns_that_cannot_be_taken_are_refused() {
    says(&[("turn", "vader")], "there are rebel and empire");
    says(&[("phase", "refresh")], "a position stands in the phase `command` or `assignment`");
    says(&[("phase", "assignment"), ("turn", "empire")], "the Rebels assign missions first");
    says(&[("mission", "sabotage")], "a position stands at a question of the turn");
    says(&[("time", "0")], "spaces 1 to 16");
    says(&[("reputation", "17")], "spaces 1 to 16");
    says(&[("time", "14")], "the Rebels have won");
    says(&[("rebel passed", "yes")], "the rebel has passed and takes no turn");
    says(&[("rebel passed", "yes"), ("empire passed", "yes")], "has passed and takes no turn");
}

#[test]
fn cards_and_rings_that_cannot_be_there_are_refused() {
    says(&[("rebel hand", "sabotage"), ("discarded", "sabotage")], "`sabotage` is in two places");
    says(&[("rebel hand", "hidden-fleet.1, hidden-fleet.1")], "is in two places");
    says(&[("rebel hand", "gather-intel")], "`gather-intel` is no card of the rebel");
    says(&[("rebel hand", "safe-haven, hidden-fleet")], "belongs to another set of missions");
    says(&[("rebel assigned", "sabotage")], "needs one or two leaders");
    says(&[("rebel assigned", "sabotage (darth-vader)")], "`darth-vader` is no leader of the rebel");
    says(
        &[("rebel assigned", "sabotage (han-solo)"), ("naboo leaders", "han-solo")],
        "`han-solo` is in two places",
    );
    says(&[("goals", "uprising"), ("objectives", "uprising")], "`uprising` is in two places");
    says(&[("goals", "uprising, uprising")], "`uprising` is in two places");
    says(&[("naboo leaders", "han-solo"), ("rings", "han-solo captured")], "nobody guards `han-solo`");
    says(&[("rings", "han-solo")], "write for instance `princess-leia captured`");
    says(&[("rings", "han-solo golden")], "there is no ring `golden`; there are captured");
    says(
        &[
            ("naboo leaders", "han-solo, princess-leia"),
            ("naboo", "stormtrooper"),
            ("rings", "han-solo captured, princess-leia captured"),
        ],
        "there is one ring of each sort",
    );
    says(&[("detained", "han-solo")], "is detained, and stands nowhere");
    says(&[("markers", "rebel-cell")], "write for instance `naboo rebel-cell`");
}
