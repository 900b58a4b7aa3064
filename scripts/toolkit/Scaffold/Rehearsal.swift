import Foundation

/// A plan tried out before it is applied.
struct Rehearsal {
    private let plan: Plan
    private let feature: NewFeature

    init(_ plan: Plan, of feature: NewFeature) {
        self.plan = plan
        self.feature = feature
    }

    /// Checks that the new files keep to the rules.
    func checkBoundaries() throws(Failure) {
    }

    /// Builds the feature and runs its tests, in a copy of the parts that they need.
    ///
    /// The copy stays, and only what differs is written anew: so the next feature finds Core built.
    func test() throws(Failure) {
    }
}
