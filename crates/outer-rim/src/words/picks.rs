//! What can be pointed at.

use script::Reg;

use super::*;

/// Where contacts, patrols and spaces are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    Here,
    Within(u8),
    Any,
}

/// Selects things. "Own" is seen from the owner of the effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Own assets of a kind.
    Own(Kind),
    OwnIllegal,
    /// The cargo, gear and mods of one's own.
    OwnGoods,
    /// Other players in the space that can be attacked.
    Rivals(Rival),
    /// Other players in the space.
    Others,
    /// Other players wherever they are.
    Elsewhere,
    /// Droid crew of other players in the space.
    OtherDroids,
    Factions,
    Patrol(Faction),
    Patrols(Reach),
    NearestPatrol,
    /// Contact spaces with a contact face down, or with any.
    Facedown(Reach),
    Contacts(Reach),
    /// Planets to which a contact can be moved: another one than that in register A.
    PlanetsFor(Reach),
    /// Planets so near, or the Maelstrom.
    Planets(Reach),
    Maelstrom(Reach),
    Skills(&'static [Skill]),
    /// Faces that own dice show, and of them a certain one.
    OwnFaces,
    OwnFace(Face),
    /// Sheets that can be bought; those that cost more than one's own.
    ShipsForSale,
    DearerShips,
    /// What is in a register and can be bought for so much less as the first number of the frame says.
    Buyable(Reg),
    /// A matter of the rules.
    Rule(Pool),
}

/// Whom a player may attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rival {
    Any,
    /// Whose reputation with this faction is negative.
    HatedBy(Faction),
    HatedByAny,
    MostFamous,
    MoreFamous,
}

/// What the procedures of the rules choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    /// Characters nobody has; those the solo opponent can have (R14.1).
    Characters,
    /// The two faces of a starting ship.
    StartingShips,
    /// Assets whose leaving makes room for register A (R6.7).
    MakesRoom,
    /// Assets of the owner when there are too many (R18.3).
    TooMuch,
    /// Planets with a free contact space that are nearest to the owner.
    NearestFree,
    /// The contacts on the planet in register B.
    ContactsThere,
    /// The cards looked at that have no place in their deck yet.
    StillLooked,
    /// Spaces nearer to where the patrol in register A goes, or all next to it.
    PatrolSteps,
    PatrolNeighbours,
    /// What a player can give or get in a trade (R6.2).
    OwnTradable,
    TheirTradable,
    /// Planets to the left player's liking (R6.5, the Sith Holocron).
    AnyPlanet,
    /// R14.6: the nearest planets with a goal token, where a move towards register A can end, and of those the
    /// ends of ways on which no patrol stops.
    NearestGoals,
    MoveEnds,
    UnstoppedEnds,
    /// R14.8: the cargo for this planet, and the jobs.
    CargoForHere,
    JobsForHere,
    /// R7.2: patrols here of factions with a negative reputation.
    HatedPatrols,
    /// R14.9: whom a card brings; and of the contacts face down here those of the lowest class.
    LowestContacts,
    LowestFacedown,
}
