public import Core

/// The state of the list.
public typealias SampleThingState = LoadState<SampleThingContent, SampleThingError>

/// The sample items that the list shows.
public typealias SampleThingContent = ListContent<SampleThingItem, SampleThingQuery>
