public import Foundation

/// What the user enters into a form. Each input is a text, so what cannot be read is not lost.
public struct FormDraft<Field: FormField>: Equatable, Sendable {
    /// What is wrong with each field, as a sentence. Fields without a problem are not included.
    public var problems: [Field: Message] = [:]
    /// How much of an upload was sent, from 0 to 100. `nil` means that nothing is being uploaded.
    public var percent: Int?
    /// The choices of fields that load them.
    public var choices: [Field: FormChoices] = [:]
    /// The keys of the fields that a save of unknown outcome has sent. They count as changed.
    package var sent: Set<String> = []
    package let opening: JSONObject
    let format: InputFormat
    private var typed: [Field: String] = [:]

    /// Creates a draft. The keys are those of the fields.
    ///
    /// - Parameters:
    ///   - opening: The values of the server. A field without a value is `null`. Of a new item, there are no values.
    ///   - locale: Decides the decimal separator.
    ///   - timeZone: The time zone of the times that the user sees and types.
    public init(of opening: JSONObject = [:], locale: Locale = .current, timeZone: TimeZone = .current) {
        self.opening = opening
        format = InputFormat(separator: locale.decimalSeparator ?? ".", timeZone: timeZone)
    }
}

extension FormDraft {
    /// The text in a field. A new text removes the problem of the field.
    public subscript(field: Field) -> String {
        get { typed[field] ?? text(of: opening[field.key], in: field) }
        set { (typed[field], problems[field]) = (newValue, nil) }
    }

    /// The value of a field. It is `null` for an empty optional field, `[]` if it can have several values, `""` for an
    /// empty text that can be empty, and `nil` if the text cannot be read.
    public func value(of field: Field) -> JSONValue? {
        if case .value(let value) = read(field) { value } else { nil }
    }

    /// The values that differ from the opening, for the body of a request. An emptied field is `null` or `""`. For a
    /// new item, these are all values but `null`.
    public var changes: JSONObject {
        changedFields.reduce(into: [:]) { changes, field in
            let (name, value) = (field.key, value(of: field))
            if value != .null || opening[name] != nil || sent.contains(name) { changes[name] = value }
        }
    }

    /// Whether a field differs from the opening. In a form of a new item, this is every field.
    public func isChanged(_ field: Field) -> Bool { opening[field.key] == nil || differs(field) }

    /// Whether the user would lose something if the form were closed now.
    public var isUnsaved: Bool { Field.allCases.contains(where: differs) }

    /// The problems of the fields that differ from the opening. Other fields are not checked, because the server has
    /// them.
    func checked() -> [Field: Message] {
        changedFields.reduce(into: [:]) { problems, field in
            switch read(field) {
            case .wrong(let message): problems[field] = message
            case .value(.null), .value(""), .value(.array([])): break
            case .value: problems[field] = field.problem(in: self)
            }
        }
    }

    /// The date of a field for a date picker. Of a day, it is the noon. It is `nil` if the field has no date.
    func date(of field: Field) -> Date? {
        switch value(of: field)?.date {
        case .day(let day): format.time("\(ServerDate.day(day).iso8601) 12:00")
        case .time(let date): date
        case nil: nil
        }
    }

    /// The text of a date. The day is that of the user.
    func text(of date: Date, in field: Field) -> String {
        text(of: .string(ServerDate.time(date).iso8601), in: field)
    }

    private var changedFields: [Field] { Field.allCases.filter(isChanged) }

    /// Whether the text of the server has several lines. Only a field of several lines keeps them.
    func hadLines(_ field: Field) -> Bool { text(of: opening[field.key], in: field).contains(where: \.isNewline) }

    private func read(_ field: Field) -> Reading {
        if case .choice = field.entry.kind { return readChoice(field) }
        return field.entry.read(self[field], in: format, length: text(of: opening[field.key], in: field).count)
    }

    func text(of value: JSONValue?, in field: Field) -> String { field.entry.text(of: value, in: format) }

    private func differs(_ field: Field) -> Bool {
        let old = text(of: opening[field.key], in: field)
        let isTyped = self[field] != old && value(of: field).map { text(of: $0, in: field) } != old
        return isTyped || sent.contains(field.key)
    }
}
