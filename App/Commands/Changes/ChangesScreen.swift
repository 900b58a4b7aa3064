import Core
import TerminalUI

/// One line for each change, without a heading. A line is not shortened, because the reason of the server is at its end.
struct ChangesScreen: Component {
    let changes: [PendingChange]
    let language: Language

    func lines(width: Int) -> [Line] {
        changes.map { change in
            let parts = [
                "\(change.number)", "\(change.method.rawValue) \(change.requestPath)", "“\(change.text)”",
                ChangeMessages.mark(of: change).text(in: language),
            ]
            return Line(parts.joined(separator: "  "))
        }
    }
}

/// The JSON output of `focal changes`.
struct ChangesDocument: Encodable {
    private let changes: [Entry]

    init(_ changes: [PendingChange]) {
        self.changes = changes.map(Entry.init)
    }

    private struct Entry: Encodable {
        let number: Int
        let method: String
        let path: String
        let text: String
        let state: String
        let status: Int?
        let message: String?

        init(_ change: PendingChange) {
            (number, method, path) = (change.number, change.method.rawValue, change.requestPath)
            (text, state) = (change.text, change.refusal == nil ? "waiting" : "refused")
            (status, message) = (change.refusal?.status, change.refusal?.message)
        }
    }
}

extension Console {
    /// Prints changes.
    func show(_ changes: [PendingChange]) throws(Failure) {
        try show(ChangesScreen(changes: changes, language: language), json: ChangesDocument(changes))
    }
}
