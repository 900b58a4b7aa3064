public import Core

/// The reason why a sample item cannot be shown.
public enum SampleThingError: Error, Equatable, Sendable {
    /// The server shows sample items only to users who are signed in.
    case notSignedIn
    /// The request failed for a general reason, for example because the connection was lost.
    case request(APIError)
}
