//! R12: where the official texts leave a question open, the answer is a switch.
//!
//! R12.3, 17, 18, 20, 21 and 23 to 25 follow from other rules and have none.

use serde::{Deserialize, Serialize};

/// The usual answers are ours; people may agree on others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rulings {
    /// R12.1.
    pub choice_strictness: Strictness,
    /// R12.2: a cost may be paid for an effect that does nothing.
    pub self_exile_without_effect: bool,
    /// R12.4: an ability that is aimed at something cannot be used in vain.
    pub target_is_needed: bool,
    /// R12.5: a redirect of the first or next purchase is used up even if another one was picked.
    pub unpicked_redirect_is_lost: bool,
    /// R12.6: a redirect declined for the first purchase of the turn is lost for the turn.
    pub declined_redirect_is_lost: bool,
    /// R12.7: cards to be exiled at the end of the turn are found in decks and discard piles too,
    /// not only in hand and in play.
    pub marked_exile_anywhere: bool,
    /// R12.8.
    pub quarren_may_exile_itself: bool,
    /// R12.9.
    pub coruscant_on_reveal_turn: bool,
    /// R12.10: whoever looks at an empty galaxy deck shuffles its discard pile first.
    pub looking_shuffles: bool,
    /// R12.11: capital ships of the row are counted and discarded, not units alone.
    pub rodia_counts_ships: bool,
    /// R12.12.
    pub tatooine_pays_without_swap: bool,
    /// R12.13: a failed attack on a neutral unit uses up Ord Mantell for the turn.
    pub failed_hunt_counts: bool,
    /// R12.14: Inquisitor, Temple Guardian, Lobot.
    pub stat_choice_timing: StatChoice,
    /// R12.15: a draw of Kafrene or Bespin that is declined is lost for the turn.
    pub declined_draw_is_lost: bool,
    /// R12.16: what Hoth prevents is counted over the turn, not anew for each damage.
    pub hoth_counts_per_turn: bool,
    /// R12.19: with the Force Jyn Erso must put a card on the deck.
    pub jyn_must_put_back: bool,
    /// R12.22: the row is full again before a reward is taken.
    pub reward_after_refill: bool,
}

impl Rulings {
    pub const USUAL: Rulings = Rulings {
        choice_strictness: Strictness::Strict,
        self_exile_without_effect: true,
        target_is_needed: true,
        unpicked_redirect_is_lost: true,
        declined_redirect_is_lost: true,
        marked_exile_anywhere: true,
        quarren_may_exile_itself: true,
        coruscant_on_reveal_turn: false,
        looking_shuffles: false,
        rodia_counts_ships: true,
        tatooine_pays_without_swap: true,
        failed_hunt_counts: true,
        stat_choice_timing: StatChoice::Played,
        declined_draw_is_lost: true,
        hoth_counts_per_turn: true,
        jyn_must_put_back: true,
        reward_after_refill: true,
    };
}

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings::USUAL
    }
}

/// When an option of a choice can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strictness {
    /// Gaining N Force needs N free spaces.
    Strict,
    /// One free space will do.
    Lenient,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StatChoice {
    /// When the card is played.
    Played,
    /// Once, at any time of the turn.
    Activated,
}

/// A ruling that is on or off, by the name people set it with.
type Switch = (&'static str, fn(&mut Rulings) -> &mut bool);

pub(crate) const SWITCHES: [Switch; 15] = [
    ("self-exile-without-effect", |r| &mut r.self_exile_without_effect),
    ("target-is-needed", |r| &mut r.target_is_needed),
    ("unpicked-redirect-is-lost", |r| &mut r.unpicked_redirect_is_lost),
    ("declined-redirect-is-lost", |r| &mut r.declined_redirect_is_lost),
    ("marked-exile-anywhere", |r| &mut r.marked_exile_anywhere),
    ("quarren-may-exile-itself", |r| &mut r.quarren_may_exile_itself),
    ("coruscant-on-reveal-turn", |r| &mut r.coruscant_on_reveal_turn),
    ("looking-shuffles", |r| &mut r.looking_shuffles),
    ("rodia-counts-ships", |r| &mut r.rodia_counts_ships),
    ("tatooine-pays-without-swap", |r| &mut r.tatooine_pays_without_swap),
    ("failed-hunt-counts", |r| &mut r.failed_hunt_counts),
    ("declined-draw-is-lost", |r| &mut r.declined_draw_is_lost),
    ("hoth-counts-per-turn", |r| &mut r.hoth_counts_per_turn),
    ("jyn-must-put-back", |r| &mut r.jyn_must_put_back),
    ("reward-after-refill", |r| &mut r.reward_after_refill),
];
