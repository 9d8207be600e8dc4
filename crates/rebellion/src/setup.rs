//! What people agree on before the game.

use kernel::{OFF, ON, OptionFacts, OptionRow, Options, SetupErrors, named_value};
use serde::{Deserialize, Serialize};
use text::{Both, Lang, both};

use crate::units::Release;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    pub empire: Empire,
    pub expansion: Expansion,
    pub start: Start,
    pub combat: CombatRules,
    pub rebel_units: UnitList,
    pub imperial_units: UnitList,
    pub rebel_missions: MissionSet,
    pub imperial_missions: MissionSet,
    /// R3.5, S5.2: where the reputation marker begins.
    pub reputation: Reputation,
    pub variations: Variations,
    pub readings: Readings,
}

/// Who plays the Empire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Empire {
    #[default]
    Seat,
    /// Ataque Imperial: nobody's seat.
    Automaton,
}

named_value!(Empire { Seat: "seat", Automaton: "ataque-imperial" });

/// Whether the units, leaders and cards of Rise of the Empire are in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Expansion {
    #[default]
    On,
    Off,
}

named_value!(Expansion { On: "on", Off: "off" });

/// R3.1 to R3.3, or R3.4 and on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    #[default]
    Full,
    Introductory,
}

named_value!(Start { Full: "full", Introductory: "introductory" });

/// R8 or R9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CombatRules {
    #[default]
    Cinematic,
    Base,
}

named_value!(CombatRules { Cinematic: "cinematic", Base: "base" });

/// R3.11 to R3.13, S5.9.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnitList {
    #[default]
    Expansion,
    Base,
    /// 1 to 4: base, 5 to 8: expansion.
    Die,
}

named_value!(UnitList { Expansion: "expansion", Base: "base", Die: "die" });

/// R3.9, S2.2, S5.7.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MissionSet {
    #[default]
    Die,
    Base,
    Expansion,
}

named_value!(MissionSet { Die: "die", Base: "base", Expansion: "expansion" });

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Reputation(pub u8);

impl Default for Reputation {
    fn default() -> Reputation {
        Reputation(14)
    }
}

impl kernel::Value for Reputation {
    fn get(&self) -> String {
        self.0.to_string()
    }

    fn set(&mut self, value: &str) -> bool {
        let space = value.parse().ok().filter(|space| (6..=16).contains(space));
        self.0 = space.unwrap_or(self.0);
        space.is_some()
    }
}

/// The variations of Ataque Imperial, all of them off as the manual has it (S12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Variations {
    /// S7.5: missions come first. The older guide means the opposite by its switch.
    pub alpha: bool,
    /// S6.3: a die says whether Assignment actions are played.
    pub beta: bool,
    /// S3.14: a die says where fleets go.
    pub gamma: bool,
    /// S8.17: units are deployed near possible bases.
    pub delta: bool,
    /// S2.9: unplayable missions are tried again.
    pub sigma: bool,
    /// S9.9: the Empire fights without tactic cards, whatever cards the Rebels have.
    pub original: bool,
}

/// Where Ataque Imperial can be read in two ways: what is on is the other reading (S13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Readings {
    /// SQ1: of a subjugated system only the left-most icon counts.
    pub first_icon: bool,
    /// SQ5: the Main missions are not shuffled in Refresh.
    pub unshuffled_missions: bool,
    /// SQ6: a die says whether a leader joins a combat.
    pub joining_die: bool,
    /// SQ7: one more leader may oppose where some are already.
    pub more_opposition: bool,
    /// SQ8: the pictured leader resolves a mission that pays for it.
    pub pictured_resolves: bool,
    /// SQ13: probe cards that did not become the base go to the bottom of their deck.
    pub probes_to_bottom: bool,
    /// SQ20: with α, fleets still come first once the base is known or time is short.
    pub pursuit_first: bool,
    /// SQ21: on a route only Rebel units with ships count.
    pub rebel_fleets: bool,
    /// SQ22: a possible base that is struck off while missions are assigned counts.
    pub early_strike: bool,
    /// SQ26: a tactic card that shows no unit does what its lower ability says.
    pub lower_ability: bool,
    /// S10: It's a Trap does what it says, in space alone. Games that began before somebody could choose go on so.
    #[serde(default = "as_it_says")]
    pub space_trap: bool,
}

