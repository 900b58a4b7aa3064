/// Which features with the placement `once` the user has closed. It outlives a logout.
@MainActor
public protocol SeenFeatures: AnyObject, Sendable {
    /// The names of the features, with the id of the user if each user sees them once.
    var seen: Set<String> { get set }
}

/// Features that are seen once in each run of the app, for example in a test.
public final class SeenInMemory: SeenFeatures {
    /// The names of the features.
    public var seen: Set<String>

    /// Starts with these names.
    public init(_ seen: Set<String> = []) { self.seen = seen }
}
