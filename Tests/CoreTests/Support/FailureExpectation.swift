import TestSupport
import Testing

/// Runs `body` like an exhaustive test, and expects exactly these failures, all in the file of the caller. Swift Testing
/// records the failures, but does not report them.
///
/// Without a trait, `body` runs like a test that forgot `.exhaustive`.
@MainActor
func expectFailures(
    _ expected: String...,
    trait: ExhaustiveTrait? = .exhaustive,
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
