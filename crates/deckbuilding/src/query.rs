//! What follows from the table: attack, who may be attacked, what can be bought. Reads only.

use kernel::Seat;
use script::{Reg, can, can_start};

use crate::action::Target;
use crate::card::{COUNT, CardId, CardSet, THINGS, far_away};
use crate::cards::BOX;
use crate::rulings::{StatChoice, Strictness};
use crate::state::{FORCE_END, Frame, Open, ROW, State, faction_of, opponent, side_of};
use crate::turn::{Check, Figure, programs};
use crate::words::*;

/// Which cards have a property, for all properties a filter can ask for.
struct Masks {
    factions: [CardSet; 3],
    kinds: [CardSet; 3],
    traits: [CardSet; 10],
    unique: CardSet,
    /// Capital ships and bases of this region.
    shared: CardSet,
    /// Cards that raise attack, and those that raise that of others.
    raising: CardSet,
    helping: CardSet,
    /// Cards with an ability that can be used at any time.
    activated: CardSet,
    /// Cards whose ability waits for a moment.
    moments: [CardSet; 7],
    /// Bases that give leave to attack neutral units.
    hunting: CardSet,
    /// Cards with a triggered ability that exiles cards.
    exiling: CardSet,
    /// Cards that return a card from the discard pile to the hand.
    returning: CardSet,
}

/// Worked out by the compiler.
static MASKS: Masks = {
    let mut masks = Masks {
        factions: [CardSet::EMPTY; 3],
        kinds: [CardSet::EMPTY; 3],
        traits: [CardSet::EMPTY; 10],
        unique: CardSet::EMPTY,
        shared: CardSet::EMPTY,
        raising: CardSet::EMPTY,
        helping: CardSet::EMPTY,
        activated: CardSet::EMPTY,
        moments: [CardSet::EMPTY; 7],
        hunting: CardSet::EMPTY,
        exiling: CardSet::EMPTY,
        returning: CardSet::EMPTY,
    };
    let mut thing = 0;
    while thing < THINGS as u16 {
        let card = BOX[CardId::from_thing(thing).face()];
        masks.factions[card.faction as usize].insert(thing);
        masks.kinds[card.kind as usize].insert(thing);
        if !matches!(card.kind, Kind::Unit) && (thing as usize) < COUNT {
            masks.shared.insert(thing);
        }
        let mut bit = 0;
        while bit < 10 {
            if card.traits.0 & (1 << bit) != 0 {
                masks.traits[bit].insert(thing);
            }
            bit += 1;
        }
        if card.unique {
            masks.unique.insert(thing);
        }
        match card.ability {
            Ability::Constant(Constant::Attack { who, .. }) => {
                masks.raising.insert(thing);
                if matches!(who, Bearer::Each(..)) {
                    masks.helping.insert(thing);
                }
            }
            Ability::Constant(Constant::HuntNeutral { .. }) => masks.hunting.insert(thing),
            Ability::Activated { effect, .. } => {
                masks.activated.insert(thing);
                if matches!(effect, [Step::Choose { .. }, Step::Do(Op::Move(_, Place::OwnHand))]) {
                    masks.returning.insert(thing);
                }
            }
            Ability::Triggered { on, effect } => {
                masks.moments[on as usize].insert(thing);
                if matches!(effect, [.., Step::Do(Op::Exile(_))]) {
                    masks.exiling.insert(thing);
                }
            }
            _ => {}
        }
        thing += 1;
    }
    masks
};

pub fn units() -> CardSet {
    MASKS.kinds[Kind::Unit as usize]
}

pub fn ships() -> CardSet {
    MASKS.kinds[Kind::CapitalShip as usize]
}

/// R14.15: cards that lie in the shared zone when they are in play.
pub fn shared() -> CardSet {
    MASKS.shared
}

pub fn waiting_for(moment: Moment) -> CardSet {
    MASKS.moments[moment as usize]
}

/// R14.10: cards whose triggered ability is for their own player alone.
pub fn exiling() -> CardSet {
    MASKS.exiling
}

