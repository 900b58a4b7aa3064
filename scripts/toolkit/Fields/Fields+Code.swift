import Foundation

extension Fields {
    /// Returns the text of a template's file with these fields. A line with `sampleField` is repeated for each field,
    /// a line with `sampleText` for each text field, a line with `samplePictures` for each picture, and a line with
    /// `sampleInput` for each field of a form. If such a word is in a list after `, `, only the element of the list is
    /// repeated. Adjacent lines with the same word are repeated together.
    func applied(to text: String, of feature: String) -> String {
        var lines: [String] = []
        var rest = text.lines.map(String.init)[...]
        while let line = rest.popFirst() {
            let indent = String(line.prefix { $0 == " " })
            if line.contains("let sampleKey: String") {
                lines += tree.members().map { ($0.isEmpty ? "" : indent) + $0 }
            } else if line.contains("let sampleList") {
                lines += listTree.members(String(line.drop { $0 != "[" })).map { ($0.isEmpty ? "" : indent) + $0 }
            } else if line.contains("\"sampleKey\": ") {
                let id = isKeyed && isOutside ? ["\"id\": .integer(number)"] : []
                let pairs = tree.pairs(".object([", "])") { expression($0, "\\(number)", isJSON: true) }
                lines += (id + pairs).map { "\(indent)\($0)," }
            } else if line.contains("\"sampleJSON\": ") {
                lines += tree.pairs(".object([", "])", json).map { "\(indent)\($0)," }
            } else if line.contains(/sample(IDKey|Place)/), isOutside, tree.required == nil {
                // No key is required.
            } else if line.trimmed == "sampleObject" {
                lines.append(object(0, indent))
            } else if line.contains("sampleObjects") {
                lines.append(samples.map { object($0, indent) }.joined(separator: ",\n"))
            } else if line.contains(/^\/\/\/ Sample choice|^extension \w+SampleChoice/) {
                let block = [line] + rest.prefix { $0 != "}" } + ["}"]
                rest = rest.dropFirst(block.count - 1)
                lines += choices.map { $0.choiceLines(block) }.joined(separator: [""])
            } else if let word = Self.word(in: line) {
                let named = line.contains("FieldText(") ? labelled : shown
                let fields =
                    switch word {
                    case "sampleField": named
                    case "sampleInput": inputs
                    case "samplePictures": pictures
                    default: searched
                    }
                if let element = Self.element(in: line) {
                    let all = fields.map { piece(element, $0) }.joined(separator: ", ")
                    lines.append(line.replacingCharacters(in: element.startIndex..<element.endIndex, with: all))
                } else {
                    let block = [line] + rest.prefix { Self.word(in: $0) == word && Self.element(in: $0) == nil }
                    rest = rest.dropFirst(block.count - 1)
                    // Before the end of a list, a line needs a comma only if there are several fields.
                    let comma = rest.first?.hasSuffix("]") == true && fields.count > 1 ? "," : ""
                    lines += fields.flatMap { field in block.map { piece($0[...], field) + comma } }
                }
            } else {
                lines.append(line)
            }
        }
        let result = words.reduce(lines.joined(separator: "\n")) { $0.replacing($1.0, with: $1.1) }
            .replacing("\(feature)SampleChoice", with: choices.first?.choiceType ?? "")
            .replacing(Template.name.upperCamel, with: feature).withFoundation
        guard !list.isEmpty else { return result }
        let type = keys.isEmpty ? "[String: \(feature)Response]" : "\(feature)ListResponse"
        return result.replacing(/\(\w+: \[\w+Response\]\) in\n( +)\w+\.map\(\\\.\w+\)/) {
            "(response: \(type)) in\n\($0.output.1)response.items"
        }
    }

