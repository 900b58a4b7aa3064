/// A field of a form. A feature has an enum of its fields. The order of the cases is the order on the screen.
public protocol FormField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The label of the field, and what the user can enter.
    var entry: FormEntry { get }
    /// The name of the field in the API. By default, it is the raw value.
    var key: String { get }
    /// What is wrong with the value of this field in `draft`, as a sentence. It is asked only if the field is not
    /// empty, and has a value of its kind. By default, nothing is wrong.
    func problem(in draft: FormDraft<Self>) -> Message?
}

extension FormField {
    /// The raw value.
    public var key: String { rawValue }

    /// By default, a field has no rules but those of its entry.
    public func problem(in draft: FormDraft<Self>) -> Message? { nil }

    /// The name of the field that the user sees.
    public var label: Message { entry.label }

    /// The messages of a server for its fields, as problems of the fields of this form. The first problem also has the
    /// messages for other fields, which the form does not show. If no message is for a field of this form, the result
    /// is empty.
    public static func problems(in messages: [String: String]) -> [Self: Message] {
        var (problems, others): ([Self: Message], [(name: String, text: String)]) = ([:], [])
        for (name, text) in messages.sorted(by: { $0.key < $1.key }) {
            // Some servers write `Email` for the field `email`.
            let field = allCases.first { $0.key.lowercased() == name.lowercased() }
            if let field, problems[field] == nil {
                problems[field] = Message(en: "\(text)", ja: "\(text)")
            } else {
                others.append((name, text))
            }
        }
        guard let first = allCases.first(where: { problems[$0] != nil }) else { return [:] }
        for (name, text) in others {
            problems[first] = problems[first].map {
                Message(en: "\($0) (\(name): \(text))", ja: "\($0)（\(name)：\(text)）")
            }
        }
        return problems
    }

    /// All problems in one message, each with the label of its field.
    public static func message(of problems: [Self: Message]) -> Message {
        let sentences = allCases.compactMap { field in
            problems[field].map { Message(en: "\(field.label): \($0)", ja: "\(field.label)：\($0)") }
        }
        return sentences.dropFirst().reduce(sentences.first ?? Message(en: "", ja: ""), +)
    }
}

/// What the user can enter into a field of a form.
public struct FormEntry: Sendable {
    /// The kind of the value.
    public let kind: Kind
    /// The name of the field that the user sees.
    public let label: Message
    /// Whether the field can be empty. Its value is then `null`.
    public let isOptional: Bool

    /// Creates an entry.
    public init(_ kind: Kind, _ label: Message, isOptional: Bool = false) {
        self.kind = kind
        self.label = label
        self.isOptional = isOptional
    }

    /// The kinds of values.
    public enum Kind: Sendable {
        /// A text of at most `limit` characters, or as many as the text of the server has. Spaces at both ends are
        /// removed. With `canBeEmpty`, the value of an empty text is `""`. If the field is also optional, it is `null`.
        case text(InputKind = .text, limit: Int, canBeEmpty: Bool = false)
        /// A number of at most 38 digits. It is never rounded.
        case number
        /// A number without decimals that fits into an `Int`.
        case wholeNumber
        /// `true` or `false`. If it is optional, the user chooses one of three values.
        case toggle
        /// A day, such as `2026-01-15`. It is the same in every time zone.
        case day
        /// A day with a time. The user enters it in their time zone, and the value is a text in UTC.
        case time
        /// A time as a number since 1970. `perSecond` is 1 for seconds, and 1,000 for milliseconds.
        case timestamp(perSecond: Int)
        /// One of some values, or with `isMultiple` several. Without choices, `FormStore.choosing(_:from:)` loads them.
        /// A value of the server that is no choice is kept. The text of several values is a JSON array. If no value is
        /// chosen and the field is optional, it is `[]`.
        case choice([FormChoice]? = nil, isMultiple: Bool = false)
        /// A text that only a row of the app sets, for example the path of a picture: see `FormRows`.
        case own
    }
}
