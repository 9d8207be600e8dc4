//! A state that a pair of eyes could believe in: what it cannot see is dealt anew.

use kernel::{Dice, Eyes, Seat};
use pieces::{Knowledge, Listed, Thing, Unseen};
use script::Core;

use crate::card::Set;
use crate::state::{
    ACTIONS, DECK, Known, OBJECTIVES, PROBES, PROJECTS, SLOTS, STARTERS, STASHES, Stash, State, TACTICS,
};
use crate::things::{
    ActionCard, MissionCard, ObjectiveCard, Place, Side, TacticCard, Theatre, Things, WORDS,
};
use crate::view::View;
use crate::words::Change;

/// A state that is possible as far as the view can tell.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> State {
    let seen = named(view);
    let cards: Things = Place::systems().filter(|place| *place != Place::CORUSCANT).collect();
    let hidden = cards - view.table.gone - view.table.laid_open - view.table.explored - probes(view);
    // S4.1, S8.7: in the solo game everybody knows that the base is a remote system, and sees the remote cards of the Empire.
    let remotes: Things = Place::remotes().collect();
    let solo = view.table.agreed.is_solo();
    let (bases, held) = if solo { (hidden & remotes, hidden - remotes) } else { (hidden, hidden) };
    let base: Things = Unseen::<Place, PROBES>::shuffled(bases, dice).deal(&view.base);
    let probed: Things = Unseen::<Place, PROBES>::shuffled(held - base, dice).deal(&view.probed);
    let mut unseen = Unseen::<Place, PROBES>::shuffled(hidden - base - probed, dice);
    let aside: Things = unseen.deal(&view.aside);
    let mut stashed = [None; STASHES];
    for (slot, (card, place)) in stashed.iter_mut().zip(&view.stashed) {
        let dealt: Things = unseen.deal(&Listed::from_iter([*place]));
        *slot = dealt.of::<Place>().next().map(|place| Stash { card: *card, place });
    }
    let mut state = State {
        table: view.table,
        machine: view.machine,
        base: base.of::<Place>().next(),
        probes: unseen.deal(&view.probes),
        probed,
        aside,
        missions: Default::default(),
        projects: Default::default(),
        starting: Default::default(),
        round: Default::default(),
        hands: [Things::EMPTY; 2],
        assigned: [None; SLOTS],
        objectives: Default::default(),
        goals: Things::EMPTY,
        unused: Things::EMPTY,
        actions: Default::default(),
        starters: Default::default(),
        action_hands: [Things::EMPTY; 2],
        drawn: [Things::EMPTY; 2],
        stashed,
        tactics: Default::default(),
        tactic_hands: [Things::EMPTY; 2],
        laid: [None; 2],
        known: Knowledge::NONE,
    };
    deal_tactics(view, &mut state, dice);
    for side in Side::ALL {
        if view.table.is_automaton(side) {
            deal_to_nobody(view, &mut state, seen, dice);
        } else {
            deal_missions(view, &mut state, side, seen, dice);
        }
        deal_actions(view, &mut state, side, dice);
    }
    let stages = [1, 2, 3].map(|stage| deal_objectives(view, &mut state, stage, seen, dice));
    // Every card lies where its back lies.
    let mut stages = stages.each_ref().map(|cards| cards.cards().iter());
    for (back, _) in &view.objectives {
        state.objectives.put(*stages[usize::from(*back) - 1].next().expect("one for each back"));
    }
    state.known = knowledge(view, &state, seen);
    state
}

/// Decks hold what belongs into them; what is left is in hand or lies face down.
fn deal_missions(view: &View, state: &mut State, side: Side, seen: Things, dice: &mut Dice) {
    let all: Things = MissionCard::each().filter(|card| card.side() == side).collect::<Things>() - seen;
    let projects: Things =
        all.of::<MissionCard>().filter(|card| card.mission().set == Set::Project).collect();
    let mut some_projects = Unseen::<MissionCard, PROJECTS>::shuffled(projects, dice);
    if side == Side::Empire {
        state.projects = some_projects.deal(&view.projects);
    }
    // R7.12, R14.3: those that everybody starts with never lie in a deck.
    let starting: Things =
        all.of::<MissionCard>().filter(|card| card.mission().set == Set::Starting).collect();
    let mut missions = Unseen::<MissionCard, DECK>::shuffled(all - projects - starting, dice);
    state.missions[side.index()] = missions.deal(&view.missions[side.index()]);
    let left: Things = all - state.projects.set() - state.missions[side.index()].set();
    let mut left = Unseen::<MissionCard, DECK>::shuffled(left, dice);
    for slot in State::slots(side) {
        let dealt: Things = left.deal(&view.assigned[slot]);
        state.assigned[slot] = dealt.of::<MissionCard>().next();
    }
    state.hands[side.index()] = left.deal(&view.hands[side.index()]);
}

