//! Decks of a game: those that are ready, and whether one can be played.

use axum::Json;
use games::{Playable, Task};
use serde_json::value::RawValue;
use table::Brought;
use text::Lang;

use super::bodies::{CheckedDeckBody, DeckBody, ProblemBody, ReadyDeckBody, ReadyDecksBody};
use super::extract::{Asked, At, Body, Params};
use super::shelf::with;
use super::told::Told;
use crate::position::raw;

fn written<G: Playable>(secret: &G::Secret) -> Box<RawValue> {
    raw(serde_json::to_string(secret).expect("a deck is plain data"))
}

struct AtHand(Lang);

impl Task for AtHand {
    type Result = ReadyDecksBody;

    fn with<G: Playable>(self) -> ReadyDecksBody {
        let ready = G::ready(self.0).into_iter().map(|ready| ReadyDeckBody {
            id: ready.id.into(),
            title: ready.title,
            deck: written::<G>(&ready.secret),
            text: G::list_secret(&ready.secret, self.0),
            facts: G::deck_facts(&ready.secret, self.0),
        });
        ReadyDecksBody { decks: ready.collect() }
    }
}

struct Check(Brought, Lang);

impl Task for Check {
    type Result = CheckedDeckBody;

    fn with<G: Playable>(self) -> CheckedDeckBody {
        let Check(brought, lang) = self;
        let mut read = brought.read::<G>(lang);
        read.faults.extend(G::faults(&read.secret, lang));
        CheckedDeckBody {
            deck: written::<G>(&read.secret),
            text: G::list_secret(&read.secret, lang),
            facts: G::deck_facts(&read.secret, lang),
            faults: read.faults,
        }
    }
}

#[utoipa::path(get, path = "/api/games/{game}/decks",
    params(("game" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = ReadyDecksBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn ready(
    At(game): At<String>,
    Params(asked): Params<Asked>,
) -> Result<Json<ReadyDecksBody>, Told> {
    with(&game, AtHand(asked.lang()), asked.lang())
}

#[utoipa::path(post, path = "/api/games/{game}/decks/check", request_body = DeckBody,
    params(("game" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = CheckedDeckBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn check(
    At(game): At<String>,
    Params(asked): Params<Asked>,
    Body(body): Body<DeckBody>,
) -> Result<Json<CheckedDeckBody>, Told> {
    with(&game, Check(body.deck, asked.lang()), asked.lang())
}
