//! Who asks, and by which name: also behind a server that passes requests on.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, header};
use ipnet::IpNet;

/// Who makes a request, and the name by which this server was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    pub(crate) ip: IpAddr,
    pub(crate) host: Option<String>,
}

impl Asker {
    /// What headers say is believed of those who may pass on requests, and of nobody else.
    pub(crate) fn of(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> Asker {
        let trusted = |ip: IpAddr| trusts(proxies, ip);
        let host = text(headers, header::HOST.as_str()).next();
        if !trusted(peer) {
            return Asker { ip: peer.to_canonical(), host: host.map(str::to_owned) };
        }
        // Most servers write `X-Forwarded-For`, and many of them pass on whatever a stranger has written as `Forwarded`.
        let forwarded = || text(headers, header::FORWARDED.as_str()).flat_map(|value| value.split(','));
        let named = |name: &'static str| forwarded().filter_map(move |element| parameter(element, name));
        let mut passed: Vec<&str> =
            text(headers, "x-forwarded-for").flat_map(|value| value.split(',')).collect();
        if passed.is_empty() {
            passed = named("for").collect();
        }
        // Each server adds whom it has heard from at the end: the first that is not one of ours is the one.
        let mut ip = peer.to_canonical();
        for next in passed.into_iter().rev().map(address) {
            match next {
                Some(next) if trusted(ip) => ip = next.to_canonical(),
                _ => break,
            }
        }
        let asked_for = text(headers, "x-forwarded-host").chain(named("host")).next().or(host);
        Asker { ip, host: asked_for.map(str::to_owned) }
    }

    /// Whether this is a name of the server. Pages elsewhere can make a name of theirs lead here, but no address.
    pub(crate) fn means_us(&self, hosts: &[String], any_name: bool) -> bool {
        let Some(host) = &self.host else { return true };
        let name = host
            .rsplit_once(':')
            .filter(|(_, port)| port.parse::<u16>().is_ok())
            .map_or(&**host, |(name, _)| name);
        let local =
            name.eq_ignore_ascii_case("localhost") || name.to_ascii_lowercase().ends_with(".localhost");
        let ours = hosts.iter().any(|known| known.eq_ignore_ascii_case(name));
        local || ours || address(name).is_some() || (hosts.is_empty() && any_name)
    }
}

pub(crate) fn trusts(proxies: &[IpNet], ip: IpAddr) -> bool {
    proxies.iter().any(|net| net.contains(&ip.to_canonical()))
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).map(str::trim)
}

/// `for="[2001:db8::1]:4711"` of `for="[2001:db8::1]:4711";proto=https`.
fn parameter<'a>(element: &'a str, wanted: &str) -> Option<&'a str> {
    element.split(';').find_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        name.trim().eq_ignore_ascii_case(wanted).then(|| value.trim().trim_matches('"'))
    })
}

/// With or without a port, with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|rest| rest.split_once(']')).map(|(ip, _)| ip);
    bare.unwrap_or(text).parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|addr| addr.ip()))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn asker(peer: &str, headers: &[(&str, &str)]) -> (String, Option<String>) {
        let map = headers.iter().map(|(name, value)| {
            (name.parse::<HeaderName>().expect("a name"), HeaderValue::from_str(value).expect("a value"))
        });
        let proxies = ["127.0.0.0/8", "10.0.0.0/8", "::1/128"].map(|net| net.parse().expect("a network"));
        let asker = Asker::of(peer.parse().expect("an address"), &map.collect(), &proxies);
        (asker.ip.to_string(), asker.host)
    }

    #[test]
    fn only_trusted_servers_say_who_asks() {
        let ip = |peer: &str, headers: &[(&str, &str)]| asker(peer, headers).0;
        let for_it = ("x-forwarded-for", "192.0.2.7");
        assert_eq!(ip("198.51.100.1", &[for_it]), "198.51.100.1", "anybody could write that");
        assert_eq!(ip("127.0.0.1", &[for_it]), "192.0.2.7");
        assert_eq!(ip("::ffff:127.0.0.1", &[for_it]), "192.0.2.7");
        assert_eq!(ip("127.0.0.1", &[]), "127.0.0.1");
        // Somebody has written the first one; the last one comes from our own servers.
        assert_eq!(ip("127.0.0.1", &[("x-forwarded-for", "203.0.113.9, 192.0.2.7, 10.0.0.5")]), "192.0.2.7");
        assert_eq!(ip("127.0.0.1", &[("x-forwarded-for", "203.0.113.9"), for_it]), "192.0.2.7");
        assert_eq!(ip("127.0.0.1", &[("x-forwarded-for", "unknown")]), "127.0.0.1");
        assert_eq!(ip("::1", &[("forwarded", "for=192.0.2.7:4711;proto=https")]), "192.0.2.7");
        let forwarded = ("forwarded", "for=203.0.113.9, For=\"[2001:db8::1]:80\";by=10.0.0.1");
        assert_eq!(ip("10.1.2.3", &[forwarded]), "2001:db8::1");
        assert_eq!(ip("10.1.2.3", &[forwarded, for_it]), "192.0.2.7", "what a stranger wrote was passed on");
    }

    #[test]
    fn the_name_is_the_one_people_see() {
        let host = |peer: &str, headers: &[(&str, &str)]| asker(peer, headers).1.expect("a name");
        let inner = ("host", "127.0.0.1:8080");
        assert_eq!(host("127.0.0.1", &[inner, ("x-forwarded-host", "cantina.example")]), "cantina.example");
        assert_eq!(
            host("127.0.0.1", &[inner, ("forwarded", "for=192.0.2.7;host=cantina.example")]),
            "cantina.example"
        );
        assert_eq!(host("192.0.2.7", &[inner, ("x-forwarded-host", "evil.example")]), "127.0.0.1:8080");
    }

    #[test]
    fn a_name_of_somebody_else_does_not_lead_here() {
        let means = |host: &str, hosts: &[&str], any_name: bool| {
            let hosts: Vec<String> = hosts.iter().map(ToString::to_string).collect();
            Asker { ip: [127, 0, 0, 1].into(), host: Some(host.into()) }.means_us(&hosts, any_name)
        };
        for own in [
            "127.0.0.1:8080",
            "192.0.2.1",
            "[::1]:80",
            "localhost:8080",
            "cantina.localhost",
            "Cantina.Example:443",
        ] {
            assert!(means(own, &["cantina.example"], false), "{own}");
        }
        for other in ["evil.example", "evil.example:8080", "cantina.example.evil.example", ""] {
            assert!(!means(other, &["cantina.example"], true), "{other}");
            assert!(!means(other, &[], false), "{other}");
        }
        assert!(means("tower.local:8080", &[], true), "where nothing was said any name will do");
    }
}
