//! The description of this interface, for programs.

use axum::Json;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{accounts, bring, decks, door, past, saved, shelf, tables, waiting};

#[derive(OpenApi)]
#[openapi(
    info(title = "Cantina", description = "Tables for exact rules engines of tabletop games"),
    modifiers(&Bearer),
    paths(
        super::healthz, show, door::door,
        shelf::games, shelf::cards, shelf::rules, decks::ready, decks::check,
        tables::make, tables::open, tables::show, tables::cards, tables::sit, tables::rematch,
        bring::bring, bring::brought,
        past::log, past::replay, past::record, past::report,
        waiting::waiting,
        accounts::open, accounts::enter, accounts::leave, accounts::change_password, accounts::close, accounts::meet,
        saved::decks, saved::save, saved::forget,
    )
)]
struct Api;

/// Secrets travel in one way only.
struct Bearer;

impl Modify for Bearer {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("bearer", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object)))]
pub(crate) async fn show() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}
