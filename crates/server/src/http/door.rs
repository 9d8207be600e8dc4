//! The door to the sockets.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;

use super::Gate;
use super::asker::Asker;
use super::extract::lang_of;
use super::told::Told;
use crate::accept::Peer;
use crate::frames::Frames;
use crate::problem::Problem;
use crate::socket;
use crate::tables::Tables;

/// Only pages of this server, or of origins it was told of, may open sockets; programs send no origin.
fn comes_from_here(headers: &HeaderMap, asker: &Asker, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()) else {
        return true;
    };
    let page = origin.split_once("://").map_or(origin, |(_, host)| host);
    asker.host.as_deref().is_some_and(|host| host.eq_ignore_ascii_case(page))
        || allowed.iter().any(|known| known == origin)
}

#[utoipa::path(get, path = "/ws", responses((status = 101, description = "A socket: see the wire types")))]
pub(crate) async fn door(
    State(tables): State<Arc<Tables>>,
    State(gate): State<Arc<Gate>>,
    Extension(asker): Extension<Asker>,
    Extension(peer): Extension<Peer>,
    mut request: Request,
) -> Result<Response, Told> {
    let lang = lang_of(request.uri());
    let told = |problem| Told(problem, lang);
    if !comes_from_here(request.headers(), &asker, &tables.limits.origins) {
        return Err(told(Problem::Nonsense("this page may not open sockets here".into())));
    }
    let answer = create_response_with_body(&request, Body::empty);
    let answer = answer.map_err(|error| told(Problem::Nonsense(error.to_string())))?;
    let counted = gate.socket(asker.ip).map_err(told)?;
    peer.count_bytes(&tables.limits);
    let upgraded = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        if let Ok(upgraded) = upgraded.await {
            let frames = Frames::new(upgraded, &tables.limits, tables.meters.dropped.clone()).await;
            socket::serve(tables, frames, asker.ip).await;
        }
        drop(counted);
    });
    Ok(answer)
}
