import Foundation

/// The fields of a new feature, with their names and values for its samples.
struct Fields {
    /// The fields that a screen shows, in this order.
    private(set) var shown: [Field] = []
    private(set) var id = Field(path: ["id"], type: .id)
    /// The key of the list in the response. `nil` means that the list is not inside of an object, or there is no list.
    private(set) var list: String?
    /// How the server pages the list. `nil` means that no option or response says it.
    private(set) var paging: Paging?
    private(set) var notes: [String] = []
    private(set) var tree = FieldTree([])
    private var objects: [JSON] = []

    /// Without options, there is one field, the title. `taken` are the names that no field can have, in lowercase.
    /// A field with such a key gets the noun before its name. Throws an error if an option is wrong.
    init(_ options: FieldOptions, of template: String, noun: Noun, taken: Set<String>) throws(Failure) {
        let arguments = options.areGiven ? options.fields ?? "" : "title:text"
        list = options.list
        guard list == nil || template == "list" else { throw .usage("--in is only for --template list.") }
        guard options.paging == nil || template == "list" else {
            throw .usage("--paging is only for --template list.")
        }
        if let text = options.paging { paging = try Paging(text) }
        let sample = try options.sample(isList: template == "list")
        for text in arguments.split(separator: " ") { shown.append(try Field(String(text))) }
        if !shown.contains(where: { $0.type != .id }), let sample {
            let ids = shown.map(\.path)
            shown += sample.fields.filter { !ids.contains($0.path) }
            notes = sample.notes
        }
        for index in shown.indices where shown[index].type == nil {
            let found = sample?.fields.first { $0.path == shown[index].path }
            (shown[index].type, shown[index].isOptional) = (found?.type, found?.isOptional == true)
            guard found != nil else { throw .usage("“\(shown[index].key)” has no type. Add it, such as in name:text.") }
        }
        id = shown.first { $0.type == .id } ?? id
        shown.removeAll { $0.path == id.path }
        for field in [id] + shown { try sample?.check(field) }
        guard shown.contains(where: { $0.type == .text }) else {
            throw .usage("At least one field must be a text, because the first text is the title of a row.")
        }
        // The title is first on all screens.
        let title =
            shown.firstIndex { $0.type == .text && !$0.isOptional } ?? shown.firstIndex { $0.type == .text } ?? 0
        shown.insert(shown.remove(at: title), at: 0)
        for index in shown.indices { try name(index, noun, taken) }
        if taken.contains(id.spelling.lowerCamel.lowercased()), id.key != "id" { id.name = "idValue" }
        tree = FieldTree([id] + shown, taken: taken.union(shown.compactMap { $0.name?.lowercased() }))
        objects = Array((sample?.objects ?? []).prefix(20))
        if shown.count > 8 {
            notes.append("There are \(shown.count) fields. To select and order them, write their keys in --fields.")
        }
        if paging == nil, template == "list", let seen = try sample?.paging() {
            paging = seen.paging
            let places = seen.places.map { "“\($0)”" }.joined(separator: ", ")
            notes.append("The paging is: --paging '\(seen.paging.argument)', because of \(places) beside the list.")
        }
        notes.append("The fields are: --fields '\(argument)'")
        guard sample != nil else { return }
        notes.append("Without --from, these options give the same feature, but with made-up values in its samples.")
    }

    /// Gives a field its name. Throws an error if the name is not allowed, or if the field and an earlier one conflict.
    private mutating func name(_ index: Int, _ noun: Noun, _ taken: Set<String>) throws(Failure) {
        let isTaken = { (name: String) in
            ReservedNames.keywords.contains(name) || taken.contains(name.lowercased()) || name.first?.isNumber != false
        }
        let (field, own) = (shown[index], shown[index].spelling)
        let name = Spelling(words: (isTaken(own.lowerCamel) ? noun.singular.words : []) + own.words).lowerCamel
        shown[index].name = field.name ?? name
        if isTaken(field.name ?? name) { throw .usage("“\(field.key)” needs a new name. Write \(field.key)=>other.") }
        if field.name == nil, name != own.lowerCamel {
            notes.append("“\(field.key)” has the name \(name). To choose another name, write \(field.key)=>other.")
        }
        for other in [id] + shown[..<index] {
            guard field.type != .id else {
                throw .usage("“\(other.key)” and “\(field.key)” are ids, but a feature has only one. Remove one field.")
            }
            guard other.path != field.path else { throw .usage("“\(field.key)” is there twice. Remove one field.") }
            guard !other.path.starts(with: field.path), !field.path.starts(with: other.path) else {
                throw .usage("“\(other.key)” and “\(field.key)” cannot be used together. Remove one field.")
            }
            let labels = other.type == .id ? [] : [other.label, other.japaneseLabel]
            let isName = other.name?.lowercased() == shown[index].name?.lowercased()
            guard Set(labels + [field.label, field.japaneseLabel]).count == labels.count + 2, !isName else {
                throw .usage("“\(field.key)” needs other labels or another name. Write \(field.key)=>other=Label/ラベル.")
            }
        }
    }

    /// The fields that are texts. The first is the title of a row. It is only optional if all texts are optional.
    var texts: [Field] { shown.filter { $0.type == .text } }

    /// The value of `--fields` that gives these fields again.
    var argument: String { ((id.key == "id" ? [] : [id]) + shown).map(\.argument).joined(separator: " ") }

    /// The options that give these fields and their samples again. `--from` has only the keys of these fields.
    var arguments: [String] {
        let texts = objects.indices.map { "{\(pairs(of: $0).joined(separator: ", "))}" }
        let json = "[\(texts.joined(separator: ", "))]"
        let from = ["--from", list.map { "{\"\($0)\": \(json)}" } ?? json]
        return (objects.isEmpty ? [] : from) + ["--fields", argument]
    }
}

extension Fields {
    /// The indices of the samples. There are at least three samples.
    var samples: Range<Int> { 0..<(objects.isEmpty ? 5 : max(3, objects.count)) }

    /// The keys of one of the samples with their values, as JSON.
    func pairs(of index: Int) -> [String] { tree.pairs("{", "}") { value($0, in: index).literal } }

    /// The value of a field in a sample, or a made-up value. In the third sample, a made-up optional value is missing.
    func value(_ field: Field, in index: Int) -> JSON {
        guard !objects.indices.contains(index) else { return objects[index][field.path[...]].shortened }
        let number = index + (objects.isEmpty ? 1 : 900_000)
        return switch field.type {
        case _ where field.isOptional && index == 2: .null
        case .id: .int(number)
        case .int: .int(number * 10)
        case .number: .number(Double(number) + 0.5)
        case .bool: .bool(index > 0)
        case .date: .text("2026-01-0\(index + 1)T09:30:00Z")
        default: .text("\(field.label) \(number)")
        }
    }
}

extension JSON {
    /// The value without line breaks, control characters and backslashes. A text is cut after 60 Unicode scalars,
    /// so that it fits into a line.
    fileprivate var shortened: JSON {
        guard case .text(let text) = self else { return self }
        let line = String(text.map { $0.isNewline ? " " : $0 })
        let kept = line.unicodeScalars.prefix(60).filter { $0 != "\\" && $0.properties.generalCategory != .control }
        return .text(String(String.UnicodeScalarView(kept)))
    }

    /// The value as a literal, which is the same in JSON and in Swift. It is `nil` for `null`, a list or an object.
    var literal: String? {
        switch self {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .number(let value): "\(value)"
        case .text(let value): "\"\(value.replacing("\"", with: "\\\""))\""
        case .null, .list, .object: nil
        }
    }
}
