public import Core

/// What the screen of the list shows: `idle` before the first load, `loading`, `loaded` with the next page, or `error`. The
/// sample items stay visible in each of them.
public typealias SampleThingState = ListState<SampleThingItem, SampleThingQuery, SampleThingError>

/// The sample items that the list shows.
public typealias SampleThingContent = ListContent<SampleThingItem, SampleThingQuery>
