public import Core

/// The states of the screen of the sample items. If no page could be loaded, the content is what waits for the server.
public typealias SampleThingState = LoadState<SampleThingContent, SampleThingError>

extension SampleThingContent: CustomStringConvertible {
    /// A short description for logs and tests, for example `20 sample items`.
    public var description: String { sampleItems.count == 1 ? "1 sample item" : "\(sampleItems.count) sample items" }
}
