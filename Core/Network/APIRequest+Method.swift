extension APIRequest {
    /// The HTTP methods that the API uses.
    public enum Method: String, Sendable, CaseIterable {
        /// Reads a resource.
        case get = "GET"
        /// Creates a resource, or starts an action such as a login.
        case post = "POST"
        /// Replaces a whole resource.
        case put = "PUT"
        /// Changes some fields of a resource.
        case patch = "PATCH"
        /// Deletes a resource.
        case delete = "DELETE"
    }
}
