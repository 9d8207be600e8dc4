//! Which tables wait for somebody who is not looking at them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::bodies::{ProblemBody, SeatKey, SeatWaits, WaitingBody, WaitsBody};
use super::extract::{Asked, Body, Params};
use super::told::Told;
use crate::hall::Hall;
use crate::problem::Problem;
use crate::secret;

/// Seats that may be asked about at once: their tables may have to be read from disk.
const SEATS: usize = 50;

#[utoipa::path(post, path = "/api/waiting", request_body = WaitingBody, params(("lang" = Option<String>, Query)),
    responses((status = 200, body = WaitsBody), (status = 400, body = ProblemBody)))]
pub(crate) async fn waiting(
    State(hall): State<Arc<Hall>>,
    Params(asked): Params<Asked>,
    Body(body): Body<WaitingBody>,
) -> Result<Json<WaitsBody>, Told> {
    if body.seats.len() > SEATS {
        let problem = Problem::Nonsense(format!("ask about at most {SEATS} seats at once"));
        return Err(Told(problem, asked.lang()));
    }
    let mut seats = Vec::new();
    for key in body.seats {
        seats.push(waits(&hall, key).await.map_err(|problem| Told(problem, asked.lang()))?);
    }
    Ok(Json(WaitsBody { seats }))
}

/// A table that is gone and a secret that opens nothing look alike.
pub(crate) async fn waits(hall: &Hall, key: SeatKey) -> Result<SeatWaits, Problem> {
    let live = match hall.table(&key.table).await {
        Ok(live) => live,
        Err(Problem::NoTable) => {
            return Ok(SeatWaits { table: key.table, seat: None, waiting: false, over: false });
        }
        Err(problem) => return Err(problem),
    };
    let hash = secret::hash(&key.token);
    let (seat, waiting, over) = hall
        .peek(&live, |table, _| {
            let seat = table.seat_of(&hash);
            let waiting = seat.is_some_and(|seat| table.waiting_for().contains(seat));
            (seat, waiting, seat.is_some() && table.ended().is_some())
        })
        .await;
    Ok(SeatWaits { table: key.table, seat: seat.map(|seat| seat.0), waiting, over })
}
