import Foundation

/// The type of a field, as it is written in `--fields`.
enum FieldType: String, CaseIterable {
    case text, texts, int, number, bool, date, picture, choice, id

    var swift: String {
        let id = "\(Template.name.upperCamel)Item.ID"
        let names: [FieldType: String] = [
            .text: "String", .texts: "[String]", .int: "Int", .number: "Decimal", .bool: "Bool", .date: "ServerDate",
            .picture: "URL",
        ]
        return names[self] ?? id
    }

    /// The type of the value in a response.
    var response: String { self == .texts ? "TextList" : swift }

    /// A `date` can also be a number: the seconds or milliseconds since 1970.
    func accepts(_ value: JSON) -> Bool {
        switch (self, value) {
        case (.text, .text), (.choice, .text), (.bool, .bool), (.id, .text), (.date, .number): true
        case (.texts, .list(let elements)): elements.allSatisfy { ($0.text ?? $0[["name"]].text) != nil }
        case (.picture, .text(let text)): text.isEmpty || text.contains(/^https?:\/\/[!-~&&[^"\\]]+$/)
        case (.int, .number), (.id, .number): value.int != nil
        case (.number, .number(let digits)): Decimal(string: digits) != nil
        case (.date, .text(let text)): text.date != nil
        default: false
        }
    }
}

/// A field of `--fields`, such as `minutes:int?=>time=Minutes/分`. Only the key, here `minutes`, is required.
struct Field: Equatable {
    /// The keys in the JSON object. Only a field of an inner object has more than one key.
    var path: [String]
    var type: FieldType?
    var isOptional = false
    /// Whether a text can be `""`, so that a form can send it.
    var canBeEmpty = false
    /// Whether a form edits a text in a field of several lines: the type `lines` of `--fields`.
    var hasLines = false
    /// The number of characters of a text that a form accepts. `nil` is the usual one.
    var limit: Int?
    /// The values from which the user chooses one: those of the type `choice(open,done)`.
    var choices: [String] = []
    /// Whether the user turns the value on and off for an element, as `--flag` says.
    var isFlag = false
    var name: String?
    var english: String?
    var japanese: String?

    /// The path of an id that is not in the response: the id of the request, or the key of the object.
    static let outside = ["*"]

    var key: String { path.argument }
    /// The type in Swift.
    var swift: String { type == .choice ? choiceType : type?.swift ?? "" }
    /// The type of the value in a response.
    var response: String? { type == .choice ? choiceType : type?.response }
    /// Whether the value in the model can be `nil`.
    var canBeNil: Bool { isOptional && !isFlag }
    var spelling: Spelling { Spelling(key: path == Self.outside ? "key" : path.joined(separator: ".")) }
    /// The name that the key gives. `nil` means that the key has no word that starts with a letter of ASCII.
    var ownName: String? {
        let words = spelling.words.map { $0.folding(options: .diacriticInsensitive, locale: nil) }
        let name = Spelling(words: Array(words.drop { $0.first?.isNumber == true })).lowerCamel
        return name.isEmpty || !name.allSatisfy(\.isASCII) ? nil : name
    }
    /// A sentence about the value for a comment.
    var comment: String {
        let kinds = [
            FieldType.text: "a text", .int: "a whole number", .number: "a number", .bool: "true or false",
            .date: "a date", .texts: "a list of texts", .picture: "a picture", .choice: "one of some values",
        ]
        return "`\(path.joined(separator: "."))` in the response, \(type.flatMap { kinds[$0] } ?? "an id")."
    }
    /// Whether a form edits the field: it is no list, no picture and no flag, it is not in an inner object, and the
    /// server does not set it, as `created_at`, `creator_id` or `url`.
    var isInput: Bool {
        guard type != .texts, type != .picture, !isFlag else { return false }
        let isDate = type == .date && spelling.flat.contains(/^(created|updated|modified)/)
        return path.count == 1 && !isDate && !spelling.snake.contains(/(^|_)(guid|href|id|uri|url|uuid)$/)
    }
    /// Whether the field is the number of another thing, such as `creator_id`.
    var isReference: Bool { type == .int && spelling.snake.contains(/(^|_)id$/) }
    /// The first key in the path that starts with `_`. Such members are for the server. An id and a whole object are
    /// not.
    var privateKey: String? { path.first { $0.hasPrefix("_") && !["_id", "_key", "_source"].contains($0) } }
    var label: String { english ?? spelling.sentence }
    /// The label in Japanese. If `japanese` is `nil`, the label is the key, in lowercase if the key equals `label`.
    var japaneseLabel: String {
        let key = path == Self.outside ? "キー" : path.joined(separator: ".")
        return japanese ?? (key == label ? key.lowercased() : key)
    }

    var argument: String {
        let optional = isOptional && type != .picture
        let values = choices.map { $0.contains(/[ ,()]/) ? "\"\($0)\"" : $0 }.joined(separator: ",")
        let mark = (limit.map { "(\($0))" } ?? "") + (optional ? "?" : canBeEmpty ? "*" : "")
        let type = type.map { ":\(hasLines ? "lines" : $0.rawValue)\(choices.isEmpty ? "" : "(\(values))")\(mark)" }
        let name = name == ownName ? nil : name.map { "=>\($0)" }
        let labels = [english.map { "=\($0)" }, japanese.map { "/\($0)" }]
        return key + (type ?? "") + (name ?? "") + labels.compactMap { $0?.replacing(" ", with: "_") }.joined()
    }
}

extension Field {
    /// Reads a part of `--fields`. A key with a space or another special character is in double quotes.
    init(_ text: String) throws(Failure) {
        let rest = text.replacing(/"[^"]*"|:choice\([^()]*\)/, with: "")
        guard !rest.contains(",") else {
            let isChoice = rest.contains(":choice")
            throw .usage("“\(text)” \(isChoice ? Self.choicesNeeded : "has a comma. Separate the fields with spaces.")")
        }
        let shape =
            #/
            ((?:"[^"\\]+"|[^"\\=])+?)
            (?::(?:(text(?!s)|lines|(?:texts|int|number|bool|date|picture|id)(?![(*]))(?:\(([1-9]\d{0,6})\))?
            |choice\(([^()]+)\)(?!\*))([?*])?)?(?:=>([A-Za-z]\w*))?(?:=(.+))?
            /#
        guard let (_, path, type, limit, values, mark, name, labels) = text.wholeMatch(of: shape)?.output,
            let (_, english, japanese) = (labels ?? "-").wholeMatch(of: /([^\/"\\]+)(?:\/([^\/"\\]+))?/)?.output
        else {
            throw .usage("“\(text.oneLine)” is not a field. Write for example name:text, or minutes:int?=Minutes/分.")
        }
        self.path = [String](argument: String(path))
        self.type = type == "lines" ? .text : values == nil ? type.flatMap { FieldType(rawValue: String($0)) } : .choice
        isOptional = mark == "?" && type != "id" || type == "picture"
        canBeEmpty = mark == "*"
        hasLines = type == "lines"
        self.limit = limit.flatMap { Int($0) }
        if let values { choices = try Self.choices(in: String(values), of: text) }
        self.name = name.map(String.init)
        self.english = labels == nil ? nil : english.replacing("_", with: " ").description
        self.japanese = japanese?.replacing("_", with: " ").description
    }

    static let choicesNeeded = "needs two or more different values, such as status:choice(open,done)."

    /// Why the type of a field in `--fields` cannot be read.
    static func fault(in field: String) -> String {
        if !field.contains(":") { return "has no type. Add it, such as in name:text." }
        if field.contains(/:(choice|texts|int|number|bool|date|picture|id)\b.*\*$/) {
            return "has a “*”, but only the types text and lines can have one."
        }
        if field.contains(/:choice\b/) { return choicesNeeded }
        if field.contains(/:(text|lines|texts|int|number|bool|date|picture|id)\(/) {
            return "has no valid length. Only the types text and lines can have one, such as name:text(300)."
        }
        let types = "text, text(300), lines, texts, int, number, bool, date, picture, choice(open,done), id"
        return "has an unknown type. The types are: \(types)."
    }
}

extension [String] {
    /// The keys of a path as an argument. A key with a special character is in double quotes.
    var argument: String {
        map { $0.wholeMatch(of: /[\w$@*-]+/) == nil ? "\"\($0)\"" : $0 }.joined(separator: ".")
    }

    /// Reads the keys of a path, such as `data.items` or `"a b".c`.
    init(argument: String) {
        self = argument.matches(of: /"([^"]*)"|[^".]+/).map { String($0.output.1 ?? $0.output.0) }
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
            .lazy.compactMap { try? $0.parse(count == 10 ? self + "T00:00:00Z" : replacing(" ", with: "T")) }.first
    }
}