/// The cards of these factions, as the owner of the effect sees them.
pub fn of_sides(sides: Sides, owner: Seat) -> CardSet {
    let mut set = CardSet::EMPTY;
    let has = |absolute: Sides, faction: Faction| {
        let relative = match side_of(faction) {
            Some(seat) if seat == owner => Sides::OWN,
            Some(_) => Sides::ENEMY,
            None => Sides::NEUTRAL,
        };
        sides.has(absolute) || sides.has(relative)
    };
    for (absolute, faction) in
        [(Sides::EMPIRE, Faction::Empire), (Sides::REBEL, Faction::Rebel), (Sides::NEUTRAL, Faction::Neutral)]
    {
        if has(absolute, faction) {
            set = set | MASKS.factions[faction as usize];
        }
    }
    set
}

/// Which of the cards a filter would take, its zone apart.
fn matching(mut cards: CardSet, filter: &Filter, owner: Seat, source: u16, resources: u16) -> CardSet {
    if filter.sides != Sides::ANY {
        cards = cards & of_sides(filter.sides, owner);
    }
    if let Some(kind) = filter.kind {
        cards = cards & MASKS.kinds[kind as usize];
    }
    if filter.traits != Traits::NONE {
        let mut with = CardSet::EMPTY;
        for (bit, mask) in MASKS.traits.iter().enumerate() {
            if filter.traits.0 & (1 << bit) != 0 {
                with = with | *mask;
            }
        }
        cards = cards & with;
    }
    if filter.unique {
        cards = cards & MASKS.unique;
    }
    if filter.other {
        cards.remove(source);
    }
    if filter.affordable || filter.named.is_some() {
        for thing in cards {
            let card = CardId::from_thing(thing).card();
            let too_dear = filter.affordable && u16::from(card.cost) > resources;
            if too_dear || filter.named.is_some_and(|id| id != card.id) {
                cards.remove(thing);
            }
        }
    }
    cards
}

impl Open {
    pub fn row_cards(&self) -> CardSet {
        self.row.iter().flatten().map(|card| card.thing()).collect()
    }

    /// The place of a card in the row.
    pub fn place_in_row(&self, card: CardId) -> Option<usize> {
        self.row.iter().position(|c| *c == Some(card))
    }

    /// R2.12.
    #[inline]
    pub fn force_is_with(&self, seat: Seat) -> bool {
        self.force_of(seat) > 0
    }

    /// The Force as this seat sees it: 3 is the own end.
    #[inline]
    pub fn force_of(&self, seat: Seat) -> i8 {
        if faction_of(seat) == Faction::Empire { -self.force } else { self.force }
    }

    /// R14.18: those of both regions.
    pub fn enemy_ships(&self, seat: Seat) -> CardSet {
        let enemy = opponent(seat).index();
        let near = self.players[enemy].in_play & ships();
        match &self.other_region {
            Some(other_region) => near | far_away(other_region.players[enemy].in_play & ships()),
            None => near,
        }
    }

    /// The base of a player, and that of the partner (R14.15).
    pub fn bases(&self, seat: Seat) -> CardSet {
        let mut bases = CardSet::EMPTY;
        if let Some(base) = self.players[seat.index()].base {
            bases.insert(base.thing());
        }
        if let Some(other_region) = &self.other_region
            && let Some(base) = other_region.players[seat.index()].base.and_then(CardId::far)
        {
            bases.insert(base.thing());
        }
        bases
    }

    /// A base in play, and the partner's base if it is the same.
    pub(crate) fn copies_of_base(&self, base: CardId) -> CardSet {
        let side = if self.bases(Seat(0)).contains(base.thing()) { Seat(0) } else { Seat(1) };
        self.bases(side).of().filter(|other: &CardId| other.face() == base.face()).collect()
    }

    /// R12.16: how much damage to a base can still be prevented this turn.
    pub(crate) fn shield_left(&self, base: CardId) -> u16 {
        let Ability::Constant(Constant::Prevent(most)) = base.card().ability else { return 0 };
        // R16.22: two of them share what they prevent.
        let most = u16::from(most) * self.copies_of_base(base).len() as u16;
        most.saturating_sub(self.this_turn.prevented.into())
    }

    /// What an attack on the base has still to deal with; the partner may have destroyed some of it.
    pub(crate) fn left_to_hit(&self, frame: &Frame) -> CardSet {
        let owner = Seat(frame.owner);
        frame.reg(Reg::A) & (self.enemy_ships(owner) | self.bases(opponent(owner)))
    }

    /// R14.17: the partner's capital ships and base.
    fn shared(&self, seat: Seat) -> CardSet {
        let Some(other_region) = &self.other_region else { return CardSet::EMPTY };
        let partner = &other_region.players[seat.index()];
        let base = partner.base.map_or(CardSet::EMPTY, |base| CardSet::one(base.thing()));
        far_away(partner.in_play & ships() | base)
    }

