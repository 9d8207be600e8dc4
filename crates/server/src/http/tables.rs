//! Setting up tables and sitting down.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use kernel::{CardFacts, Seat};
use serde::Deserialize;
use table::{Occupant, Table, Wish};
use text::Lang;

use super::Gate;
use super::bodies::{MadeBody, ProblemBody, RematchBody, SatBody, SitBody, TableBody, TablesBody};
use super::extract::{Asked, At, Body, Params, bearer};
use super::told::Told;
use crate::problem::Problem;
use crate::tables::{Live, NextDecks, Tables};
use crate::wire::Language;
use crate::{position, secret};

/// How many open tables are listed.
const OPEN: usize = 50;

/// The seat the request's secret opens: nobody without one, and a wrong one is a problem.
pub(crate) async fn seat_of(
    tables: &Tables,
    live: &Live,
    headers: &HeaderMap,
) -> Result<Option<Seat>, Problem> {
    let Some(token) = bearer(headers) else { return Ok(None) };
    let hash = secret::hash(token);
    tables.peek(live, |table, _| table.seat_of(&hash)).await.map(Some).ok_or(Problem::WrongToken)
}

#[utoipa::path(post, path = "/api/tables", params(("lang" = Option<String>, Query)),
    request_body(content = Object, description =
        "game, options (pairs of names and values), seats (for each: who is here, link, bot or open, with name \
         or bot, and deck: the name of a ready one, a list or JSON), undo, clock (bank_ms, increment_ms), bring: \
         everybody brings a deck, and the game begins when all are there"),
    responses((status = 200, body = MadeBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn make(
    State(tables): State<Arc<Tables>>,
    State(gate): State<Arc<Gate>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Params(asked): Params<Asked>,
    Body(wish): Body<Wish>,
) -> Result<Json<MadeBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    gate.table(from.ip()).map_err(told)?;
    let made = tables.make(&wish).await.map_err(told)?;
    Ok(Json(MadeBody { table: made.id, tokens: made.tokens }))
}

#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = TableBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show(
    State(tables): State<Arc<Tables>>,
    At(id): At<String>,
    Params(asked): Params<Asked>,
) -> Result<Json<TableBody>, Told> {
    let lang = asked.lang();
    let live = tables.table(&id).await.map_err(|problem| Told(problem, lang))?;
    Ok(Json(tables.peek(&live, |table, created| body(id, table, created, lang)).await))
}

/// The cards of the game, as what was agreed on at this table makes them read.
#[utoipa::path(get, path = "/api/tables/{id}/cards",
    params(("id" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = Vec<Object>), (status = 404, body = ProblemBody)))]
pub(crate) async fn cards(
    State(tables): State<Arc<Tables>>,
    At(id): At<String>,
    Params(asked): Params<Asked>,
) -> Result<Json<Vec<CardFacts>>, Told> {
    let lang = asked.lang();
    let live = tables.table(&id).await.map_err(|problem| Told(problem, lang))?;
    Ok(Json(tables.peek(&live, |table, _| table.board().catalogue(lang)).await))
}

fn body(id: String, table: &Table, created: u64, lang: Lang) -> TableBody {
    TableBody {
        table: id,
        game: table.head().game.clone(),
        seats: position::seats(table, &[], lang),
        plies: table.board().plies(),
        gathering: position::gathering(table),
        over: table.ended().is_some(),
        rematch: table.rematch().map(str::to_owned),
        title: table.board().title(lang),
        options: table.board().options(),
        began_ms: created,
    }
}

/// Tables with a seat for anybody.
#[utoipa::path(get, path = "/api/tables", params(("lang" = Option<String>, Query)),
    responses((status = 200, body = TablesBody)))]
pub(crate) async fn open(
    State(tables): State<Arc<Tables>>,
    Params(asked): Params<Asked>,
) -> Json<TablesBody> {
    let mut found = Vec::new();
    for live in tables.all_live() {
        let open = tables.peek(&live, |table, created| {
            let seat = table.occupants().contains(&Occupant::Open);
            let open = seat && table.ended().is_none() && table.closed().is_none();
            open.then(|| body(live.id.clone(), table, created, asked.lang()))
        });
        found.extend(open.await);
    }
    found.sort_by(|a, b| (b.began_ms, &b.table).cmp(&(a.began_ms, &a.table)));
    found.truncate(OPEN);
    Json(TablesBody { tables: found })
}

#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", request_body = SitBody,
    params(("id" = String, Path), ("seat" = u8, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = SatBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn sit(
    State(tables): State<Arc<Tables>>,
    At((id, seat)): At<(String, u8)>,
    Params(asked): Params<Asked>,
    Body(body): Body<SitBody>,
) -> Result<Json<SatBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    let live = tables.table(&id).await.map_err(told)?;
    let token = secret::token();
    let hash = secret::hash(&token);
    tables
        .change(&live, None, |table, now| table.sit(Seat(seat), &body.name, hash, body.deck.as_ref(), now))
        .await
        .map_err(told)?;
    Ok(Json(SatBody { seat, token }))
}

/// How the next game is to be.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Next {
    #[serde(default)]
    decks: NextDecks,
    #[serde(default)]
    lang: Language,
}

#[utoipa::path(post, path = "/api/tables/{id}/rematch", security(("bearer" = [])),
    params(("id" = String, Path), ("lang" = Option<String>, Query),
        ("decks" = Option<String>, Query, description = "keep, or new: everybody chooses a deck anew")),
    responses((status = 200, body = RematchBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn rematch(
    State(tables): State<Arc<Tables>>,
    At(id): At<String>,
    Params(next): Params<Next>,
    headers: HeaderMap,
) -> Result<Json<RematchBody>, Told> {
    let lang = next.lang.into();
    let told = |problem| Told(problem, lang);
    let live = tables.table(&id).await.map_err(told)?;
    seat_of(&tables, &live, &headers).await.map_err(told)?.ok_or(Problem::WrongToken).map_err(told)?;
    let table = tables.rematch(&live, next.decks).await.map_err(told)?;
    Ok(Json(RematchBody { table }))
}
