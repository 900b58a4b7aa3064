import Testing

/// A row of a table: actions on a list, and what the list must show after each of them.
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
/// A state is a text. For example, `loaded 1 2 …` means that the items 1 and 2 are loaded, and that there is a next page.
/// A query is before the items. Their total is after them, unless it is 5. Everything else is in brackets.
struct ListStep: Sendable {
    let action: ListAction
    let answers: [ListAnswer]
    /// If it is not `nil`, the step does not wait for its action, but until this many tasks sleep on the clock.
    let sleeping: Int?
    let states: [String]
    /// The text that must be in the search field after the step. `nil` means that it is not checked.
    let field: String?
    let sourceLocation: SourceLocation

    init(
        _ action: ListAction,
        _ answers: ListAnswer...,
        sleeping: Int? = nil,
        shows states: String...,
        field: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.action = action
        self.answers = answers
        self.sleeping = sleeping
        self.states = states
        self.field = field
        self.sourceLocation = sourceLocation
    }
}

enum ListAction: Sendable {
    case load(Int), loadIfNeeded, loadNext, refresh, retry, acknowledgeError, cancel
    /// Loads only the odd items.
    case odd
    /// Searches for a text, and waits 300 ms. Without `pause`, the list must not wait for more input.
    case search(String, pause: Bool = true)
    /// Changes the text in the search field.
    case type(String)
    /// Advances the clock by this number of milliseconds.
    case time(Int)
    /// Saves items as a page of the list. `hour` is the time at which the page was saved. Reading late pages takes a second.
    case save(Int, [Int], hour: Int, isLate: Bool = false)
}

/// The answer of the scripted server to one request.
struct ListAnswer: Sendable {
    var items: [Int]?
    var total: Int?
    var failure: ListFailure?
    var isLate = false
    var ignoresCancellation = false

    /// The requested page of the items 1 to 5. It is also the answer to a request without a script.
    static let list = ListAnswer()
    static let lost = ListAnswer(failure: .lost)
    /// The server cannot be reached. If the page is saved, the saved page is the result.
    static let offline = ListAnswer(failure: .offline)
    static func items(_ items: Int..., of total: Int? = 5) -> Self { ListAnswer(items: items, total: total) }

    /// The same answer one second later.
    var late: Self { changed { $0.isLate = true } }
    /// The same answer one second later, even if the request is cancelled.
    var unstoppable: Self { late.changed { $0.ignoresCancellation = true } }

    private func changed(_ change: (inout Self) -> Void) -> Self {
        var answer = self
        change(&answer)
        return answer
    }
}

enum ListFailure: Error {
    case lost, offline
}