    pub fn hit_points_left(&self, card: CardId) -> u8 {
        card.card().hit_points.saturating_sub(self.damage.of(card))
    }

    /// Everything of a player that lies in play (R7.16).
    pub fn in_play(&self, seat: Seat) -> CardSet {
        let player = &self.players[seat.index()];
        match player.base {
            Some(base) => player.in_play.with(base.thing()),
            None => player.in_play,
        }
    }

    /// The attack of a card in play, in an attack on the base or on the row.
    pub fn attack(&self, seat: Seat, card: CardId, on_row: bool) -> u16 {
        let mut attack = u16::from(card.card().attack) + u16::from(self.bonus.of(card));
        for source in (self.in_play(seat) & MASKS.raising).of::<CardId>() {
            attack += self.raised_by(source, seat, card, on_row);
        }
        // R14.7: what raises the attack of your cards raises your partner's too.
        if let Some(other_region) = &self.other_region {
            let partner = &other_region.players[seat.index()];
            let across = partner.base.map_or(partner.in_play, |base| partner.in_play.with(base.thing()));
            for source in (across & MASKS.helping).of::<CardId>() {
                attack += self.raised_by(source, seat, card, on_row);
            }
        }
        attack
    }

    /// Whether a card in play has any attack. Nothing lowers what is printed.
    #[inline]
    pub fn has_attack(&self, seat: Seat, card: CardId, on_row: bool) -> bool {
        card.card().attack > 0 || self.attack(seat, card, on_row) > 0
    }

    /// How much a card in play raises the attack of another one, or its own.
    fn raised_by(&self, raiser: CardId, seat: Seat, card: CardId, on_row: bool) -> u16 {
        let Ability::Constant(Constant::Attack { who, plus, when }) = raiser.card().ability else { return 0 };
        let thing = raiser.thing();
        let applies = match who.filter() {
            None => raiser == card,
            Some(filter) => !matching(CardSet::one(card.thing()), &filter, seat, thing, 0).is_empty(),
        };
        let holds = match when {
            While::Always => true,
            While::ForceWithYou => self.force_is_with(seat),
            While::AttacksRow => on_row,
        };
        if !applies || !holds {
            return 0;
        }
        match plus {
            Plus::N(n) => n.into(),
            // R13.5: the pile is looked at when the attack is read.
            Plus::Victories(sides) => {
                let enemy = opponent(seat).index();
                let count = |pile: CardSet| (pile & of_sides(sides, seat)).len() as u16;
                // R17.1: a team has one pile.
                let across = self
                    .other_region
                    .as_ref()
                    .map_or(0, |other_region| count(other_region.players[enemy].victory));
                count(self.players[enemy].victory) + across
            }
        }
    }

    /// Cards that may still be assigned to an attack this turn (R5.4.3), whatever their attack.
    pub fn unassigned(&self, seat: Seat) -> CardSet {
        let assigned = self.attacks.iter().fold(self.spent, |all, attack| all | *attack);
        self.players[seat.index()].in_play - assigned
    }

    /// What it takes to defeat a card of the row, if this seat may attack it at all (R5.6.2).
    pub fn target_value(&self, seat: Seat, card: CardId) -> Option<u8> {
        let face = card.card();
        match side_of(face.faction) {
            Some(side) if side != seat => face.target(),
            Some(_) => None,
            None => (face.kind == Kind::Unit && self.may_hunt_neutral(seat, card)).then_some(face.cost),
        }
    }

    /// R12.13: with Ord Mantell one neutral unit may be attacked each turn.
    fn may_hunt_neutral(&self, seat: Seat, card: CardId) -> bool {
        // R16.32: once for each copy.
        let leave = self.hunting_bases(seat).len();
        if leave <= self.this_turn.hunted.into() {
            return false;
        }
        // While such attacks are open on neutral units, there may be no leave for another one.
        let open = self.row.iter().zip(&self.attacks).filter(|(place, attack)| {
            !attack.is_empty()
                && **place != Some(card)
                && place.is_none_or(|c| c.card().faction == Faction::Neutral)
        });
        open.count() + usize::from(self.this_turn.hunted) < leave
    }

    /// The base that lets this seat attack neutral units.
    pub fn hunting_base(&self, seat: Seat) -> Option<CardId> {
        self.hunting_bases(seat).of::<CardId>().next()
    }

