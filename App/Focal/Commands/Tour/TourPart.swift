/// A command whose feature has a part in `focal demo`.
@MainActor
protocol TourPart {
    /// Prints the steps of the feature. The user is signed in.
    static func show(in tour: Tour) async throws(Failure)
}
