//! What a choice is for, in words.

use text::{Both, both};

use crate::why::Why;

/// What is chosen, and what for.
pub(super) const fn purpose_words(why: Why) -> Both {
    match why {
        Why::Dismiss => both("choose the leader who leaves", "elige qué líder se va"),
        Why::GiveBack => both("choose who is called back", "elige a quién haces volver"),
        Why::GoThere => both("choose where they go", "elige adónde van"),
        Why::Guide => both("choose the die that is rolled again", "elige qué dado se repite"),
        Why::Mark => both("choose where the marker lies", "elige dónde va el marcador"),
        Why::Pay => both("choose what you give up", "elige a qué renuncias"),
        Why::Recolour => {
            both("choose the hits that change their colour", "elige qué impactos cambian de color")
        }
        Why::Restore => both("choose the objective that comes back", "elige qué objetivo vuelve"),
        Why::SetDie => both("choose what the die shows", "elige qué muestra el dado"),
        Why::Spoil => both("choose the die that counts for nothing", "elige qué dado no cuenta"),
        Why::Sink => both("choose the card that goes to the bottom", "elige qué carta va al fondo"),
        Why::User => both("choose who uses the card", "elige quién usa la carta"),
        Why::Absorb => both("choose the unit that gives its damage over", "elige qué unidad cede su daño"),
        Why::Aim => both("choose the target of the mission", "elige el objetivo de la misión"),
        Why::Undertake => both("choose who undertakes the mission", "elige quién emprende la misión"),
        Why::Assign => both("choose the mission they are assigned to", "elige a qué misión se asignan"),
        Why::Advance => {
            both("choose the unit that moves down the queue", "elige qué unidad avanza en la cola")
        }
        Why::Ask => both("choose the region you ask about", "elige por qué región preguntas"),
        Why::Attach => both("choose who gets the ring", "elige quién recibe el anillo"),
        Why::Block => both("choose the unit whose damage is blocked", "elige a qué unidad le bloqueas daño"),
        Why::Bombard => both("choose the ship that bombards", "elige qué nave bombardea"),
        Why::Capture => both("choose the leader you capture", "elige a qué líder capturas"),
        Why::Deploy => both("choose the unit you deploy", "elige qué unidad despliegas"),
        Why::Destroy => both("choose what is destroyed", "elige qué se destruye"),
        Why::Discard => both("choose the card you discard", "elige qué carta descartas"),
        Why::DrawCards => both("choose the deck you draw from", "elige de qué mazo robas"),
        Why::Eliminate => both("choose the leader who is eliminated", "elige qué líder se elimina"),
        Why::Escort => both("choose who goes along to the base", "elige quién va también a la base"),
        Why::Play => both("choose the card that is used", "elige qué carta se usa"),
        Why::Keep => both("choose the card", "elige la carta"),
        Why::Loyalty => both("choose the system that gains loyalty", "elige el sistema que gana lealtad"),
        Why::Mislead => {
            both("choose the leader nobody is sent against", "elige el líder al que nadie se opone")
        }
        Why::Name => both("choose the systems you name", "elige los sistemas que nombras"),
        Why::Oppose => both("choose who opposes the mission", "elige quién se opone a la misión"),
        Why::Place => both("choose who is placed", "elige a quién pones"),
        Why::Plan => both("choose the tactic card you play", "elige qué carta de táctica juegas"),
        Why::Recall => both("choose where a unit is taken from", "elige de dónde se retira una unidad"),
        Why::Recover => both("choose the card that comes back", "elige qué carta vuelve"),
        Why::Recruit => both("choose whom you recruit", "elige a quién reclutas"),
        Why::Repair => both("choose the unit you repair", "elige qué unidad reparas"),
        Why::Reroll => both("choose the dice you roll again", "elige qué dados vuelves a tirar"),
        Why::Rescue => both("choose whom you rescue", "elige a quién rescatas"),
        Why::Source => both("choose where units come from", "elige de dónde vienen las unidades"),
        Why::Subvert => both("choose the reaction you reveal", "elige la reacción que revelas"),
        Why::TakeAway => both("choose where they are taken", "elige adónde se los llevan"),
        Why::Gain => both("choose the unit you gain", "elige qué unidad ganas"),
        Why::Activate => both("choose the system you activate", "elige qué sistema activas"),
        Why::Base => both("choose where the base is", "elige dónde está la base"),
        Why::Build => both("choose what is built", "elige qué se construye"),
        Why::Captain => both("choose who leads", "elige quién dirige"),
        Why::Carry => both("choose what comes along", "elige qué viene también"),
        Why::Fleet => both("choose the fleet", "elige la flota"),
        Why::Fly => both("choose the ships that move", "elige qué naves se mueven"),
        Why::GiveUp => both("choose where a unit is given up", "elige dónde se renuncia a una unidad"),
        Why::Garrison => both("choose what stays behind", "elige qué se queda atrás"),
        Why::Goal => both("choose where to go", "elige adónde ir"),
        Why::Harm => both("choose the unit that takes the damage", "elige qué unidad recibe el daño"),
        Why::Join => both("choose who joins the combat", "elige quién se une al combate"),
        Why::Lead => both("choose who leads the retreat", "elige quién dirige la retirada"),
        Why::Lose => both("choose the unit that is lost", "elige qué unidad se pierde"),
        Why::Retreat => both("choose where you retreat to", "elige adónde te retiras"),
        Why::Route => both("choose the first step of the way", "elige el primer paso del camino"),
        Why::Site => both(
            "choose where the Death Star is being built",
            "elige dónde se construye la Estrella de la Muerte",
        ),
        Why::Start => both(
            "choose the system in which units may begin",
            "elige el sistema en el que pueden empezar unidades",
        ),
        Why::Stow => both("choose what is taken aboard", "elige qué se embarca"),
        Why::Supply => both("choose where units are deployed", "elige dónde se despliegan unidades"),
        Why::SupplyNear => both("choose the place near the base", "elige el lugar cerca de la base"),
        Why::Strongest => both("choose the unit that is deployed", "elige qué unidad se despliega"),
        Why::Theatre => both("choose the theatre", "elige el escenario"),
    }
}

