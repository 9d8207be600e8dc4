//! What each op does: the only place that changes a state.

mod attacking;
mod damage;
mod host;
mod input;
mod knowing;
mod moving;
mod playing;
mod raising;
mod round;

use script::Did;

pub(crate) use input::{act, befall, leave};

const fn done(done: bool) -> Did {
    if done { Did::Yes } else { Did::No }
}
