//! The decks an account keeps.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use games::{Library, Playable, Shelf, Task};
use store::SavedDeck;
use table::{Brought, Refusal, Why};
use text::Lang;

use super::accounts::account_of;
use super::bodies::{DeckBody, ProblemBody, SavedDeckBody, SavedDecksBody};
use super::extract::{Asked, At, Body, Params};
use super::told::Told;
use crate::clock::now;
use crate::position::raw;
use crate::problem::Problem;
use crate::sessions::Sessions;
use crate::tables::Tables;

/// Characters of the name of a deck, and bytes of what is written down of it.
const NAME: usize = 60;
const SIZE: usize = 8 * 1024;

/// As it is kept: what can be read of it, legal or not, since a deck may be kept before it is finished.
struct Kept<'a>(&'a Brought);

impl Task for Kept<'_> {
    type Result = Result<String, Problem>;

    fn with<G: Playable>(self) -> Result<String, Problem> {
        if !G::brings(&G::usual()) {
            return Err(Refusal::new(Why::NoDecks).into());
        }
        let read = self.0.read::<G>(Lang::En);
        if !read.faults.is_empty() {
            return Err(
                Refusal::told(Why::Unreadable, |lang| table::said(&self.0.read::<G>(lang).faults)).into()
            );
        }
        let written = serde_json::to_string(&read.secret).expect("a deck is plain data");
        if written.len() > SIZE { Err(Problem::TooBig) } else { Ok(written) }
    }
}

#[utoipa::path(get, path = "/api/account/decks", security(("bearer" = [])), params(("lang" = Option<String>, Query)),
    responses((status = 200, body = SavedDecksBody), (status = 401, body = ProblemBody)))]
pub(crate) async fn decks(
    State(tables): State<Arc<Tables>>,
    State(sessions): State<Arc<Sessions>>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
) -> Result<Json<SavedDecksBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    let account = account_of(&sessions, &headers).map_err(told)?;
    let saved = tables.store().decks(&account).await.map_err(|e| told(e.into()))?;
    let body = |saved: SavedDeck| SavedDeckBody {
        game: saved.game,
        name: saved.name,
        deck: raw(saved.deck),
        saved_ms: saved.saved,
    };
    Ok(Json(SavedDecksBody {
        decks: saved.into_iter().map(body).collect(),
        most: tables.limits.decks_per_account,
    }))
}

#[utoipa::path(put, path = "/api/account/decks/{game}/{name}", request_body = DeckBody, security(("bearer" = [])),
    params(("game" = String, Path), ("name" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 204), (status = 401, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save(
    State(tables): State<Arc<Tables>>,
    State(sessions): State<Arc<Sessions>>,
    At((game, name)): At<(String, String)>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
    Body(body): Body<DeckBody>,
) -> Result<StatusCode, Told> {
    let told = |problem| Told(problem, asked.lang());
    let account = account_of(&sessions, &headers).map_err(told)?;
    let name = name.trim().to_owned();
    if !(1..=NAME).contains(&name.chars().count()) || name.chars().any(char::is_control) {
        return Err(told(Problem::BadDeckName));
    }
    let kept = Library::with_game(&game, Kept(&body.deck));
    let unknown = |problem| Refusal::about(Why::UnknownGame, problem).into();
    let deck = kept.map_err(|problem| told(unknown(problem)))?.map_err(told)?;
    let deck = SavedDeck { game, name, deck, saved: now() };
    let most = tables.limits.decks_per_account;
    let room = tables.store().save_deck(&account, deck, most).await.map_err(|e| told(e.into()))?;
    if room { Ok(StatusCode::NO_CONTENT) } else { Err(told(Problem::ManyDecks(most))) }
}

#[utoipa::path(delete, path = "/api/account/decks/{game}/{name}", security(("bearer" = [])),
    params(("game" = String, Path), ("name" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 204), (status = 401, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn forget(
    State(tables): State<Arc<Tables>>,
    State(sessions): State<Arc<Sessions>>,
    At((game, name)): At<(String, String)>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
) -> Result<StatusCode, Told> {
    let told = |problem| Told(problem, asked.lang());
    let account = account_of(&sessions, &headers).map_err(told)?;
    let gone = tables.store().forget_deck(&account, &game, name.trim()).await.map_err(|e| told(e.into()))?;
    if gone { Ok(StatusCode::NO_CONTENT) } else { Err(told(Problem::NoDeck)) }
}
