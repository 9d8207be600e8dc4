//! R9: combats, and patrols (R7.3).

use kernel::{Log, Seat};
use script::{Did, Reg};

use super::done;
use crate::OuterRim;
use crate::event::Event;
use crate::state::{Fight, Foe, Frame, PatrolToken, Pool, Roll, State};
use crate::things::{Faction, Patrol, Side, Skill, Space, Things};
use crate::turn::{FIGHT, FightSide};
use crate::words::*;

/// Whoever rolls for enemies that are nobody.
const NOBODY: Seat = Seat(crate::state::SIDES as u8);

/// What patrols fight with and are worth, by level. The numbers are stand-ins; that level 1 pays credits, levels 2
/// and 3 fame, and level 4 cannot be beaten, is known.
pub(crate) static PATROLS: [PatrolLevel; 3] = [
    PatrolLevel { dice: 3, credits: 3, fame: 0 },
    PatrolLevel { dice: 4, credits: 0, fame: 1 },
    PatrolLevel { dice: 5, credits: 0, fame: 2 },
];

#[derive(Clone, Copy, Debug)]
pub(crate) struct PatrolLevel {
    pub(crate) dice: u8,
    pub(crate) credits: u8,
    pub(crate) fame: u8,
}

impl State {
    fn begin_fight(&mut self, attacker: Seat, foe: Foe, combat: Combat, dice: u8, frame: &Frame) -> Did {
        let dice = [self.table.combat(attacker, combat), dice];
        self.table.fight = Some(Fight {
            attacker,
            foe,
            combat,
            dice,
            pools: [Pool::default(); 2],
            caps: [None; 2],
            won: None,
            suffered: false,
        });
        self.table.turn.prevented = false;
        self.call(&FIGHT, *frame)
    }

    pub(super) fn fight_enemy(&mut self, seat: Seat, combat: Combat, dice: u8, frame: &Frame) -> Did {
        self.begin_fight(seat, Foe::Enemy, combat, dice, frame)
    }

    /// R9.1: ground on a planet, ship elsewhere, unless the card says.
    pub(super) fn fight_player(
        &mut self,
        seat: Seat,
        rival: Seat,
        combat: Option<Combat>,
        frame: &Frame,
    ) -> Did {
        let on_planet = self.table.player(seat).space.is_planet();
        let combat = combat.unwrap_or(if on_planet { Combat::Ground } else { Combat::Ship });
        let dice = self.table.combat(rival, combat);
        self.begin_fight(seat, Foe::Player(rival), combat, dice, frame)
    }

    pub(super) fn fight_patrol(&mut self, seat: Seat, faction: Faction, frame: &Frame) -> Did {
        self.table.turn.no_rep_loss = false;
        let level = usize::from(self.table.patrol(faction).level);
        self.begin_fight(seat, Foe::Patrol(faction), Combat::Ship, PATROLS[level - 1].dice, frame)
    }

    /// What happens before any dice are rolled: a card may prevent an attack, or take dice from the other side.
    pub(super) fn before_fight(&mut self) {
        let Some(fight) = self.table.fight else { return };
        if let Some(rival) = fight.rival() {
            self.raise(rival, |moment| *moment == Moment::Attacked);
        }
        for seat in [Some(fight.attacker), fight.rival()].into_iter().flatten() {
            self.raise(seat, |moment| *moment == Moment::BeforeRoll(fight.combat));
        }
    }

    pub(super) fn fewer_dice(&mut self, seat: Seat, n: u8) {
        if let Some(fight) = &mut self.table.fight {
            let other = 1 - fight.side_of(seat);
            // R9.8.
            fight.dice[other] = fight.dice[other].saturating_sub(n);
        }
    }

    pub(super) fn cap_damage(&mut self, seat: Seat, n: u8) {
        if let Some(fight) = &mut self.table.fight {
            let own = fight.side_of(seat);
            fight.caps[own] = Some(fight.caps[own].map_or(n, |cap| cap.min(n)));
        }
    }

