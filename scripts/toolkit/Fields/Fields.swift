import Foundation

/// The fields of a new feature, with their names and values for its samples.
struct Fields {
    /// The fields that a screen shows, in this order.
    var shown: [Field] = []
    private(set) var id = Field(path: ["id"], type: .id)
    /// The keys of the list in the response, as in `Sample`. It is empty if the response is the list, or has no list.
    private(set) var list: [String] = []
    let noun: Noun
    /// How the server pages the list. `nil` means that no option or response says it.
    private(set) var paging: Paging?
    private(set) var notes: [String] = []
    private(set) var tree = FieldTree([])
    private var objects: [JSON] = []
    private var isEditable = false

    /// Without options, there is one field, the title. `taken` are the names that no field can have, in lowercase.
    /// A field with such a key gets the noun before its name. Throws an error if an option is wrong. The message also
    /// has the notes.
    init(_ options: FieldOptions, of template: Template, noun: Noun, taken: Set<String>) throws(Failure) {
        self.noun = noun
        for (name, value) in [("--in", options.list), ("--paging", options.paging)]
        where value != nil && !template.isList {
            throw .usage("\(name) is only for --template list and crud.")
        }
        do throws(Failure) {
            try options.check()
            if let text = options.paging { paging = try Paging(text) }
            let sample = try options.sample(isList: template.isList)
            list = sample?.list ?? options.list?.split(separator: ".").map(String.init) ?? []
            let isTodo = template.isEditable && !options.areGiven
            let standard = isTodo ? "title:text=Title/タイトル completed:bool=>isDone=Done/完了" : "title:text"
            try read(options.areGiven ? options.fields ?? "" : standard, sample, of: template)
            if let flag = options.flag { try add(Flag(flag, of: template)) }
            if template.isEditable { try makeEditable() }
            for index in shown.indices { try name(index, taken) }
            if taken.contains(id.ownName ?? ""), id.key != "id" { id.name = "idValue" }
            let names = shown.compactMap { $0.name?.lowercased() }
            tree = FieldTree((isOutside ? [] : [id]) + shown, taken: taken.union(names))
            try add(sample, of: template)
        } catch {
            throw Failure((notes + [error.message]).joined(separator: "\n"), exitCode: error.exitCode)
        }
    }