/// What was decided, as a heading: "Goal".
pub(super) const fn decided(why: Why) -> Both {
    match why {
        Why::Goal => both("goal", "destino"),
        Why::Fleet => both("fleet", "flota"),
        Why::Route => both("way", "camino"),
        Why::Captain => both("leader who is sent", "líder enviado"),
        Why::Join => both("leader who joins the combat", "líder que se une al combate"),
        Why::Oppose => both("leader who opposes the mission", "líder que se opone a la misión"),
        Why::Garrison => both("unit that stays behind", "unidad que se queda"),
        Why::Stow => both("unit taken aboard", "unidad embarcada"),
        Why::Build => both("unit that is built", "unidad construida"),
        Why::Supply | Why::SupplyNear => both("system that gets units", "sistema que recibe unidades"),
        Why::Theatre => both("theatre", "escenario"),
        Why::Strongest => both("unit that is deployed", "unidad desplegada"),
        Why::Harm => both("unit that takes the damage", "unidad que recibe el daño"),
        Why::Retreat => both("retreat to", "retirada a"),
        Why::Discard => both("card that is discarded", "carta descartada"),
        Why::Aim => both("target of the mission", "objetivo de la misión"),
        Why::Reroll => both("dice rolled again", "dados repetidos"),
        Why::Repair => both("unit that is repaired", "unidad reparada"),
        Why::Plan => both("tactic card", "carta de táctica"),
        Why::Play => both("action card", "carta de acción"),
        Why::Recruit => both("leader who is recruited", "líder reclutado"),
        Why::Dismiss => both("leader who leaves", "líder que se va"),
        Why::GoThere => both("where the leader goes", "adónde va el líder"),
        Why::User => both("leader who uses the card", "líder que usa la carta"),
        _ => both("choice", "elección"),
    }
}
