//! Whether plain data comes back from JSON as it was.

use kernel::Plain;

pub(crate) fn survives<T: Plain>(what: &str, value: &T) -> Result<(), String> {
    let json = serde_json::to_string(value).map_err(|e| format!("{what} cannot be written as JSON: {e}"))?;
    let back: T =
        serde_json::from_str(&json).map_err(|e| format!("{what} cannot be read back from JSON: {e}"))?;
    if back == *value {
        Ok(())
    } else {
        Err(format!("{what} is another one after a round trip through JSON"))
    }
}
