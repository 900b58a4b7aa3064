public import Core

/// The state of the screen of one sample item. While the text is loading, the title can already be visible.
public typealias SampleThingDetailState = LoadState<SampleThingDetail, SampleThingError>

extension SampleThingDetail: CustomStringConvertible {
    /// A short description for logs and tests, for example `sample item 1`.
    public var description: String { "sample item \(id)" }
}
