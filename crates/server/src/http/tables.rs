//! Setting up tables and sitting down.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use kernel::{CardFacts, Seat};
use serde::Deserialize;
use table::{Refusal, Table, Why, Wish, WishedSeat};
use text::Lang;

use super::Gate;
use super::asker::Asker;
use super::bodies::{MadeBody, ProblemBody, RematchBody, SatBody, SitBody, TableBody, TablesBody};
use super::extract::{Asked, At, Body, Params, bearer};
use super::told::Told;
use crate::clock::now;
use crate::problem::Problem;
use crate::tables::{Live, NextDecks, OPEN, Sitter, Tables};
use crate::wire::Language;
use crate::{position, secret};

/// How many open tables are listed.
const LISTED: u32 = 50;

/// The seat the request's secret opens: nobody without one, and a wrong one is a problem.
pub(crate) async fn seat_of(
    tables: &Tables,
    live: &Live,
    headers: &HeaderMap,
) -> Result<Option<Seat>, Problem> {
    let Some(token) = bearer(headers) else { return Ok(None) };
    tables.opened(live, token).await.map(|(seat, _)| Some(seat))
}

#[utoipa::path(post, path = "/api/tables", params(("lang" = Option<String>, Query)),
    request_body(content = Object, description =
        "game, options (pairs of names and values), seats (for each: who is here, link, bot or open, with name \
         or bot, and deck: the name of a ready one, a list or JSON), undo, clock (bank_ms, increment_ms), bring: \
         everybody brings a deck, and the game begins when all are there; listed: anybody may find the table, \
         otherwise only who knows its link; talk: everybody, players or nobody"),
    responses((status = 200, body = MadeBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn make(
    State(tables): State<Arc<Tables>>,
    State(gate): State<Arc<Gate>>,
    Extension(asker): Extension<Asker>,
    Params(asked): Params<Asked>,
    Body(wish): Body<Wish>,
) -> Result<Json<MadeBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    gate.table(asker.ip).map_err(told)?;
    let made = tables.make(&wish).await.map_err(told)?;
    // Whoever sets up a table that waits for others sits there, too.
    let waits = wish.seats.contains(&WishedSeat::Open);
    let here =
        wish.seats.iter().zip(&made.tokens).filter(|(seat, _)| matches!(seat, WishedSeat::Here { .. }));
    for token in here.filter_map(|(_, token)| token.as_deref()).filter(|_| waits) {
        tables.company.note(&made.id, &secret::hash(token), asker.ip, now());
    }
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

/// Tables with a seat for anybody that were set up to be found.
#[utoipa::path(get, path = "/api/tables", params(("lang" = Option<String>, Query)),
    responses((status = 200, body = TablesBody)))]
pub(crate) async fn open(
    State(tables): State<Arc<Tables>>,
    Params(asked): Params<Asked>,
) -> Result<Json<TablesBody>, Told> {
    let lang = asked.lang();
    let mut found = Vec::new();
    for id in tables.store().summed_up(OPEN, LISTED).await.map_err(|e| Told(e.into(), lang))? {
        // A table that cannot be read any more waits for nobody.
        if let Ok(live) = tables.table(&id).await {
            found.push(tables.peek(&live, |table, created| body(id, table, created, lang)).await);
        }
    }
    Ok(Json(TablesBody { tables: found }))
}

#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", request_body = SitBody,
    params(("id" = String, Path), ("seat" = u8, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = SatBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn sit(
    State(tables): State<Arc<Tables>>,
    Extension(asker): Extension<Asker>,
    At((id, seat)): At<(String, u8)>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
    Body(body): Body<SitBody>,
) -> Result<Json<SatBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    let live = tables.table(&id).await.map_err(told)?;
    // Whoever has a seat shows its secret; one that opens nothing any more is no reason to stand.
    if matches!(seat_of(&tables, &live, &headers).await, Ok(Some(_))) {
        return Err(told(Refusal::new(Why::OneSeatEach).into()));
    }
    let token = secret::token();
    let SitBody { name, deck } = &body;
    let (lock, from) = (secret::hash(&token), asker.ip);
    let sitter = Sitter { seat: Seat(seat), lock, from, name, deck: deck.as_ref() };
    tables.sit(&live, sitter).await.map_err(told)?;
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
    State(gate): State<Arc<Gate>>,
    Extension(asker): Extension<Asker>,
    At(id): At<String>,
    Params(next): Params<Next>,
    headers: HeaderMap,
) -> Result<Json<RematchBody>, Told> {
    let lang = next.lang.into();
    let told = |problem| Told(problem, lang);
    let live = tables.table(&id).await.map_err(told)?;
    seat_of(&tables, &live, &headers).await.map_err(told)?.ok_or(Problem::WrongToken).map_err(told)?;
    // Whoever comes second goes to a table that is there.
    if tables.peek(&live, |table, _| table.rematch().is_none()).await {
        gate.table(asker.ip).map_err(told)?;
    }
    let table = tables.rematch(&live, next.decks).await.map_err(told)?;
    Ok(Json(RematchBody { table }))
}