    fn hunting_bases(&self, seat: Seat) -> CardSet {
        self.bases(seat) & MASKS.hunting
    }

    /// The cards of the row this seat may attack, in ascending order.
    pub fn row_targets(&self, seat: Seat) -> CardSet {
        let mut targets = self.row_cards() & of_sides(Sides::ENEMY, seat) & units();
        if self.hunting_base(seat).is_some() {
            for card in (self.row_cards() & of_sides(Sides::NEUTRAL, seat)).of::<CardId>() {
                if self.target_value(seat, card).is_some() {
                    targets.insert(card.thing());
                }
            }
        }
        targets
    }

    /// The sum of the attack of the cards assigned to a target (R12.23: as of now).
    pub fn assigned_attack(&self, seat: Seat, target: Target) -> u16 {
        let on_row = target != Target::Base;
        self.assigned_to(target).of().map(|card: CardId| self.attack(seat, card, on_row)).sum()
    }

    pub fn assigned_to(&self, target: Target) -> CardSet {
        match target {
            Target::Base => self.attacks[ROW],
            Target::Row(card) => self.place_in_row(card).map_or(CardSet::EMPTY, |place| self.attacks[place]),
        }
    }

    /// What the seat may purchase and can pay (R5.2.1): cards of the row, and one pilot.
    pub fn purchasable(&self, seat: Seat) -> CardSet {
        let resources = self.players[seat.index()].resources;
        if resources == 0 {
            return CardSet::EMPTY;
        }
        let affordable = |card: &CardId| u16::from(card.card().cost) <= resources;
        let row: CardSet = self.row.iter().flatten().copied().filter(affordable).collect();
        let pilot: CardSet = self.pilots.of().next().filter(affordable).into_iter().collect();
        row & of_sides(Sides::OWN.or(Sides::NEUTRAL), seat) | pilot
    }

    /// R10.3, R10.4: neutral cards of the row the seat can pay for.
    pub fn bribable(&self, seat: Seat) -> CardSet {
        if self.agreed.bribing {
            self.purchasable(seat) & self.row_cards() & of_sides(Sides::NEUTRAL, seat)
        } else {
            CardSet::EMPTY
        }
    }

    /// The cards that may say where this purchase goes (R12.5).
    pub fn redirects(&self, seat: Seat, bought: CardId) -> CardSet {
        let mut by = CardSet::EMPTY;
        // R17.2: a second copy of a base adds nothing.
        let mut faces = [usize::MAX; 2];
        for (i, base) in self.bases(seat).of::<CardId>().enumerate() {
            let Ability::Constant(Constant::RedirectFirst { of, .. }) = base.card().ability else { continue };
            if faces.contains(&base.face()) {
                continue;
            }
            faces[i] = base.face();
            let neutral = bought.card().faction == Faction::Neutral;
            let first = match of {
                Sides::NEUTRAL => neutral && !self.this_turn.purchased_neutral,
                _ => !self.this_turn.purchased,
            };
            if first {
                by.insert(base.thing());
            }
        }
        if moves_itself(bought) {
            by.insert(bought.thing());
        }
        if let Some(card) = self.this_turn.redirecting {
            by.insert(card.thing());
        }
        by
    }
}

/// Whether one of these redirects must be used: it was asked for before the purchase.
pub fn must_redirect(by: CardSet) -> bool {
    by.meets(&MASKS.activated)
}

/// A card that, when purchased, may go somewhere else of its own accord (Fang Fighter).
pub fn moves_itself(card: CardId) -> bool {
    let Ability::Triggered { on: Moment::Purchased, effect } = card.card().ability else { return false };
    matches!(effect.first(), Some(Step::Do(Op::Move(Cards::This, _))))
}

impl State {
    pub fn select_one(&self, filter: &Filter, frame: &Frame) -> CardSet {
        let owner = Seat(frame.owner);
        let cards = self.zone(filter.zone, owner);
        matching(cards, filter, owner, frame.source, self.player(owner).resources)
    }

