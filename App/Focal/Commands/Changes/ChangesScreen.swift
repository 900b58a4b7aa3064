import Core
import TerminalUI

/// One line for each change, without a heading. A line is not shortened, because the reason of the server is at its
/// end.
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
    private let changes: [JSONObject]

    init(_ changes: [PendingChange]) {
        self.changes = changes.map { change in
            var entry: JSONObject = [
                "number": .integer(change.number), "method": .string(change.method.rawValue),
                "path": .string(change.requestPath), "text": .string(change.text), "state": "waiting",
            ]
            guard let refusal = change.refusal else { return entry }
            (entry["state"], entry["status"]) = ("refused", .integer(refusal.status))
            entry["message"] = refusal.reason.map(JSONValue.string)
            return entry
        }
    }
}

extension Console {
    /// Prints changes.
    func show(_ changes: [PendingChange]) throws(Failure) {
        try show(ChangesScreen(changes: changes, language: language), json: ChangesDocument(changes))
    }
}
