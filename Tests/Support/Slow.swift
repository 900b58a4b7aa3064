import Foundation
public import Testing

/// How many cases the slow fuzz tests over HTTP try: `FOCAL_FUZZ`, for example 100000, which takes four minutes.
public var fuzzCases: Int {
    ProcessInfo.processInfo.environment["FOCAL_FUZZ"].flatMap(Int.init) ?? 10_000
}

extension Trait where Self == ConditionTrait {
    /// For tests that take long, or that need the machine for themselves. `scripts/test --slow` and CI run them one by one,
    /// after the other tests. Put them in suites named `SlowTests`.
    public static var slow: ConditionTrait {
        .enabled("scripts/test --slow runs it") { ProcessInfo.processInfo.environment["FOCAL_SLOW"] != nil }
    }
}
