//! A view, laid out to be drawn.

use kernel::{Draw, Outcome, PromptKind, Seat};
use pieces::Thing;
use script::Core;

use super::*;
use crate::card::Slots;
use crate::cards::{CHARACTERS, SHIPS};
use crate::map::PlaceKind;
use crate::query::{GEAR, TASKS};
use crate::state::{Fight, Foe, Open, PATROL_LEVELS, PatrolToken, Phase, Player, Pool, Seated};
use crate::things::{
    CardId, Character, Deck, Face, Faction, Patrol, Ship, Shown, Side, Skill, Slot, Space, Stall, Talent,
    Things,
};
use crate::words::{Goal, Kind, Rolls, Stat};

pub(super) fn scene(view: &View) -> Scene {
    let table = &view.table;
    let state = like(view);
    let named = |known: &Option<CardId>| known.map(|card| card.to_string());
    let looker = match view.eyes {
        Eyes::Seat(seat) => seat,
        _ => table.active,
    };
    let space = |space: Space| SpaceScene {
        id: space.to_string(),
        kind: match space.place().kind {
            PlaceKind::Planet(..) => "planet",
            PlaceKind::Navpoint => "navpoint",
            PlaceKind::Maelstrom => "maelstrom",
        },
        faction: space.faction().map(Faction::name),
        module: space.place().module,
        routes: table.map().next_to(space).map(|next| next.to_string()).collect(),
        contacts: space
            .slots()
            .map(|slot| {
                let here = &view.contacts[slot.index()];
                ContactScene {
                    id: slot.to_string(),
                    class: here.map(|(class, _)| class.name()),
                    card: here.as_ref().and_then(|(_, card)| named(card)),
                    faceup: here.and_then(|(_, card)| card).is_some_and(|card| table.faceup.holds(card)),
                    wanted: here.and_then(|(_, card)| card).map_or_else(Vec::new, |card| hunters(view, card)),
                }
            })
            .collect(),
        sabotaged: table.sabotaged & (1 << space.index()) != 0,
        marked: table.marked == Some(space),
        stops: table.stops(looker, space) || table.is_storm_for(looker, space),
        away: table.map().apart(table.player(looker).space, space),
        errands: table.errands(looker, space).map(|card| card.to_string()).collect(),
    };
    let market = |deck: Deck| {
        let top = view.markets[deck.index()].last().copied().flatten();
        MarketScene {
            id: Stall::of(deck).to_string(),
            top: named(&top),
            cards: view.markets[deck.index()].len(),
            price: top.map(|card| table.price(looker, card, 0)),
            affordable: top.is_some_and(|card| state.can_buy(looker, card, 0)),
            lacks: top.map_or(0, |card| {
                let means = table.player(looker).credits + table.worth(table.goods(looker));
                u16::from(table.price(looker, card, 0)).saturating_sub(means)
            }),
            room: top.is_none_or(|card| table.has_room(looker, card, false)),
        }
    };
    let cards_read = table.aside.iter().map(|thing| Piece::of_thing(thing).to_string());
    Scene {
        round: table.round,
        active: table.active.0,
        phase: match table.turn.phase {
            Phase::SetUp => "set-up",
            Phase::Planning => "planning",
            Phase::Action => "action",
            Phase::Encounter => "encounter",
        },
        target: table.agreed.target(),
        modules: table.modules,
        spaces: Space::each().map(space).collect(),
        patrols: Faction::ALL
            .into_iter()
            .map(|faction| {
                let PatrolToken { level, space } = *table.patrol(faction);
                let worth = crate::ops::PATROLS.get(usize::from(level) - 1);
                PatrolScene {
                    id: Patrol::of(faction).to_string(),
                    space: space.to_string(),
                    level,
                    waiting: PATROL_LEVELS - level,
                    gate: table.map().gate(faction).to_string(),
                    dice: worth.map(|worth| worth.dice),
                    credits: worth.map_or(0, |worth| worth.credits),
                    fame: worth.map_or(0, |worth| worth.fame),
                }
            })
            .collect(),
        markets: Deck::ALL.into_iter().map(market).collect(),
        players: table.seats().map(|seat| player(view, seat, table.player(seat))).collect(),
        reading: cards_read.collect(),
        section: table.turn.reading.map(|card| state.section_for(table.active, card)),
        dice: faces(&table.roll.pool),
        fight: table.fight.as_ref().map(|fight| combat(view, fight)),
        test: table.test.map(|test| {
            let level = table.skill(test.by, test.skill) + test.more;
            let passing = Open::passing(level).iter().map(|face| face.name()).collect();
            TestScene { seat: test.by.0, skill: test.skill.name(), level, passing }
        }),
        choices: choices(view),
        winner: match table.outcome {
            Some(Outcome::Won(team)) => Some(team.0),
            _ => None,
        },
    }
}