    fn zone(&self, zone: Zone, owner: Seat) -> CardSet {
        let enemy = opponent(owner);
        let ships_across = |seat: Seat| match &self.table.other_region {
            Some(other_region) => far_away(other_region.players[seat.index()].in_play & ships()),
            None => CardSet::EMPTY,
        };
        match zone {
            Zone::OwnHand => self.hands[owner.index()],
            Zone::OwnDiscard => self.player(owner).discard.set(),
            Zone::OwnPlay => self.player(owner).in_play,
            Zone::OwnBase => self.table.bases(owner),
            Zone::OwnBaseDeck => self.base_decks[owner.index()],
            Zone::OwnSpareBases => self.spare_bases[owner.index()],
            Zone::EnemyHand => self.hands[enemy.index()],
            Zone::EnemyPlay => self.player(enemy).in_play | ships_across(enemy),
            Zone::EnemyBase => self.table.bases(enemy),
            Zone::EnemyVictoryPile => self.player(enemy).victory,
            Zone::Row => self.table.row_cards(),
            Zone::GalaxyDiscard => self.table.galaxy_discard.set(),
            Zone::GalaxyTop(n) => self.galaxy_deck.from_top().take(n.into()).map(CardId::thing).collect(),
        }
    }

    pub fn holds(&self, cond: &Cond, frame: &Frame) -> bool {
        let owner = Seat(frame.owner);
        match cond {
            Cond::Always => true,
            Cond::ForceWithYou => self.table.force_is_with(owner),
            Cond::Exists(filter) => {
                !self.select_one(filter, frame).is_empty() || self.partner_has(filter, owner)
            }
            Cond::AtLeast(n, filter) => self.select_one(filter, frame).len() >= usize::from(*n),
            Cond::Is(reg, sides) => {
                let them = frame.reg(*reg);
                !them.is_empty() && (them - of_sides(*sides, owner)).is_empty()
            }
            Cond::Agreed(reading) => reading(&self.table.agreed.rulings),
            Cond::Rule(check) => self.checks(*check, frame),
        }
    }

    /// R14.7: "you have" means both partners.
    fn partner_has(&self, filter: &Filter, owner: Seat) -> bool {
        let Some(other_region) = &self.table.other_region else { return false };
        // The partner's cards are always others: no source is among them.
        let nobody = THINGS as u16;
        filter.zone == Zone::OwnPlay
            && !matching(other_region.players[owner.index()].in_play, filter, owner, nobody, 0).is_empty()
    }

    fn checks(&self, check: Check, frame: &Frame) -> bool {
        let owner = Seat(frame.owner);
        match check {
            Check::SecretBases => self.table.agreed.mode == crate::setup::Mode::SecretBases,
            Check::NoBase => self.player(owner).base.is_none(),
            Check::MoreToDraw => {
                frame.num() > 0
                    && !(self.decks[owner.index()].is_empty() && self.player(owner).discard.is_empty())
            }
            Check::DeckEmpty => self.decks[owner.index()].is_empty(),
            Check::RowShort => {
                self.table.row.contains(&None)
                    && !(self.galaxy_deck.is_empty() && self.table.galaxy_discard.is_empty())
            }
            Check::GalaxyDeckEmpty => self.galaxy_deck.is_empty(),
            Check::SharedShield => self.shielding(frame).is_some(),
            Check::MoreToHit => frame.num() > 0 && !self.table.left_to_hit(frame).is_empty(),
        }
    }

    #[inline]
    pub fn amount(&self, num: Num, frame: &Frame) -> u16 {
        match num {
            Num::N(n) => n.into(),
            Num::CountOf(filter) => self.select_one(&filter, frame).len() as u16,
            Num::Given => frame.num().unsigned_abs(),
            Num::Rule(figure) => self.figure(figure, frame),
        }
    }

    fn figure(&self, figure: Figure, frame: &Frame) -> u16 {
        match figure {
            Figure::LeastToHit => self.division(frame).map_or(0, |(_, least, _)| least.into()),
            Figure::MostToHit => self.division(frame).map_or(0, |(.., most)| most.into()),
            Figure::LeastToPrevent => self.shielding(frame).map_or(0, |(least, _)| least),
            Figure::MostToPrevent => self.shielding(frame).map_or(0, |(_, most)| most),
        }
    }

    /// R12.1, R12.3: whether an op could be carried out completely.
    pub fn possible(&self, op: &Op, frame: &Frame) -> bool {
        let owner = Seat(frame.owner);
        match op {
            Op::GainForce(n) => {
                let free = FORCE_END - self.table.force_of(owner);
                match self.table.agreed.rulings.choice_strictness {
                    Strictness::Strict => free >= *n as i8,
                    Strictness::Lenient => free > 0,
                }
            }
            Op::Repair(_) => !self.damaged_bases(owner).is_empty(),
            Op::Spend(n) => self.player(owner).resources >= u16::from(*n),
            _ => true,
        }
    }

