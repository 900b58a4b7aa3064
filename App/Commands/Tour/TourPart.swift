/// The part of `focal demo` that shows one feature.
@MainActor
protocol TourPart {
    /// Prints the steps of the feature. The user is signed in.
    static func show(in tour: Tour) async throws(Failure)
}
