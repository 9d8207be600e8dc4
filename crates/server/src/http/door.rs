//! The door to the sockets.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, OriginalUri, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;

use super::Gate;
use super::asker::Asker;
use super::extract::lang_of;
use super::told::Told;
use crate::accept::Peer;
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
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Told> {
    let told = |problem| Told(problem, lang_of(&uri));
    if !comes_from_here(&headers, &asker, &tables.limits.origins) {
        return Err(told(Problem::Nonsense("this page may not open sockets here".into())));
    }
    let upgrade = upgrade.map_err(|e| told(Problem::Nonsense(e.body_text())))?;
    let counted = gate.socket(asker.ip).map_err(told)?;
    peer.count_bytes(&tables.limits);
    let frame = tables.limits.frame;
    // The default read buffer of 128 KiB would be most of the memory of a thousand tables.
    let upgrade = upgrade.max_message_size(frame).max_frame_size(frame).read_buffer_size(1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::serve(tables, socket, asker.ip).await;
        drop(counted);
    }))
}
