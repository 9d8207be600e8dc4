//! Accounts, the seats they remember and the decks they keep.

use store::{Options, SavedDeck, Store, StoreError};

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_taken_in_whatever_case() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.db"), Options::default()).unwrap();
    assert_eq!(store.add_account("Ñusta", "hash".into(), 5).await, Ok(true));
    assert_eq!(store.add_account("ñUSTA", "another".into(), 6).await, Ok(false));
    let found = Ok(Some(("Ñusta".to_string(), "hash".to_string())));
    assert_eq!(store.account("ñusta").await, found);
    assert_eq!(store.account("Nusta").await, Ok(None));
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_remembered_with_their_latest_lock() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = Store::open(&path, Options::default()).unwrap();
    store.add_account("Lando", "hash".into(), 5).await.unwrap();
    store.create("young", 20, String::new()).await.unwrap();
    store.create("old", 10, String::new()).await.unwrap();
    store.remember("lando", "young", 1, "t1".into()).await.unwrap();
    store.remember("LANDO", "young", 0, "t2".into()).await.unwrap();
    store.remember("Lando", "old", 255, "t3".into()).await.unwrap();
    store.remember("Lando", "young", 1, "t4".into()).await.unwrap();
    store.close().await;

    let store = Store::open(&path, Options::default()).unwrap();
    let expected = [
        ("old".into(), 255, "t3".into()),
        ("young".into(), 0, "t2".into()),
        ("young".into(), 1, "t4".into()),
    ];
    assert_eq!(store.remembered("lanDO").await.unwrap(), expected);
    assert_eq!(store.remembered("nobody").await.unwrap(), []);
    let unknown = Err(StoreError::UnknownAccount { account: "nobody".into() });
    assert_eq!(store.remember("nobody", "old", 0, "t".into()).await, unknown);
    let unknown = Err(StoreError::UnknownTable { table: "none".into() });
    assert_eq!(store.remember("lando", "none", 0, "t".into()).await, unknown);
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_are_kept_by_name_and_not_more_than_allowed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = Store::open(&path, Options::default()).unwrap();
    store.add_account("Lando", "hash".into(), 5).await.unwrap();
    let deck = |name: &str, deck: &str, saved| SavedDeck {
        game: "unlimited".into(),
        name: name.into(),
        deck: deck.into(),
        saved,
    };
    assert_eq!(store.save_deck("lando", deck("two", "{}", 1), 2).await, Ok(true));
    assert_eq!(store.save_deck("LANDO", deck("one", "{}", 2), 2).await, Ok(true));
    assert_eq!(store.save_deck("Lando", deck("three", "{}", 3), 2).await, Ok(false), "there is no room");
    assert_eq!(store.save_deck("Lando", deck("two", "[]", 4), 2).await, Ok(true), "in place of the old one");
    store.close().await;

    let store = Store::open(&path, Options::default()).unwrap();
    assert_eq!(store.decks("lanDO").await.unwrap(), [deck("one", "{}", 2), deck("two", "[]", 4)]);
    assert_eq!(store.decks("nobody").await.unwrap(), []);
    assert_eq!(store.forget_deck("lando", "unlimited", "one").await, Ok(true));
    assert_eq!(store.forget_deck("lando", "unlimited", "one").await, Ok(false));
    assert_eq!(store.decks("lando").await.unwrap(), [deck("two", "[]", 4)]);
    let unknown = Err(StoreError::UnknownAccount { account: "nobody".into() });
    assert_eq!(store.save_deck("nobody", deck("one", "{}", 5), 2).await, unknown);
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_open_a_lock_until_the_password_is_another_one() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.db"), Options::default()).unwrap();
    store.add_account("Lando", "hash".into(), 5).await.unwrap();
    let key = |n: u64| (format!("key {n}"), "lock".to_string());
    for n in 0..12 {
        store.give_keys("LANDO", vec![key(n)], n).await.unwrap();
    }
    store.give_keys("lando", vec![("another".into(), "door".into())], 0).await.unwrap();
    assert_eq!(store.lock("key 11").await, Ok(Some("lock".into())));
    assert_eq!(store.lock("key 2").await, Ok(Some("lock".into())), "ten of them");
    assert_eq!(store.lock("key 1").await, Ok(None), "the oldest ones go");
    assert_eq!(store.lock("another").await, Ok(Some("door".into())));
    store.set_password("lando", "new".into()).await.unwrap();
    assert_eq!(store.lock("key 11").await, Ok(None));
    let unknown = Err(StoreError::UnknownAccount { account: "nobody".into() });
    assert_eq!(store.give_keys("nobody", vec![key(0)], 0).await, unknown);
}
