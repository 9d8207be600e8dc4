//! The web client as it was built into `web/dist`: a release holds its files, a debug build reads them from
//! disk. Without a built client there is one page that says how to build it.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// What a browser may keep and must not ask about again: the names of these files change with them.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// What a browser asks about every time; the tag spares it the download.
const ASK: &str = "no-cache";

const NOT_BUILT: &str = include_str!("not-built.html");

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

/// A file, ready to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    pub body: Cow<'static, [u8]>,
    pub content_type: String,
    /// How the body is compressed, if it is.
    pub encoding: Option<&'static str>,
    pub cache: &'static str,
    /// Differs whenever the body does.
    pub tag: String,
}

/// The page at a path of this server, for a browser that accepts these encodings. Paths without a dot are
/// places inside the client.
pub fn page(path: &str, accepts: &str) -> Option<Page> {
    find::<Client>(path, accepts)
}

fn find<F: RustEmbed>(path: &str, accepts: &str) -> Option<Page> {
    let path = path.trim_start_matches('/');
    let compressed = path.ends_with(".br") || path.ends_with(".gz");
    if !path.is_empty() && !compressed && F::get(path).is_some() {
        return file::<F>(path, accepts);
    }
    let place = !path.contains('.');
    if place { Some(file::<F>("index.html", accepts).unwrap_or_else(not_built)) } else { None }
}

/// The smallest form of a file that the browser understands.
fn file<F: RustEmbed>(path: &str, accepts: &str) -> Option<Page> {
    let plain = F::get(path)?;
    let content_type = match plain.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    };
    let accepted = |encoding: &str| {
        let mut all = accepts.split(',').map(|one| one.split(';').map(str::trim));
        all.any(|mut one| one.next() == Some(encoding) && one.next() != Some("q=0"))
    };
    let packed = [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(encoding, ending)| {
        let file = accepted(encoding).then(|| F::get(&format!("{path}.{ending}"))).flatten()?;
        Some((file, encoding))
    });
    let (file, encoding) = packed.map_or((plain, None), |(file, encoding)| (file, Some(encoding)));
    let hash = file.metadata.sha256_hash();
    let digits: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let cache = if path.starts_with("assets/") { FOREVER } else { ASK };
    Some(Page { body: file.data, content_type, encoding, cache, tag: format!("\"{digits}\"") })
}

fn not_built() -> Page {
    Page {
        body: NOT_BUILT.as_bytes().into(),
        content_type: "text/html; charset=utf-8".into(),
        encoding: None,
        cache: ASK,
        tag: "\"not-built\"".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(RustEmbed)]
    #[folder = "tests/dist"]
    struct Built;

    #[derive(RustEmbed)]
    #[folder = "tests/dist/empty"]
    #[allow_missing = true]
    struct Unbuilt;

    fn body(path: &str, accepts: &str) -> Option<String> {
        find::<Built>(path, accepts).map(|page| String::from_utf8_lossy(&page.body).trim().to_owned())
    }

    #[test]
    fn places_of_the_client_are_its_first_page_and_unknown_files_are_none() {
        for path in ["/", "/table/abc", "/rules/deckbuilding", "/index.html"] {
            let page = find::<Built>(path, "").expect("a page");
            assert_eq!((page.content_type.as_str(), page.cache), ("text/html; charset=utf-8", ASK), "{path}");
        }
        for path in ["/nothing.js", "/assets/old-1.js", "/../Cargo.toml", "/assets/app-1.js.br"] {
            assert_eq!(find::<Built>(path, "br"), None, "{path}");
        }
    }

    #[test]
    fn browsers_get_the_smallest_form_they_understand() {
        assert_eq!(body("/assets/app-1.js", "gzip, deflate, br").as_deref(), Some("brotli"));
        assert_eq!(body("/assets/app-1.js", "gzip;q=1.0, br;q=0").as_deref(), Some("gzip"));
        assert_eq!(body("/assets/app-1.js", "identity").as_deref(), Some("plain"));
        let page = find::<Built>("/assets/app-1.js", "br").expect("a file");
        assert_eq!((page.encoding, page.cache), (Some("br"), FOREVER));
        assert!(page.content_type.contains("javascript"), "{}", page.content_type);
        assert_ne!(page.tag, find::<Built>("/assets/app-1.js", "").expect("a file").tag);
    }

    #[test]
    fn without_a_client_there_is_a_page_that_says_how_to_build_it() {
        let page = find::<Unbuilt>("/", "br").expect("a page");
        assert!(String::from_utf8_lossy(&page.body).contains("make play"));
        assert_eq!(find::<Unbuilt>("/assets/app-1.js", "br"), None);
    }
}
