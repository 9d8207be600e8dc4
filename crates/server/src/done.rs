//! Which commands have been done at a table.

/// The entry each command of a client became: sent again, it is done already. Of the ids only hashes are
/// kept, side by side with the entries, to be small.
#[derive(Default)]
pub(crate) struct Done {
    ids: Vec<u64>,
    entries: Vec<u32>,
}

/// Room is made for so many at once; a list that doubles would mostly be empty.
const ROOM: usize = 32;

impl Done {
    /// What is sent again was said lately.
    pub(crate) fn get(&self, id: u64) -> Option<u32> {
        self.ids.iter().rposition(|known| *known == id).map(|at| self.entries[at])
    }

    pub(crate) fn insert(&mut self, id: u64, entry: u32) {
        if self.ids.len() == self.ids.capacity() {
            self.ids.reserve_exact(ROOM);
            self.entries.reserve_exact(ROOM);
        }
        self.ids.push(id);
        self.entries.push(entry);
    }
}
