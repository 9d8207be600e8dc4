//! The actions offered to the player whom the machine asks.

use kernel::{Seat, Seats, Turn};
use script::{Asked, Core, Question, asked, can, offers, question};

use crate::Unlimited;
use crate::action::{Action, Face, Raw};
use crate::card::{CardId, Kind, Player, Token};
use crate::cards::{self, BOX};
use crate::chance::{Chance, Luck};
use crate::label::{Label, Piece};
use crate::state::{Frame, State, opponent};
use crate::words::{Ability, Ask, USUAL};

pub(crate) fn turn(state: &State) -> Turn<Unlimited> {
    match asked(state) {
        Asked::Seat(seat) => Turn::Decide(Seats::one(Seat(seat))),
        Asked::Fate(luck) => Turn::Chance(chance(state, luck)),
        Asked::Nobody => Turn::Over(state.table.outcome.expect("nothing left to do is a finished game")),
        Asked::Lot(_) => unreachable!("nothing is decided by lot"),
    }
}

fn chance(state: &State, luck: Luck) -> Chance {
    let frame = state.machine.top().expect("fate is asked");
    let owner = Seat(frame.owner);
    match luck {
        Luck::FirstPlayer => Chance::FirstPlayer,
        Luck::Shuffle(seat) => Chance::Shuffle(seat),
        Luck::ShuffleOwn | Luck::Rest => Chance::Shuffle(owner),
        Luck::Bottom(reg) => {
            let owner = frame.reg(reg).of::<CardId>().next().map_or(owner, CardId::owner);
            Chance::Shuffle(owner)
        }
        Luck::RandomDiscard => {
            let seat = opponent(owner);
            Chance::CardOfHand { seat, cards: state.hands[seat.index()].len() as u8 }
        }
    }
}

pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    let (Some(frame), Some(asked)) = (state.machine.top(), question(state)) else { return };
    match asked {
        _ if asked.seat(frame) != Some(seat.0) => {}
        Question::Ask(Ask::Main) => main(state, seat, out),
        // R24.13.
        Question::Ask(Ask::NameCard) => {
            let cards = BOX.iter().enumerate().filter(|(_, face)| face.kind != Kind::Token);
            let faces = cards.map(|(i, _)| Face(i as u16));
            out.extend(faces.filter(|face| *face == face.first_of_its_name()).map(Action::Name));
        }
        asked => {
            offers(state, &asked, |answer| {
                out.push(Action::Answer(answer.map(|raw: Raw| state.piece(raw.0))));
            });
            out.sort_unstable();
        }
    }
}

/// R7.
fn main(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let table = &state.table;
    for card in state.hands[seat.index()].of::<CardId>() {
        let label = table.label(card);
        if label.face().kind == Kind::Upgrade {
            let hosts = state.hosts_to_play_on(seat, card);
            out.extend(hosts.of::<CardId>().map(|host| Action::Play(label, Some(table.label(host)))));
        } else if state.can_play(seat, card, 0) {
            out.push(Action::Play(label, None));
        }
    }
    let attackers = table.units_of(seat) - table.exhausted;
    if !attackers.is_empty() {
        let defenders = table.defenders(opponent(seat));
        for unit in attackers.of::<CardId>() {
            let (label, targets) = (table.label(unit), defenders.against(table, unit, USUAL));
            out.extend(targets.of::<CardId>().map(|target| Action::Attack(label, table.label(target))));
        }
    }
    let leader = CardId::leader_of(seat);
    for card in table.controlled(table.acting, seat).of::<CardId>() {
        if state.action_of(card).is_some() {
            out.push(Action::Use(table.label(card)));
        }
    }
    if state.can_deploy(seat) {
        out.push(Action::Deploy(table.label(leader)));
    }
    if !table.taken {
        out.push(Action::Initiative);
    }
    out.push(Action::PASS);
    out.sort_unstable_by_key(place);
}

/// The place of what a turn can begin with, in the order of actions.
fn place(action: &Action) -> u64 {
    let rank = |kind: u64, one: Label, other: u64| kind << 40 | u64::from(one.place()) << 20 | other;
    match action {
        Action::Play(card, on) => rank(0, *card, on.map_or(0, |on| 1 + u64::from(on.place()))),
        Action::Attack(unit, target) => rank(1, *unit, target.place().into()),
        Action::Use(card) => rank(2, *card, 0),
        Action::Deploy(leader) => rank(3, *leader, 0),
        Action::Initiative => 4 << 40,
        Action::Name(_) | Action::Answer(_) => 5 << 40,
    }
}

/// Whether these eyes are those of a player who is asked.
pub(crate) fn asks(view: &crate::View) -> bool {
    let state = crate::view::imagine(view, &mut kernel::Dice::new(0));
    match (view.eyes, turn(&state)) {
        (kernel::Eyes::Seat(seat), Turn::Decide(seats)) => seats.contains(seat),
        _ => false,
    }
}

impl State {
    /// The action ability of a card, if it can be used now (R19.2, R19.3). A unit that has lost its abilities has none.
    pub(crate) fn action_of(&self, card: CardId) -> Option<u16> {
        let table = &self.table;
        let usable = |ability: &Ability| match ability {
            Ability::Action { cost, .. } => {
                let owner = table.controller(card).0;
                can(self, cost, &Frame { source: card.thing(), owner, ..Frame::BLANK })
            }
            Ability::Epic(_) => !table.epic.holds(card),
            _ => false,
        };
        let at = table.says(card).iter().position(usable)?;
        let ids = cards::ability_ids(table.face_index(card), table.units.holds(card));
        (!script::is_blank(table, card.thing())).then(|| ids[at])
    }

    /// R12.2.
    pub(crate) fn can_deploy(&self, seat: Seat) -> bool {
        let leader = CardId::leader_of(seat);
        let table = &self.table;
        !table.epic.holds(leader) && table.resources_of(seat).len() >= usize::from(table.face(leader).cost)
    }

    /// How a thing is called.
    pub(crate) fn piece(&self, thing: u16) -> Piece {
        if Player::RANGE.holds(thing) {
            return Piece::Player(Player::from_thing(thing).seat());
        }
        if Token::RANGE.holds(thing) {
            let token = Token::from_thing(thing);
            let unit = self.table.tokens.unit(token).expect("a token is on a unit");
            return Piece::Token(self.table.label(unit), token.kind());
        }
        Piece::Card(self.table.label(CardId::from_thing(thing)))
    }

    /// The thing of that name.
    pub(crate) fn thing(&self, piece: Piece) -> Option<u16> {
        match piece {
            Piece::Player(seat) => Some(Player::of(seat).thing()),
            Piece::Token(label, kind) => self.table.tokens.token(self.card(label)?, kind).map(Token::thing),
            Piece::Card(label) => self.card(label).map(CardId::thing),
        }
    }

    pub(crate) fn card(&self, label: Label) -> Option<CardId> {
        let at = self.table.cards.iter().position(|other| *other == label)?;
        label.is_known().then(|| CardId::from_thing(at as u16))
    }
}