fn faces(pool: &Pool) -> Vec<DieScene> {
    let shown = Face::ALL.into_iter().map(|face| DieScene { face: face.name(), n: pool.of(face) });
    shown.filter(|die| die.n > 0).collect()
}

/// Whoever is fought because of a card: a contact, or whom the card tells of.
fn enemy(view: &View) -> Option<CardId> {
    let met = |slot: Slot| view.contacts[slot.index()].and_then(|(_, card)| card);
    view.machine.frames().iter().rev().find_map(|frame| {
        let contact = |regs: &Things| {
            let lies = regs.of::<Slot>().find_map(met);
            lies.or_else(|| regs.of::<CardId>().find(|card| card.is_contact()))
        };
        let source = match Piece::of_thing(frame.source) {
            Piece::Card(card) if frame.source > 0 => Some(card),
            _ => None,
        };
        frame.regs.iter().find_map(contact).or(source)
    })
}

fn combat(view: &View, fight: &Fight) -> FightScene {
    let roll = &view.table.roll;
    let rolling = fight.won.is_none() && matches!(roll.of, Rolls::Ground | Rolls::Ship | Rolls::Effect);
    let fallen = rolling && roll.hand == 0 && roll.pool != Pool::default();
    let attacks = rolling && roll.by == fight.attacker;
    // Dice that may still be rolled again or changed are not kept yet.
    let pool = |side: usize| match side {
        0 if attacks && fallen => roll.pool,
        1 if !attacks && fallen && fight.pools[1] == Pool::default() => roll.pool,
        side => fight.pools[side],
    };
    let pools = [0, 1].map(pool);
    let damage = pools.map(|pool| pool.damage());
    let seats = [Some(fight.attacker), fight.rival()];
    let side = |side: usize| FightSideScene {
        seat: seats[side].map(|seat| seat.0),
        dice: fight.dice[side],
        faces: faces(&pools[side]),
        damage: damage[side],
        suffers: damage[1 - side].min(fight.caps[side].unwrap_or(u8::MAX)),
    };
    FightScene {
        foe: match fight.foe {
            Foe::Enemy => "enemy".into(),
            Foe::Patrol(faction) => Patrol::of(faction).to_string(),
            Foe::Player(seat) => Side::of(seat).to_string(),
        },
        enemy: (fight.foe == Foe::Enemy).then(|| enemy(view)).flatten().map(|card| card.to_string()),
        combat: motion::fought(fight.combat),
        step: match (fight.won.is_some(), fallen, attacks) {
            (true, _, _) => "over",
            (_, true, true) => "attack",
            (_, true, false) => "defence",
            _ => "before",
        },
        sides: [side(0), side(1)],
        won: fight.won,
    }
}

/// How many tokens a goal needs (R13).
const fn needs(goal: &Goal) -> u8 {
    match goal {
        Goal::None => 0,
        Goal::Deeds(_, n, _) => *n,
        Goal::State(_) | Goal::Ability => 1,
    }
}