    pub(super) fn roll_for(&mut self, side: FightSide, log: &mut impl Log<OuterRim>) {
        let Some(fight) = self.table.fight else { return };
        if side == FightSide::Attack {
            let Fight { attacker, foe, combat, dice, .. } = fight;
            log.event(Event::Fought { seat: attacker, foe, combat, dice });
        }
        let by = match side {
            FightSide::Attack => fight.attacker,
            FightSide::Defence => fight.rival().unwrap_or(NOBODY),
        };
        let of = match fight.combat {
            Combat::Ground => Rolls::Ground,
            Combat::Ship => Rolls::Ship,
        };
        self.table.roll = Roll { by, of, hand: fight.dice[side as usize], ..Roll::NONE };
    }

    pub(super) fn keep_roll(&mut self, side: FightSide) {
        let pool = self.table.roll.pool;
        if let Some(fight) = &mut self.table.fight {
            fight.pools[side as usize] = pool;
        }
    }

    pub(super) fn raise_cancels(&mut self) {
        let Some(fight) = self.table.fight else { return };
        for seat in [Some(fight.attacker), fight.rival()].into_iter().flatten() {
            self.raise(seat, |moment| *moment == Moment::Cancel(fight.combat));
        }
    }

    /// R9.5: a tie is won by the attacker.
    pub(super) fn compare(&mut self, log: &mut impl Log<OuterRim>) {
        let Some(fight) = &mut self.table.fight else { return };
        let damage = fight.damage();
        let won = damage[0] >= damage[1];
        fight.won = Some(won);
        let Fight { attacker, foe, combat, .. } = *fight;
        log.event(Event::FightEnded { seat: attacker, foe, won, damage });
        let rival = fight.rival();
        let (winner, loser) = if won { (Some(attacker), rival) } else { (rival, Some(attacker)) };
        if let Some(winner) = winner {
            let patrol = match foe {
                Foe::Patrol(faction) => Some(self.table.patrol(faction).level),
                _ => None,
            };
            self.raise(winner, |moment| match moment {
                Moment::WinAny => true,
                Moment::Win(of) => *of == combat,
                Moment::WinPatrol => patrol.is_some(),
                Moment::WinFamousPatrol => patrol.is_some_and(|level| level > 1),
                _ => false,
            });
            self.deed(winner, Deed::CombatWon, log);
            if patrol.is_some() {
                self.deed(winner, Deed::PatrolWon, log);
            }
        }
        if let Some(loser) = loser {
            self.raise(loser, |moment| combat == Combat::Ship && *moment == Moment::LoseShip);
        }
    }

    pub(super) fn end_fight(&self) -> Did {
        done(self.table.fight.is_some_and(|fight| fight.won == Some(true)))
    }

    /// R9.6: both players suffer what the other side has rolled.
    pub(super) fn suffer(&mut self, log: &mut impl Log<OuterRim>) {
        let Some(fight) = &mut self.table.fight else { return };
        if fight.suffered || fight.won.is_none() {
            return;
        }
        fight.suffered = true;
        let fight = *fight;
        let body = match fight.combat {
            Combat::Ground => Body::Character,
            Combat::Ship => Body::Ship,
        };
        let dealt = fight.damage();
        self.table.turn.by_combat = Some(fight.combat);
        for (side, seat) in [(0, Some(fight.attacker)), (1, fight.rival())] {
            let n = dealt[1 - side].min(fight.caps[side].unwrap_or(u8::MAX));
            if let Some(seat) = seat.filter(|_| n > 0) {
                self.hurt(seat, body, n, log);
            }
        }
    }

    // ---- patrols

    /// R7.3: its faction resents it before it pays, which can be the difference of a fame (R2.5).
    pub(super) fn beat_patrol(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) -> Did {
        let Some(faction) = frame.reg(Reg::A).of::<Patrol>().next().map(Patrol::what) else { return Did::No };
        let level = self.table.patrol(faction).level;
        log.event(Event::PatrolBeaten { seat, faction, level });
        if std::mem::take(&mut self.table.turn.no_rep_loss) {
            return Did::Yes;
        }
        self.lose_rep(seat, faction, frame, log)
    }

    /// R7.3: what it is worth, and the next one comes.
    pub(super) fn patrol_pays(&mut self, seat: Seat, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let Some(faction) = frame.reg(Reg::A).of::<Patrol>().next().map(Patrol::what) else { return };
        let level = self.table.patrol(faction).level;
        let worth = PATROLS[usize::from(level) - 1];
        self.gain(seat, worth.credits, log);
        if worth.fame > 0 {
            self.gain_fame(seat, worth.fame, log);
        }
        let space = self.table.map().gate(faction);
        self.table.patrols[faction.index()] = PatrolToken { level: level + 1, space };
        log.event(Event::PatrolCame { faction, level: level + 1, space });
    }

