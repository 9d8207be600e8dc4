//! What a client draws: both regions on one table.

use kernel::{Eyes, Motion, Prompt, PromptKind, Touch};

use super::names::card;
use super::state::seat_at;
use super::{TeamEvent, TeamView, Teams};
use crate::action::Target;
use crate::scene::{CardView, Player, Region, Scene};
use crate::state::Open;
use crate::{Action, Deckbuilding, Event};

impl kernel::Draw for Teams {
    type Scene = Scene;

    fn scene(view: &TeamView) -> Scene {
        let [near, far] = [0, 1].map(|region| {
            let mut scene = Deckbuilding::scene(&view.regions[region]);
            renumber(&mut scene, region);
            scene
        });
        let mut both = near;
        both.mode = "team";
        both.active.extend(far.active);
        both.force_with.extend(far.force_with);
        both.regions.extend(far.regions);
        both.players.extend(far.players);
        both.exile.extend(far.exile);
        // R14.26.
        let gathered = |table: &Open| table.assigned_attack(table.active, Target::Base);
        both.joint_attack = Some(view.regions.iter().map(|region| gathered(&region.table)).sum());
        both
    }

    fn prompt(view: &TeamView) -> Prompt {
        let (region, prompt) = match view.eyes {
            Eyes::Seat(_) => (view.asking(), Deckbuilding::prompt(&view.asked())),
            // Whoever looks on sees the first question that is open.
            Eyes::Public | Eyes::All => {
                let [first, second] = view.regions.each_ref().map(Deckbuilding::prompt);
                if first.kind == PromptKind::Wait { (1, second) } else { (0, first) }
            }
        };
        let source = prompt.source.map(|name| card(&name, region));
        let among = prompt.among.into_iter().map(|(name, most)| (card(&name, region), most)).collect();
        Prompt { source, among, ..prompt }
    }

    fn touch(view: &TeamView, action: &Action) -> Touch {
        let region = view.asking();
        let touch = Deckbuilding::touch(&view.asked(), action);
        let things = touch.things.iter().map(|name| card(name, region)).collect();
        Touch { things, onto: touch.onto.map(|name| card(&name, region)), ..touch }
    }

    fn motion(seen: &TeamEvent) -> Motion {
        let motion = Deckbuilding::motion(&seen.event);
        let things = motion.things.iter().map(|name| card(name, seen.region.into())).collect();
        let [seat, harms] = [motion.seat, motion.harms].map(|side| side.map(|side| seen.seat(side)));
        Motion { seat, harms, things, ..motion }
    }

    fn follows(seen: &TeamEvent) -> bool {
        crate::speech::log::follows(&seen.event)
    }

    fn begins_turn(seen: &TeamEvent) -> bool {
        matches!(seen.event, Event::TurnBegan { .. })
    }
}

/// Seats and cards as the whole table knows them.
fn renumber(scene: &mut Scene, region: usize) {
    let seat = |side: &mut u8| *side = seat_at(region, kernel::Seat(*side)).0;
    scene.active.iter_mut().for_each(seat);
    scene.force_with.iter_mut().for_each(seat);
    let rename = |shown: &mut CardView| shown.id = card(&shown.id, region);
    scene.exile.iter_mut().for_each(rename);
    for Region { row, top, looked_at, discard, pilots, .. } in &mut scene.regions {
        row.iter_mut().flatten().chain(top).for_each(rename);
        looked_at.iter_mut().chain(discard).chain(pilots).for_each(rename);
    }
    for player in &mut scene.players {
        player.seat = seat_at(region, kernel::Seat(player.seat)).0;
        player.region = region as u8;
        let Player { base, bases, spare_bases, victory, in_play, hand, deck_top, discard, assigned, .. } =
            player;
        base.iter_mut().chain(deck_top).chain(hand.iter_mut().flatten()).for_each(rename);
        let open = bases.iter_mut().chain(spare_bases).chain(victory).chain(in_play).chain(discard);
        open.for_each(rename);
        for attack in assigned {
            attack.target = card(&attack.target, region);
            attack.cards.iter_mut().for_each(|name| *name = card(name, region));
        }
    }
}
