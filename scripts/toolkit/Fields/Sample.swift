import Foundation

/// The objects in the JSON of `--from`, which show the fields of a feature and their values.
struct Sample {
    /// The whole JSON. The objects can be in a list in it.
    let response: JSON
    /// The keys of the list in the response. The last one is `*` if the objects are in an object whose keys are their
    /// ids. Then each object has its key at `Field.outside`.
    let list: [String]
    let objects: [JSON]
    /// The fields of all objects that a feature can use, in the order of the text.
    private(set) var fields: [Field] = []
    private(set) var notes: [Note] = []

    /// A note about the values at a path. It is only true if they are a field of this type, or with `nil` no field.
    struct Note {
        let path: [String]
        let type: FieldType?
        let text: String

        var description: String { "“\(path.argument)” \(text)" }
    }

    /// Reads a JSON text. `argument` is the value of `--in`. Throws an error if the text does not have the expected objects.
    init(_ text: String, in argument: String?, isList: Bool) throws(Failure) {
        response = try JSON(parsing: text)
        list = isList ? try response.list(argument) : []
        let value = response[list.filter { $0 != "*" }[...]]
        let keyed = list.last == "*" ? value.members : nil
        let elements = keyed?.map { member in
            JSON.object([JSON.Member(key: "*", value: .text(member.key))] + (member.value.members ?? []))
        }
        objects = elements ?? value.elements ?? [value]
        guard !objects.isEmpty, objects.allSatisfy({ $0.members != nil }) else {
            throw .usage("The list in --from must contain objects, and nothing else.")
        }
        var known: Set<[String]> = [Field.outside]
        for path in objects.flatMap(\.paths) where known.insert(path).inserted { read(path) }
        let left = notes.filter { $0.type == nil }.map(\.path)
        fields.removeAll { field in left.contains(where: field.path.starts) }
    }

    private mutating func read(_ path: [String]) {
        let values = objects.map { $0[path[...]] }
        let known = values.filter { $0 != .null }
        // An object that is null in some elements is not a field, but its members are.
        if !known.isEmpty, known.allSatisfy({ $0.members != nil }) { return }
        let isTime = known.allSatisfy(\.isTime) && Spelling(key: path.last ?? "").isTime
        let isDate = isTime || known.allSatisfy { $0.text != nil }
        let types: [FieldType] = (isDate ? [.date] : []) + [.bool, .int, .number, .text]
        let isReadable = !path.contains { $0.isEmpty || $0.contains(/["\\*\p{Cc}]/) }
        guard let type = types.first(where: { known.allSatisfy($0.accepts) }), isReadable, !known.isEmpty else {
            let fault = known.isEmpty ? "has no value" : isReadable ? "has mixed types" : "has an unsupported name"
            let reason = known.contains { $0.elements != nil } ? "is a list" : fault
            notes.append(Note(path: path, type: nil, text: "\(reason), so it is left out."))
            return
        }
        fields.append(Field(path: path, type: type, isOptional: values.contains(.null)))
        if isTime {
            let text = "is the time since 1970, so it is a date. To keep the number, write \(path.argument):int."
            notes.append(Note(path: path, type: .date, text: text))
        } else if type == .text, known.allSatisfy(\.isLocalDate) {
            let text = "is a date without a time zone, or in another form than ISO 8601, so it is a text."
            notes.append(Note(path: path, type: .text, text: text))
        }
    }
}

extension Sample {
    /// The path of the field that is the title of a row. `id` can be this field, too.
    func title(id: [String]) -> [String] {
        let texts = fields.filter { $0.type == .text }
        let ranks = texts.map { field in
            let values = objects.map { $0[field.path[...]] }
            let isTitle = !values.allSatisfy { $0.isLocalDate || $0.isAddress }
            let isConstant = values.count > 1 && values.allSatisfy { $0 == values[0] }
            let rank = isConstant || !isTitle ? 9 : field.titleRank
            // Most rows must have another title.
            let isKind = rank > 2 && Set(values.map { $0.text ?? "" }).count * 2 <= values.count && values.count > 2
            return (isKind ? max(rank, 6) : rank, field.isOptional ? 1 : 0)
        }
        let best = ranks.indices.min { ranks[$0] < ranks[$1] }
        return best.flatMap { ranks[$0].0 < 9 ? texts[$0].path : nil } ?? id
    }

    /// The path of a value that can be the id: each object has another one.
    var id: [String]? {
        let ids = fields.filter { field in
            let values = objects.map { $0[field.path[...]] }
            return values.allSatisfy(FieldType.id.accepts) && Set(values.map(\.plain)).count == values.count
        }
        let words = [["id", "uuid", "guid"], ["key", "code", "slug", "symbol", "number", "name", "title"]]
        let named = words.lazy.compactMap { words in
            ids.first { field in words.contains { Spelling(key: field.key).words.last?.lowercased().hasSuffix($0) == true } }
        }
        return (named.first ?? ids.first { !$0.isOptional })?.path
    }

    /// Throws an error if a value does not have the type of its field.
    func check(_ field: Field) throws(Failure) {
        guard let type = field.type, field.path != Field.outside else { return }
        for (value, number) in zip(objects.map({ $0[field.path[...]] }), 1...)
        where !(value == .null ? field.isOptional : type.accepts(value) || type == .text && value.int != nil) {
            let fault = value == .null ? "has no value" : "is not of type \(type.rawValue)"
            let hint =
                switch type {
                case .id: id.map { "Name the id, such as --fields '\($0.argument):id'." } ?? "No key has other values in all objects."
                case _ where value == .null: "Write \(field.key):\(type.rawValue)? if it can be missing."
                default: "Write another type."
                }
            throw .usage("“\(field.key)” of object \(number) in --from \(fault). \(hint)")
        }
    }
}

extension Field {
    /// How much the key looks like the title of a row: 0 is best.
    fileprivate var titleRank: Int {
        let wrappers: Set = ["attributes", "basic", "data", "fields", "info", "item", "node", "properties", "snippet", "volumeinfo"]
        let keys = path.map { Spelling(key: $0).words.map { $0.lowercased() } }
        let own = keys.drop { wrappers.contains($0.joined()) }
        let titles: Set = ["title", "name", "titre", "nom", "nombre", "titel", "名称", "名前", "題名", "件名", "タイトル"]
        let others: Set = [
            "label", "headline", "heading", "subject", "caption", "summary", "question", "text", "content", "body",
            "message", "description", "comment",
        ]
        let codes: Set = [
            "id", "uuid", "guid", "etag", "hash", "type", "kind", "status", "state", "class", "language", "lang", "locale",
            "currency", "color", "token", "sha", "version",
        ]
        guard let first = own.first, let last = own.last?.last else { return 6 }
        if titles.contains(first.joined()) { return 0 }
        if others.contains(first.joined()) { return 1 }
        if codes.contains(last) || last.hasSuffix("id") && last.count > 6 { return 6 }
        if own.count == 1 { return titles.contains(last) ? 2 : 3 }
        return titles.contains(last) ? 4 : 5
    }
}

extension Spelling {
    /// Whether these are the words of a key for a time, such as `created_at`.
    fileprivate var isTime: Bool {
        let known: Set = [
            "at", "begin", "born", "dt", "due", "end", "epoch", "expires", "expiry", "from", "last", "moonrise", "moonset", "next",
            "on", "since", "start", "sunrise", "sunset", "t", "to", "ts", "unix", "until", "utc", "uts", "when",
        ]
        return words.contains { word in
            let word = word.lowercased()
            return known.contains(word) || ["time", "date", "stamp"].contains(where: word.contains) || word.hasSuffix("ed")
        }
    }
}
