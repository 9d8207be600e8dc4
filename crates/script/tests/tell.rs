//! Every form a text can take, in both languages, on a game of marbles.

use kernel::Tone;
use script::tell::{
    Chosen, Depict, Fated, Lead, Object, Registers, Saying, Symbols, Tell, Teller, Things, depicted, icon,
    marked, ops,
};
use script::{Block, Count, How, Mode, Purpose, Reg, Step, Words};
use text::clause::{
    Amount, Clause, Link, Manner, Mention, Quantity, Subject, Verb, divided, theirs, verb, verbs, yours,
};
use text::{Gender, Lang, Noun, Number, Phrase, both};

#[derive(Clone, Copy, Debug)]
struct Marbles;

#[derive(Clone, Copy, Debug)]
enum Op {
    Drop(Which),
    /// Into the other player's cup.
    Give(Which),
    /// Scratches of an amount, on marbles.
    Scratch(Much, Which),
    Points(u8),
    /// For as long as the round lasts.
    Polish(Which),
    DropLater(Which),
    BuyToCup(Which),
    DiscardHand,
    Draw(u8),
    Unsaid,
}

#[derive(Clone, Copy, Debug)]
enum Which {
    This,
    It(Reg),
    All(Filter),
}

#[derive(Clone, Copy, Debug)]
enum Much {
    N(u8),
    PerMarble(Filter),
    /// Among enemy marbles.
    Divided(u8),
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Filter {
    Bag,
    TheirCup,
    Rivals,
}

#[derive(Clone, Copy, Debug)]
enum Cond {
    Sunny,
    Glassy(Reg),
    AsAgreed(bool),
    Unsaid,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Who {
    You,
    Rival,
}

#[derive(Clone, Copy, Debug)]
enum Chance {
    Marble(Reg),
    Hidden,
}

#[derive(Clone, Copy, Debug)]
struct Weight;

impl Words for Marbles {
    type Op = Op;
    type Filter = Filter;
    type Cond = Cond;
    type Num = u8;
    type Who = Who;
    type Why = Why;
    type Metric = Weight;
    type Ask = ();
    type Chance = Chance;

    fn written(num: &u8) -> Option<u8> {
        Some(*num)
    }

    fn use_of(_: &Op, _: Reg) -> Option<Why> {
        None
    }
}

/// Nothing is played here, so no choice has a purpose.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Why {}

impl Purpose for Why {
    fn name(&self) -> &'static str {
        match *self {}
    }

    fn tone(&self) -> Tone {
        match *self {}
    }
}

const MARBLE: Noun = Noun::feminine(both("marble", "canica"), both("marbles", "canicas"));
const RIVAL: Noun = Noun::masculine(both("opponent", "rival"), both("opponents", "rivales"));
const SCRATCH: Noun = Noun::masculine(both("scratch", "rasguño"), both("scratches", "rasguños"));
const POINT: Noun = Noun::masculine(both("point", "punto"), both("points", "puntos"));
const CARD: Noun = Noun::feminine(both("card", "carta"), both("cards", "cartas"));
const BAG: Noun = Noun::feminine(both("bag", "bolsa"), both("bags", "bolsas"));
const CUP: Noun = Noun::masculine(both("cup", "vaso"), both("cups", "vasos"));
const HAND: Noun = Noun::feminine(both("hand", "mano"), both("hands", "manos"));
const DROP: Verb = verb(["drop", "drops", "dropping"], ["tiras", "tira", "tirar"], both("{0}", "{0}"));
const BUY: Verb = verb(["buy", "buys", "buying"], ["compras", "compra", "comprar"], both("{0}", "{0}"));

/// The voice of a marble.
#[derive(Clone, Copy, Debug)]
struct Voice(Lang);

impl Voice {
    fn rival(self) -> Phrase {
        Phrase::new(both("your opponent", "tu rival").word(self.0), Gender::Masculine, Number::Singular)
    }
}

impl From<Which> for Things<Marbles> {
    fn from(which: Which) -> Things<Marbles> {
        match which {
            Which::This => Things::This,
            Which::It(reg) => Things::It(reg),
            Which::All(filter) => Things::All(filter),
        }
    }
}

impl Tell<Marbles> for Voice {
    fn lang(&self) -> Lang {
        self.0
    }

