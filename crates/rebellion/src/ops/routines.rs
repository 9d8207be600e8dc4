//! The parts of the procedures.

use kernel::Log;
use script::{Did, Reg};

use crate::Rebellion;
use crate::state::{Frame, State};
use crate::things::{Leader, Place, Things};
use crate::turn::Routine;

impl State {
    pub(super) fn routine(&mut self, routine: Routine, frame: &Frame, log: &mut impl Log<Rebellion>) -> Did {
        let side = State::side(frame);
        match routine {
            Routine::By(party, duty) => return self.hand_over(party, duty, frame),

            Routine::DealLoyalty => self.deal_loyalty(log),
            Routine::TakeUnits => self.take_units(side, log),
            Routine::LaySite => self.lay_site(frame, log),
            Routine::HideBase => self.hide_base(frame, log),
            Routine::DealDecks => self.deal_decks(log),
            Routine::DealStarters => self.deal_starters(log),
            Routine::RunCard => return self.run_card(frame),
            Routine::DropImmediates => self.drop_immediates(side, log),
            Routine::DrawActions(n) => self.draw_actions(side, n, log),
            Routine::TakeSought => self.take_sought(side, frame, log),
            Routine::Stash => self.stash(frame, log),
            Routine::LookAtProbes => self.look_at_probes(frame, log),
            Routine::Gather => self.gather_one(frame, log),
            Routine::SetDie => self.set_die(side, frame, log),
            Routine::Dismiss => self.dismiss(frame, log),
            Routine::PutUnder => self.put_under(frame),
            Routine::RollAgain => self.roll_again(side, frame),
            Routine::Blank => self.blank(side, frame, log),
            Routine::Succeed => self.succeed(log),
            Routine::Detach(ring) => self.detach(ring, log),
            Routine::BeginPaying => self.begin_paying(),
            Routine::PayNext => return self.pay_next(frame),
            Routine::PayCost => return self.pay_cost(frame),
            Routine::RunObjective => return self.run_effect(frame),
            Routine::EndObjective => self.end_objective(frame, log),
            Routine::TakePlansDice => self.take_plans_dice(),
            Routine::JudgePlans => self.judge_plans(),
            Routine::HitDeathStar => return self.destroy_it(frame.reg(Reg::A), log),
            Routine::DropPicked => {
                self.drop_objectives(frame.reg(Reg::C), log);
                self.put_to_use();
            }
            Routine::GiveUp => self.give_up(frame, log),
            Routine::Lift => self.lift(frame.num() as usize, log),
            Routine::UnmarkOne => self.unmark_one(frame, log),
            Routine::TurnUp => self.turn_up(frame, log),
            Routine::Aim => self.aim(frame, log),
            Routine::Oppose => self.oppose(frame, log),
            Routine::Subvert => self.subvert(frame, log),
            Routine::CountIcons(party) => self.count_icons(party),
            Routine::JudgeMission => self.judge_mission(log),
            Routine::RunMission => return self.run_mission(frame),
            Routine::EndMission => self.end_mission(log),

            Routine::DestroyOne => self.destroy_one(frame, log),
            Routine::RaidOne => self.raid_one(frame, log),
            Routine::DemolishOne => self.demolish_one(frame, log),
            Routine::RecallOne => self.recall_one(frame, log),
            Routine::CountLoaded => self.count_loaded(),
            Routine::Bring => self.bring(frame, log),
            Routine::DeployOne => self.deploy_one(frame, log),
            Routine::AdvanceOne => self.advance_one(frame, log),
            Routine::PutOnTop => self.put_on_top(side, frame, log),
            Routine::RestToBottom => self.rest_to_bottom(frame),
            Routine::RestToDeck => self.rest_to_deck(frame),
            Routine::KeepCard => self.keep_card(side, frame, log),
            Routine::RetrieveCard => self.retrieve_card(side, frame, log),
            Routine::GoToBase => self.go_to_base(frame, log),
            Routine::TakeThere => self.take_there(frame, log),
            Routine::TakeDice => self.take_dice(frame),
            Routine::JudgeRisk => self.judge_risk(log),
            Routine::BuildHere => self.build_here(frame, log),
            Routine::BaitOne => self.bait_one(frame, log),
            Routine::RaiseObjective => self.raise_objective(frame, log),
            Routine::TakeProbe => self.take_probe(side, frame, log),
            Routine::ProbeToTop => self.return_probe(true, frame, log),
            Routine::ProbeToBottom => self.return_probe(false, frame, log),
            Routine::NameSystems => self.name_systems(frame, log),
            Routine::Reassign => self.reassign(side, frame, log),
            Routine::LimitToFive => self.limit_to_five(),
            Routine::Withdraw => self.withdraw(frame, log),
            Routine::DrawForBase => self.draw_for_base(frame, log),
            Routine::MoveBase => self.move_base(frame, log),

            Routine::BeginCommand => self.begin_command(),
            Routine::BeginRound => self.begin_round(log),

            Routine::NextTurn => self.next_turn(),
            Routine::SendLeader => self.send_leader(frame, log),
            Routine::ShowBase => {
                let base = self.base.expect("there is a base");
                self.reveal_base(base, log);
                self.top().set(Reg::B, Things::one(base.thing()));
            }
            Routine::Depart => {
                let from = self.loading_from(frame).expect("units leave a place");
                let escorted: Things = frame.reg(Reg::A).of::<Leader>().collect();
                self.table.escorted = self.table.escorted | escorted;
                if !self.depart(from, log) {
                    self.stay_behind(from);
                }
            }
            Routine::Arrive => {
                let place = frame.reg(Reg::B).of::<Place>().next().expect("units go somewhere");
                self.arrive(side, place, log);
            }

            Routine::BeginCombat => self.begin_combat(frame, log),
            Routine::JoinCombat => self.join_combat(frame, log),
            Routine::BeginBattles => self.begin_battles(),
            Routine::BeginBattle(theatre) => self.begin_battle(theatre),
            Routine::LayTactic => self.lay_tactic(side, frame, log),
            Routine::RevealTactics => self.reveal_tactics(log),
            Routine::Forestall => return self.forestall(side, log),
            Routine::PlayExtra => self.play_extra(side, frame, log),
            Routine::CountDice => self.count_dice(side),
            Routine::Prevent => self.prevent(side, log),
            Routine::Harm => self.harm(frame, log),
            Routine::Strike => self.strike(frame, log),
            Routine::Mend(mend) => self.mend(mend, frame, log),
            Routine::Unharm => self.unharm(frame, log),
            Routine::Shift => self.shift(frame, log),
            Routine::DrawTactic => self.draw_tactic(side, frame, log),
            Routine::Recover => self.recover(side, frame, log),
            Routine::EndAttack => self.end_attack(),
            Routine::EndBattle => self.end_battle(log),
            Routine::Flee => self.flee(side, frame, log),
            Routine::EndFlight => self.end_flight(side, frame, log),
            Routine::EndRound => self.end_round(log),
            Routine::EndCombat => self.end_combat(log),
            Routine::ReturnTactics => self.return_tactics(),
            Routine::Raise(moment) => self.raise(moment),

            Routine::BeginRefresh => self.begin_refresh(),
            Routine::DrawMission => self.draw_mission(side, log),
            Routine::Recycle => self.recycle(side),
            Routine::RecycleProjects => self.recycle_projects(),
            Routine::DrawProject => {
                self.draw_project(log);
                self.top().nums[0] -= 1;
            }
            Routine::DiscardCard => self.discard_card(side, frame, log),
            Routine::DrawObjective => self.draw_objective(log),
            Routine::DrawProbes => self.draw_probes(log),
            Routine::AdvanceTime => self.advance_time(log),
            Routine::Abandon => self.abandon(side, frame, log),
            Routine::Build => self.build(side, frame, log),
            Routine::Slide => self.slide(side, log),
            Routine::KeepBack => self.keep_back(),
            Routine::Automaton(task) => return self.task(task, frame, log),
        }
        Did::Yes
    }
}