/// S2.1, S2.6: backs tell Starting missions, projects lie aside, and all others come from the Main deck.
fn deal_to_nobody(view: &View, state: &mut State, seen: Things, dice: &mut Dice) {
    let empire = Side::Empire.index();
    let all: Things =
        MissionCard::each().filter(|card| card.side() == Side::Empire).collect::<Things>() - seen;
    let of = |wanted: &dyn Fn(Set) -> bool| -> Things {
        all.of::<MissionCard>().filter(|card| wanted(card.mission().set)).collect()
    };
    let mut starting = Unseen::<MissionCard, DECK>::shuffled(of(&|set| set == Set::Starting), dice);
    let mut projects = Unseen::<MissionCard, DECK>::shuffled(of(&|set| set == Set::Project), dice);
    state.starting = starting.deal(&view.starting);
    state.projects = projects.deal(&view.projects);
    state.hands[empire] = projects.deal(&view.hands[empire]);
    let lying = state.starting.set() | state.projects.set() | state.hands[empire];
    // What is left of the Starting missions is in the Round deck, somewhere.
    let starting = of(&|set| set == Set::Starting) - lying;
    let mut main = Unseen::<MissionCard, DECK>::shuffled(all - lying - starting, dice);
    let hidden = view.round.iter().filter(|card| card.is_none()).count();
    let others: Listed<MissionCard> = vec![None; hidden.saturating_sub(starting.len())];
    let drawn: Things = main.deal(&others);
    let mut round = Unseen::<MissionCard, DECK>::shuffled(drawn | starting, dice);
    state.round = round.deal(&view.round);
    state.missions[empire] = main.deal(&view.missions[empire]);
}

/// Those with a recruit icon are in one deck, those without in the other; what is left is in hand.
fn deal_actions(view: &View, state: &mut State, side: Side, dice: &mut Dice) {
    let listed = |of: &Listed<ActionCard>| -> Things { of.iter().flatten().copied().collect() };
    let (deck, starters) = (&view.actions[side.index()], &view.starters[side.index()]);
    let hand = &view.action_hands[side.index()];
    let seen = listed(deck) | listed(starters) | listed(hand) | listed(&view.drawn[side.index()]);
    let open = view.table.discarded | view.table.in_play | view.table.removed;
    let unseen =
        || ActionCard::each().filter(|card| card.side() == side && !seen.holds(*card) && !open.holds(*card));
    let starting: Things = unseen().filter(|card| card.scheme().starting).collect();
    let recruiting: Things = unseen().filter(|card| !card.scheme().starting).collect();
    let mut some = Unseen::<ActionCard, ACTIONS>::shuffled(recruiting, dice);
    state.actions[side.index()] = some.deal(deck);
    let drawn: Things = some.deal(&view.drawn[side.index()]);
    state.drawn[side.index()] = drawn;
    let mut some = Unseen::<ActionCard, STARTERS>::shuffled(starting, dice);
    state.starters[side.index()] = some.deal(starters);
    let left = (starting | recruiting)
        - state.actions[side.index()].set()
        - state.starters[side.index()].set()
        - drawn;
    state.action_hands[side.index()] = Unseen::<ActionCard, 25>::shuffled(left, dice).deal(hand);
}

/// The number on its back says which objectives a card can be.
fn deal_objectives(
    view: &View,
    state: &mut State,
    stage: u8,
    seen: Things,
    dice: &mut Dice,
) -> pieces::Pile<ObjectiveCard, OBJECTIVES> {
    let of_stage = |card: &ObjectiveCard| {
        let objective = card.objective();
        objective.stage == stage && view.table.agreed.includes(objective.release)
    };
    let unseen: Things = ObjectiveCard::each().filter(of_stage).collect::<Things>() - seen;
    let mut unseen = Unseen::<ObjectiveCard, OBJECTIVES>::shuffled(unseen, dice);
    let own = |backs: &[(u8, Option<ObjectiveCard>)]| -> Listed<ObjectiveCard> {
        backs.iter().filter(|(back, _)| *back == stage).map(|(_, card)| *card).collect()
    };
    let goals: Things = unseen.deal(&own(&view.goals));
    let unused: Things = unseen.deal(&own(&view.unused));
    let deck: pieces::Pile<ObjectiveCard, OBJECTIVES> = unseen.deal(&own(&view.objectives));
    (state.goals, state.unused) = (state.goals | goals, state.unused | unused);
    deck
}