    fn who(&self, who: Who) -> Subject {
        match who {
            Who::You => Subject::You,
            Who::Rival => Subject::Player(self.rival()),
        }
    }

    fn this(&self) -> Phrase {
        MARBLE.phrase(self.0, Number::Singular).after(self.0, &text::clause::THIS)
    }

    fn clause(&self, op: Op) -> Option<Saying<Marbles>> {
        let lang = self.0;
        let cup = Object::named(|mention| {
            text::fill(lang, both("into {0}", "en {0}"), &[&theirs(CUP, &self.rival(), mention, lang)])
        });
        let things = |which: Which, manner| Object::Things(which.into(), manner);
        Some(Saying::Act(match op {
            Op::Drop(which) => Clause::you(&DROP, vec![things(which, Manner::LEAVING)]).by_chooser(),
            Op::Give(which) => Clause::you(&verbs::PUT, vec![things(which, Manner::LEAVING), cup]),
            Op::Scratch(Much::Divided(n), which) => {
                let Which::All(filter) = which else { return None };
                let among = self.noun(&[filter], Amount::All, &mut Manner::STANDING.clone());
                let scratches = divided(SCRATCH.count(lang, n), &among, lang);
                Clause::you(&verbs::DEAL, vec![scratches.into(), String::new().into()])
            }
            Op::Scratch(much, which) => {
                let much = match much {
                    Much::PerMarble(filter) => {
                        let each = self.noun(&[filter], Amount::Each, &mut Manner::STANDING.clone());
                        Quantity::per(SCRATCH, &each, lang)
                    }
                    Much::N(n) | Much::Divided(n) => Quantity::of(SCRATCH, n, lang),
                };
                Clause::you(&verbs::DEAL, vec![Object::Much(much), things(which, Manner::TARGET)])
            }
            Op::Points(n) => Clause::gain(POINT.count(lang, n)),
            Op::Polish(which) => {
                let Which::All(filter) = which else { return None };
                let they = self.noun(&[filter], Amount::All, &mut Manner::STANDING.clone());
                Clause::new(Subject::Thing(they), &verbs::GET, vec!["+1/+1".to_owned().into()])
                    .lasting(both("for this round", "durante esta ronda").word(lang))
            }
            Op::DropLater(which) => Clause::you(&DROP, vec![things(which, Manner::LEAVING)])
                .when(both("at the start of the next round", "al comienzo de la próxima ronda").word(lang)),
            Op::BuyToCup(which) => Clause::you(&BUY, vec![things(which, Manner::LEAVING)])
                .and(Clause::you(&verbs::PUT, vec![Object::Same, cup])),
            Op::DiscardHand => Clause::you(&verbs::DISCARD, vec![yours(HAND, Number::Singular, lang).into()]),
            Op::Draw(n) => Clause::you(&verbs::DRAW, vec![CARD.count(lang, n).into()]),
            Op::Unsaid => return None,
        }))
    }

    fn noun(&self, from: &[Filter], amount: Amount, manner: &mut Manner) -> Phrase {
        let lang = self.0;
        let one = |filter: &Filter| {
            let place = match filter {
                Filter::Rivals => return RIVAL.phrase(lang, amount.number()).counted(lang, amount, false),
                Filter::Bag => yours(BAG, Number::Singular, lang),
                Filter::TheirCup => {
                    theirs(CUP, &self.rival(), std::mem::replace(&mut manner.mention, Mention::Again), lang)
                }
            };
            let thing = MARBLE.phrase(lang, amount.number()).counted(lang, amount, false);
            thing.within_and(lang, both("{0} in {1}", "{0} de {1}"), &[&place]).within(lang, manner.each)
        };
        let phrases: Vec<Phrase> = from.iter().map(one).collect();
        text::or(lang, &phrases)
    }

