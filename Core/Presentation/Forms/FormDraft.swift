public import Foundation

/// What the user enters into a form. Each input is a text, so what cannot be read is not lost.
public struct FormDraft<Field: FormField>: Equatable, Sendable {
    /// What is wrong with each field, as a sentence. Fields without a problem are not included.
    public var problems: [Field: Message] = [:]
    private let opening: JSONObject
    private let shown: JSONObject
    private let format: InputFormat
    private var typed: [Field: String] = [:]

    /// Creates a draft. The keys are the names of the fields.
    ///
    /// - Parameters:
    ///   - opening: The values of the server. A field without a value is `null`. Of a new item, there are no values.
    ///   - entered: The values of an earlier edit that the server does not have. The form shows them.
    ///   - locale: Decides the decimal separator.
    ///   - timeZone: The time zone of the times that the user sees and types.
    public init(
        of opening: JSONObject = [:],
        entered: JSONObject = [:],
        locale: Locale = .current,
        timeZone: TimeZone = .current
    ) {
        self.opening = opening
        shown = opening.merging(entered) { $1 }
        format = InputFormat(separator: locale.decimalSeparator ?? ".", timeZone: timeZone)
    }
}

extension FormDraft {
    /// The text in a field. A new text removes the problem of the field.
    public subscript(field: Field) -> String {
        get { typed[field] ?? text(of: shown[field.rawValue], in: field) }
        set { (typed[field], problems[field]) = (newValue, nil) }
    }

    /// The value of a field. It is `null` for an empty optional field, and `nil` if the text cannot be read.
    public func value(of field: Field) -> JSONValue? {
        if case .value(let value) = read(field) { value } else { nil }
    }

    /// The values that differ from the opening, for the body of a request. An emptied field is `null`. For a new item, these
    /// are all values but `null`.
    public var changes: JSONObject {
        changedFields.reduce(into: [:]) { changes, field in
            let value = value(of: field)
            if value != .null || opening[field.rawValue] != nil { changes[field.rawValue] = value }
        }
    }

    /// Whether a field differs from the opening. In a form of a new item, this is every field.
    public func isChanged(_ field: Field) -> Bool { opening[field.rawValue] == nil || differs(field, from: opening) }

    /// Whether the user has entered something that would be lost.
    public var isChanged: Bool { Field.allCases.contains { differs($0, from: shown) } }

    /// The problems of the fields that differ from the opening. Other fields are not checked, because the server has them.
    func checked() -> [Field: Message] {
        changedFields.reduce(into: [:]) { problems, field in
            switch read(field) {
            case .wrong(let message): problems[field] = message
            case .value(.null): break
            case .value: problems[field] = field.problem(in: self)
            }
        }
    }

    /// The date of a field for a date picker in `pickerTimeZone(of:)`. It is `nil` if the field has none.
    func date(of field: Field) -> Date? {
        switch value(of: field)?.date {
        case .day(let date), .time(let date): date
        case nil: nil
        }
    }

    /// The text of a date. `zone` is that of a date picker. Without it, the day is the present day of the user.
    func text(of date: Date, in field: Field, zone: TimeZone? = nil) -> String {
        let format = InputFormat(separator: format.separator, timeZone: zone ?? format.timeZone)
        return field.entry.text(of: .string(ServerDate.time(date).iso8601), in: format)
    }

    /// The time zone of a date picker. A day is shown in UTC, so that it is the same in every time zone.
    func pickerTimeZone(of field: Field) -> TimeZone {
        if case .day = field.entry.kind { .gmt } else { format.timeZone }
    }

    private var changedFields: [Field] { Field.allCases.filter(isChanged) }

    private func read(_ field: Field) -> Reading { field.entry.read(self[field], in: format) }

    private func text(of value: JSONValue?, in field: Field) -> String { field.entry.text(of: value, in: format) }

    private func differs(_ field: Field, from values: JSONObject) -> Bool {
        let old = text(of: values[field.rawValue], in: field)
        guard self[field] != old else { return false }
        return value(of: field).map { text(of: $0, in: field) != old } ?? true
    }
}
