//! Which tables wait for somebody who is not looking at them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use table::Table;
use text::Lang;

use super::bodies::{ProblemBody, SeatKey, SeatWaits, WaitingBody, WaitsBody};
use super::extract::{Asked, Body, Params};
use super::told::Told;
use crate::position;
use crate::problem::Problem;
use crate::tables::Tables;

/// Seats that may be asked about at once: their tables may have to be read from disk.
const SEATS: usize = 50;

#[utoipa::path(post, path = "/api/waiting", request_body = WaitingBody, params(("lang" = Option<String>, Query)),
    responses((status = 200, body = WaitsBody), (status = 400, body = ProblemBody)))]
pub(crate) async fn waiting(
    State(tables): State<Arc<Tables>>,
    Params(asked): Params<Asked>,
    Body(body): Body<WaitingBody>,
) -> Result<Json<WaitsBody>, Told> {
    if body.seats.len() > SEATS {
        let problem = Problem::Nonsense(format!("ask about at most {SEATS} seats at once"));
        return Err(Told(problem, asked.lang()));
    }
    let mut seats = Vec::new();
    for key in body.seats {
        seats.push(waits(&tables, key, asked.lang()).await.map_err(|problem| Told(problem, asked.lang()))?);
    }
    Ok(Json(WaitsBody { seats }))
}

/// A table that is gone and a secret that opens nothing look alike.
async fn waits(tables: &Arc<Tables>, key: SeatKey, lang: Lang) -> Result<SeatWaits, Problem> {
    let nothing = SeatWaits { table: key.table.clone(), ..SeatWaits::default() };
    let live = match tables.table(&key.table).await {
        Ok(live) => live,
        Err(Problem::NoTable) => return Ok(nothing),
        Err(problem) => return Err(problem),
    };
    let seat = match tables.opened(&live, &key.token).await {
        Ok((seat, _)) => seat,
        Err(Problem::WrongToken) => return Ok(nothing),
        Err(problem) => return Err(problem),
    };
    let seat_waits = |table: &Table, created| {
        let board = table.board();
        let end = table.ended().map(|ended| position::end(board, ended, lang));
        let how = end.as_ref().map(|end| end.how.clone());
        let (winners, winner) = end.map_or((Vec::new(), None), |end| (end.winners, end.winner));
        SeatWaits {
            table: key.table,
            seat: Some(seat.0),
            waiting: table.waiting_for().contains(seat) || table.gathering().contains(seat),
            over: how.is_some(),
            game: table.head().game.clone(),
            title: board.title(lang),
            options: board.options(),
            seats: position::seats(table, &[], lang),
            plies: board.plies(),
            winners,
            winner,
            how,
            began_ms: created,
            moved_ms: table.moved_ms(),
        }
    };
    Ok(tables.peek(&live, seat_waits).await)
}
