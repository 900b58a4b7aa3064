import Foundation

extension Fields {
    /// Returns the text of a template's file with these fields. A line with `sampleField` is repeated for each field,
    /// and a line with `sampleText` for each text field. If such a word is in a list after `, `, only the element of the
    /// list is repeated. Adjacent lines with the same word are repeated together.
    func applied(to text: String, of feature: String) -> String {
        var lines: [String] = []
        var rest = text.lines.map(String.init)[...]
        while let line = rest.popFirst() {
            let indent = String(line.prefix { $0 == " " })
            if line.contains("let sampleKey: String") {
                let members = tree.members.map { ($0.isEmpty ? "" : indent) + $0 }
                lines += members.map { $0.replacing(Template.name.upperCamel, with: feature) }
            } else if line.contains("\"sampleKey\": ") {
                let pairs = tree.pairs(".object([", "])") { expression($0, "\\(number)", isJSON: true) }
                lines += pairs.map { "\(indent)\($0)," }
            } else if line.contains("sampleObjects") {
                lines.append(samples.map { object($0, indent) }.joined(separator: ",\n"))
            } else if let word = Self.word(in: line) {
                let fields = word == "sampleField" ? shown : texts
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
        let ids = [0, 1].map { value(id, in: $0).literal?.filter { $0 != "\"" } ?? "" }
        let words = [
            ("sampleHeading", texts[0].name ?? ""), ("sampleIDKey", id.path[0]),
            ("sampleID", tree.access(id.path[...])),
            ("sampleIn", list ?? ""), ("sampleFirstID", ids[0]), ("sampleSecondID", ids[1]),
            ("Paging = .pages()", "Paging = \(paging?.code ?? ".pages()")"),
        ]
        let result = words.reduce(lines.joined(separator: "\n")) { $0.replacing($1.0, with: $1.1) }.withFoundation
        guard list != nil else { return result }
        return result.replacing(/(\w+): \[(\w+)Response\]\) in\n( +)\w+\.map\(\\\.\w+\)/) { match in
            "response: \(match.output.2)ListResponse) in\n\(match.output.3)response.items"
        }
    }

    private static func word(in line: String) -> String? {
        ["sampleField", "sampleText"].first {
            line.replacing("Sample label", with: "sampleField").contains($0)
        }
    }

    /// The first element after `, ` that contains `sampleField` or `sampleText`.
    private static func element(in line: String) -> Substring? {
        let shape = /, ((?:(?!, ).)*?sample(?:Field|Text)(?:[^,()\[\]]|\([^()]*\)|\[[^\[\]]*\])*)/
        return line.firstMatch(of: shape)?.output.1
    }

    private func piece(_ text: Substring, _ field: Field) -> String {
        let (name, type) = (field.name ?? "", field.type ?? .text)
        let isTitle = field == texts[0]
        return [
            ("sampleField: String", "sampleField: \(type.swift)\(field.isOptional ? "?" : "")"),
            ("sampleKey", tree.access(field.path[...])),
            ("Sample label.", field.comment),
            ("Sample label", field.label),
            ("in: language)", type == .date ? "in: language, timeZone: timeZone)" : "in: language)"),
            ("サンプルラベル", field.japaneseLabel),
            ("sampleText", name + (field.isOptional ? " ?? \"\"" : "")),
            ("\"sample text\"", swift(field, in: 0)), ("\"other text\"", swift(field, in: 1)),
            (": $1", isTitle ? ": $1" : ": " + expression(field, "7")),
        ]
        .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
        .replacing(/"sample ([^"]*)"/) { expression(field, $0.output.1) }
        .replacing("sampleField", with: name)
    }

    /// The code of a field's value in the test data. `number` is the end of a text value, such as `7` or `\(number)`.
    private func expression(_ field: Field, _ number: Substring, isJSON: Bool = false) -> String {
        let isVariable = number == "\\(number)"
        let digits = isVariable ? "number" : Int(number) == nil ? "7" : String(number)
        let isTitle = field == texts[0]
        let (value, kind) =
            switch field.type {
            case .int, .id: (digits, "integer")
            case .number: (isVariable ? "Double(number)" : digits, "number")
            case .bool: (isVariable ? "number > 1" : "true", "bool")
            case .date where isJSON: ("\"2026-01-02T09:30:00Z\"", "string")
            case .date: (".time(Date(timeIntervalSince1970: 1_767_346_200))", "")
            default: ("\"\(isTitle ? "title" : field.name ?? "") \(number)\"", "string")
            }
        let result = isJSON ? ".\(kind)(\(value))" : value
        guard field.isOptional, isVariable, !isTitle else { return result }
        return "number > 1 ? \(result) : \(isJSON ? ".null" : "nil")"
    }

    private func swift(_ field: Field, in index: Int) -> String {
        let value = value(field, in: index)
        guard field.type == .date, case .text(let text) = value else { return value.literal ?? "nil" }
        let kind = text.count == 10 ? "day" : "time"
        return ".\(kind)(Date(timeIntervalSince1970: \((text.date ?? .distantPast).timeIntervalSince1970)))"
    }

    /// A sample as JSON, in one line or with a line for each key. Its id is also in the field `id`, for the fake server.
    private func object(_ index: Int, _ indent: String) -> String {
        let id = id.key == "id" ? [] : ["\"id\": \(value(id, in: index).literal ?? "")"]
        let pairs = id + pairs(of: index)
        let line = "\(indent){\(pairs.joined(separator: ", "))}"
        guard line.count > 115 else { return line }
        return "\(indent){\n" + pairs.map { "\(indent)    \($0)" }.joined(separator: ",\n") + "\n\(indent)}"
    }
}

extension String {
    /// The text with an import of Foundation if it has a date.
    fileprivate var withFoundation: String {
        guard contains(/\bDate\b/), !contains("import Foundation\n") else { return self }
        return replacing("import Core\n", with: "import Core\nimport Foundation\n")
    }
}
