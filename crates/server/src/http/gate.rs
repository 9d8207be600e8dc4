//! How much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;

use super::asker::trusts;
use crate::limits::Limits;
use crate::problem::Problem;

/// Files of the client for each request of the interface.
const FILES: u32 = 10;
/// Passwords that may be tried for one name: by one address, and by all together.
const TRIES: (u32, Duration) = (10, Duration::from_secs(10));
const ALL_TRIES: (u32, Duration) = (20, Duration::from_secs(1));
/// Passwords of any name that one address may show: looking at one is work for the machine.
const SHOWN: (u32, Duration) = (30, Duration::from_secs(1));

/// Counts what comes from each address.
#[derive(Debug)]
pub(crate) struct Gate {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    pages: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    tries: DefaultKeyedRateLimiter<(String, IpAddr)>,
    all_tries: DefaultKeyedRateLimiter<String>,
    shown: DefaultKeyedRateLimiter<IpAddr>,
    accounts: DefaultKeyedRateLimiter<IpAddr>,
    sockets: Arc<Held>,
    connections: Arc<Held>,
    proxies: Vec<IpNet>,
}

/// What addresses hold open.
#[derive(Debug)]
struct Held {
    each: u32,
    open: Mutex<HashMap<IpAddr, u32>>,
}

/// Something that counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    held: Arc<Held>,
    address: IpAddr,
}

impl Held {
    fn new(each: u32) -> Arc<Held> {
        Arc::new(Held { each, open: Mutex::default() })
    }

    fn one_more(self: &Arc<Self>, address: IpAddr) -> Result<Counted, Problem> {
        let address = household(address);
        let mut held = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let open = held.entry(address).or_default();
        if *open >= self.each {
            return Err(Problem::TooMany);
        }
        *open += 1;
        Ok(Counted { held: Arc::clone(self), address })
    }
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Gate {
        let some = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let quota = |times: u32| {
            let each = |n: u32| some(n.saturating_mul(times));
            Quota::per_second(each(limits.requests_per_second)).allow_burst(each(limits.requests_burst))
        };
        let tries = |(at_once, each): (u32, Duration)| {
            Quota::with_period(each).expect("some time").allow_burst(some(at_once))
        };
        Gate {
            requests: RateLimiter::keyed(quota(1)),
            pages: RateLimiter::keyed(quota(FILES)),
            tables: RateLimiter::keyed(Quota::per_hour(some(limits.tables_per_address))),
            tries: RateLimiter::keyed(tries(TRIES)),
            all_tries: RateLimiter::keyed(tries(ALL_TRIES)),
            shown: RateLimiter::keyed(tries(SHOWN)),
            accounts: RateLimiter::keyed(Quota::per_hour(some(limits.accounts_per_address))),
            sockets: Held::new(limits.sockets_per_address),
            connections: Held::new(limits.connections_per_address),
            proxies: limits.proxies.clone(),
        }
    }

    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        self.requests.check_key(&household(address)).map_err(|_| Problem::TooMany)
    }

    pub(crate) fn page(&self, address: IpAddr) -> Result<(), Problem> {
        self.pages.check_key(&household(address)).map_err(|_| Problem::TooMany)
    }

    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Problem> {
        self.tables.check_key(&household(address)).map_err(|_| Problem::TooMany)
    }

    pub(crate) fn account(&self, address: IpAddr) -> Result<(), Problem> {
        self.accounts.check_key(&household(address)).map_err(|_| Problem::TooMany)
    }

    /// Before a password is looked at. Somebody who guesses uses up their own tries first, so that the others can
    /// still sign in.
    pub(crate) fn sign_in(&self, name: &str, address: IpAddr) -> Result<(), Problem> {
        let name = name.trim().to_lowercase();
        self.tries.check_key(&(name.clone(), household(address))).map_err(|_| Problem::TooMany)?;
        self.shown.check_key(&household(address)).map_err(|_| Problem::TooMany)?;
        self.all_tries.check_key(&name).map_err(|_| Problem::TooMany)
    }

    pub(crate) fn socket(&self, address: IpAddr) -> Result<Counted, Problem> {
        self.sockets.one_more(address)
    }

    /// Before anything is said on it. Servers that speak for many have as many as they need.
    pub(crate) fn connection(&self, address: IpAddr) -> Result<Option<Counted>, Problem> {
        if trusts(&self.proxies, address) { Ok(None) } else { self.connections.one_more(address).map(Some) }
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.pages.retain_recent();
        self.tables.retain_recent();
        self.tries.retain_recent();
        self.all_tries.retain_recent();
        self.shown.retain_recent();
        self.accounts.retain_recent();
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut held = self.held.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = held.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                held.remove(&self.address);
            }
        }
    }
}

/// One household has one IPv4 address, or 64 bits of IPv6 addresses.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX))),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_household_is_one_address() {
        assert_eq!(household(address("::ffff:192.0.2.1")), address("192.0.2.1"));
        assert_eq!(household(address("2001:db8::1:2")), household(address("2001:db8::3:4")));
        assert_ne!(household(address("2001:db8:0:1::")), household(address("2001:db8:0:2::")));
    }

    #[test]
    fn what_is_held_is_counted_until_it_closes() {
        let proxies = vec!["10.0.0.0/8".parse().expect("a network")];
        let limits =
            Limits { sockets_per_address: 1, connections_per_address: 1, proxies, ..Limits::default() };
        let gate = Gate::new(&limits);
        let here = address("192.0.2.1");
        let first =
            (gate.socket(here).expect("the first one"), gate.connection(here).expect("the first one"));
        assert!(gate.socket(here).is_err() && gate.connection(here).is_err());
        assert!(gate.socket(address("192.0.2.2")).is_ok());
        let ours = [gate.connection(address("10.1.1.1")), gate.connection(address("10.1.1.1"))];
        assert!(ours.iter().all(Result::is_ok), "a server that speaks for many");
        drop(first);
        assert!(gate.socket(here).is_ok() && gate.connection(here).is_ok());
        assert!(gate.sockets.open.lock().expect("no panic").is_empty());
    }

    #[test]
    fn whoever_guesses_passwords_is_slowed_down_and_locks_nobody_out() {
        let gate = Gate::new(&Limits::default());
        let (mallory, leia) = (address("192.0.2.1"), address("192.0.2.2"));
        assert!((0..TRIES.0).all(|_| gate.sign_in("Leia", mallory).is_ok()));
        assert!((0..100).all(|_| gate.sign_in(" LEIA", mallory).is_err()));
        assert!(gate.sign_in("leia", leia).is_ok(), "the owner can still sign in");
        assert!(gate.sign_in("Han", mallory).is_ok(), "another name is another matter");
        let names = (0..1_000).filter(|n| gate.sign_in(&format!("name {n}"), mallory).is_ok()).count();
        assert!(names < 30, "{names}: not for many names either");
        // Many addresses are slowed down together.
        let many =
            (0..100).filter(|n| gate.sign_in("leia", address(&format!("198.51.100.{n}"))).is_ok()).count();
        assert!(many < 20, "{many}");
    }
}
