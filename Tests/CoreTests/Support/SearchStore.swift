import Core
import Foundation
import Observation

/// An example of a store that is hard to test. A search waits 300 ms before it sends its request, and a new search
/// cancels the previous search.
@MainActor @Observable
final class SearchStore: Store {
    private(set) var state = SearchState.idle {
        didSet { transitions.send(state) }
    }
    let transitions = Transitions<SearchState>()
    private let latest = LatestTask()
    private let client: any APIClient
    private let clock: any Clock<Duration>

    init(client: any APIClient, clock: any Clock<Duration>) {
        self.client = client
        self.clock = clock
    }

    func search(_ text: String) {
        latest.start { [self] () async throws(APIError) -> [PostResponse] in
            try? await clock.sleep(for: .milliseconds(300))
            guard !Task.isCancelled else { return [] }
            state = .loading(text)
            return try await client.get(path: "/posts", query: [URLQueryItem(name: "q", value: text)])
        } then: { [self] (result: Result<[PostResponse], APIError>) in
            switch result {
            case .success(let posts): state = .loaded(posts.map(\.post))
            case .failure(let error): state = .failed(error)
            }
        }
    }

    func finishSearch() async {
        await latest.wait()
    }
}

enum SearchState: Equatable, Sendable {
    case idle
    case loading(String)
    case loaded([Post])
    case failed(APIError)
}

extension PostResponse {
    static let first = PostResponse(userId: 1, id: 1, title: "One", body: "The first")
    static let second = PostResponse(userId: 1, id: 2, title: "Two", body: "The second")
}
