public import Core

/// The state of the list.
public typealias SampleThingState = ListState<SampleThingItem, SampleThingQuery, SampleThingError>

/// The sample items that the list shows.
public typealias SampleThingContent = ListContent<SampleThingItem, SampleThingQuery>