/// Who has a bounty on somebody.
fn hunters(view: &View, contact: CardId) -> Vec<u8> {
    let table = &view.table;
    let hunts = |seat: &Seat| {
        table.of_kind(*seat, Kind::Bounty).any(|bounty| crate::query::target(bounty) == contact)
    };
    table.seats().filter(hunts).map(|seat| seat.0).collect()
}

/// What can be chosen now and lies nowhere on the table.
fn choices(view: &View) -> Vec<String> {
    let prompt = OuterRim::prompt(view);
    if !matches!(prompt.kind, PromptKind::Things | PromptKind::Shares) {
        return Vec::new();
    }
    let nowhere = |id: &String| {
        id.parse::<Talent>().is_ok()
            || id.parse::<Shown>().is_ok()
            || id.parse::<Ship>().is_ok()
            || id.parse::<Character>().is_ok()
            || id.parse::<CardId>().is_ok()
    };
    prompt.among.into_iter().map(|(id, _)| id).filter(nowhere).collect()
}

fn player(view: &View, seat: Seat, player: &Player) -> PlayerScene {
    let table = &view.table;
    let stat = |stat| if player.character.is_some() { table.stat(seat, stat) } else { 0 };
    let asset = |card: CardId| {
        let held = table.held(card);
        AssetScene {
            id: card.to_string(),
            face: held.id,
            kind: kind_name(held.kind),
            captured: table.captured.holds(card).then(|| crate::query::target(card).to_string()),
        }
    };
    let skills = Skill::ALL.into_iter().map(|skill| (skill.name(), table.skill(seat, skill)));
    let goals = |space: &Space| player.is_automaton() && table.goals_at(seat, *space) > 0;
    PlayerScene {
        id: Side::of(seat).to_string(),
        seat: seat.0,
        seated: match player.seated {
            Seated::Person => "person",
            Seated::Automaton => "automaton",
            Seated::Nobody | Seated::Gone => "nobody",
        },
        character: player.character.map(|character| character.to_string()),
        turned: player.turned,
        ship: player.ship.to_string(),
        ship_turned: player.ship_turned,
        space: player.space.to_string(),
        credits: player.credits,
        fame: table.fame(seat),
        reputation: player.reputation,
        damage: player.damage,
        health: stat(Stat::Health),
        ship_damage: player.ship_damage,
        hull: stat(Stat::Hull),
        ground: stat(Stat::Ground),
        combat: stat(Stat::Ship),
        hyperdrive: stat(Stat::Hyperdrive),
        defeated: player.defeated,
        tokens: player.tokens,
        ship_tokens: player.ship_tokens,
        goal: player.character.map_or(0, |who| needs(&CHARACTERS[who.index()].goal)),
        ship_goal: needs(&SHIPS[player.ship.index()].goal),
        slots: slots(table, seat),
        skills: skills.filter(|(_, n)| *n > 0).collect(),
        assets: player.assets.of::<CardId>().map(asset).collect(),
        secrets: view.secrets[seat.index()]
            .iter()
            .map(|(tales, card)| (tales.name(), card.map(|card| card.to_string())))
            .collect(),
        goals: Space::each().filter(goals).map(|space| space.to_string()).collect(),
    }
}

fn slots(table: &Open, seat: Seat) -> SlotsScene {
    let Slots { crew, cargo, mods, both } = table.slots(seat);
    SlotsScene { crew, cargo, mods, both, gear: GEAR, tasks: TASKS }
}

/// What a kind of card is called by programs.
pub(crate) fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Cargo => "cargo",
        Kind::Gear => "gear",
        Kind::Mod => "mod",
        Kind::Crew => "crew",
        Kind::Bounty => "bounty",
        Kind::Job => "job",
        Kind::Ship => "ship",
        Kind::Secret => "secret",
        Kind::Event => "event",
    }
}
