//! The past of a table: its story, any position of it, its record, and reports of something odd.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use kernel::{Eyes, Seat};
use serde::Deserialize;
use table::Table;

use super::bodies::{LogBody, ProblemBody, ReplayBody, ReportBody, ReportedBody};
use super::extract::{Asked, At, Body, Params};
use super::tables::seat_of;
use super::told::Told;
use crate::position::{raw, replayed};
use crate::problem::Problem;
use crate::tables::Tables;
use crate::wire::Language;

#[utoipa::path(get, path = "/api/tables/{id}/log", security((), ("bearer" = [])),
    params(("id" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = LogBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn log(
    State(tables): State<Arc<Tables>>,
    At(id): At<String>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
) -> Result<Json<LogBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    let live = tables.table(&id).await.map_err(told)?;
    let seat = seat_of(&tables, &live, &headers).await.map_err(told)?;
    let body = tables.peek(&live, |table, _| {
        let plies = table.board().plies();
        let story = table.board().story(0, plies, table.eyes_of(seat), &table.names(), asked.lang());
        LogBody { plies, events: story }
    });
    Ok(Json(body.await))
}

/// Which position, through whose eyes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    plies: Option<u32>,
    #[serde(default = "own")]
    eyes: String,
    #[serde(default)]
    lang: Language,
}

fn own() -> String {
    "own".into()
}

/// A finished game is open to all eyes; a running one to one's own and to those of the public.
fn eyes(table: &Table, seat: Option<Seat>, wanted: &str) -> Result<Eyes, Problem> {
    let own = seat.map_or(Eyes::Public, Eyes::Seat);
    let eyes = match wanted {
        "own" => own,
        "public" => Eyes::Public,
        "all" => Eyes::All,
        name => {
            let mut seats = (0..table.board().seats()).map(Seat);
            let named = seats.find(|seat| table.board().seat_name(*seat) == name);
            Eyes::Seat(named.ok_or_else(|| {
                Problem::Nonsense("eyes are `own`, `public`, `all` or those of a seat".into())
            })?)
        }
    };
    if eyes == own || eyes == Eyes::Public || table.ended().is_some() {
        Ok(eyes)
    } else {
        Err(Problem::NotOver)
    }
}

#[utoipa::path(get, path = "/api/tables/{id}/replay", security((), ("bearer" = [])),
    params(("id" = String, Path), ("plies" = Option<u32>, Query),
        ("eyes" = Option<String>, Query, description = "own, public, all or the name of a seat"),
        ("lang" = Option<String>, Query)),
    responses((status = 200, body = ReplayBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn replay(
    State(tables): State<Arc<Tables>>,
    At(id): At<String>,
    Params(wanted): Params<Wanted>,
    headers: HeaderMap,
) -> Result<Json<ReplayBody>, Told> {
    let lang = wanted.lang.into();
    let told = |problem| Told(problem, lang);
    let live = tables.table(&id).await.map_err(told)?;
    let seat = seat_of(&tables, &live, &headers).await.map_err(told)?;
    let shown = tables.peek(&live, |table, _| {
        let eyes = eyes(table, seat, &wanted.eyes)?;
        let of = table.board().plies();
        let plies = wanted.plies.unwrap_or(of).min(of);
        let (board, events) = replayed(table, plies, eyes, lang);
        Ok(ReplayBody {
            plies,
            of,
            turns: table.board().turns(),
            scene: raw(board.scene(eyes)),
            question: board.question(eyes, lang),
            words: board.table_in_words(eyes, lang),
            events,
        })
    });
    shown.await.map(Json).map_err(told)
}

#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = ProblemBody)))]
pub(crate) async fn record(
    State(tables): State<Arc<Tables>>,
    At(id): At<String>,
    Params(asked): Params<Asked>,
) -> Result<String, Told> {
    let told = |problem| Told(problem, asked.lang());
    let live = tables.table(&id).await.map_err(told)?;
    // The record holds every secret of the game.
    let record = tables.peek(&live, |table, _| table.ended().map(|_| table.board().record()));
    record.await.ok_or(Problem::NotOver).map_err(told)
}

#[utoipa::path(post, path = "/api/tables/{id}/report", request_body = ReportBody, security((), ("bearer" = [])),
    params(("id" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = ReportedBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn report(
    State(tables): State<Arc<Tables>>,
    At(id): At<String>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
    Body(body): Body<ReportBody>,
) -> Result<Json<ReportedBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    let live = tables.table(&id).await.map_err(told)?;
    let seat = seat_of(&tables, &live, &headers).await.map_err(told)?;
    let scenario = tables.peek(&live, |table, _| table.board().scenario(table.eyes_of(seat), &body.title));
    Ok(Json(ReportedBody { scenario: scenario.await }))
}
