import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
    /// For tests that take long, or that need the machine for themselves. `scripts/test --slow` and CI run them one by one,
    /// after the other tests. Put them in suites named `SlowTests`.
    public static var slow: ConditionTrait {
        .enabled("scripts/test --slow runs it") { ProcessInfo.processInfo.environment["FOCAL_SLOW"] != nil }
    }
}
