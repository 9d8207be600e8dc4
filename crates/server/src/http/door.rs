//! The door to the sockets.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, OriginalUri, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;

use super::Gate;
use super::extract::lang_of;
use super::told::Told;
use crate::problem::Problem;
use crate::socket;
use crate::tables::Tables;

/// Only pages of this server, or of origins it was told of, may open sockets; programs send no origin.
fn comes_from_here(headers: &HeaderMap, allowed: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()) else {
        return true;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("");
    let page = origin.split_once("://").map_or(origin, |(_, host)| host);
    page == host || allowed.iter().any(|known| known == origin)
}

#[utoipa::path(get, path = "/ws", responses((status = 101, description = "A socket: see the wire types")))]
pub(crate) async fn door(
    State(tables): State<Arc<Tables>>,
    State(gate): State<Arc<Gate>>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Told> {
    let told = |problem| Told(problem, lang_of(&uri));
    if !comes_from_here(&headers, &tables.limits.origins) {
        return Err(told(Problem::Nonsense("this page may not open sockets here".into())));
    }
    let upgrade = upgrade.map_err(|e| told(Problem::Nonsense(e.body_text())))?;
    let counted = gate.socket(from.ip()).map_err(told)?;
    let frame = tables.limits.frame;
    // The default read buffer of 128 KiB would be most of the memory of a thousand tables.
    let upgrade = upgrade.max_message_size(frame).max_frame_size(frame).read_buffer_size(1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        socket::serve(tables, socket).await;
        drop(counted);
    }))
}
