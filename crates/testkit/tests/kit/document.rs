//! The examples of the document are scenarios: what it teaches can be written.

use testkit::parse;

#[test]
fn the_examples_of_the_document_can_be_read() {
    let document = include_str!("../../../../docs/scenarios.md");
    let examples: Vec<&str> =
        document.split("```scenario\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 3, "the document lost its examples");
    for example in examples {
        let scenarios = parse(example).unwrap_or_else(|error| panic!("{error}\n{example}"));
        assert!(!scenarios.is_empty(), "{example}");
    }
}
