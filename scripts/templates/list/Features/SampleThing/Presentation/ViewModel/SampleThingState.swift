public import Core

/// What the screen of the list shows: `idle` before a load and after a cancelled one, `loading`, `loaded` with the next page,
/// or `error`. Sample items that are visible stay visible in each of them.
public typealias SampleThingState = ListState<SampleThingItem, SampleThingQuery, SampleThingError>

/// The sample items that the list shows.
public typealias SampleThingContent = ListContent<SampleThingItem, SampleThingQuery>
