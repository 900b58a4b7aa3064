import Foundation

/// A value that the user can choose in a form.
public struct FormChoice: Equatable, Identifiable, Sendable {
    /// The value for the server.
    public let value: JSONValue
    /// What the user sees.
    public let label: Message

    /// Creates a choice. Without a label, the user sees the value.
    public init(_ value: JSONValue, _ label: Message? = nil) {
        self.value = value
        self.label = label ?? Message(en: "\(value.choiceText)", ja: "\(value.choiceText)")
    }

    /// Creates a choice whose value is a text. It must not be empty.
    public init(_ text: String, _ label: Message? = nil) { self.init(.string(text), label) }

    /// The text of the value, as a command writes it. Of two choices with the same text, only the first counts.
    public var id: String { value.choiceText }
}

/// The choices of a field that are loaded. Without an error, they are loading.
public struct FormChoices: Equatable, Sendable {
    /// The choices. `nil` means that they are not loaded.
    public let loaded: [FormChoice]?
    /// The reason why they could not be loaded.
    public let error: Message?

    /// Creates the choices, for example for a preview.
    public init(_ loaded: [FormChoice]?, error: Message? = nil) { (self.loaded, self.error) = (loaded, error) }
}

extension FormDraft {
    /// What the user can choose in a field: its choices, and after them the values of the server and of this draft that
    /// are none of them, for example because the server no longer has the choice.
    public func options(of field: Field) -> [FormChoice] {
        let others = oldValues(of: field) + field.entry.values(in: self[field])
        return ((listed(in: field) ?? []) + others.map { FormChoice($0) }).unique
    }

    /// The ids of the choices that are chosen in a field.
    public func chosen(in field: Field) -> Set<String> { Set(field.entry.values(in: self[field]).map(\.choiceText)) }

    /// The text of a field with several values, after the user has turned one of them on or off.
    func text(of field: Field, turning choice: FormChoice) -> String {
        text(of: .array(values(chosen(in: field).symmetricDifference([choice.id]), in: field)), in: field)
    }

    /// Reads a field with choices. A value of the server is kept, also if it is no choice.
    func readChoice(_ field: Field) -> Reading {
        let (ids, choices) = (chosen(in: field), listed(in: field))
        guard !ids.isEmpty else { return field.entry.empty }
        let known = oldValues(of: field).map(\.choiceText) + (choices ?? []).map(\.id)
        if let other = ids.subtracting(known).min() {
            return .wrong(choices.map { FormMessages.notAChoice(other, of: $0) } ?? FormMessages.choicesNotLoaded)
        }
        let values = values(ids, in: field)
        return .value(field.entry.isMultiple ? .array(values) : values.first ?? .null)
    }

    /// The choices that are fixed or loaded. `nil` means that they are not loaded.
    private func listed(in field: Field) -> [FormChoice]? {
        guard case .choice(let fixed, _) = field.entry.kind else { return [] }
        return fixed ?? choices[field]?.loaded
    }

    private func oldValues(of field: Field) -> [JSONValue] { field.entry.values(of: opening[field.key]) }

    /// The chosen values. Those that the server has come first, in its order, so that turning one off and on again
    /// changes nothing.
    private func values(_ ids: Set<String>, in field: Field) -> [JSONValue] {
        let options = oldValues(of: field).map { FormChoice($0) } + options(of: field)
        return options.unique.filter { ids.contains($0.id) }.map(\.value)
    }
}

extension FormEntry {
    var isMultiple: Bool { if case .choice(_, isMultiple: true) = kind { true } else { false } }

    /// The values in the text of a draft. A text that is no JSON array is one value.
    fileprivate func values(in text: String) -> [JSONValue] {
        if isMultiple, let values: [JSONValue] = try? JSONCoding.decode(from: Data(text.utf8)) { return values }
        return text.isEmpty ? [] : [.string(text)]
    }

    /// The text of values in a draft.
    func choiceText(of values: [JSONValue]) -> String {
        (isMultiple && !values.isEmpty ? .array(values) : values.first ?? .null).choiceText
    }

    /// The values of a field of the server.
    func values(of value: JSONValue?) -> [JSONValue] {
        if isMultiple, case .array(let values)? = value { return values }
        return [value].compactMap(\.self).filter { !$0.choiceText.isEmpty }
    }
}

extension JSONValue {
    /// The text of a choice with this value. It is empty for `null`.
    var choiceText: String {
        guard text == nil, self != .null, let data = try? JSONCoding.encode(self) else { return text ?? "" }
        return String(decoding: data, as: UTF8.self)
    }
}

extension [FormChoice] {
    /// Each value once.
    fileprivate var unique: [FormChoice] {
        var ids: Set<String> = [""]
        return filter { ids.insert($0.id).inserted }
    }
}
