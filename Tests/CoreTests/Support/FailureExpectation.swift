import TestSupport
import Testing

/// Runs `body` as an exhaustive test is run, and asserts that it fails with exactly these texts, in this file.
///
/// Without a trait it is run as a test that forgot `.exhaustive`.
@MainActor
func expectFailures(
    _ expected: String...,
    trait: ExhaustiveTrait? = .exhaustive,
    sourceLocation: SourceLocation = #_sourceLocation,
    in body: @MainActor @Sendable () async throws -> Void
) async throws {
    let test = try #require(Test.current)
    let (issues, continuation) = AsyncStream.makeStream(of: Issue.self)
    try await withKnownIssue(sourceLocation: sourceLocation) {
        guard let trait else { return try await body() }
        try await trait.provideScope(for: test, testCase: nil, performing: body)
    } matching: { issue in
        continuation.yield(issue)
        return true
    }
    continuation.finish()
    var texts: [String] = []
    for await issue in issues {
        texts.append(issue.comments.map(\.rawValue).joined())
        #expect(issue.sourceLocation?.fileID == sourceLocation.fileID, sourceLocation: sourceLocation)
    }
    #expect(texts == expected, sourceLocation: sourceLocation)
}
