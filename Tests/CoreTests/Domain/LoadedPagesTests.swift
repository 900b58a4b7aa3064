import Core
import Foundation
import TestSupport
import Testing

@Suite("The loaded pages of a list")
struct LoadedPagesTests {
    private typealias Element = LoadedPagesModel.Element

    nonisolated private static let settings: [LoadedPagesModel.Settings] = [
        .init(), .init(limit: 3), .init(limit: 5, cap: 2), .init(sendsTotal: false), .init(isOffline: true),
        .init(limit: 4, cap: 3, sendsTotal: false, isOffline: true),
    ]
    /// Seeds of rare runs: several removals while one waits, smaller pages, and own additions on a page that comes
    /// again.
    nonisolated private static let rare: [UInt64] = [912, 1418, 1044, 2142]

    @Test(
        "whatever happens between the requests, no element is missing or twice, and the plan ends",
        arguments: settings
    )
    func agrees(settings: LoadedPagesModel.Settings) {
        for seed in Array(1...(triesAll ? 5_000 : 200)) + Self.rare {
            var model = LoadedPagesModel(settings, seed: seed)
            model.run()
            #expect(model.problems.isEmpty, "seed \(seed): \(model.log)")
        }
    }

    private let request = ListRequest(LoadedPagesModel.Query(limit: 2))

    private func page(_ ids: Int..., savedAt: Date? = nil, includes: Set<Int> = []) -> ListPage<Element> {
        ListPage(items: ids.map(Element.init), total: nil, hasNext: true, savedAt: savedAt, includedChanges: includes)
    }

    @Test("without a total, a page that own additions have moved is not the end, but a page that always comes again is")
    func isMoved() {
        func requests(after additions: Int) -> Int {
            let added = (1...9).prefix(additions).map { CountedChange($0, of: "", isRemoval: false, isSent: true) }
            var (pages, requests) = (LoadedPages(page(5, 4), for: request), 0)
            while let plan = pages.next(after: added), requests < 99 {
                pages.add([page(5, 4)], of: plan, after: added)
                requests += 1
            }
            return requests
        }
        #expect([0, 1, 2, 3, 4].map(requests) == [1, 1, 2, 2, 3])
    }

    @Test("a saved page that is older than a removal is asked for again before the next page, and does not include it")
    func isOlder() throws {
        let removals = [CountedChange(1, of: "6", isRemoval: true, isSent: true)]
        var pages = LoadedPages(page(5, 4, includes: [1]), for: request)
        let plan = try #require(pages.next(after: removals))
        pages.add([page(4, 3, savedAt: .distantPast)], of: plan, after: removals)
        #expect(pages.next(after: removals)?.pages == 2...3 && pages.includedChanges == [])
    }
}
