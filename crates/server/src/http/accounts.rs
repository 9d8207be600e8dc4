//! Accounts: a name and a password that remember one's seats. Nobody needs one to play.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};

use super::asker::Asker;
use super::bodies::{
    AccountBody, AccountMadeBody, MeetBody, MetBody, NewPasswordBody, PasswordBody, ProblemBody, SeatKey,
    SessionBody,
};
use super::extract::{Asked, Body, Params, bearer};
use super::gate::Gate;
use super::passwords::Passwords;
use super::told::Told;
use crate::clock::now;
use crate::problem::Problem;
use crate::sessions::Sessions;
use crate::tables::{Key, Tables};

#[utoipa::path(post, path = "/api/accounts", request_body = AccountBody, params(("lang" = Option<String>, Query)),
    responses((status = 201, body = AccountMadeBody), (status = 400, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn open(
    State(tables): State<Arc<Tables>>,
    State(passwords): State<Arc<Passwords>>,
    State(gate): State<Arc<Gate>>,
    Extension(asker): Extension<Asker>,
    Params(asked): Params<Asked>,
    Body(body): Body<AccountBody>,
) -> Result<(StatusCode, Json<AccountMadeBody>), Told> {
    let told = |problem| Told(problem, asked.lang());
    // What would be shown to others otherwise than it was written is no name.
    let name = table::name(&body.name).ok().filter(|name| name == body.name.trim());
    let name = name.filter(|name| name.chars().count() >= 2).ok_or_else(|| told(Problem::BadName))?;
    long_enough(&body.password).map_err(told)?;
    gate.account(asker.ip).map_err(told)?;
    let hash = passwords.hash(body.password).await.map_err(told)?;
    let added = tables.store().add_account(&name, hash, now()).await;
    if added.map_err(|e| told(e.into()))? {
        Ok((StatusCode::CREATED, Json(AccountMadeBody { name })))
    } else {
        Err(told(Problem::NameTaken))
    }
}

#[utoipa::path(post, path = "/api/sessions", request_body = AccountBody, params(("lang" = Option<String>, Query)),
    responses((status = 200, body = SessionBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn enter(
    State(tables): State<Arc<Tables>>,
    State(passwords): State<Arc<Passwords>>,
    State(sessions): State<Arc<Sessions>>,
    State(gate): State<Arc<Gate>>,
    Extension(asker): Extension<Asker>,
    Params(asked): Params<Asked>,
    Body(body): Body<AccountBody>,
) -> Result<Json<SessionBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    gate.sign_in(&body.name, asker.ip).map_err(told)?;
    let name = shown(&tables, &passwords, body.name.trim(), body.password).await.map_err(told)?;
    let session = sessions.begin(&name, now());
    Ok(Json(SessionBody { name, session }))
}

fn long_enough(password: &str) -> Result<(), Problem> {
    if password.chars().count() < 8 { Err(Problem::BadName) } else { Ok(()) }
}

/// The name of the account, as its owner writes it, if the password is right.
async fn shown(
    tables: &Tables,
    passwords: &Passwords,
    name: &str,
    password: String,
) -> Result<String, Problem> {
    let (name, hash) = tables.store().account(name).await?.unzip();
    let fits = passwords.fits(password, hash).await?;
    name.filter(|_| fits).ok_or(Problem::NoAccount)
}

/// Signs out.
#[utoipa::path(delete, path = "/api/sessions", security(("bearer" = [])), params(("lang" = Option<String>, Query)),
    responses((status = 204)))]
pub(crate) async fn leave(State(sessions): State<Arc<Sessions>>, headers: HeaderMap) -> StatusCode {
    if let Some(session) = bearer(&headers) {
        sessions.end(session);
    }
    StatusCode::NO_CONTENT
}

/// Another password. Whoever was signed in elsewhere signs in anew.
#[utoipa::path(put, path = "/api/account/password", request_body = NewPasswordBody, security(("bearer" = [])),
    params(("lang" = Option<String>, Query)),
    responses((status = 200, body = SessionBody), (status = 401, body = ProblemBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn change_password(
    State(app): State<super::App>,
    Extension(asker): Extension<Asker>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
    Body(body): Body<NewPasswordBody>,
) -> Result<Json<SessionBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    let name = account_of(&app.sessions, &headers).map_err(told)?;
    app.gate.sign_in(&name, asker.ip).map_err(told)?;
    long_enough(&body.new).map_err(told)?;
    let name = shown(&app.tables, &app.passwords, &name, body.old).await.map_err(told)?;
    let hash = app.passwords.hash(body.new).await.map_err(told)?;
    app.tables.store().set_password(&name, hash).await.map_err(|e| told(e.into()))?;
    app.sessions.end_all(&name);
    let session = app.sessions.begin(&name, now());
    Ok(Json(SessionBody { name, session }))
}

/// Deletes the account, and its owner's name wherever it stands.
#[utoipa::path(delete, path = "/api/account", request_body = PasswordBody, security(("bearer" = [])),
    params(("lang" = Option<String>, Query)),
    responses((status = 204), (status = 401, body = ProblemBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn close(
    State(app): State<super::App>,
    Extension(asker): Extension<Asker>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
    Body(body): Body<PasswordBody>,
) -> Result<StatusCode, Told> {
    let told = |problem| Told(problem, asked.lang());
    let name = account_of(&app.sessions, &headers).map_err(told)?;
    app.gate.sign_in(&name, asker.ip).map_err(told)?;
    let name = shown(&app.tables, &app.passwords, &name, body.password).await.map_err(told)?;
    app.tables.erase(&name).await.map_err(told)?;
    Ok(StatusCode::NO_CONTENT)
}

pub(crate) fn account_of(sessions: &Sessions, headers: &HeaderMap) -> Result<String, Problem> {
    bearer(headers).and_then(|session| sessions.account(session, now())).ok_or(Problem::NoSession)
}

/// The account and a device learn each other's seats: the device shows the secrets it has, and is given new ones for
/// seats that only the account knows of.
#[utoipa::path(post, path = "/api/account/tables", request_body = MeetBody, security(("bearer" = [])),
    params(("lang" = Option<String>, Query)),
    responses((status = 200, body = MetBody), (status = 401, body = ProblemBody)))]
pub(crate) async fn meet(
    State(tables): State<Arc<Tables>>,
    State(sessions): State<Arc<Sessions>>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
    Body(body): Body<MeetBody>,
) -> Result<Json<MetBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    let account = account_of(&sessions, &headers).map_err(told)?;
    let shown = body.seats.into_iter().map(|SeatKey { table, token }| Key { table, token });
    let met = tables.meet(&account, shown.collect()).await.map_err(told)?;
    let seats = met.keys.into_iter().map(|Key { table, token }| SeatKey { table, token });
    Ok(Json(MetBody { seats: seats.collect(), gone: met.gone }))
}