    /// The words of a template that depend on the fields, the list and the paging.
    private var words: [(String, String)] {
        let isTitle = texts[0].path == id.path
        let required = isOutside ? tree.required ?? "" : id.path[0]
        return [
            ("sampleHeading", texts[0].name ?? ""), ("Paging = .pages()", "Paging = \(paging?.code ?? ".pages()")"),
            // The title of an element can be its id.
            ("sampleTitle ", isTitle ? "" : "title "), ("SAMPLETITLE ", isTitle ? "" : "TITLE "),
            ("SAMPLETITLE", isTitle ? "" : "TITLE"),
            (", in: sampleKeys", list.isEmpty ? "" : ", in: \(list)" + idPlace),
            (
                "samplePlace",
                keys.joined(separator: ".") + (isKeyed ? (keys.isEmpty ? "a." : ".a.") : "[0].") + required
            ),
            ("sampleIDKey", required), ("sampleID", tree.access(id.path[...])),
            ("sampleListItems", listTree.access(keys[...])),
            ("samplePicture", pictures.first?.name ?? ""),
            ("sampleTitleKey", texts[0].path[0]), ("sampleTitleOption", option(of: texts[0])),
            ("sampleFirstID", value(id, in: 0).plain),
            ("sampleChoiceOption", inputs.first { $0.type == .choice }.map(option) ?? ""),
        ] + toggleWords + flagWords
    }

    /// The words for the field that a tap changes.
    private var toggleWords: [(String, String)] {
        guard let toggle, let name = toggle.name else { return [] }
        let (yes, no) = ("\(toggle.label): Yes", "\(toggle.label): No")
        let (japaneseYes, japaneseNo) = ("\(toggle.japaneseLabel)：はい", "\(toggle.japaneseLabel)：いいえ")
        // A list of things to do has words of its own.
        let isDone = name == "isDone"
        return [
            ("sampleToggleKey", toggle.path[0]), ("sampleToggle", name),
            ("sampleYes", isDone ? "done" : "yes"), ("sampleNo", isDone ? "open" : "no"),
            ("Sample yes", isDone ? "Done" : yes), ("Sample no", isDone ? "Open" : no),
            ("サンプルはい", isDone ? "完了" : japaneseYes), ("サンプルいいえ", isDone ? "未完了" : japaneseNo),
            ("Sample marked yes", isDone ? "Marked as done" : yes),
            ("Sample marked no", isDone ? "Marked as open" : no),
            ("サンプル印はい", isDone ? "完了にしました" : japaneseYes),
            ("サンプル印いいえ", isDone ? "未完了に戻しました" : japaneseNo),
            ("Change sample words of", isDone ? "Mark as done or open" : "Change “\(toggle.label)” of"),
        ]
    }

    /// The properties of the type that reads the response with the list.
    private var listTree: FieldTree {
        FieldTree(keys.isEmpty ? [] : [Field(path: keys, name: "list")], taken: ["items", "list"], ending: "Object")
    }

    private static func word(in line: String) -> String? {
        ["sampleInput", "sampleField", "sampleText", "samplePictures"].first {
            line.replacing("Sample label", with: "sampleField").contains($0)
        }
    }

    /// The first element after `, ` that contains `sampleField`, `sampleText` or `samplePictures`.
    private static func element(in line: String) -> Substring? {
        let shape = /, ((?:(?!, ).)*?sample(?:Field|Text|Pictures)(?:[^,()\[\]]|\([^()]*\)|\[[^\[\]]*\])*)/
        return line.firstMatch(of: shape)?.output.1
    }

