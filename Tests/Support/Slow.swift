import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
    /// Tests that take longer than a developer wants to wait after each change, or need the machine for themselves.
    /// `scripts/test --slow` runs them after the others, one after the other, as CI does. Put them in suites named `SlowTests`.
    public static var slow: ConditionTrait {
        .enabled("scripts/test --slow runs it") { ProcessInfo.processInfo.environment["FOCAL_SLOW"] != nil }
    }
}
