//! How much one address may ask for.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::limits::Limits;
use crate::problem::Problem;

/// Files of the client for each request of the interface.
const FILES: u32 = 10;

/// Counts what comes from each address.
#[derive(Debug)]
pub(crate) struct Gate {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    pages: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    sockets: Mutex<HashMap<IpAddr, u32>>,
    sockets_each: u32,
}

/// A socket that counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    gate: Arc<Gate>,
    address: IpAddr,
}

impl Gate {
    pub(crate) fn new(limits: &Limits) -> Gate {
        let some = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let quota = |times: u32| {
            let each = |n: u32| some(n.saturating_mul(times));
            Quota::per_second(each(limits.requests_per_second)).allow_burst(each(limits.requests_burst))
        };
        Gate {
            requests: RateLimiter::keyed(quota(1)),
            pages: RateLimiter::keyed(quota(FILES)),
            tables: RateLimiter::keyed(Quota::per_hour(some(limits.tables_per_address))),
            sockets: Mutex::default(),
            sockets_each: limits.sockets_per_address,
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

    pub(crate) fn socket(self: &Arc<Self>, address: IpAddr) -> Result<Counted, Problem> {
        let address = household(address);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(address).or_default();
        if *open >= self.sockets_each {
            return Err(Problem::TooMany);
        }
        *open += 1;
        Ok(Counted { gate: Arc::clone(self), address })
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.pages.retain_recent();
        self.tables.retain_recent();
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut sockets = self.gate.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// One household has one IPv4 address, or 64 bits of IPv6 addresses.
fn household(address: IpAddr) -> IpAddr {
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
    fn sockets_are_counted_until_they_close() {
        let gate = Arc::new(Gate::new(&Limits { sockets_per_address: 1, ..Limits::default() }));
        let here = address("192.0.2.1");
        let first = gate.socket(here).expect("the first one");
        assert!(gate.socket(here).is_err());
        assert!(gate.socket(address("192.0.2.2")).is_ok());
        drop(first);
        assert!(gate.socket(here).is_ok());
        assert!(gate.sockets.lock().expect("no panic").is_empty());
    }
}