    fn shared_noun(&self, from: &[Filter]) -> Noun {
        if from == [Filter::Rivals] { RIVAL } else { MARBLE }
    }

    fn lead(&self, cond: Cond, link: Link, registers: &Registers<Marbles>) -> Lead {
        match cond {
            Cond::Sunny => {
                Lead::Words(link.mood("the sun shines", "brilla el sol", "brille el sol").word(self.0))
            }
            Cond::Glassy(reg) if registers.it(reg).is_some() => {
                Lead::Words(link.mood("it is of glass", "es de cristal", "sea de cristal").word(self.0))
            }
            Cond::AsAgreed(holds) => Lead::Known(holds),
            Cond::Glassy(_) | Cond::Unsaid => Lead::Untold,
        }
    }

    fn measure(&self, _: Weight) -> Option<text::Both> {
        Some(both("weight", "peso"))
    }

    fn fate(&self, chance: Chance) -> Fated<Marbles> {
        match chance {
            Chance::Marble(into) => Fated::Picks { into, who: Who::Rival, from: &[Filter::TheirCup], n: 1 },
            Chance::Hidden => Fated::Nothing,
        }
    }
}

impl Depict<Marbles> for Voice {
    fn op(&self, op: &Op, chosen: &mut Chosen) -> Symbols {
        match op {
            Op::Drop(which) | Op::Give(which) => self.done_to("drop", &(*which).into(), chosen),
            Op::Points(n) => vec![marked("point", n)],
            _ => Symbols::new(),
        }
    }

    fn things(&self, filter: &Filter) -> Symbols {
        vec![icon(if *filter == Filter::Bag { "bag" } else { "cup" })]
    }

    fn lead(&self, cond: &Cond) -> Option<Symbols> {
        match cond {
            Cond::AsAgreed(_) => None,
            Cond::Sunny | Cond::Glassy(_) | Cond::Unsaid => Some(vec![icon("sun")]),
        }
    }

