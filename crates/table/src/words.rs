//! What people write: names and lines of chat.

use crate::{Refusal, Why};

/// The longest thing that can be said at once, and the longest name.
const CHAT: usize = 500;
const NAME: usize = 40;

/// What somebody is called, as it is shown to others.
pub fn name(text: &str) -> Result<String, Refusal> {
    short(text, NAME)
}

/// What somebody says, as it is shown to others.
pub fn line(text: &str) -> Result<String, Refusal> {
    short(text, CHAT)
}

/// Trimmed, with nothing that is not seen or that turns other letters around, and not too long.
fn short(text: &str, limit: usize) -> Result<String, Refusal> {
    let text: String = text.chars().filter(|c| !unseen(*c)).collect();
    let text = text.trim().to_owned();
    if text.chars().count() > limit { Err(Refusal::about(Why::TooLong, limit.to_string())) } else { Ok(text) }
}

/// Control characters, marks and overrides of direction, breaks of lines, letters without width. (The joiners of
/// scripts and of emoji stay.)
fn unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{061C}' | '\u{2028}'..='\u{202E}')
        || matches!(c, '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_turns_nothing_around_and_is_not_too_long() {
        assert_eq!(name(" Ana\u{202E}\u{0}\u{200F}\n ").as_deref(), Ok("Ana"));
        assert_eq!(name("\u{2066}\u{FEFF} \u{2028}").as_deref(), Ok(""));
        assert_eq!(name("Zoë 👩‍🚀 נועה").as_deref(), Ok("Zoë 👩‍🚀 נועה"));
        assert_eq!(name(&"x".repeat(NAME + 1)).map_err(|refusal| refusal.why), Err(Why::TooLong));
        // Counted is what is left.
        assert_eq!(name(&format!("{}\u{202E}", "x".repeat(NAME))).map(|name| name.len()), Ok(NAME));
        assert_eq!(line(&"x".repeat(CHAT + 1)).map_err(|refusal| refusal.why), Err(Why::TooLong));
    }
}
