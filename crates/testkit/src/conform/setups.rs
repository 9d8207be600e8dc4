//! What can be agreed on before a game.

use kernel::{Speak, Stage};
use text::Lang;

use super::Conduct;

/// Every option takes each of its values by name, tells it, and answers a wrong word with the right ones; a
/// rule of the digest names it, or all its values.
pub fn every_option_can_be_set_and_is_told<G: Speak + Stage>(_: &Conduct<G>) -> Result<(), String> {
    let options = G::options(Lang::En);
    let refused = |option: &str, value: &str| match G::set_option(&mut G::usual(), option, value) {
        Ok(()) => Err(format!("{option} can be {value}")),
        Err(problem) => Ok(problem),
    };
    let unknown = refused("house-rule", "on")?;
    for option in &options {
        let name = option.name;
        for value in option.values.iter().filter(|value| value.value != option.default) {
            let mut setup = G::usual();
            G::set_option(&mut setup, name, &value.value)?;
            if !G::options_of(&setup).contains(&(name.to_string(), value.value.clone())) {
                return Err(format!("{name} {} is not told", value.value));
            }
        }
        let wrong = refused(name, "perhaps")?;
        if ![&unknown, &wrong].iter().all(|problem| problem.contains(name)) {
            return Err(format!("{name} is not named in: {unknown} {wrong}"));
        }
        for lang in [Lang::En, Lang::Es] {
            let digest = G::digest_in(lang);
            let named = |word: &str| {
                let quoted = format!("`{word}`");
                digest.iter().flat_map(|section| &section.rules).any(|rule| rule.text.contains(&quoted))
            };
            if !digest.is_empty() && !named(name) && !option.values.iter().all(|value| named(&value.value)) {
                return Err(format!("no rule names {name} in {lang}"));
            }
        }
    }
    Ok(())
}
