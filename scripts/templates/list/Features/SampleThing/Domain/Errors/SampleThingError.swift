public import Core

/// Why sample items cannot be shown.
public enum SampleThingError: Error, Equatable, Sendable {
    /// The server has no sample item with this id.
    case noSuchSampleItem(ResourceID)
    /// The server has no `/sample-items`.
    case noCollection
    /// The server shows sample items only to users who are signed in.
    case notSignedIn
    /// The request failed.
    case request(RequestError)
}
