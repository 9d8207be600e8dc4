//! The words of what the machine itself asks and is answered, in every language.

use text::{Lang, both, fill};

use crate::{Choice, Core, Count, Instr, Read, Words};

/// "choose a card to exile (up to 3; 1 so far)."
pub fn how_many<W: Words>(what: &str, choice: &Choice<W>, chosen: usize, lang: Lang) -> String {
    let (n, up_to) = match &choice.count {
        Count::Exactly(n) => (W::written(n), false),
        Count::UpTo(n) => (W::written(n), true),
        Count::Any => (None, true),
    };
    match n {
        Some(n) if n > 1 => {
            let template = if up_to {
                both("{0} (up to {1}; {2} so far).", "{0} (hasta {1}; llevas {2}).")
            } else {
                both("{0} ({1} in all; {2} so far).", "{0} ({1} en total; llevas {2}).")
            };
            fill(lang, template, &[&what, &n, &chosen])
        }
        _ => fill(lang, both("{0}.", "{0}."), &[&what]),
    }
}

/// "choose one."
pub fn which_mode(lang: Lang) -> String {
    both("choose one.", "elige una opción.").word(lang)
}

/// Which ability is carried out next.
pub fn what_next(lang: Lang) -> String {
    both(
        "Several abilities are waiting: which one comes next?",
        "Hay varias capacidades en espera: ¿cuál se resuelve ahora?",
    )
    .word(lang)
}

/// What passing means depends on what is asked.
pub fn pass<H: Read<W>, const W: usize>(core: &H::Core, lang: Lang) -> String {
    let words = core.top().map(|frame| match H::code().at(frame.pc) {
        Instr::Choose(choice) if !frame.reg(choice.into).is_empty() => both("Done", "Listo"),
        Instr::Choose(choice) if matches!(choice.count, Count::UpTo(_) | Count::Any) => {
            both("None", "Ninguna")
        }
        _ => both("No, thank you", "No, gracias"),
    });
    words.map_or(String::new(), |words| words.word(lang))
}

/// "Yes".
pub fn yes(lang: Lang) -> String {
    both("Yes", "Sí").word(lang)
}

/// "Option 2", to stand on a button.
pub fn option(mode: u8, lang: Lang) -> String {
    fill(lang, both("Option {0}", "Opción {0}"), &[&(mode + 1)])
}
