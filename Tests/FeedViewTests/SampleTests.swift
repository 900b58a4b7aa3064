import Core
import Feed
import Testing
import ViewTestSupport

@Suite("The sample states of the feed")
struct SampleTests {
    @Test("each kind of state has a sample")
    func statesAreComplete() {
        #expect(missingCases(in: FeedState.samples.map { ListStateKind($0.value) }) == [])
        #expect(missingCases(in: PostState.samples.map { LoadStateKind($0.value) }) == [])
    }

    @Test("samples show an empty list, an empty search, a saved page and an outdated list")
    func contentsAreComplete() {
        let contents = FeedState.samples.compactMap(\.value.content)
        #expect(contents.contains { $0.items.isEmpty && $0.query.search.isEmpty })
        #expect(contents.contains { $0.items.isEmpty && !$0.query.search.isEmpty })
        #expect(contents.contains { $0.savedAt != nil })
        #expect(FeedState.samples.contains { $0.value.isOutdated })
    }

    @Test("each error has a sample")
    func errorsAreComplete() {
        let errors =
            FeedState.samples.compactMap(\.value.error) + PostState.samples.compactMap(\.value.error)
            + [.noComments]
        #expect(missingCases(in: errors.map { ErrorKind($0) }) == [])
    }
}

private enum ErrorKind: CaseIterable {
    case noSuchPost, noCollection, notSignedIn, request, change, noComments

    init(_ error: FeedError) {
        self =
            switch error {
            case .noSuchPost: .noSuchPost
            case .noCollection: .noCollection
            case .notSignedIn: .notSignedIn
            case .request: .request
            case .change: .change
            case .noComments: .noComments
            }
    }
}
