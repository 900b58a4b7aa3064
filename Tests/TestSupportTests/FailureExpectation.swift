import TestSupport
import Testing

/// Runs `body` like a test with this trait, and checks that `body` fails with exactly the given messages.
/// The failures of `body` do not make the current test fail. They must be reported in the file of the caller.
///
/// If `trait` is `nil`, `body` runs like a test without a trait.
@MainActor
func expectFailures(
    _ expected: String...,
    trait: (any TestScoping)? = ExhaustiveTrait.exhaustive,
    sourceLocation: SourceLocation = #_sourceLocation,
    in body: @MainActor @Sendable () async throws -> Void
) async throws {
    let test = try #require(Test.current)
    let issues = Locked<[Issue]>([])
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
        issues.change { $0.append(issue) }
        return nil
    }
    defer {
        #expect(issues.value.map { $0.comments.map(\.rawValue).joined() } == expected, sourceLocation: sourceLocation)
        for issue in issues.value {
            #expect(issue.sourceLocation?.fileID == sourceLocation.fileID, sourceLocation: sourceLocation)
        }
    }
    try await collecting.provideScope(for: test, testCase: nil) {
        guard let trait else { return try await body() }
        try await trait.provideScope(for: test, testCase: nil, performing: body)
    }
}
