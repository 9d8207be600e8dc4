//! The games, their cards and their rules.

use axum::Json;
use bots::{BotFacts, BotKind};
use games::{Library, Playable, Shelf, Task};
use kernel::{CardFacts, DigestSection, OptionValue, Seat, Team};
use table::{Refusal, Why};
use text::Lang;

use super::bodies::{BotBody, GameBody, PickedBody, ProblemBody, SeatNameBody, SizeBody};
use super::extract::{Asked, At, Params};
use super::told::Told;

struct Introduce(Lang);

impl Task for Introduce {
    type Result = GameBody;

    fn with<G: Playable>(self) -> GameBody {
        let usual = G::usual();
        let bots = BotKind::ALL.into_iter().map(|kind| {
            let BotFacts { id, title, about } = kind.said(self.0);
            BotBody { id: id.into(), title, about }
        });
        GameBody {
            game: G::NAME.into(),
            title: G::title(self.0),
            seats: seats::<G>(&usual, self.0),
            sizes: sizes::<G>(self.0),
            bots: bots.collect(),
            options: G::options(self.0),
            decks: G::brings(&usual),
            without_decks: without_decks::<G>(self.0),
        }
    }
}

/// The seats of a table that is set up like this.
fn seats<G: Playable>(setup: &G::Setup, lang: Lang) -> Vec<SeatNameBody> {
    // Where a game cannot start yet everybody stands alone.
    let opening = G::start(setup, &[]).ok();
    let team = |seat: Seat| opening.as_ref().map_or(Team(seat.0), |opening| G::team(opening, seat));
    let seat = |seat: Seat| SeatNameBody {
        id: G::seat_name(setup, seat).into(),
        side: G::say_seat(setup, seat, lang),
        team: G::team_name(setup, team(seat)).into(),
    };
    (0..G::seats(setup)).map(Seat).map(seat).collect()
}

/// What a game becomes by each value of each of its options alone.
fn picked<G: Playable>(lang: Lang) -> impl Iterator<Item = (PickedBody, G::Setup)> {
    let values = G::options(lang).into_iter().flat_map(|option| {
        option.values.into_iter().map(move |OptionValue { value, .. }| (option.name, value))
    });
    values.filter_map(|(option, value)| {
        let mut setup = G::usual();
        G::set_option(&mut setup, option, &value).ok()?;
        Some((PickedBody { option: option.into(), value }, setup))
    })
}

/// The options that change how many seats there are.
fn sizes<G: Playable>(lang: Lang) -> Vec<SizeBody> {
    let usual = G::seats(&G::usual());
    let others = picked::<G>(lang).filter(|(_, setup)| G::seats(setup) != usual);
    others
        .map(|(PickedBody { option, value }, setup)| SizeBody {
            option,
            value,
            seats: seats::<G>(&setup, lang),
        })
        .collect()
}

/// The options that keep people from bringing decks.
fn without_decks<G: Playable>(lang: Lang) -> Vec<PickedBody> {
    if !G::brings(&G::usual()) {
        return Vec::new();
    }
    picked::<G>(lang).filter(|(_, setup)| !G::brings(setup)).map(|(picked, _)| picked).collect()
}

struct Cards(Lang);

impl Task for Cards {
    type Result = Vec<CardFacts>;

    fn with<G: Playable>(self) -> Vec<CardFacts> {
        G::catalogue(&G::usual(), self.0)
    }
}

struct Digest(Lang);

impl Task for Digest {
    type Result = Vec<DigestSection>;

    fn with<G: Playable>(self) -> Vec<DigestSection> {
        G::digest_in(self.0)
    }
}

pub(crate) fn with<T: Task>(game: &str, task: T, lang: Lang) -> Result<Json<T::Result>, Told> {
    let unknown = |problem: String| Told(Refusal::about(Why::UnknownGame, problem).into(), lang);
    Library::with_game(game, task).map(Json).map_err(unknown)
}

#[utoipa::path(get, path = "/api/games", params(("lang" = Option<String>, Query)),
    responses((status = 200, body = Vec<GameBody>)))]
pub(crate) async fn games(Params(asked): Params<Asked>) -> Json<Vec<GameBody>> {
    let introduced =
        Library::NAMES.iter().filter_map(|name| Library::take(name, Introduce(asked.lang())).ok());
    Json(introduced.collect())
}

#[utoipa::path(get, path = "/api/games/{game}/cards",
    params(("game" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = Vec<Object>), (status = 404, body = ProblemBody)))]
pub(crate) async fn cards(
    At(game): At<String>,
    Params(asked): Params<Asked>,
) -> Result<Json<Vec<CardFacts>>, Told> {
    with(&game, Cards(asked.lang()), asked.lang())
}

#[utoipa::path(get, path = "/api/games/{game}/rules",
    params(("game" = String, Path), ("lang" = Option<String>, Query)),
    responses((status = 200, body = Vec<Object>), (status = 404, body = ProblemBody)))]
pub(crate) async fn rules(
    At(game): At<String>,
    Params(asked): Params<Asked>,
) -> Result<Json<Vec<DigestSection>>, Told> {
    with(&game, Digest(asked.lang()), asked.lang())
}
