public import Core

/// What the screen of the list shows: `idle` before a load and after a cancelled one, `loading`, `loaded` with the next
/// page, or `error`. Sample items that are visible stay visible in each of them.
public typealias SampleThingState = ListState<SampleThingItem, SampleThingQuery, SampleThingError>

/// The sample items that the list shows.
public typealias SampleThingContent = ListContent<SampleThingItem, SampleThingQuery>

/// The state of the screen of one sample item. What the list has loaded is visible at once.
public typealias SampleThingDetailState = LoadState<SampleThingItem, SampleThingError>

extension SampleThingItem: CustomStringConvertible {
    /// A short description for logs and tests, for example `sample item 1`.
    public var description: String { "sample item \(id)" }
}
