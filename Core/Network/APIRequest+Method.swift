extension APIRequest {
    /// The methods of HTTP that the API uses.
    public enum Method: String, Sendable, CaseIterable {
        /// Reads.
        case get = "GET"
        /// Creates, or starts an action.
        case post = "POST"
        /// Replaces.
        case put = "PUT"
        /// Changes some fields.
        case patch = "PATCH"
        /// Deletes.
        case delete = "DELETE"
    }
}