    /// Reads the value of `--fields`. What it does not say is in the sample.
    private mutating func read(_ argument: String, _ sample: Sample?, of template: Template) throws(Failure) {
        if sample != nil, !list.isEmpty {
            let words = isKeyed ? "The keys of an object are the ids" : "The list is in the object"
            notes.append("\(words): --in \(list.joined(separator: ".").quoted)")
        }
        // A key with a space needs quotes, unless it is a key of the sample.
        let keys = Set(sample?.fields.flatMap(\.path) ?? []).filter { $0.contains(" ") }.sorted { $0.count > $1.count }
        let text = keys.reduce(argument) { $0.contains("\"\($1)\"") ? $0 : $0.replacing($1, with: "\"\($1)\"") }
        for part in text.matches(of: /(?:"[^"]*"|\S)+/) { shown.append(try Field(String(part.output))) }
        for index in shown.indices {
            let written = shown[index].path.joined(separator: ".")
            let found = sample?.fields.first { $0.path.joined(separator: ".") == written }
            if let found { shown[index].path = found.path }
            if shown[index].type == nil, let found {
                (shown[index].type, shown[index].isOptional) = (found.type, found.isOptional)
                (shown[index].canBeEmpty, shown[index].hasLines) = (found.canBeEmpty, found.hasLines)
            }
            guard shown[index].type == nil else { continue }
            throw .usage("“\(written)” \(Field.fault(in: written))")
        }
        let hasID = sample?.objects.contains { FieldType.id.accepts($0[["id"]]) }
        if let field = shown.first(where: { $0.type == .id }) {
            id = field
        } else if isKeyed && hasID != true || !template.isList && hasID == false {
            id.path = Field.outside
            if !isKeyed {
                notes.append("Without an “id”, the id is 1. To choose a key, write key:id.")
            }
        }
        if !shown.contains(where: { $0.type != .id }), let sample {
            let title = sample.title(id: id.path, ofForm: template.isEditable)
            let first = sample.fields.first { $0.path == title && $0.type == .text } ?? Field(path: title, type: .text)
            let others = sample.fields.filter { ![title, id.path].contains($0.path) }
            shown += [first] + others.filter { $0.privateKey == nil }
            let left = sample.notes.filter { $0.type == nil && $0.path != id.path }
            notes += left.filter { Field(path: $0.path).privateKey == nil }.map(\.text)
            let keys = Set((others.map(\.path) + left.map(\.path)).compactMap { Field(path: $0).privateKey })
            notes += keys.sorted().map { "“\($0)” is private, so it is left out. To use it, name it in --fields." }
        }
        shown.removeAll { $0.type == .id && $0.path == id.path }
        for field in [id] + shown where field == id || field.path != id.path { try sample?.check(field) }
        // A form cannot edit the text of an inner object.
        let texts = shown.indices.filter { shown[$0].type == .text }
        let titles = texts.filter { !template.isEditable || shown[$0].path.count == 1 }
        let title = titles.first { shown[$0].isInput || !template.isEditable } ?? titles.first
        guard let title else {
            let place = template.isEditable ? " that is not in an inner object" : ""
            throw .usage("At least one field must be a text\(place), because the first text is the title of a row.")
        }
        // The title is first on all screens.
        shown.insert(shown.remove(at: title), at: 0)
        for index in shown.indices where shown[index].type == .text && shown[index].limit == nil {
            let longest = sample?.objects.map { $0[shown[index].path[...]].plain.count }.max() ?? 0
            let usual = usualLimit(of: shown[index])
            if longest > usual { shown[index].limit = sequence(first: usual) { $0 * 10 }.first { $0 >= longest } }
        }
    }

    /// Makes the fields that a form does not edit optional, because the app cannot set them. Throws an error if a form
    /// cannot edit such objects.
    private mutating func makeEditable() throws(Failure) {
        guard id.path == ["id"], !isKeyed else {
            throw .usage("--template crud needs elements in a list, with their ids in “id”. Use --template list.")
        }
        for index in shown.indices.dropFirst() where !shown[index].isInput { shown[index].isOptional = true }
        isEditable = true
    }

    /// Adds the objects of the sample, and the notes.
    private mutating func add(_ sample: Sample?, of template: Template) throws(Failure) {
        for note in sample?.notes ?? [] where shown.contains(where: { $0.path == note.path && $0.type == note.type }) {
            notes.append(note.text)
        }
        if shown.count > 8 {
            notes.append("There are \(shown.count) fields. To select and order them, write their keys in --fields.")
        }
        if paging == nil, template.isList, let sample { paging = try sample.paging(id: id.path, &notes) }
        notes.append("The fields are: --fields \(argument.quoted)")
        guard let sample else { return }
        if sample.objects.contains(where: { $0[id.path[...]].plain.contains("/") }) {
            notes.append("An id has slashes. In a path and in a link, it is one segment, with %2F for each slash.")
        }
        // Of two objects with the same id, the fake server has one. It has those with a title, if there are any.
        var numbers: [String: Int] = [:]
        for (object, number) in zip(sample.objects, 1...) {
            let id = object[id.path[...]].plain
            if let other = numbers[id], !id.isEmpty {
                notes.append(
                    "Warning: objects \(other) and \(number) have the same id “\(id)”. The app shows only one."
                )
            } else {
                numbers[id] = number
                objects.append(object)
            }
        }
        let titled = objects.filter { !$0[shown[0].path[...]].plain.isEmpty }
        objects = Array((titled.isEmpty ? objects : titled).prefix(20))
        let isOther = isEditable && inputs.contains { $0.type == .date && dateKind(of: $0) != ".time" }
        let form = isOther ? ", and a form that writes each date as a time in ISO 8601" : ""
        let same = "Without --from, these options give the same feature, but with made-up values in its samples"
        notes.append("\(same)\(form).")
    }

    /// Gives a field its name and labels. Throws an error if the field and an earlier one conflict.
    private mutating func name(_ index: Int, _ taken: Set<String>) throws(Failure) {
        let (field, others) = (shown[index], shown[..<index])
        guard field.type != .id else {
            throw .usage("“\(id.key)” and “\(field.key)” are ids, but a feature has only one. Remove one field.")
        }
        for other in [id] + others where other.path != field.path || other.type != .id || field.type != .text {
            guard other.path != field.path else { throw .usage("“\(field.key)” is there twice. Remove one field.") }
            guard !other.path.starts(with: field.path), !field.path.starts(with: other.path) else {
                throw .usage("“\(other.key)” and “\(field.key)” cannot be used together. Remove one field.")
            }
        }
        let isTaken = { (name: String) in ReservedNames.keywords.contains(name) || taken.contains(name.lowercased()) }
        let isUsed = { (name: String) in others.contains { $0.name?.lowercased() == name.lowercased() } }
        let own = field.ownName ?? field.type?.rawValue ?? ""
        let prefixed = Spelling(words: noun.singular.words + [own]).lowerCamel
        let name = field.name ?? (isTaken(own) ? prefixed : own).numbered { isTaken($0) || isUsed($0) }
        shown[index].name = name
        if isTaken(name) { throw .usage("“\(field.key)” needs a new name. Write \(field.key)=>other.") }
        // Without a word for a label, or if another field has it, the label is the name.
        let isLabel = { (label: String) in others.contains { $0.label == label } }
        if field.english == nil, field.ownName == nil || isLabel(field.label) {
            shown[index].english = Spelling(name).sentence
        }
        let isJapanese = { (label: String) in others.contains { $0.japaneseLabel == label } }
        if field.japanese == nil, isJapanese(shown[index].japaneseLabel) { shown[index].japanese = name }
        let (label, japanese) = (shown[index].label, shown[index].japaneseLabel)
        guard !isUsed(name), !isLabel(label), !isJapanese(japanese), label != japanese else {
            throw .usage("“\(field.key)” needs other labels or another name. Write \(field.key)=>other=Label/ラベル.")
        }
        if field.name == nil, name != field.ownName {
            notes.append("“\(field.key)” has the name \(name). To choose another, write \(field.key)=>other=Label/ラベル.")
        }
    }

    /// The keys of the object or the list that has the elements.
    var keys: [String] { list.filter { $0 != "*" } }
    /// Whether the elements are in an object whose keys are their ids.
    var isKeyed: Bool { list.last == "*" }
    /// Whether the id of an element is not in the element.
    var isOutside: Bool { id.path == Field.outside }
    /// The argument `id:` of a list on the fake server. It is empty for the default.
    var idPlace: String {
        [["id"], Field.outside].contains(id.path) ? "" : ", id: \"\(id.path.joined(separator: "."))\""
    }
    /// The conditions of a template that are true.
    var flags: [String] {
        let flags = [
            ("IN", !keys.isEmpty), ("KEYED", isKeyed), ("OUTSIDE", isOutside), ("BOOL", toggle != nil),
            ("CHOICE", !choices.isEmpty), ("PICTURE", !pictures.isEmpty), ("FLAG", flag != nil),
            ("CHANGES", flag != nil || isEditable), ("CHOOSE", isEditable && inputs.contains { $0.type == .choice }),
        ]
        return flags.filter(\.1).map(\.0)
    }

    /// The fields that a form edits. The title is one of them.
    var inputs: [Field] { shown.prefix(1) + shown.dropFirst().filter(\.isInput) }
    /// The field that a tap changes. `nil` means that there is none, or that the template has no form.
    var toggle: Field? { isEditable ? inputs.first { $0.type == .bool && !$0.isOptional } : nil }

    /// The number of characters of a text that a form accepts without a longer one in the sample.
    func usualLimit(of text: Field) -> Int { text == texts[0] ? 200 : 2_000 }

    /// The fields that are texts. The first is the title of a row.
    var texts: [Field] { shown.filter { $0.type == .text } }
    /// The fields that a search reads.
    var searched: [Field] { shown.filter { [.text, .texts].contains($0.type) } }
    /// The fields that a screen shows with their labels.
    var labelled: [Field] { shown.filter { $0.type != .picture && !$0.isFlag } }
    /// The fields that are pictures. The first is the picture of a row.
    var pictures: [Field] { shown.filter { $0.type == .picture } }

    /// The value of `--fields` that gives these fields again.
    var argument: String {
        let isKnown = id.key == "id" && !isKeyed
        return ((isKnown ? [] : [id]) + shown.filter { !$0.isFlag }).map(\.argument).joined(separator: " ")
    }

    /// The objects of the sample as in the response, with only the keys of these fields. `nil` means that they are made
    /// up.
    var samplesAsJSON: String? {
        guard !objects.isEmpty else { return nil }
        let (open, close) = isKeyed ? ("{", "}") : ("[", "]")
        let texts = objects.indices.map { index in
            let key = isKeyed ? "\(JSON.text(objects[index][["*"]].plain).literal ?? ""): " : ""
            return "\(key){\(pairs(of: index).joined(separator: ", "))}"
        }
        return keys.reversed().reduce(open + texts.joined(separator: ", ") + close) { "{\"\($1)\": \($0)}" }
    }
}

extension Fields {
    /// The indices of the samples. There are at least three samples.
    var samples: Range<Int> { 0..<(objects.isEmpty ? 5 : max(3, objects.count)) }

