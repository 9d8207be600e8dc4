//! An address of its own for whoever runs the house: numbers about the server, and orders.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use text::Lang;

use crate::admin::{self, Order};
use crate::http::{Asker, Told, healthz};
use crate::problem::Problem;
use crate::tables::Tables;

pub(crate) fn router(tables: Arc<Tables>) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .route("/admin", post(carry_out))
        .layer(from_fn(by_address))
        .with_state(tables)
}

/// No page elsewhere can make a name of its own lead here.
async fn by_address(request: Request, next: Next) -> Response {
    let asker = Asker::of(std::net::Ipv4Addr::UNSPECIFIED.into(), request.headers(), &[]);
    if asker.means_us(&[], false) {
        next.run(request).await
    } else {
        Told(Problem::WrongHost, Lang::En).into_response()
    }
}

async fn metrics(State(tables): State<Arc<Tables>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], tables.meters.text(tables.store().figures()))
}

/// Orders are JSON, which pages elsewhere cannot send.
async fn carry_out(State(tables): State<Arc<Tables>>, Json(order): Json<Order>) -> Result<String, Told> {
    admin::carry_out(&tables, order).await.map_err(|problem| Told(problem, Lang::En))
}