    /// R7.3: a patrol of level 4 defeats the ship without dice.
    pub(super) fn lose_to_patrol(&mut self, seat: Seat, log: &mut impl Log<OuterRim>) {
        let most = self.table.toughness(seat, Body::Ship);
        self.table.turn.by_combat = Some(Combat::Ship);
        self.raise(seat, |moment| *moment == Moment::LoseShip);
        self.hurt(seat, Body::Ship, most, log);
    }

    pub(super) fn place_patrol(&mut self, faction: Faction, space: Space, log: &mut impl Log<OuterRim>) {
        if self.table.patrol(faction).space != space {
            self.table.patrols[faction.index()].space = space;
            log.event(Event::PatrolMoved(faction, space));
        }
    }

    pub(super) fn step_patrol(&mut self, frame: &Frame, log: &mut impl Log<OuterRim>) {
        let patrol = frame.reg(Reg::A).of::<Patrol>().next();
        let space = frame.reg(Reg::B).of::<Space>().next();
        if let (Some(patrol), Some(space)) = (patrol, space) {
            self.place_patrol(patrol.what(), space, log);
        }
        let top = self.top();
        top.nums[0] = if space.is_some() { top.nums[0] - 1 } else { 0 };
    }

    /// Jyn Erso may send it to somebody else.
    pub(super) fn raise_patrol_moves(&mut self, seat: Seat, frame: &Frame) {
        let Some(patrol) = frame.reg(Reg::A).of::<Patrol>().next() else { return };
        let towards = frame.nums[1] == 0 && frame.about == MARKET_ACTION;
        let far =
            self.table.map().apart(self.table.player(seat).space, self.table.patrol(patrol.what()).space);
        self.raise(seat, |moment| matches!(moment, Moment::PatrolMoves(near) if towards && far <= *near));
    }

    /// The patrol that is about to move goes to another player.
    pub(super) fn redirect(&mut self, to: Things) {
        self.table.turn.redirected = to.of::<Side>().next().map(Side::seat);
    }

    pub(super) fn set_course(&mut self) {
        if let Some(seat) = self.table.turn.redirected.take() {
            self.top().set(Reg::C, Things::one(Side::of(seat).thing()));
        }
    }

    // ---- contests

    pub(super) fn begin_contest(&mut self, seat: Seat, dice: u8, skills: &[Skill], frame: &Frame) {
        let other = frame.reg(Reg::B).of::<Side>().next().map_or(seat, Side::seat);
        let more = |seat: Seat| {
            let own: u8 = skills.iter().map(|skill| self.table.skill(seat, *skill)).sum();
            dice + own.min(MOST_MORE)
        };
        self.table.fight = Some(Fight {
            attacker: seat,
            foe: Foe::Player(other),
            combat: Combat::Ground,
            dice: [more(seat), more(other)],
            pools: [Pool::default(); 2],
            caps: [None; 2],
            won: None,
            // Nobody is hurt in a game.
            suffered: true,
        });
    }

    pub(super) fn roll_for_contest(&mut self, side: FightSide) {
        let Some(fight) = self.table.fight else { return };
        let by = match side {
            FightSide::Attack => fight.attacker,
            FightSide::Defence => fight.rival().unwrap_or(NOBODY),
        };
        self.table.roll = Roll { by, of: Rolls::Effect, hand: fight.dice[side as usize], ..Roll::NONE };
    }

    /// The higher total wins, a tie the active player.
    pub(super) fn end_contest(&mut self, log: &mut impl Log<OuterRim>) -> Did {
        let Some(fight) = self.table.fight.take() else { return Did::No };
        let damage = fight.damage();
        let other = fight.rival().unwrap_or(fight.attacker);
        let won = damage[0] >= damage[1];
        let (winner, loser) = if won { (fight.attacker, other) } else { (other, fight.attacker) };
        log.event(Event::Contested { winner, loser });
        done(won)
    }
}

/// A contest has at most so many dice more for skills.
const MOST_MORE: u8 = 2;
/// What a patrol that moves because of a revealed card is about.
pub(super) const MARKET_ICON: u16 = 1;
/// The same in a market action (R6.4).
pub(super) const MARKET_ACTION: u16 = 2;