    /// Whether an op would do anything: R6.6 skips what it cannot do, and nobody is asked about it.
    pub fn would_change(&self, op: &Op, frame: &Frame) -> bool {
        let owner = Seat(frame.owner);
        let any = |cards| !self.named(cards, frame).is_empty();
        match op {
            Op::GainResources(num) => self.amount(*num, frame) > 0,
            // R2.13.
            Op::GainForce(_) => self.table.force_of(owner) < FORCE_END,
            // R7.15.
            Op::Draw(_) => !(self.decks[owner.index()].is_empty() && self.player(owner).discard.is_empty()),
            Op::Repair(_) => self.possible(op, frame),
            Op::Exile(cards)
            | Op::Discard(cards)
            | Op::Destroy(cards)
            | Op::ExileLater(cards)
            | Op::Purchase(cards, ..) => any(*cards),
            Op::Damage(cards, num) => self.amount(*num, frame) > 0 && any(*cards),
            Op::Move(cards, place) => {
                self.named(*cards, frame).of().any(|card: CardId| !self.lies_in(card, *place, owner))
            }
            // R7.10.
            Op::DamageBase(num) => {
                self.amount(*num, frame) > 0 && !self.table.bases(opponent(owner)).is_empty()
            }
            // R12.5: one redirect of the next purchase is as good as two.
            Op::RedirectNext(_) => self.table.this_turn.redirecting.is_none(),
            // R12.10.
            Op::RevealTop(_) | Op::LookAtTop(_) => !self.galaxy_deck.is_empty(),
            Op::LookAtHand => !self.hands[opponent(owner).index()].is_empty(),
            Op::SwapWithTop(cards) => !self.galaxy_deck.is_empty() && any(*cards),
            Op::Swap(row, discard) => any(*row) && any(*discard),
            Op::GainAttack(_) | Op::Spend(_) | Op::Rule(_) => true,
        }
    }

    fn lies_in(&self, card: CardId, place: Place, owner: Seat) -> bool {
        match place {
            Place::OwnHand => self.hands[owner.index()].holds(card),
            Place::OwnDiscard => self.player(owner).discard.top() == Some(card),
            Place::OwnDeckTop => self.decks[owner.index()].top() == Some(card),
            Place::EnemyDeckTop => self.decks[opponent(owner).index()].top() == Some(card),
        }
    }

    /// R12.5: the redirects of a purchase that would change something about it.
    pub(crate) fn redirects_to_ask(&self, purchase: &Frame) -> CardSet {
        let by = purchase.reg(Reg::B);
        if self.table.agreed.rulings.vain_effects_are_asked {
            return by;
        }
        let owner = Seat(purchase.owner);
        let lies_in = |place| self.lies_in(CardId::from_thing(purchase.source), place, owner);
        let changes = |by: &CardId| match by.card().ability {
            Ability::Constant(Constant::RedirectFirst { to, exile, .. }) => exile || !lies_in(to),
            Ability::Triggered { effect, .. } => {
                can_start(self, effect, &Frame::new(programs().ability(*by), by.thing(), purchase.owner))
            }
            ability => ability.redirects_next().is_none_or(|to| !lies_in(to)),
        };
        by.of().filter(changes).collect()
    }

    /// The cards whose ability the seat may use now (R6.2).
    pub fn usable(&self, seat: Seat) -> CardSet {
        let table = &self.table;
        let mut candidates = MASKS.activated;
        if table.agreed.rulings.stat_choice_timing == StatChoice::Activated {
            candidates = candidates | waiting_for(Moment::Played);
        }
        let mut usable = ((table.in_play(seat) | table.shared(seat)) & candidates) - table.used;
        for card in usable.of::<CardId>() {
            if !self.can_use(seat, card) {
                usable.remove(card.thing());
            }
        }
        usable
    }

