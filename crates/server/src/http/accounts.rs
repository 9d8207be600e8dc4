//! Accounts: a name and a password that remember one's seats. Nobody needs one to play.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};

use super::bodies::{
    AccountBody, AccountMadeBody, ProblemBody, RememberedBody, RememberedSeat, SeatKey, SessionBody,
};
use super::extract::{Asked, Body, Params, bearer};
use super::passwords::Passwords;
use super::sessions::Sessions;
use super::told::Told;
use super::waiting::waits;
use crate::problem::Problem;
use crate::tables::{Tables, now};

#[utoipa::path(post, path = "/api/accounts", request_body = AccountBody, params(("lang" = Option<String>, Query)),
    responses((status = 201, body = AccountMadeBody), (status = 400, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn open(
    State(tables): State<Arc<Tables>>,
    State(passwords): State<Arc<Passwords>>,
    Params(asked): Params<Asked>,
    Body(body): Body<AccountBody>,
) -> Result<(StatusCode, Json<AccountMadeBody>), Told> {
    let told = |problem| Told(problem, asked.lang());
    let name = body.name.trim().to_owned();
    let letters = name.chars().count();
    if !(2..=40).contains(&letters) || name.chars().any(char::is_control) || body.password.chars().count() < 8
    {
        return Err(told(Problem::BadName));
    }
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
    Params(asked): Params<Asked>,
    Body(body): Body<AccountBody>,
) -> Result<Json<SessionBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    let account = tables.store().account(body.name.trim()).await.map_err(|e| told(e.into()))?;
    let (name, hash) = account.unzip();
    let fits = passwords.fits(body.password, hash).await.map_err(told)?;
    let name = name.filter(|_| fits).ok_or(Problem::NoAccount).map_err(told)?;
    let session = sessions.begin(&name, now());
    Ok(Json(SessionBody { name, session }))
}

pub(crate) fn account_of(sessions: &Sessions, headers: &HeaderMap) -> Result<String, Problem> {
    bearer(headers).and_then(|session| sessions.account(session, now())).ok_or(Problem::NoSession)
}

#[utoipa::path(get, path = "/api/account/tables", security(("bearer" = [])), params(("lang" = Option<String>, Query)),
    responses((status = 200, body = RememberedBody), (status = 401, body = ProblemBody)))]
pub(crate) async fn tables(
    State(tables): State<Arc<Tables>>,
    State(sessions): State<Arc<Sessions>>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
) -> Result<Json<RememberedBody>, Told> {
    let told = |problem| Told(problem, asked.lang());
    let account = account_of(&sessions, &headers).map_err(told)?;
    let remembered = tables.store().remembered(&account).await.map_err(|e| told(e.into()))?;
    let mut seats = Vec::new();
    for (table, seat, token) in remembered {
        let key = SeatKey { table: table.clone(), token: token.clone() };
        // A table that cannot be read any more waits for nobody.
        let (waiting, over) =
            waits(&tables, key, asked.lang()).await.map_or((false, false), |w| (w.waiting, w.over));
        seats.push(RememberedSeat { table, seat, token, waiting, over });
    }
    Ok(Json(RememberedBody { seats }))
}

#[utoipa::path(post, path = "/api/account/tables", request_body = SeatKey, security(("bearer" = [])),
    params(("lang" = Option<String>, Query)),
    responses((status = 204), (status = 401, body = ProblemBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn remember(
    State(tables): State<Arc<Tables>>,
    State(sessions): State<Arc<Sessions>>,
    Params(asked): Params<Asked>,
    headers: HeaderMap,
    Body(key): Body<SeatKey>,
) -> Result<StatusCode, Told> {
    let told = |problem| Told(problem, asked.lang());
    let account = account_of(&sessions, &headers).map_err(told)?;
    let (table, token) = (key.table.clone(), key.token.clone());
    let seat = waits(&tables, key, asked.lang())
        .await
        .map_err(told)?
        .seat
        .ok_or(Problem::WrongToken)
        .map_err(told)?;
    tables.store().remember(&account, &table, seat, token).await.map_err(|e| told(e.into()))?;
    Ok(StatusCode::NO_CONTENT)
}
