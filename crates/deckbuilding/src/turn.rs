//! The turn.

#[derive(Clone, Copy, Debug)]
pub enum Question {}
#[derive(Clone, Copy, Debug)]
pub enum Routine {}
#[derive(Clone, Copy, Debug)]
pub enum Check {}
