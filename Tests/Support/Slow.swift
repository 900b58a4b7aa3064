import Foundation
public import Testing

/// The number of cases in the slow fuzz test over HTTP. The default is 10000. Set it with the environment variable
/// `FOCAL_FUZZ`. 100000 cases take four minutes.
public var fuzzCases: Int {
    ProcessInfo.processInfo.environment["FOCAL_FUZZ"].flatMap(Int.init) ?? 10_000
}

/// Whether to try every input, as `scripts/test --all` and CI do. If not, a test with many inputs tries some of them.
public let triesAll = ProcessInfo.processInfo.environment["FOCAL_ALL"] != nil

extension Collection {
    /// All elements with `scripts/test --all`, otherwise `count` of them. The seed decides which, so each run without
    /// `--all` tries the same. Use it for inputs of one kind.
    public func drawn(_ count: Int, seed: UInt64) -> [Element] {
        var random = SeededRandom(seed: seed)
        let indices = Array(indices).shuffled(using: &random)
        return triesAll ? Array(self) : indices.prefix(count).sorted().map { self[$0] }
    }
}

extension Trait where Self == ConditionTrait {
    /// Marks a test that takes long, or that must not run at the same time as other tests. `scripts/test --all` and CI
    /// run these tests one by one, after the other tests. Put them in suites whose names end with `SlowTests`.
    public static var slow: ConditionTrait {
        .enabled("Run this test with scripts/test --all") { triesAll }
    }
}
