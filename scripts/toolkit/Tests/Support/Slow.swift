import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// Marks a test that takes long, or that must not run at the same time as other tests. `scripts/test --all` runs
    /// these tests one by one, after all other tests. Put them in suites whose names end with `SlowTests`.
    static var slow: ConditionTrait {
        .enabled("Run this test with scripts/test --all") { ProcessInfo.processInfo.environment["FOCAL_SLOW"] != nil }
    }
}
