//! The web client: whatever is no part of the interface.

use axum::extract::{OriginalUri, Request};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::extract::lang_of;
use super::told::Told;
use crate::problem::Problem;

/// Whether a path belongs to the interface and never to the client.
pub(crate) fn is_interface(path: &str) -> bool {
    ["/api", "/ws", "/metrics", "/healthz"]
        .iter()
        .any(|part| path.strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
}

pub(crate) async fn client(OriginalUri(uri): OriginalUri, request: Request) -> Response {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let page = if reads && !is_interface(uri.path()) {
        pages::page(uri.path(), text_of(headers, header::ACCEPT_ENCODING))
    } else {
        None
    };
    let Some(page) = page else { return Told(Problem::NoPage, lang_of(&uri)).into_response() };
    let kept = text_of(headers, header::IF_NONE_MATCH).split(',').any(|tag| tag.trim() == page.tag);
    let about = [
        (header::ETAG, page.tag),
        (header::CACHE_CONTROL, page.cache.into()),
        (header::VARY, "accept-encoding".into()),
    ];
    if kept {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let encoding = page.encoding.map(|encoding| [(header::CONTENT_ENCODING, encoding)]);
    (about, [(header::CONTENT_TYPE, page.content_type)], encoding, page.body.into_owned()).into_response()
}

fn text_of(headers: &HeaderMap, name: header::HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("")
}
