//! The HTTP side: games, tables, the past of tables, accounts, and the door to the sockets.

mod accounts;
mod asker;
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
mod shelf;
mod tables;
mod told;
#[cfg(test)]
mod typescript;
mod waiting;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef, OriginalUri, State};
use axum::middleware;
use axum::routing::{get, post, put};
use text::Lang;
use tower_http::compression::CompressionLayer;

use crate::problem::Problem;
use crate::sessions::Sessions;
use crate::tables::Tables;
pub(crate) use asker::Asker;
use bodies::ProblemBody;
pub(crate) use gate::{Gate, household};
use passwords::Passwords;
pub(crate) use told::Told;

/// What the handlers share.
#[derive(Clone, FromRef)]
struct App {
    tables: Arc<Tables>,
    gate: Arc<Gate>,
    sessions: Arc<Sessions>,
    passwords: Arc<Passwords>,
    /// The server may go by any name.
    any_name: AnyName,
}

/// Without a name of its own a server that only this machine can reach goes by `localhost` and by addresses.
type AnyName = bool;

pub(crate) fn router(tables: Arc<Tables>, gate: Arc<Gate>, any_name: bool) -> Router {
    let sessions = Arc::clone(&tables.sessions);
    let app = App { tables, gate, sessions, passwords: Arc::default(), any_name };
    let body = app.tables.limits.body;
    Router::new()
        .route("/healthz", get(healthz))
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
        .route("/api/sessions", post(accounts::enter).delete(accounts::leave))
        .route("/api/account", axum::routing::delete(accounts::close))
        .route("/api/account/password", put(accounts::change_password))
        .route("/api/account/tables", post(accounts::meet))
        .route("/api/account/decks", get(saved::decks))
        .route("/api/account/decks/{game}/{name}", put(saved::save).delete(saved::forget))
        .fallback(client::client)
        .method_not_allowed_fallback(no_such_method)
        .layer(DefaultBodyLimit::max(body))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CompressionLayer::new())
        .with_state(app)
}

/// Whether anything can be written: without that nobody can play.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String), (status = 503, body = ProblemBody)))]
pub(crate) async fn healthz(State(tables): State<Arc<Tables>>) -> Result<&'static str, Told> {
    tables.health().await.map(|()| "ok").map_err(|problem| Told(problem, Lang::En))
}

async fn no_such_method(OriginalUri(uri): OriginalUri) -> Told {
    Told(Problem::WrongMethod, extract::lang_of(&uri))
}
