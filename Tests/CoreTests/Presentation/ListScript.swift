import Core
import Testing

/// One case of a test: actions on a list, and what the list must show after each action.
struct ListRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [ListStep]

    init(_ sentence: String, _ steps: ListStep...) {
        testDescription = sentence
        self.steps = steps
    }
}

/// An action on a list, the answers to its requests, and the states that follow.
///
/// A state is a text, for example `loaded odd: 1 3 of 3 …`: the case of the state, the query, the ids of the items,
/// their total (unless it is 5), `…` if a next page is available, and everything else in parentheses.
struct ListStep: Sendable {
    let action: ListAction
    let answers: [ListAnswer]
    let states: [String]
    /// The text that must be in the search field after the step. `nil` means that it is not checked.
    let field: String?
    let sourceLocation: SourceLocation

    init(
        _ action: ListAction,
        _ answers: ListAnswer...,
        shows states: String...,
        field: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.action = action
        self.answers = answers
        self.states = states
        self.field = field
        self.sourceLocation = sourceLocation
    }
}

enum ListAction: Sendable {
    case load(Int), loadAgain, loadIfNeeded, loadNext, refresh, retry, acknowledgeError, cancel
    /// Loads only the odd items.
    case odd
    /// Searches for a text, and waits 300 ms. If `pause` is false, the list must not wait for more input.
    case search(String, pause: Bool = true)
    /// Changes the text in the search field.
    case type(String)
    /// Saves items as a page of the list. `hour` is the time at which the page was saved.
    case save(Int, [Int], hour: Int)
}

/// The answer of the scripted server to one request.
struct ListAnswer: Sendable {
    var items: [Int]?
    var total: Int?
    var failure: ListFailure?

    /// The requested page of the items 1 to 5. It is also the answer if no other answer is left.
    static let list = ListAnswer()
    static let lost = ListAnswer(failure: .lost)
    /// The server cannot be reached. If the page is saved, the saved page is the result.
    static let offline = ListAnswer(failure: .offline)
    static func items(_ items: Int..., of total: Int? = 5) -> Self { ListAnswer(items: items, total: total) }
}

extension ItemStore {
    /// Does an action on the list. Does nothing for `save`.
    func act(_ action: ListAction) async {
        switch action {
        case .load(let page): await load(page: page)
        case .loadAgain: await loadAgain()
        case .loadIfNeeded: await loadIfNeeded()
        case .loadNext: await loadNext()
        case .refresh: await load()
        case .retry: await retry()
        case .acknowledgeError: acknowledgeError()
        case .cancel: cancel()
        case .odd: await load { $0.isOdd = true }
        case .search(let text, _): await search(text)
        case .type(let text): searchText = text
        case .save: break
        }
    }
}

enum ListFailure: Error {
    case lost, offline
}