/// Backs tell the theatre; what lies face down is one of its owner's cards.
fn deal_tactics(view: &View, state: &mut State, dice: &mut Dice) {
    let listed = |of: &Listed<TacticCard>| -> Things { of.iter().flatten().copied().collect() };
    for theatre in Theatre::ALL {
        let of_theatre = || view.tactic_hands.iter().map(move |hands| &hands[theatre.index()]);
        let deck = &view.tactics[theatre.index()];
        let seen = of_theatre().fold(listed(deck), |seen, hand| seen | listed(hand));
        let all: Things = TacticCard::shared(theatre).collect();
        let seen = seen | looked_at(view);
        let mut unseen = Unseen::<TacticCard, TACTICS>::shuffled(all - view.table.used - seen, dice);
        for (hand, of) in state.tactic_hands.iter_mut().zip(of_theatre()) {
            *hand = *hand | unseen.deal::<Things>(of);
        }
        state.tactics[theatre.index()] = unseen.deal(deck);
    }
    for side in Side::ALL {
        let mut unseen = Unseen::<TacticCard, TACTICS>::shuffled(hidden_deck(view, side), dice);
        let laid: Things = unseen.deal(&view.laid[side.index()]);
        state.laid[side.index()] = laid.of::<TacticCard>().next();
    }
}

/// R9.3: the cards among which is the one that a side has laid face down.
fn hidden_deck(view: &View, side: Side) -> Things {
    let combat = view.table.combat.as_ref();
    let shows = |combat: &&crate::state::Combat| !combat.changes[side.index()].hold(Change::ShowsTactics);
    let theatre = combat.filter(shows).map(|combat| combat.theatre);
    match theatre.filter(|_| !view.laid[side.index()].is_empty()) {
        Some(theatre) => view.table.tactic_deck(side, theatre),
        None => Things::EMPTY,
    }
}

/// Every probe card that the view can name.
fn probes(view: &View) -> Things {
    let hidden = view.probes.iter().chain(&view.probed).chain(&view.aside).chain(&view.base);
    let stashed = view.stashed.iter().filter_map(|(_, place)| *place);
    hidden.flatten().copied().chain(stashed).collect()
}

/// Every card that the view can name.
fn named(view: &View) -> Things {
    let missions = view.missions.iter().chain(&view.hands).chain(&view.assigned).flatten().flatten().copied();
    let projects = view.projects.iter().chain(&view.starting).chain(&view.round).flatten().copied();
    let objectives =
        view.objectives.iter().chain(&view.goals).chain(&view.unused).filter_map(|(_, card)| *card);
    let lying: Things = missions.chain(projects).collect();
    let playing: Things = view.table.mission.iter().map(|mission| mission.card).collect();
    let looked = looked_at(view);
    let cards: Things =
        MissionCard::RANGE.set::<WORDS>() | ObjectiveCard::RANGE.set() | TacticCard::all_shared();
    let open = view.table.discarded | view.table.removed | view.table.in_play | view.table.spent;
    lying | objectives.collect() | playing | open | (looked & cards)
}

/// What somebody has taken up to look at.
fn looked_at(view: &View) -> Things {
    let regs = view.machine.frames().iter().flat_map(|frame| frame.regs);
    regs.fold(Things::EMPTY, |all, reg| all | reg)
}

/// What everybody would know in the imagined state.
fn knowledge(view: &View, state: &State, seen: Things) -> Known {
    let seen = seen | probes(view);
    let table = &view.table;
    let playing: Things = table.mission.iter().map(|mission| mission.card).collect();
    let laid = Side::ALL.map(|side| hidden_deck(view, side));
    let tactics = TacticCard::RANGE.set::<WORDS>() - TacticCard::all_shared() - laid[0] - laid[1];
    let held: Things =
        view.tactic_hands.iter().flatten().chain(&view.tactics).flatten().flatten().copied().collect();
    let seen = seen | held;
    let remotes = table.laid_open | table.explored | table.revealed.into_iter().collect::<Things>();
    let open: Things =
        table.gone | table.discarded | table.in_play | table.used | tactics | playing | remotes;
    let open = open | table.spent | table.put_off;
    let actions = [&view.actions, &view.starters, &view.action_hands, &view.drawn].into_iter().flatten();
    let seen = seen | actions.flatten().flatten().copied().collect::<Things>();
    let own = |side: Side| {
        let lying: Things = State::slots(side).filter_map(|slot| state.assigned[slot]).collect();
        let kept = match side {
            Side::Rebel => state.goals | state.aside | state.base.into_iter().collect(),
            Side::Empire => state.probed,
        };
        let tactics = state.tactic_hands[side.index()] | laid[side.index()];
        let stashed = state.stashed.iter().flatten().filter(|stash| stash.card.side() == side);
        let stashed: Things = stashed.map(|stash| stash.place).collect();
        let plans = state.drawn[side.index()] | state.action_hands[side.index()] | stashed;
        lying | kept | tactics | plans | state.hands[side.index()]
    };
    let of = |side: Side| match view.eyes {
        Eyes::All => Things::FULL,
        Eyes::Seat(Seat(seat)) if seat == side.seat().0 => open | seen | laid[side.index()],
        _ => open | own(side),
    };
    let public = match view.eyes {
        Eyes::All => Things::FULL,
        Eyes::Public => open | seen,
        Eyes::Seat(_) => open,
    };
    Knowledge::new([of(Side::Rebel), of(Side::Empire), public])
}
