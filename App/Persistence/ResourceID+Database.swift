import Core
import GRDB

extension ResourceID {
    /// The id as a number or as a text, as the server sent it.
    var databaseValue: DatabaseValue {
        number?.databaseValue ?? description.databaseValue
    }

    /// Creates an id from a saved number or text.
    init(_ value: DatabaseValue) {
        self = Int.fromDatabaseValue(value).map { ResourceID($0) } ?? ResourceID(String.fromDatabaseValue(value) ?? "")
    }

    /// Creates an id from its saved text.
    init(_ text: String, isNumber: Bool) {
        self = Int(text).flatMap { isNumber ? ResourceID($0) : nil } ?? ResourceID(text)
    }
}
