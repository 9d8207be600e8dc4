//! What the different kinds of things of a game have in common: names, and one type that holds any of them.

/// Kinds of things each of which has a name of its own, found in a table by its number.
///
/// ```
/// use pieces::{Range, named_things, thing};
/// thing! {
///     pub struct Spot(u8): "spot", Range::new(0, 2)
/// }
/// named_things! { Spot: |index| ["hoth", "endor"][index] }
/// assert_eq!("endor".parse::<Spot>().map(Spot::index), Ok(1));
/// assert_eq!("endo".parse::<Spot>(), Err("there is no spot `endo`; there are endor".into()));
/// ```
#[macro_export]
macro_rules! named_things {
    ($($Kind:ident: $name:expr),+ $(,)?) => { $(
        impl ::std::fmt::Display for $Kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let name: fn(usize) -> &'static str = $name;
                f.write_str(name(self.index()))
            }
        }

        impl ::std::str::FromStr for $Kind {
            type Err = String;

            fn from_str(s: &str) -> Result<$Kind, String> {
                let name: fn(usize) -> &'static str = $name;
                let found = <$Kind as $crate::Thing>::each().find(|kind| name(kind.index()) == s);
                found.ok_or_else(|| {
                    let names: Vec<&str> =
                        <$Kind as $crate::Thing>::each().map(|kind| name(kind.index())).collect();
                    let near = $crate::near(&names, s);
                    let listed = if near.is_empty() { &names } else { &near };
                    format!("there is no {} `{s}`; there are {}", <$Kind as $crate::Thing>::KIND, listed.join(", "))
                })
            }
        }
    )+ };
}

/// A plain enum that has a thing for each of its variants, in the same order.
///
/// ```
/// use pieces::{Range, counted_things, thing};
/// thing! {
///     pub struct Shown(u8): "face", Range::new(7, 2)
/// }
/// counted_things!(Face is Shown { Blank: "blank", Hit: "hit" });
/// assert_eq!(Shown::of(Face::Hit).thing(), 8);
/// assert_eq!("hit".parse::<Shown>().map(Shown::what), Ok(Face::Hit));
/// ```
#[macro_export]
macro_rules! counted_things {
    ($Name:ident is $Kind:ident { $($Variant:ident: $name:literal),+ $(,)? }) => {
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            $crate::serde::Serialize, $crate::serde::Deserialize,
        )]
        #[serde(crate = "::pieces::serde", rename_all = "kebab-case")]
        pub enum $Name { $($Variant),+ }

        impl $Name {
            pub const ALL: [$Name; [$($name),+].len()] = [$($Name::$Variant),+];

            pub const fn name(self) -> &'static str {
                match self { $($Name::$Variant => $name),+ }
            }

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $Kind {
            #[inline]
            pub const fn of(what: $Name) -> $Kind {
                $Kind::from_thing($Kind::RANGE.first() + what as u16)
            }

            #[inline]
            pub const fn what(self) -> $Name {
                $Name::ALL[self.index()]
            }
        }

        impl ::std::fmt::Display for $Kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.what().name())
            }
        }

        impl ::std::str::FromStr for $Kind {
            type Err = String;

            fn from_str(s: &str) -> Result<$Kind, String> {
                let found = $Name::ALL.into_iter().find(|what| what.name() == s).map($Kind::of);
                let names = [$($name),+].join(", ");
                found.ok_or_else(|| format!("there is no {} `{s}`; there are {names}", <$Kind as $crate::Thing>::KIND))
            }
        }
    };
}

/// Anything of a game that can be pointed at: an enum with a variant for each kind. A name is looked for in the first
/// kind last, so that it says what is wrong with a name that nothing has.
#[macro_export]
macro_rules! any_thing {
    ($(#[$about:meta])* $vis:vis enum $Name:ident { $Last:ident($LastKind:ty), $($Variant:ident($Kind:ty)),+ $(,)? }) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            $crate::serde::Serialize, $crate::serde::Deserialize,
        )]
        #[serde(crate = "::pieces::serde", rename_all = "kebab-case")]
        $vis enum $Name { $Last($LastKind), $($Variant($Kind)),+ }

        impl $Name {
            pub fn of_thing(thing: u16) -> $Name {
                $(if <$Kind>::RANGE.holds(thing) {
                    return $Name::$Variant(<$Kind>::from_thing(thing));
                })+
                $Name::$Last(<$LastKind>::from_thing(thing))
            }

            pub fn number(self) -> u16 {
                match self {
                    $($Name::$Variant(piece) => piece.thing(),)+
                    $Name::$Last(piece) => piece.thing(),
                }
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($Name::$Variant(piece) => write!(f, "{piece}"),)+
                    $Name::$Last(piece) => write!(f, "{piece}"),
                }
            }
        }

        impl ::std::str::FromStr for $Name {
            type Err = String;

            fn from_str(s: &str) -> Result<$Name, String> {
                $(if let Ok(piece) = s.parse() {
                    return Ok($Name::$Variant(piece));
                })+
                s.parse().map($Name::$Last)
            }
        }
    };
}
