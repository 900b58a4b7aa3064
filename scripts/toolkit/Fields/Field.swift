import Foundation

/// The type of a field, as it is written in `--fields`.
enum FieldType: String, CaseIterable {
    case text, int, number, bool, date, id

    var swift: String {
        let id = "\(Template.name.upperCamel)Item.ID"
        return [.text: "String", .int: "Int", .number: "Double", .bool: "Bool", .date: "ServerDate"][self] ?? id
    }

    func accepts(_ value: JSON) -> Bool {
        switch (self, value) {
        case (.text, .text), (.int, .int), (.number, .int), (.number, .number), (.bool, .bool): true
        case (.id, .int), (.id, .text): true
        case (.date, .text(let text)): text.date != nil
        default: false
        }
    }
}

/// A field of `--fields`, such as `minutes:int?=>time=Minutes/分`. Only the key, here `minutes`, is required.
struct Field: Equatable {
    /// The keys in the JSON object. Only a field of an inner object has more than one key.
    let path: [String]
    var type: FieldType?
    var isOptional = false
    var name: String?
    var english: String?
    var japanese: String?

    var key: String { path.joined(separator: ".") }
    var spelling: Spelling { Spelling(key: key) }
    /// A sentence about the value for a comment.
    var comment: String {
        let kinds = [
            FieldType.text: "a text", .int: "a whole number", .number: "a number", .bool: "true or false",
            .date: "a date",
        ]
        let missing = isOptional ? " `nil` means that the server has sent no value." : ""
        return "`\(key)` in the response, \(type.flatMap { kinds[$0] } ?? "an id").\(missing)"
    }
    var label: String { english ?? spelling.sentence }
    /// The label in Japanese. If `japanese` is `nil`, the label is the key, in lowercase if the key equals `label`.
    var japaneseLabel: String { japanese ?? (key == label ? key.lowercased() : key) }

    var argument: String {
        let type = type.map { ":\($0.rawValue)" + (isOptional ? "?" : "") }
        let name = name == spelling.lowerCamel ? nil : name.map { "=>\($0)" }
        let parts = [type, name, english.map { "=\($0)" }, japanese.map { "/\($0)" }]
        return key + parts.compactMap { $0?.replacing(" ", with: "_") }.joined()
    }
}

extension Field {
    init(_ text: String) throws(Failure) {
        guard !text.contains(",") else { throw .usage("“\(text)” has a comma. Separate the fields with spaces.") }
        let shape = /([A-Za-z0-9_$@.-]+)(?::(\w+)(\?)?)?(?:=>([A-Za-z]\w*))?(?:=([^\/"\\]+)(?:\/([^\/"\\]+))?)?/
        guard let (_, path, type, mark, name, english, japanese) = text.wholeMatch(of: shape)?.output else {
            throw .usage("“\(text.oneLine)” is not a field. Write for example name:text, or minutes:int?=Minutes/分.")
        }
        let types = FieldType.allCases.map(\.rawValue)
        if let type, !types.contains(String(type)) {
            throw .usage("“\(text)” has an unknown type. The types are: \(types.joined(separator: ", ")).")
        }
        self.path = path.split(separator: ".").map(String.init)
        self.type = type.flatMap { FieldType(rawValue: String($0)) }
        isOptional = mark != nil && type != "id"
        self.name = name.map(String.init)
        self.english = english?.replacing("_", with: " ").description
        self.japanese = japanese?.replacing("_", with: " ").description
    }
}

extension Spelling {
    /// The words of a JSON key in snake_case, camelCase or another form.
    init(key: String) {
        self.init(words: key.split { !$0.isLetter && !$0.isNumber }.flatMap { Spelling(String($0)).words })
    }
}

extension String {
    /// The date of a text in ISO 8601, with or without a time. `JSONCoding` in Core reads the same formats.
    var date: Date? {
        [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)]
            .lazy.compactMap { try? $0.parse(count == 10 ? self + "T00:00:00Z" : self) }.first
    }
}
