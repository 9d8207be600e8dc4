//! What somebody brings to a table, in secret.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use kernel::Seat;
use serde_json::value::RawValue;

use super::bodies::{BroughtBody, DeckBody, ProblemBody};
use super::extract::{Asked, At, Body, Params};
use super::tables::seat_of;
use super::told::Told;
use crate::position::raw;
use crate::problem::Problem;
use crate::tables::{Live, Tables};

/// The table, and the seat the request's secret opens there.
async fn seated(tables: &Arc<Tables>, id: &str, headers: &HeaderMap) -> Result<(Arc<Live>, Seat), Problem> {
    let live = tables.table(id).await?;
    let seat = seat_of(tables, &live, headers).await?.ok_or(Problem::WrongToken)?;
    Ok((live, seat))
}

/// Brings a deck, or another one in its place, as long as the game has not begun.
#[utoipa::path(put, path = "/api/tables/{id}/deck", request_body = DeckBody, security(("bearer" = [])),
    params(("id" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn bring(
    State(tables): State<Arc<Tables>>,
    At(id): At<String>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
    Body(body): Body<DeckBody>,
) -> Result<StatusCode, Told> {
    let told = |problem| Told(problem, asked.lang());
    let (live, seat) = seated(&tables, &id, &headers).await.map_err(told)?;
    tables.change(&live, |table, now| table.bring(seat, &body.deck, now)).await.map_err(told)?;
    Ok(StatusCode::NO_CONTENT)
}

/// What the seat itself has brought; nobody else is told.
#[utoipa::path(get, path = "/api/tables/{id}/deck", security(("bearer" = [])),
    params(("id" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = BroughtBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn brought(
    State(tables): State<Arc<Tables>>,
    At(id): At<String>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
) -> Result<Json<BroughtBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    let (live, seat) = seated(&tables, &id, &headers).await.map_err(told)?;
    let deck: Option<Box<RawValue>> =
        tables.peek(&live, |table, _| table.secrets()[seat.index()].clone().map(raw)).await;
    Ok(Json(BroughtBody { deck }))
}
