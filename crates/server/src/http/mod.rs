//! The HTTP side: games, tables, the past of tables, accounts, and the door to the sockets.

mod accounts;
mod bodies;
mod bring;
mod client;
mod decks;
mod door;
mod extract;
mod gate;
mod guard;
mod openapi;
mod passwords;
mod past;
mod saved;
mod sessions;
mod shelf;
mod tables;
mod told;
#[cfg(test)]
mod typescript;
mod waiting;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef, OriginalUri, State};
use axum::http::header;
use axum::middleware;
use axum::response::IntoResponse;
use axum::routing::{get, post, put};

use crate::problem::Problem;
use crate::tables::Tables;
pub(crate) use gate::Gate;
use passwords::Passwords;
use sessions::Sessions;
use told::Told;

/// What the handlers share.
#[derive(Clone, FromRef)]
struct App {
    tables: Arc<Tables>,
    gate: Arc<Gate>,
    sessions: Arc<Sessions>,
    passwords: Arc<Passwords>,
}

pub(crate) fn router(tables: Arc<Tables>, gate: Arc<Gate>) -> Router {
    let app = App { tables, gate, sessions: Arc::default(), passwords: Arc::default() };
    let body = app.tables.limits.body;
    Router::new()
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .route("/ws", get(door::door))
        .route("/api/openapi.json", get(openapi::show))
        .route("/api/games", get(shelf::games))
        .route("/api/games/{game}/cards", get(shelf::cards))
        .route("/api/games/{game}/rules", get(shelf::rules))
        .route("/api/games/{game}/decks", get(decks::ready))
        .route("/api/games/{game}/decks/check", post(decks::check))
        .route("/api/tables", get(tables::open).post(tables::make))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/seats/{seat}", post(tables::sit))
        .route("/api/tables/{id}/deck", get(bring::brought).put(bring::bring))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/cards", get(tables::cards))
        .route("/api/tables/{id}/log", get(past::log))
        .route("/api/tables/{id}/replay", get(past::replay))
        .route("/api/tables/{id}/record", get(past::record))
        .route("/api/tables/{id}/report", post(past::report))
        .route("/api/waiting", post(waiting::waiting))
        .route("/api/accounts", post(accounts::open))
        .route("/api/sessions", post(accounts::enter))
        .route("/api/account/tables", get(accounts::tables).post(accounts::remember))
        .route("/api/account/decks", get(saved::decks))
        .route("/api/account/decks/{game}/{name}", put(saved::save).delete(saved::forget))
        .fallback(client::client)
        .method_not_allowed_fallback(no_such_method)
        .layer(DefaultBodyLimit::max(body))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
async fn healthz() -> &'static str {
    "ok"
}

#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String)))]
async fn metrics(State(tables): State<Arc<Tables>>) -> impl IntoResponse {
    (
        [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")],
        tables.meters.text(),
    )
}

async fn no_such_method(OriginalUri(uri): OriginalUri) -> Told {
    Told(Problem::WrongMethod, extract::lang_of(&uri))
}
