//! What a request carries: its language, its parameters, its body and the secret it shows. Whatever
//! cannot be understood is told like every other problem.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use text::Lang;

use super::told::Told;
use crate::problem::Problem;
use crate::wire::Language;

/// The language of the answer, even if nothing else of the request can be read.
pub(crate) fn lang_of(uri: &Uri) -> Lang {
    let mut pairs = uri.query().unwrap_or("").split('&');
    pairs.find_map(|pair| pair.strip_prefix("lang=")?.parse().ok()).unwrap_or(Lang::En)
}

/// The secret of a seat or a session, as `Authorization: Bearer ...`, so that it is in no address.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The parameters of most requests.
#[derive(Clone, Copy, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    #[serde(default)]
    lang: Language,
}

impl Asked {
    pub(crate) fn lang(self) -> Lang {
        self.lang.into()
    }
}

/// The parameters behind the question mark.
#[derive(Debug)]
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Told;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Told> {
        let read = Query::try_from_uri(&parts.uri);
        let nonsense = |e: axum::extract::rejection::QueryRejection| {
            Told(Problem::Nonsense(e.body_text()), lang_of(&parts.uri))
        };
        read.map(|Query(params)| Params(params)).map_err(nonsense)
    }
}

/// The names in the address.
#[derive(Debug)]
pub(crate) struct At<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Told;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Told> {
        let lang = lang_of(&parts.uri);
        let read = Path::from_request_parts(parts, state).await;
        read.map(|Path(names)| At(names)).map_err(|e| Told(Problem::Nonsense(e.body_text()), lang))
    }
}

/// A body of JSON.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Told;

    async fn from_request(request: Request, state: &S) -> Result<Self, Told> {
        let lang = lang_of(request.uri());
        let read = Json::from_request(request, state).await;
        read.map(|Json(body)| Body(body)).map_err(|rejection| Told(unreadable(&rejection), lang))
    }
}

fn unreadable(rejection: &JsonRejection) -> Problem {
    match rejection.status() {
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::NotJson,
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooBig,
        _ => Problem::Nonsense(rejection.body_text()),
    }
}
