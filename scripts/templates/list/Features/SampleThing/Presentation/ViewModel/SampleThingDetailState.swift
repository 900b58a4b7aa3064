public import Core

/// The state of the screen of one sample item. What is known from the list is visible at once.
public typealias SampleThingDetailState = LoadState<SampleThingItem, SampleThingError>

extension SampleThingItem: CustomStringConvertible {
    /// A short description for logs and tests, for example `sample item 1`.
    public var description: String { "sample item \(id)" }
}
