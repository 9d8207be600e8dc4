//! The HTTP side: setting up tables, sitting down, and the door to the sockets.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use table::Wish;
use text::Lang;

use crate::hall::Hall;
use crate::problem::Problem;
use crate::wire::{Language, SeatInfo};
use crate::{position, secret, socket};

pub(crate) fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok" }))
        .route("/metrics", get(metrics))
        .route("/ws", get(door))
        .route("/api/tables", post(make))
        .route("/api/tables/{id}", get(show))
        .route("/api/tables/{id}/seats/{seat}", post(sit))
        .route("/api/tables/{id}/rematch", post(rematch))
        .with_state(hall)
}

/// A problem with the language it is to be told in.
pub(crate) struct Told(pub(crate) Problem, pub(crate) Lang);

#[derive(Serialize)]
struct ProblemBody {
    why: String,
    text: String,
}

impl IntoResponse for Told {
    fn into_response(self) -> Response {
        let status = match &self.0 {
            Problem::NoTable => StatusCode::NOT_FOUND,
            Problem::WrongToken | Problem::NoAccount => StatusCode::FORBIDDEN,
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::Refused(_) | Problem::NameTaken => StatusCode::CONFLICT,
            Problem::Nonsense(_) | Problem::WrongVersion | Problem::BadName => StatusCode::BAD_REQUEST,
            Problem::Unreadable(_) => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::Disk(_) | Problem::Closing => StatusCode::SERVICE_UNAVAILABLE,
        };
        let body = ProblemBody { why: self.0.why(), text: self.0.text(self.1) };
        (status, Json(body)).into_response()
    }
}

#[derive(Clone, Copy, Default, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    pub(crate) lang: Language,
}

/// The secret of a seat, as `Authorization: Bearer ...`, so that it is in no address and no log.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

async fn metrics(State(hall): State<Arc<Hall>>) -> impl IntoResponse {
    (
        [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")],
        hall.meters.text(),
    )
}

/// Only pages of this server, or of origins it was told of, may open sockets; programs send no origin.
fn comes_from_here(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()) else {
        return true;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("");
    let page = origin.split_once("://").map_or(origin, |(_, host)| host);
    page == host || allowed.iter().any(|known| known == origin)
}

async fn door(State(hall): State<Arc<Hall>>, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Response {
    if !comes_from_here(&headers, &hall.limits.origins) {
        return Told(Problem::Nonsense("this page may not open sockets here".into()), Lang::En)
            .into_response();
    }
    let frame = hall.limits.frame;
    upgrade
        .max_message_size(frame)
        .max_frame_size(frame)
        .on_upgrade(move |socket| socket::serve(hall, socket))
}

#[derive(Serialize)]
pub(crate) struct MadeBody {
    pub(crate) table: String,
    /// For each seat its secret, if it is a person's.
    pub(crate) tokens: Vec<Option<String>>,
}

async fn make(
    State(hall): State<Arc<Hall>>,
    Query(asked): Query<Asked>,
    Json(wish): Json<Wish>,
) -> Result<Json<MadeBody>, Told> {
    let made = hall.make(&wish).await.map_err(|problem| Told(problem, asked.lang.into()))?;
    Ok(Json(MadeBody { table: made.id, tokens: made.tokens }))
}

#[derive(Serialize)]
pub(crate) struct TableBody {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) plies: u32,
    pub(crate) over: bool,
    pub(crate) rematch: Option<String>,
}

async fn show(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Json<TableBody>, Told> {
    let lang = asked.lang.into();
    let live = hall.table(&id).await.map_err(|problem| Told(problem, lang))?;
    let body = hall
        .peek(&live, |table, _| TableBody {
            table: id,
            game: table.head().game.clone(),
            seats: position::seats(table, &[], lang),
            plies: table.board().plies(),
            over: table.ended().is_some(),
            rematch: table.rematch().map(str::to_owned),
        })
        .await;
    Ok(Json(body))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SitBody {
    name: String,
}

#[derive(Serialize)]
struct SatBody {
    seat: u8,
    token: String,
}

async fn sit(
    State(hall): State<Arc<Hall>>,
    Path((id, seat)): Path<(String, u8)>,
    Query(asked): Query<Asked>,
    Json(body): Json<SitBody>,
) -> Result<Json<SatBody>, Told> {
    let told = |problem| Told(problem, asked.lang.into());
    let live = hall.table(&id).await.map_err(told)?;
    let token = secret::token();
    let hash = secret::hash(&token);
    hall.change(&live, None, |table, now| table.sit(Seat(seat), &body.name, hash, now))
        .await
        .map_err(told)?;
    Ok(Json(SatBody { seat, token }))
}

async fn rematch(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Json<serde_json::Value>, Told> {
    let told = |problem| Told(problem, asked.lang.into());
    let live = hall.table(&id).await.map_err(told)?;
    let token = bearer(&headers).ok_or(Problem::WrongToken).map_err(told)?;
    let hash = secret::hash(token);
    let seat = hall.peek(&live, |table, _| table.seat_of(&hash)).await;
    seat.ok_or(Problem::WrongToken).map_err(told)?;
    let table = hall.rematch(&live).await.map_err(told)?;
    Ok(Json(serde_json::json!({ "table": table })))
}