    private func piece(_ text: Substring, _ field: Field) -> String {
        let (name, type) = (field.name ?? "", field.type ?? .text)
        let end = field.path == id.path ? ".description" : field.isFlag ? " ?? false" : ""
        let dot = field.canBeNil ? "?." : "."
        let missing = field.canBeNil ? " `nil` means that the server has sent no value." : ""
        let date = dateKind(of: field) == ".day" ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm"
        let kinds: [FieldType: String] = [
            .int: "number", .number: "number", .bool: "true|false", .date: date,
            .choice: field.choices.joined(separator: "|"),
        ]
        let place = type == .date ? ", timeZone: timeZone" : ""
        // An id has no separators of thousands.
        let digits = field.isReference ? (field.canBeNil ? "?" : "") + ".description" : ""
        return [
            ("public let", field.isFlag ? "public var" : "public let"),
            ("sampleField: String", "sampleField: \(field.swift)\(field.canBeNil ? "?" : "")"),
            ("self.sampleField,", type == .choice ? "\(name)\(dot)label," : "self.sampleField,"),
            ("sampleKey", tree.access(field.path[...]) + end),
            ("Sample label.", field.comment + missing),
            ("Sample label", field.label),
            ("sampleInputComment", field.comment),
            ("\"sampleInputEnglish.\"", "ArgumentHelp(\"\(field.label).\", valueName: \"\(kinds[type] ?? "text")\")"),
            ("sampleInputFlag", option(of: field)), ("sampleInputArgument", argument(of: field)),
            ("sampleInputKey", field.path[0]), ("sampleInputLimit", field.type == .text ? limit(of: field) : ".max"),
            ("sampleInputLabel", "Message(en: \"\(field.label)\", ja: \"\(field.japaneseLabel)\")"),
            ("sampleInputKind", inputKind(of: field)),
            (", isOptional: sampleInputOptional", field.isOptional ? ", isOptional: true" : ""),
            ("sampleInput", name),
            ("in: language)", "in: language\(place))"),
            ("self.sampleField, ", "self.sampleField\(digits), "),
            ("サンプルラベル", field.japaneseLabel), ("samplePictures", name),
            (
                "sampleText",
                type == .texts
                    ? "\(field.isOptional ? "(\(name) ?? [])" : name).joined(separator: \", \")"
                    : name + (field.isOptional ? " ?? \"\"" : "")
            ),
            ("\"sample text\"", swift(field, in: 0)), ("\"other text\"", swift(field, in: 1)),
        ]
        .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
        .replacing(/"sample ([^"]*)"/) { expression(field, $0.output.1) }
        .replacing("sampleField", with: name)
    }

    /// The options of the program that a command of the feature can have beside those of its fields.
    private static let options = """
        all filter help insecure json lang limit no-color offline page refresh search server timeout verbose version
        """.words

    /// The name of the option for a field. Only an option of the program puts the noun before it.
    private func option(of field: Field) -> String {
        func own(_ field: Field) -> String {
            let own = field.ownName ?? ""
            // In code, a name that is taken has the noun before it.
            let isPrefixed = field.name == Spelling(words: noun.singular.words + [own]).lowerCamel
            return Spelling(isPrefixed ? own : field.name ?? "").kebab
        }
        let name = own(field)
        guard Self.options.contains(name) else { return name }
        let long = Spelling(words: noun.singular.words + [name]).kebab
        return long.numbered { name in inputs.contains { own($0) == name } }
    }

    /// The kind of a field in a form.
    private func inputKind(of field: Field) -> String {
        switch field.type {
        case .int: ".wholeNumber"
        case .number: ".number"
        case .bool: ".toggle"
        case .date: dateKind(of: field)
        case .choice: ".choice(\(field.swift).choices)"
        default:
            ".text(\(field.hasLines ? ".lines, " : "")limit: limit"
                + (field.canBeEmpty ? ", canBeEmpty: true)" : ")")
        }
    }

    private func limit(of text: Field) -> String {
        "\(text.limit ?? usualLimit(of: text))".replacing(/\B(?=(\d{3})+$)/, with: "_")
    }

    /// How the server writes a date: as a text with or without a time, or as a number.
    func dateKind(of field: Field) -> String {
        let value = samples.lazy.map { self.value(field, in: $0) }.first { $0 != .null } ?? .null
        guard let number = Double(value.plain) else { return value.plain.count == 10 ? ".day" : ".time" }
        return ".timestamp(perSecond: \(abs(number) < 100_000_000_000 ? "1" : "1_000"))"
    }

    /// A value that a user can enter into the form.
    private func argument(of field: Field) -> String {
        switch field.type {
        case .int, .number: "7"
        case .bool: "true"
        case .date: dateKind(of: field) == ".day" ? "2026-01-02" : "2026-01-02 09:30"
        case .choice: field.choices[0]
        default: "text 7"
        }
    }

    /// The expression for a field's value as JSON, in an extension of the model.
    private func json(_ field: Field) -> String {
        if field == id { return "id.number.map(JSONValue.integer) ?? .string(\"\\(id)\")" }
        let name = field.name ?? ""
        let kind = [FieldType.int: "integer", .number: "decimal", .bool: "bool"][field.type ?? .text] ?? "string"
        let (map, value) =
            switch field.type {
            case .date: (" { .string($0.iso8601) }", "\(name).iso8601")
            case .picture: (" { .string($0.absoluteString) }", "")
            case .choice: (" { .string($0.rawValue) }", "\(name).rawValue")
            case .texts: (" { .array($0.map(JSONValue.string)) }", "")
            default: ("(JSONValue.\(kind))", name)
            }
        return field.canBeNil ? "\(name).map\(map) ?? .null" : ".\(kind)(\(value))"
    }

    /// The code of a field's value in the test data. `number` is the end of a text value, such as `7` or `\(number)`.
    private func expression(_ field: Field, _ number: Substring, isJSON: Bool = false) -> String {
        let isVariable = number == "\\(number)"
        let digits = isVariable ? "number" : Int(number) == nil ? "7" : String(number)
        let isTitle = field == texts[0]
        let (value, kind) =
            switch field.type {
            case .int, .id: (digits, "integer")
            case .number where isJSON: ("Double(number)", "number")
            case .number: (isVariable ? "Decimal(number)" : digits, "number")
            case .bool: (isVariable ? "number > 1" : "true", "bool")
            case .date:
                switch (dateKind(of: field), isJSON) {
                case (".day", true): ("\"2026-01-02\"", "string")
                case (".day", false): (".day(Date(timeIntervalSince1970: 1_767_312_000))", "")
                case (".time", true): ("\"2026-01-02T09:30:00Z\"", "string")
                case (let kind, true): (kind.contains("1_000") ? "1_767_346_200_000" : "1_767_346_200", "integer")
                default: (".time(Date(timeIntervalSince1970: 1_767_346_200))", "")
                }
            case .texts where isJSON: ("[.string(\"\(field.name ?? "") \(number)\")]", "array")
            case .texts: ("[\"\(field.name ?? "") \(number)\"]", "")
            case .choice where isJSON: ("\"\(field.choices[0])\"", "string")
            case .choice: (field.choiceCase(field.choices[0]), "")
            case .picture where isJSON: ("\"https://example.com/\(number).png\"", "string")
            case .picture: ("URL(string: \"https://example.com/\(number).png\")", "")
            case _ where field.path == id.path: ("\"\(number)\"", "string")
            default: ("\"\(isTitle ? "title" : field.name ?? "") \(number)\"", "string")
            }
        let result = isJSON ? ".\(kind)(\(value))" : value
        guard field.canBeNil, isVariable, !isTitle else { return result }
        return "number > 1 ? \(result) : \(isJSON ? ".null" : "nil")"
    }

    private func swift(_ field: Field, in index: Int) -> String {
        let value = value(field, in: index)
        if field.isFlag, value == .null { return "false" }
        // A literal with a decimal point would first be a `Double`.
        if field.type == .number, value.int == nil, value != .null { return "Decimal(string: \"\(value.plain)\") ?? 0" }
        if field.type == .choice, value != .null { return field.choiceCase(value.plain) }
        if field.type == .picture { return value == .null ? "nil" : "URL(string: \(value.literal ?? ""))" }
        guard field.type == .date, value != .null else { return value.literal ?? "nil" }
        let number = Double(value.plain).map { abs($0) < 100_000_000_000 ? $0 : $0 / 1_000 }
        let kind = number == nil && value.plain.count == 10 ? "day" : "time"
        return ".\(kind)(Date(timeIntervalSince1970: \(number ?? value.plain.date?.timeIntervalSince1970 ?? 0)))"
    }

    /// A sample as JSON, in one line or with a line for each key. The fake server needs its id.
    private func object(_ index: Int, _ indent: String) -> String {
        let id = isOutside ? ["\"id\": \(value(id, in: index).literal ?? "")"] : []
        let pairs = id + pairs(of: index)
        let line = "\(indent){\(pairs.joined(separator: ", "))}"
        guard line.count > 115 else { return line }
        return "\(indent){\n" + pairs.map { "\(indent)    \($0)" }.joined(separator: ",\n") + "\n\(indent)}"
    }
}

extension String {
    /// The text with an import of Foundation if it has a date, a `Decimal` or a `URL`. A public declaration needs a
    /// public import.
    fileprivate var withFoundation: String {
        guard contains(/\b(Date|Decimal|URL)\b/), !contains("import Foundation\n") else { return self }
        let access = contains(/public (let|var) \w+: (Decimal|URL)/) ? "public " : ""
        let place = contains("import Core\n") ? /import Core\n/ : /(?m)^(?=import )/
        return replacing(place, maxReplacements: 1) { "\($0.output)\(access)import Foundation\n" }
    }
}