    /// R16.3, R16.4, R16.20: cards of this seat whose ability the partner, in the other region, may carry
    /// out instead.
    pub(crate) fn lendable(&self, seat: Seat, there: &State) -> CardSet {
        let own = (self.player(seat).in_play & MASKS.returning) - self.table.used;
        if own.is_empty() || !there.at_rest() {
            return CardSet::EMPTY;
        }
        let returns = |thing: &u16| {
            let Ability::Activated { effect, .. } = CardId::from_thing(*thing).card().ability else {
                return false;
            };
            let [Step::Choose { from: [filter], .. }, ..] = effect else { return false };
            let frame = Frame::new(programs().ability(CardId::from_thing(*thing)), *thing, seat.0);
            filter.zone == Zone::OwnDiscard && !there.select_one(filter, &frame).is_empty()
        };
        own.iter().filter(returns).collect()
    }

    fn can_use(&self, seat: Seat, card: CardId) -> bool {
        let frame = Frame::new(programs().ability(card), card.thing(), seat.0);
        match card.card().ability {
            // R14.10, R17.12: nobody exiles a partner's card.
            Ability::Activated { cost: [Step::Do(Op::Exile(Cards::This)), ..], .. } if card.is_far() => false,
            Ability::Activated { needs, cost, effect } => {
                let rulings = &self.table.agreed.rulings;
                // R12.2, R12.4: what may be used although it changes nothing.
                let in_vain = match effect.first() {
                    Some(Step::Choose { .. }) => !rulings.target_is_needed,
                    _ => !cost.is_empty(),
                };
                // R6.8, R12.3.
                self.holds(&needs, &frame)
                    && can(self, cost, &frame)
                    && (in_vain || can_start(self, effect, &frame))
                    && (cost.is_empty() || rulings.self_exile_without_effect || can(self, effect, &frame))
            }
            Ability::Triggered { on: Moment::Played, effect } => can_start(self, effect, &frame),
            Ability::Triggered { .. } | Ability::Constant(_) | Ability::None => false,
        }
    }

    /// R17.13: if two bases that prevent damage are hit at once, and cannot prevent all of it, the least and
    /// the most that can be prevented on the first one. What the second one is to take is left in the frame.
    pub(crate) fn shielding(&self, frame: &Frame) -> Option<(u16, u16)> {
        let base = CardId::from_thing(frame.reg(Reg::C).first()?);
        if self.table.copies_of_base(base).len() < 2 || !self.table.agreed.rulings.hoth_counts_per_turn {
            return None;
        }
        let left = self.table.shield_left(base);
        let rest = frame.num().unsigned_abs();
        let (least, most) = (left.saturating_sub(rest), left.min(self.table.due));
        (least < most).then_some((least, most))
    }

    /// Bases of the team that can be repaired.
    pub(crate) fn damaged_bases(&self, seat: Seat) -> CardSet {
        self.table.bases(seat).of().filter(|base: &CardId| self.table.damage.of(*base) > 0).collect()
    }

    /// R5.5.2, R12.25: the ship in question, and the least and the most it can take. R14.29: a base may
    /// take more than it has hit points.
    pub fn division(&self, frame: &Frame) -> Option<(CardId, u8, u8)> {
        let ships = self.table.left_to_hit(frame);
        let ship = ships.of::<CardId>().next()?;
        if ship.card().kind == Kind::Base {
            return Some((ship, 0, frame.num().clamp(0, u8::MAX.into()) as u8));
        }
        let left = |card: CardId| u16::from(self.table.hit_points_left(card));
        let others: u16 = ships.of().skip(1).map(left).sum();
        let damage = frame.num().unsigned_abs();
        let most = damage.min(left(ship));
        let least = damage.saturating_sub(others).min(most);
        Some((ship, least as u8, most as u8))
    }

    /// A card that does not lie in exactly one place; there never is one.
    pub fn misplaced(&self) -> Option<CardId> {
        let table = &self.table;
        let mut count = [0u8; COUNT];
        let mut lies = |card: CardId| count[card.index()] += 1;
        let sets = [table.pilots, table.exile].into_iter().chain((0..2).flat_map(|i| {
            let player = &table.players[i];
            [player.in_play, player.victory, self.hands[i], self.base_decks[i], self.spare_bases[i]]
        }));
        sets.flat_map(|set| set.of()).for_each(&mut lies);
        table.row.iter().flatten().copied().for_each(&mut lies);
        table.galaxy_discard.from_top().chain(self.galaxy_deck.from_top()).for_each(&mut lies);
        for (player, deck) in table.players.iter().zip(&self.decks) {
            player.discard.from_top().chain(deck.from_top()).chain(player.base).for_each(&mut lies);
        }
        CardId::all().find(|card| count[card.index()] != 1)
    }
}