    /// The keys of one of the samples with their values, as JSON.
    func pairs(of index: Int) -> [String] { tree.pairs("{", "}") { value($0, in: index).literal } }

    /// The value of a field in a sample, or a made-up value. In the third sample, a made-up optional value is missing,
    /// but not the title.
    func value(_ field: Field, in index: Int) -> JSON {
        let number = index + 1
        if objects.indices.contains(index), isKeyed || field.path != Field.outside {
            let value = objects[index][field.path[...]].shortened
            if field.type == .picture, value.plain.isEmpty { return .null }
            return field.path == id.path && field.type == .text ? .text(value.plain) : value
        }
        return switch field.type {
        case _ where field.isFlag || field.isOptional && index == 2 && field != shown.first: .null
        // Not one of the ids in the sample.
        case .id: .number("\(objects.isEmpty ? number : number + 900_000)")
        case .int: .number("\(number * 10)")
        case .number: .number("\(number).5")
        case .bool: .bool(index > 0)
        case .date: .text("2026-01-0\(index + 1)T09:30:00Z")
        case .texts: .list([.text("\(field.label) \(number)"), .text("\(field.label)")])
        case .picture: .text("https://example.com/\(number).png")
        case .choice: .text(field.choices[index % field.choices.count])
        default: .text("\(field.label) \(number)")
        }
    }
}

extension JSON {
    /// The value without line breaks, backslashes and characters that are not visible. A text is cut after 60 Unicode
    /// scalars, so that it fits into a line, but not inside an HTML tag or an address. Objects with a name are texts.
    fileprivate var shortened: JSON {
        if let elements { return .list(elements.map { ($0.members == nil ? $0 : $0[["name"]]).shortened }) }
        guard case .text(let text) = self else { return self }
        let line = String(text.map { $0.isNewline ? " " : $0 })
        var end = line.unicodeScalars.index(line.startIndex, offsetBy: 60, limitedBy: line.endIndex) ?? line.endIndex
        let part = line.matches(of: /<[^<>]+>|https?:\/\/[^\s<>"]+/).map(\.range).first { $0.contains(end) }
        if let part { end = part.lowerBound > line.startIndex ? part.lowerBound : part.upperBound }
        let kept = line.unicodeScalars[..<end].filter { scalar in
            scalar != "\\" && ![.control, .format].contains(scalar.properties.generalCategory)
        }
        return .text(String(String.UnicodeScalarView(kept)))
    }

    /// The value as a literal, which is the same in JSON and in Swift. It is `nil` for `null`, a list or an object.
    var literal: String? {
        switch self {
        case .bool(let value): "\(value)"
        case .number(let digits): digits
        case .text(let value): "\"\(value.replacing("\"", with: "\\\""))\""
        case .list(let elements): "[\(elements.compactMap(\.literal).joined(separator: ", "))]"
        case .null, .object: nil
        }
    }
}
