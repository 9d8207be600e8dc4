//! A problem as an answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::Why;
use text::Lang;

use super::bodies::ProblemBody;
use crate::problem::Problem;

/// A problem with the language it is to be told in.
#[derive(Debug)]
pub(crate) struct Told(pub(crate) Problem, pub(crate) Lang);

impl IntoResponse for Told {
    fn into_response(self) -> Response {
        let status = match &self.0 {
            Problem::Refused(refusal) if refusal.why == Why::UnknownGame => StatusCode::NOT_FOUND,
            Problem::NoTable | Problem::NoPage | Problem::NoDeck => StatusCode::NOT_FOUND,
            Problem::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Problem::WrongToken | Problem::NoAccount => StatusCode::FORBIDDEN,
            Problem::NoSession => StatusCode::UNAUTHORIZED,
            Problem::TooMany | Problem::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Problem::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Problem::Refused(_) | Problem::NameTaken | Problem::ManyDecks(_) | Problem::NotOver => {
                StatusCode::CONFLICT
            }
            Problem::Nonsense(_) | Problem::WrongVersion | Problem::BadName | Problem::BadDeckName => {
                StatusCode::BAD_REQUEST
            }
            Problem::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Problem::TooBig => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Unreadable(_) | Problem::Broken | Problem::BotBroke => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::Disk(_) | Problem::Closing | Problem::TooSlow => StatusCode::SERVICE_UNAVAILABLE,
        };
        let body = ProblemBody { why: self.0.why(), text: self.0.text(self.1) };
        (status, Json(body)).into_response()
    }
}
