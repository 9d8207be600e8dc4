//! Matters of the rules that are true or not.

use crate::automaton::Matter;
use crate::things::Theatre;
use crate::words::Pool;

/// Matters of the rules that are true or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    Unplaced,
    /// The owner has not said that all are assigned.
    Assigning,
    Attempting,
    /// R7.5: there is something to roll for.
    Rolling,
    Destroying,
    Raiding,
    Demolishing,
    Recalling,
    Deploying,
    Advancing,
    /// Units of the sort that was chosen could move on from either space.
    OnTwoSpaces,
    IconHere,
    BaseHidden,
    /// Probe cards are still to be taken, and to be put back.
    Misleading,
    Looking,
    /// Rapid Mobilization is still to come.
    Mobilizing,
    /// R1.5: a card is to be drawn, and its deck must be made of what was discarded.
    DeckEmpty,
    ProjectsEmpty,
    DrawsProjects,
    /// R14.3.
    Overfull,
    RoundBegins,
    /// R5.2: somebody has not passed.
    CommandGoesOn,
    /// More units can come along.
    MoreToMove,
    CombatDue,
    /// R8.5, R8.22.
    CombatGoesOn,
    Contested(Theatre),
    /// R8 and not R9: both sides draw from the same tactic decks.
    SharedTactics,
    /// R8.8: the attacker may play or draw cards, as far as everybody can tell.
    Fighting,
    /// R8.10: whoever was hit may play cards, as far as everybody can tell.
    Blocking,
    DiceToAssign,
    /// The first number of the frame is not used up, and there is something to choose.
    More(Pool),
    /// Cards of the shared decks lie beside them or are in hand.
    TacticsOut,
    /// There is a card to draw, and more are to be drawn.
    DrawsTactics,
    /// R2.7.
    BuildIcon,
    RecruitIcon,
    /// Action cards can be used now, and objectives be played, as far as everybody can tell.
    UsesCards,
    Scores,
    /// R16.1: nobody has said yet which card is kept.
    Recruiting,
    Gathering,
    Setting,
    Sorting,
    GivingUp,
    /// R13.2.
    PoolFull,
    DeathStarHit,
    /// An icon is left that the owner can use.
    IconLeft,
    /// R15.4: nothing is left of what is to be built but what is on the board.
    NoPieceLeft,
    Deployable,
    /// A matter of the Empire's procedure.
    Automaton(Matter),
}
