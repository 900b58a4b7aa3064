import Core
import Foundation
import Persistence
import TestSupport
import Testing

@testable import focal

@MainActor @Suite("All pages of a list, one after the other", .exhaustive)
struct ListReaderTests {
    private typealias Reader = ListReader<ListItem, ItemQuery, APIError>

    private let client = ScriptedAPIClient()
    /// Whether saved data could be read, for each request.
    private let readsSaved = Locked<[Bool]>([])

    /// Reads pages of two items. The list has 14 items, unless `total` says that this is not known.
    private func reader(from first: Int = 1, total: Int? = 14, savedAt: Date? = nil, saved: Int? = nil) -> Reader {
        let fetch = { @Sendable [client] (request: ListRequest<ItemQuery>) async throws(APIError) in
            let number = URLQueryItem(name: "page", value: "\(request.page)")
            let ids: [Int] = try await client.get(path: "/items", query: [number])
            let hasNext = total.map { request.page * 2 < $0 } ?? true
            return ListPage(items: ids.map(ListItem.init), total: total, hasNext: hasNext, savedAt: savedAt)
        }
        let request = ListRequest(ItemQuery(), page: first)
        return Reader(request) { [readsSaved] (request, _) async throws(APIError) in
            readsSaved.change { $0.append(UserDatabases.isReadable) }
            return try await fetch(request)
        } offline: { (request, _) async throws(APIError) in
            guard UserDatabases.isReadable, request.page == saved else {
                throw .requestFailed(ConnectionFailure(.unreachable, server: ""))
            }
            return ListPage(items: [ListItem(id: 9)], total: total, hasNext: true, savedAt: SampleDate.now)
        }
    }

    private func on(page: Int, _ ids: [Int]? = nil, after delay: Duration = .zero) {
        let response = ScriptedResponse.json(ids ?? [page * 2 - 1, page * 2])
        client.on(.get, "/items", query: ["page": "\(page)"], response: response, after: delay)
    }

    /// Reads the first page, and then starts to read the second page. Returns while the pages 2 to 5 are loading.
    private func startSecondPage(of reader: Reader) async throws -> Task<[Int]?, any Error> {
        on(page: 1)
        #expect(try await reader.next()?.items.map(\.id) == [1, 2])
        let second = Task { try await reader.next()?.items.map(\.id) }
        await client.clock.sleepers(4)
        return second
    }

    @Test("no element appears twice, and a page without new elements is the last, even if the server names a next page")
    func leavesOutRepeatedElements() async throws {
        for (page, ids) in [(3, [1, 2]), (4, [2, 3]), (5, [1, 3])] { on(page: page, ids) }
        let reader = reader(from: 3, total: nil)
        var pages: [ListPage<ListItem>] = []
        while let page = try await reader.next() { pages.append(page) }
        #expect(pages.map { $0.items.map(\.id) } == [[1, 2], [3], []])
        #expect(pages.map(\.hasNext) == [true, true, false])
    }

    @Test("three pages are loaded ahead, each page once, and the order is kept even if later pages arrive first")
    func loadsAhead() async throws {
        for page in 2...7 { on(page: page, after: .seconds(max(0, 6 - page))) }
        let reader = reader()
        let second = try await startSecondPage(of: reader)
        #expect(client.requests.count == 5)
        client.clock.advance(by: .seconds(4))
        #expect(try await second.value == [3, 4])
        for number in 3...7 { #expect(try await reader.next()?.items.map(\.id) == [number * 2 - 1, number * 2]) }
        #expect(try await reader.next() == nil)
    }

    @Test("after an error, no page is returned, and the pages that are loading ahead are cancelled")
    func stopsAfterError() async throws {
        client.on(.get, "/items", query: ["page": "2"], response: .failure(.lost), after: .seconds(1))
        for page in 3...5 { on(page: page, after: .seconds(9)) }
        let reader = reader()
        let second = try await startSecondPage(of: reader)
        client.clock.advance(by: .seconds(1))
        let lost = ConnectionFailure(.lost, server: ScriptedAPIClient.server)
        await #expect(throws: APIError.requestFailed(lost)) { try await second.value }
        #expect(try await reader.next() == nil)
    }

    @Test("if the reader is cancelled, all pages that are loading are cancelled")
    func cancels() async throws {
        for page in 2...5 { on(page: page, after: .seconds(1)) }
        let second = try await startSecondPage(of: reader(saved: 2))
        second.cancel()
        let failure = ConnectionFailure(.cancelled, server: ScriptedAPIClient.server)
        await #expect(throws: APIError.requestFailed(failure)) { try await second.value }
    }

    @Test("no saved page is read after a page of the server")
    func readsNoSavedPages() async throws {
        for (date, expected) in [(nil, [true, false]), (SampleDate.now, [true, true])] {
            readsSaved.change { $0 = [] }
            for page in 1...2 { on(page: page) }
            let reader = reader(total: 4, savedAt: date)
            for _ in 1...2 { #expect(try await reader.next()?.savedAt == date) }
            #expect(readsSaved.value == expected)
        }
    }

    @Test("if the server cannot be reached after a page of it, the saved page is returned, or the error")
    func returnsSavedPage() async throws {
        let lost = APIError.requestFailed(ConnectionFailure(.lost, server: ScriptedAPIClient.server))
        on(page: 1)
        for page in 2...3 {
            client.on(.get, "/items", query: ["page": "\(page)"], response: .failure(.lost))
        }
        let reader = reader(total: 6, saved: 2)
        #expect(try await reader.next()?.savedAt == nil)
        #expect(try await reader.next()?.items.map(\.id) == [9])
        await #expect(throws: lost) { try await reader.next() }
    }

    @Test("the last page can have fewer elements, and an empty list has one page")
    func countsPages() {
        let totals = [nil, 0, 1, 2, 3, Int.max]
        let counts = totals.map { ListContent<ListItem, ItemQuery>([], query: ItemQuery(), total: $0).pageCount }
        #expect(counts == [nil, 1, 1, 1, 2, Int.max / 2 + 1])
    }
}

private struct ListItem: Identifiable, Hashable, Sendable {
    let id: Int
}

private struct ItemQuery: ListQuery {
    var search = ""
    let limit = 2
}
