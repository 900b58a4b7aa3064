/// What a request does to its path.
public enum HTTPMethod: String, Sendable, CaseIterable {
    /// Reads.
    case get = "GET"
    /// Creates, or calls.
    case post = "POST"
    /// Replaces.
    case put = "PUT"
    /// Changes some fields.
    case patch = "PATCH"
    /// Removes.
    case delete = "DELETE"
}