const fn as_it_says() -> bool {
    true
}

impl Setup {
    #[inline]
    pub fn has_expansion(&self) -> bool {
        self.expansion == Expansion::On
    }

    #[inline]
    pub fn is_solo(&self) -> bool {
        self.empire == Empire::Automaton
    }

    /// S9.9: the Empire is nobody's seat and has no tactic cards.
    #[inline]
    pub fn fights_as_of_old(&self) -> bool {
        self.is_solo() && (self.combat == CombatRules::Base || self.variations.original)
    }

    /// R3.1: systems and units are given.
    #[inline]
    pub fn is_introductory(&self) -> bool {
        self.start == Start::Introductory
    }

    /// Whether something of that box is in play.
    #[inline]
    pub fn includes(&self, release: Release) -> bool {
        release == Release::Base || self.has_expansion()
    }

    /// What people may agree on.
    pub fn options(lang: Lang) -> Vec<OptionFacts> {
        OPTIONS.said(lang)
    }

    /// All reasons why this cannot be played.
    pub fn check(&self) -> Result<(), SetupErrors> {
        let mut wrong = Vec::new();
        if !self.has_expansion() {
            // R20, S12: everything of the expansion needs it.
            if self.combat == CombatRules::Cinematic {
                wrong.push("`combat` cinematic needs `expansion` on".to_owned());
            }
            for (name, list) in [("rebel-units", self.rebel_units), ("imperial-units", self.imperial_units)] {
                if list != UnitList::Base {
                    wrong.push(format!(
                        "without `expansion` there is one list of units: `{name}` must be base"
                    ));
                }
            }
            for (name, set) in
                [("rebel-missions", self.rebel_missions), ("imperial-missions", self.imperial_missions)]
            {
                if set != MissionSet::Base {
                    wrong.push(format!(
                        "without `expansion` there is one set of missions: `{name}` must be base"
                    ));
                }
            }
        }
        if self.is_introductory() && (self.has_expansion() || self.is_solo()) {
            wrong.push("`start` introductory is for two seats and needs `expansion` off".to_owned());
        }
        if !self.is_solo() && self.variations != Variations::default() {
            wrong.push("variations are those of `empire` ataque-imperial".to_owned());
        }
        // Two players use the card as it says anyway.
        let readings = Readings { space_trap: false, ..self.readings };
        if !self.is_solo() && readings != Readings::default() {
            wrong.push("readings are those of `empire` ataque-imperial".to_owned());
        }
        if wrong.is_empty() { Ok(()) } else { Err(SetupErrors(wrong)) }
    }
}

const UNIT_LISTS: [(&str, Both); 3] = [
    ("expansion", both("Of the expansion", "De la expansión")),
    ("base", both("Of the base game", "Del juego básico")),
    ("die", both("A die decides", "Lo decide un dado")),
];
const MISSION_SETS: [(&str, Both); 3] = [
    ("die", both("A die decides", "Lo decide un dado")),
    ("base", both("Of the base game", "Del juego básico")),
    ("expansion", both("Of the expansion", "De la expansión")),
];

