//! What happens to every request: it is counted, given a time limit, answered with headers that keep
//! browsers careful, and logged without anything that could be a secret.

use std::panic::AssertUnwindSafe;
use std::time::Instant;

use axum::extract::{Extension, MatchedPath, Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use tokio::time::timeout;

use super::App;
use super::asker::Asker;
use super::client;
use super::extract::lang_of;
use super::told::Told;
use crate::accept::Peer;
use crate::problem::Problem;

const CAREFUL: [(header::HeaderName, &str); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
];

/// What a page of this server may do: load from here and talk to here. Older browsers do not count sockets
/// among `'self'`, so the host is named.
fn policy(host: Option<&str>) -> HeaderValue {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
    let host = host.filter(|host| host.chars().all(plain));
    let sockets = host.map_or(String::new(), |host| format!(" ws://{host} wss://{host}"));
    let policy = format!(
        "default-src 'self'; connect-src 'self'{sockets}; img-src 'self' data:; manifest-src 'self'; \
         worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    );
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'self'"))
}

pub(crate) async fn guard(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    mut request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let lang = lang_of(request.uri());
    // The pattern, never the address itself: that names tables.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or("unknown", MatchedPath::as_str);
    let limits = &app.tables.limits;
    let asker = Asker::of(peer.addr.ip(), request.headers(), &limits.proxies);
    let policy = policy(asker.host.as_deref());
    // Opening the client takes a dozen files: they are counted apart.
    let admitted = if !asker.means_us(&limits.hosts, app.any_name) {
        Err(Problem::WrongHost)
    } else if client::is_interface(request.uri().path()) {
        app.gate.request(asker.ip)
    } else {
        app.gate.page(asker.ip)
    };
    request.extensions_mut().insert(asker);
    let mut response = match admitted {
        Err(problem) => Told(problem, lang).into_response(),
        Ok(()) => match timeout(limits.request, AssertUnwindSafe(next.run(request)).catch_unwind()).await {
            Ok(Ok(response)) => response,
            Ok(Err(_)) => {
                app.tables.meters.panics.inc();
                tracing::error!(route, "a request broke");
                Told(Problem::Broken, lang).into_response()
            }
            Err(_) => Told(Problem::TooSlow, lang).into_response(),
        },
    };
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    for (name, value) in CAREFUL {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    let status = response.status().as_u16();
    app.tables.meters.answered(status);
    let milliseconds = began.elapsed().as_millis() as u64;
    tracing::info!(%method, route, status, milliseconds, "request");
    response
}