    fn fate(&self, chance: &Chance) -> Option<Symbols> {
        matches!(chance, Chance::Marble(_)).then(|| vec![icon("cup")])
    }
}

const fn choose(who: Who, count: Count<u8>, from: &'static [Filter]) -> Step<Marbles> {
    Step::Choose { into: Reg::A, who, from, count, how: How::Set, why: None, secret: false }
}

const fn limited(count: Count<u8>, how: How<Marbles>) -> Step<Marbles> {
    Step::Choose { into: Reg::A, who: Who::You, from: &[Filter::Bag], count, how, why: None, secret: false }
}

const fn one(from: &'static [Filter]) -> Step<Marbles> {
    choose(Who::You, Count::Exactly(1), from)
}

const fn act(op: Op) -> Step<Marbles> {
    Step::Do(op)
}

const IT: Which = Which::It(Reg::A);
const DROP_IT: Step<Marbles> = act(Op::Drop(IT));
const POINTS: Step<Marbles> = act(Op::Points(2));

fn told(block: Block<Marbles>, lang: Lang) -> (String, Vec<String>) {
    let mut teller = Teller::new(Voice(lang));
    let text = teller.text(&[], block);
    (text, teller.faults().to_vec())
}

fn says(block: Block<Marbles>, en: &str, es: &str) {
    for (lang, text) in [(Lang::En, en), (Lang::Es, es)] {
        assert_eq!(told(block, lang), (text.to_owned(), Vec::new()));
    }
    let (pseudo, _) = told(block, Lang::Pseudo);
    let outside = pseudo.split(['[', ']']).step_by(2).collect::<String>();
    assert!(!outside.contains(char::is_alphabetic), "{pseudo}");
}

/// Only a constant may borrow what it is made of for good.
macro_rules! says {
    ($block:expr, $en:expr, $es:expr $(,)?) => {
        says(const { $block }, $en, $es)
    };
}

#[test]
fn a_choice_and_what_is_done_are_one_clause() {
    says!(&[one(&[Filter::Bag]), DROP_IT], "Drop 1 marble in your bag.", "Tiras 1 canica de tu bolsa.");
    says!(
        &[choose(Who::You, Count::UpTo(2), &[Filter::TheirCup]), act(Op::Scratch(Much::N(2), IT))],
        "Deal 2 scratches to up to 2 marbles in your opponent's cup.",
        "Infliges 2 rasguños a hasta 2 canicas del vaso de tu rival.",
    );
    says!(
        &[choose(Who::You, Count::UpTo(1), &[Filter::Bag]), DROP_IT, act(Op::Give(IT))],
        "You may drop 1 marble in your bag. Then put it into your opponent's cup.",
        "Puedes tirar 1 canica de tu bolsa. Luego pones esa canica en el vaso de tu rival.",
    );
}

#[test]
fn what_is_tried_has_outcomes() {
    says!(
        &[one(&[Filter::Bag]), Step::Try(Op::Drop(IT), &[POINTS], &[act(Op::Draw(1))])],
        "Drop 1 marble in your bag. If you do, gain 2 points; if you do not, draw 1 card.",
        "Tiras 1 canica de tu bolsa. Si lo haces, ganas 2 puntos; si no lo haces, robas 1 carta.",
    );
    says!(
        &[Step::May(Who::You, &[act(Op::DiscardHand), Step::Try(Op::Draw(1), &[], &[POINTS])])],
        "You may discard your hand, then draw 1 card; if you do not, gain 2 points.",
        "Puedes descartar tu mano y luego robar 1 carta; si no lo haces, ganas 2 puntos.",
    );
    says!(
        &[Step::Steps(&[&[Step::Try(Op::Draw(1), &[Step::Go(2)], &[])], &[POINTS]])],
        "1: draw 1 card; if you do, go on with step 2; 2: gain 2 points.",
        "1: robas 1 carta; si lo haces, sigues en el paso 2; 2: ganas 2 puntos.",
    );
}

#[test]
fn the_other_player_is_named_once() {
    says!(
        &[one(&[Filter::TheirCup]), act(Op::Give(IT))],
        "Put 1 marble in your opponent's cup into their cup.",
        "Pones 1 canica del vaso de tu rival en su vaso.",
    );
    says!(
        &[one(&[Filter::Bag]), act(Op::Give(IT))],
        "Put 1 marble in your bag into your opponent's cup.",
        "Pones en el vaso de tu rival 1 canica de tu bolsa.",
    );
    says!(
        &[choose(Who::Rival, Count::Exactly(1), &[Filter::TheirCup]), DROP_IT],
        "Your opponent drops 1 marble in their cup.",
        "Tu rival tira 1 canica de su vaso.",
    );
    says!(
        &[choose(Who::Rival, Count::Exactly(2), &[Filter::Bag]), act(Op::Give(IT))],
        "Your opponent chooses 2 marbles in your bag. Then put them into your opponent's cup.",
        "Tu rival elige 2 canicas de tu bolsa. Luego pones esas canicas en el vaso de tu rival.",
    );
}

#[test]
fn a_pronoun_finds_its_place() {
    says!(
        &[one(&[Filter::Bag]), act(Op::BuyToCup(IT))],
        "Buy 1 marble in your bag and put it into your opponent's cup.",
        "Compras 1 canica de tu bolsa y la pones en el vaso de tu rival.",
    );
    says!(
        &[Step::May(Who::You, &[one(&[Filter::Bag]), act(Op::BuyToCup(IT))])],
        "You may buy 1 marble in your bag and put it into your opponent's cup.",
        "Puedes comprar 1 canica de tu bolsa y ponerla en el vaso de tu rival.",
    );
}

#[test]
fn you_may_and_if_you_do() {
    says!(
        &[Step::May(Who::You, &[act(Op::DiscardHand)]), Step::IfDone(&[act(Op::Draw(3))], &[])],
        "You may discard your hand. If you do, draw 3 cards.",
        "Puedes descartar tu mano. Si lo haces, robas 3 cartas.",
    );
    says!(
        &[Step::May(Who::You, &[DROP_THIS, POINTS]), Step::IfDone(&[act(Op::Draw(1))], &[POINTS])],
        "You may drop this marble, then gain 2 points. If you do, draw 1 card; otherwise, gain 2 points.",
        "Puedes tirar esta canica y luego ganar 2 puntos. Si lo haces, robas 1 carta; si no, ganas 2 puntos.",
    );
    says!(
        &[Step::May(Who::You, &[act(Op::DiscardHand)]), Step::IfDone(&[], &[POINTS])],
        "You may discard your hand. If you do not, gain 2 points.",
        "Puedes descartar tu mano. Si no lo haces, ganas 2 puntos.",
    );
    says!(
        &[Step::May(Who::You, &[choose(Who::Rival, Count::Exactly(1), &[Filter::TheirCup]), DROP_IT])],
        "You may do this: your opponent drops 1 marble in their cup.",
        "Puedes hacer esto: tu rival tira 1 canica de su vaso.",
    );
}

#[test]
fn somebody_else_may() {
    says!(
        &[
            Step::May(Who::Rival, &[choose(Who::Rival, Count::Exactly(1), &[Filter::TheirCup]), DROP_IT]),
            Step::IfDone(&[POINTS], &[]),
        ],
        "Your opponent may drop 1 marble in their cup. If they do, gain 2 points.",
        "Tu rival puede tirar 1 canica de su vaso. Si lo hace, ganas 2 puntos.",
    );
    says!(
        &[
            Step::May(Who::Rival, &[choose(Who::Rival, Count::Exactly(1), &[Filter::TheirCup]), DROP_IT]),
            Step::IfDone(&[], &[POINTS]),
        ],
        "Your opponent may drop 1 marble in their cup. If they do not, gain 2 points.",
        "Tu rival puede tirar 1 canica de su vaso. Si no lo hace, ganas 2 puntos.",
    );
    says!(
        &[Step::May(Who::Rival, &[POINTS])],
        "Your opponent may allow this: gain 2 points.",
        "Tu rival puede permitir esto: ganas 2 puntos.",
    );
}

const DROP_THIS: Step<Marbles> = act(Op::Drop(Which::This));

#[test]
fn for_each() {
    says!(
        &[Step::Each {
            thing: Reg::A,
            rest: Reg::B,
            from: &[Filter::Rivals],
            order: None,
            body: &[act(Op::Draw(1))]
        }],
        "For each opponent: draw 1 card.",
        "Por cada rival: robas 1 carta.",
    );
    says!(
        &[act(Op::Scratch(Much::PerMarble(Filter::Bag), Which::All(Filter::TheirCup)))],
        "Deal 1 scratch to all marbles in your opponent's cup for each marble in your bag.",
        "Infliges 1 rasguño a todas las canicas del vaso de tu rival por cada canica de tu bolsa.",
    );
}

#[test]
fn options() {
    says!(
        &[Step::Pick { who: Who::You, n: 1, modes: &[Mode(&[POINTS]), Mode(&[act(Op::Points(1))])] }],
        "Choose one: 2 points or 1 point.",
        "Eliges una opción: 2 puntos o 1 punto.",
    );
    says!(
        &[Step::Pick {
            who: Who::You,
            n: 2,
            modes: &[Mode(&[DROP_THIS, POINTS]), Mode(&[act(Op::Draw(1))]), Mode(&[POINTS])],
        }],
        "Choose 2 different ones: drop this marble, then gain 2 points; draw 1 card; or gain 2 points.",
        "Eliges 2 opciones distintas: tiras esta canica y luego ganas 2 puntos; robas 1 carta; o bien ganas 2 puntos.",
    );
    says!(
        &[Step::Pick {
            who: Who::Rival,
            n: 1,
            modes: &[
                Mode(&[choose(Who::Rival, Count::Exactly(1), &[Filter::TheirCup]), DROP_IT]),
                Mode(&[POINTS]),
            ],
        }],
        "Your opponent chooses one: they drop 1 marble in their cup, or you gain 2 points.",
        "Tu rival elige una opción: tira 1 canica de su vaso, o bien tú ganas 2 puntos.",
    );
}

#[test]
fn conditions() {
    says!(
        &[one(&[Filter::Bag]), Step::If(Cond::Glassy(Reg::A), &[DROP_IT], &[POINTS, POINTS])],
        "Choose 1 marble in your bag. If it is of glass, drop it; otherwise, gain 2 points and 2 points.",
        "Eliges 1 canica de tu bolsa. Si es de cristal, tiras esa canica; si no, ganas 2 puntos y 2 puntos.",
    );
    says!(&[Step::If(Cond::AsAgreed(false), &[DROP_THIS], &[POINTS])], "Gain 2 points.", "Ganas 2 puntos.");
}

#[test]
fn fate_picks() {
    says!(
        &[Step::Fate(Chance::Hidden), Step::Fate(Chance::Marble(Reg::A)), DROP_IT],
        "Your opponent drops 1 marble in their cup.",
        "Tu rival tira 1 canica de su vaso.",
    );
    says!(
        &[Step::Fate(Chance::Marble(Reg::A)), Step::If(Cond::Glassy(Reg::A), &[POINTS], &[])],
        "Choose 1 marble in your opponent's cup. If it is of glass, gain 2 points.",
        "Eliges 1 canica del vaso de tu rival. Si es de cristal, ganas 2 puntos.",
    );
}

#[test]
fn what_lasts_and_what_comes_later() {
    says!(
        &[act(Op::Polish(Which::All(Filter::Bag)))],
        "All marbles in your bag get +1/+1 for this round.",
        "Todas las canicas de tu bolsa reciben +1/+1 durante esta ronda.",
    );
    says!(
        &[act(Op::Draw(1)), act(Op::DropLater(Which::This))],
        "Draw 1 card. At the start of the next round, drop this marble.",
        "Robas 1 carta. Al comienzo de la próxima ronda, tiras esta canica.",
    );
}

#[test]
fn shares_and_budgets() {
    says!(
        &[act(Op::Scratch(Much::Divided(3), Which::All(Filter::TheirCup)))],
        "Deal 3 scratches divided as you choose among all marbles in your opponent's cup.",
        "Infliges 3 rasguños repartidos como quieras entre todas las canicas del vaso de tu rival.",
    );
    says!(
        &[limited(Count::Any, How::Budget(3, Weight)), DROP_IT],
        "Drop any number of marbles in your bag with a total weight of 3 or less.",
        "Tiras cualquier número de canicas de tu bolsa cuyo peso total sea 3 o menos.",
    );
}

#[test]
fn leads_and_costs_come_first() {
    let text = |lang, lead: &str, cost: Block<Marbles>| {
        let mut teller = Teller::new(Voice(lang));
        let leads = [lead.to_owned(), teller.cost(cost)];
        teller.text(&leads, const { &[act(Op::Draw(1))] })
    };
    const BOTH_PARTS: Block<Marbles> = &[DROP_THIS, one(&[Filter::Bag]), DROP_IT];
    assert_eq!(
        text(Lang::En, "on attack", BOTH_PARTS),
        "On attack, in exchange for dropping this marble and dropping 1 marble in your bag: draw 1 card."
    );
    assert_eq!(
        text(Lang::Es, "al atacar", const { &[Step::If(Cond::Sunny, &[DROP_THIS], &[])] }),
        "Al atacar, a cambio de esto (si brilla el sol, tiras esta canica): robas 1 carta."
    );
}

#[test]
fn what_has_no_words_is_a_fault() {
    macro_rules! faults {
        ($block:expr) => {
            told(const { $block }, Lang::En).1
        };
    }
    assert_eq!(faults!(&[act(Op::Unsaid)]), ["no words for Unsaid"]);
    assert_eq!(faults!(&[Step::If(Cond::Unsaid, &[POINTS], &[])]), ["no words for Unsaid"]);
    assert_eq!(faults!(&[Step::Ask(())]), ["no words for Ask(())"]);
    assert_eq!(faults!(&[Step::May(Who::You, &[DROP_IT])]), ["nobody has spoken of what is in register A"]);
    const BY_NAME: Step<Marbles> = limited(Count::Any, How::Name);
    assert!(faults!(&[BY_NAME])[0].starts_with("no words for Choose"));
    assert_eq!(faults!(&[Step::If(Cond::Glassy(Reg::B), &[], &[])]), ["no words for Glassy(B)"]);
}

#[test]
fn ops_are_found_wherever_they_are() {
    const MODES: &[Mode<Marbles>] = &[Mode(&[POINTS]), Mode(&[DROP_THIS])];
    let all: Block<Marbles> = const {
        &[
            Step::May(Who::You, &[POINTS]),
            Step::If(Cond::Sunny, &[act(Op::Draw(1))], &[act(Op::DiscardHand)]),
            Step::Pick { who: Who::You, n: 1, modes: MODES },
        ]
    };
    let names: Vec<String> = ops(all).iter().map(|op| format!("{op:?}")).collect();
    assert_eq!(names, ["Points(2)", "Draw(1)", "DiscardHand", "Points(2)", "Drop(This)"]);
}

#[test]
fn symbols() {
    let drawn = |block: Block<Marbles>| {
        let strip = depicted(&Voice(Lang::En), block);
        let symbol = |symbol: &kernel::Symbol| {
            symbol.icon.map_or(String::new(), |icon| format!("[{icon}]"))
                + symbol.text.as_deref().unwrap_or("")
        };
        strip.iter().map(symbol).collect::<Vec<_>>().join(" ")
    };
    macro_rules! drawn {
        ($block:expr) => {
            drawn(const { $block })
        };
    }
    assert_eq!(drawn!(&[choose(Who::You, Count::UpTo(2), &[Filter::Bag]), DROP_IT]), "[drop]≤2 [bag]");
    assert_eq!(drawn!(&[Step::Fate(Chance::Marble(Reg::A)), DROP_IT]), "[drop]? [cup]");
    assert_eq!(drawn!(&[act(Op::Drop(Which::All(Filter::TheirCup)))]), "[drop]× [cup]");
    assert_eq!(
        drawn!(&[one(&[Filter::Bag]), Step::If(Cond::Sunny, &[DROP_IT], &[act(Op::Give(IT)), POINTS])]),
        "[sun] › [drop] [bag] / [drop] [bag] [point]2"
    );
    // Both look the same.
    assert_eq!(
        drawn!(&[one(&[Filter::Bag]), Step::If(Cond::Sunny, &[DROP_IT], &[act(Op::Give(IT))])]),
        "[sun] › [drop] [bag]"
    );
    assert_eq!(
        drawn!(&[Step::May(Who::You, &[DROP_THIS]), Step::IfDone(&[POINTS], &[])]),
        "[drop] › [point]2"
    );
    assert_eq!(drawn!(&[POINTS, POINTS, POINTS, POINTS]), "[point]2 [point]2 [point]2 …");
    assert_eq!(
        drawn!(&[Step::Each {
            thing: Reg::A,
            rest: Reg::B,
            from: &[Filter::Bag],
            order: None,
            body: &[POINTS]
        }]),
        "× [bag] › [point]2"
    );
    const MODES: &[Mode<Marbles>] = &[Mode(&[POINTS]), Mode(&[DROP_THIS])];
    assert_eq!(drawn!(&[Step::Pick { who: Who::You, n: 1, modes: MODES }]), "[point]2 / [drop]");
    assert_eq!(drawn!(&[Step::If(Cond::AsAgreed(true), &[POINTS], &[])]), "[point]2");
}