pub(crate) static OPTIONS: Options<Setup> = Options {
    rows: &[&[
        OptionRow::new(
            "empire",
            |setup| &mut setup.empire,
            both("The Empire", "El Imperio"),
            both(
                "Whether somebody plays the Empire, or the procedure of Ataque Imperial does.",
                "Si alguien juega con el Imperio o lo hace el procedimiento de Ataque Imperial.",
            ),
            &[
                ("seat", both("A seat at the table", "Un asiento en la mesa")),
                ("ataque-imperial", both("Ataque Imperial", "Ataque Imperial")),
            ],
        ),
        OptionRow::new(
            "expansion",
            |setup| &mut setup.expansion,
            both("Rise of the Empire", "El auge del Imperio"),
            both("Units, leaders and cards of the expansion.", "Unidades, líderes y cartas de la expansión."),
            &[ON, OFF],
        ),
        OptionRow::new(
            "start",
            |setup| &mut setup.start,
            both("Set-up", "Preparación"),
            both(
                "Whether everything is placed and dealt, or given as for a first game without action cards.",
                "Si todo se coloca y se reparte, o viene dado como en una primera partida sin cartas de acción.",
            ),
            &[("full", both("Full", "Completa")), ("introductory", both("Introductory", "Introductoria"))],
        ),
        OptionRow::new(
            "combat",
            |setup| &mut setup.combat,
            both("Combat", "Combate"),
            both("Which combat rules are used.", "Qué reglas de combate se usan."),
            &[("cinematic", both("Cinematic", "Cinemático")), ("base", both("Original", "Original"))],
        ),
        OptionRow::new(
            "rebel-units",
            |setup| &mut setup.rebel_units,
            both("Rebel units", "Unidades rebeldes"),
            both("With which units the Rebels begin.", "Con qué unidades empiezan los rebeldes."),
            &UNIT_LISTS,
        ),
        OptionRow::new(
            "imperial-units",
            |setup| &mut setup.imperial_units,
            both("Imperial units", "Unidades imperiales"),
            both("With which units the Empire begins.", "Con qué unidades empieza el Imperio."),
            &UNIT_LISTS,
        ),
        OptionRow::new(
            "rebel-missions",
            |setup| &mut setup.rebel_missions,
            both("Rebel missions", "Misiones rebeldes"),
            both("Which set of missions the Rebels have.", "Qué conjunto de misiones tienen los rebeldes."),
            &MISSION_SETS,
        ),
        OptionRow::new(
            "imperial-missions",
            |setup| &mut setup.imperial_missions,
            both("Imperial missions", "Misiones imperiales"),
            both("Which set of missions the Empire has.", "Qué conjunto de misiones tiene el Imperio."),
            &MISSION_SETS,
        ),
        OptionRow::new(
            "reputation",
            |setup| &mut setup.reputation,
            both("Reputation", "Reputación"),
            both(
                "The space on which the reputation marker begins: the lower, the easier for the Rebels.",
                "La casilla en la que empieza el marcador de reputación: cuanto más baja, más fácil para los rebeldes.",
            ),
            &[
                ("14", both("14", "14")),
                ("6", both("6", "6")),
                ("7", both("7", "7")),
                ("8", both("8", "8")),
                ("9", both("9", "9")),
                ("10", both("10", "10")),
                ("11", both("11", "11")),
                ("12", both("12", "12")),
                ("13", both("13", "13")),
                ("15", both("15", "15")),
                ("16", both("16", "16")),
            ],
        ),
        OptionRow::new(
            "alpha",
            |setup| &mut setup.variations.alpha,
            both("Variation α", "Variación α"),
            both(
                "Ataque Imperial plays missions before it moves fleets.",
                "Ataque Imperial juega misiones antes de mover flotas.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "beta",
            |setup| &mut setup.variations.beta,
            both("Variation β", "Variación β"),
            both(
                "A die says whether Ataque Imperial plays action cards while missions are assigned.",
                "Un dado dice si Ataque Imperial juega cartas de acción en la fase de asignación.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "gamma",
            |setup| &mut setup.variations.gamma,
            both("Variation γ", "Variación γ"),
            both(
                "A die says whether Imperial fleets look for the base or for Rebel units.",
                "Un dado dice si las flotas imperiales buscan la base o unidades rebeldes.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "delta",
            |setup| &mut setup.variations.delta,
            both("Variation δ", "Variación δ"),
            both(
                "Imperial units are deployed near systems where the base can be.",
                "Las unidades imperiales se despliegan cerca de donde puede estar la base.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "sigma",
            |setup| &mut setup.variations.sigma,
            both("Variation σ", "Variación σ"),
            both(
                "Missions that Ataque Imperial cannot play are tried again later in the round.",
                "Las misiones que Ataque Imperial no puede jugar se intentan de nuevo más tarde en la ronda.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "original",
            |setup| &mut setup.variations.original,
            both("Variation: original combat", "Variación: combate original"),
            both(
                "Ataque Imperial fights without tactic cards, even where the Rebels have advanced ones.",
                "Ataque Imperial combate sin cartas de táctica, aunque los rebeldes usen las avanzadas.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "first-icon",
            |setup| &mut setup.readings.first_icon,
            both("Subjugated systems", "Sistemas subyugados"),
            both(
                "For Ataque Imperial a subjugated system is worth only its left-most icon.",
                "Para Ataque Imperial un sistema subyugado vale solo su icono de la izquierda.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "unshuffled-missions",
            |setup| &mut setup.readings.unshuffled_missions,
            both("Main missions stay in order", "Misiones principales en orden"),
            both(
                "Ataque Imperial does not shuffle its Main missions in the Refresh Phase.",
                "Ataque Imperial no baraja sus misiones principales en la fase de recuperación.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "joining-die",
            |setup| &mut setup.readings.joining_die,
            both("A die for joining", "Un dado para unirse"),
            both(
                "A die says whether a leader of Ataque Imperial joins a combat.",
                "Un dado dice si un líder de Ataque Imperial se une a un combate.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "more-opposition",
            |setup| &mut setup.readings.more_opposition,
            both("More opposition", "Más oposición"),
            both(
                "Ataque Imperial may send one more leader against a mission where some are already.",
                "Ataque Imperial puede enviar otro líder contra una misión aunque ya haya alguno.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "pictured-resolves",
            |setup| &mut setup.readings.pictured_resolves,
            both("The pictured leader resolves", "Resuelve el líder retratado"),
            both(
                "Ataque Imperial prefers the pictured leader where a mission that is resolved pays for it.",
                "Ataque Imperial prefiere al líder retratado si la misión que se resuelve lo premia.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "probes-to-bottom",
            |setup| &mut setup.readings.probes_to_bottom,
            both("Probe cards to the bottom", "Sondas al fondo"),
            both(
                "Probe cards that did not become the new base go to the bottom of their deck.",
                "Las cartas de sonda que no fueron la nueva base van al fondo de su mazo.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "pursuit-first",
            |setup| &mut setup.readings.pursuit_first,
            both("Pursuit before missions", "Persecución antes de misiones"),
            both(
                "With variation α, fleets still move first once the base is known or time is short.",
                "Con la variación α, las flotas mueven primero si se conoce la base o queda poco tiempo.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "rebel-fleets",
            |setup| &mut setup.readings.rebel_fleets,
            both("Only Rebel fleets block a route", "Solo estorban las flotas rebeldes"),
            both(
                "On a route of Ataque Imperial only Rebel units with ships count.",
                "En una ruta de Ataque Imperial solo cuentan las unidades rebeldes con naves.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "early-strike",
            |setup| &mut setup.readings.early_strike,
            both("Early findings count", "Cuentan los hallazgos tempranos"),
            both(
                "A possible base found empty while missions are assigned counts in the Command Phase.",
                "Una posible base descartada en la fase de asignación cuenta en la fase de mando.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "lower-ability",
            |setup| &mut setup.readings.lower_ability,
            both("Cards without a unit", "Cartas sin unidad"),
            both(
                "A tactic card that shows no unit does what its lower ability says.",
                "Una carta de táctica sin unidad usa su habilidad inferior.",
            ),
            &[OFF, ON],
        ),
        OptionRow::new(
            "space-trap",
            |setup| &mut setup.readings.space_trap,
            both("It's a Trap in space alone", "¡Es una trampa! solo en el espacio"),
            both(
                "Against Ataque Imperial It's a Trap does no more than between two players.",
                "Contra Ataque Imperial, ¡Es una trampa! no hace más que entre dos jugadores.",
            ),
            &[OFF, ON],
        ),
    ]],
};
