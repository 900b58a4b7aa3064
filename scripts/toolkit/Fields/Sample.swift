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
    /// Notes about the values at a path. They are only true if these are a field of the type, or with `nil` no field.
    private(set) var notes: [(path: [String], type: FieldType?, text: String)] = []

    /// Reads a JSON text. `argument` is the value of `--in`. Throws an error if the text does not have the expected
    /// objects.
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
        var seen: Set<[String]> = [Field.outside]
        for path in objects.flatMap(\.paths) where seen.insert(path).inserted { read(path) }
        let left = notes.filter { $0.type == nil }.map(\.path)
        fields.removeAll { field in left.contains(where: field.path.starts) }
    }

    private mutating func read(_ path: [String]) {
        let values = objects.map { $0[path[...]] }
        let present = values.filter { $0 != .null }
        // An object that is null in some elements is not a field, but its members are.
        if !present.isEmpty, present.allSatisfy({ $0.members != nil }) { return }
        func note(_ type: FieldType?, _ text: String) { notes.append((path, type, "“\(path.argument)” \(text)")) }
        let isTime = present.allSatisfy(\.isTime) && Spelling(key: path.last ?? "").isTime
        let dates: [FieldType] = isTime || present.allSatisfy { $0.text != nil } ? [.date] : []
        let isPicture = !fields.contains { $0.type == .picture } && Field(path: path).isPicture(present)
        let isList = present.contains { $0.elements?.isEmpty == false }
        let others: [FieldType] = (isPicture ? [.picture] : []) + (isList ? [.texts] : [])
        let type = (dates + others + [.bool, .int, .number, .text]).first { present.allSatisfy($0.accepts) }
        let isReadable = !path.contains { $0.isEmpty || $0.contains(/["\\*\p{Cc}]/) }
        if let type, isReadable, !present.isEmpty {
            var field = Field(path: path, type: type, isOptional: type == .picture || values.contains(.null))
            field.canBeEmpty = type == .text && !field.isOptional && present.contains(.text(""))
            field.hasLines =
                type == .text && present.contains { $0.plain.count > 200 || $0.plain.contains(where: \.isNewline) }
            fields.append(field)
            let number = present.contains { $0.int == nil } ? "number" : "int"
            let time = "is a time since 1970, so it is a date. To keep it, write \(path.argument):\(number)."
            let text = "is a text, because a date must be in ISO 8601, and a time must have a time zone."
            if isTime || type == .text && present.allSatisfy(\.isLocalDate) { note(type, isTime ? time : text) }
        } else {
            let fault = present.isEmpty ? "has no value" : isReadable ? "has mixed types" : "has an unsupported name"
            note(nil, "\(present.contains { $0.elements != nil } ? "is a list" : fault), so it is left out.")
        }
    }
}

extension Sample {
    /// The path of the field that is the title of a row, and for a form the title of an element. It can also be `id`.
    func title(id: [String], ofForm: Bool) -> [String] {
        let texts = fields.filter { $0.type == .text && $0.privateKey == nil && (!ofForm || $0.isInput) }
        let ranks = texts.map { field in
            let values = objects.map { $0[field.path[...]] }.filter { !$0.plain.isEmpty }
            let count = Set(values.map(\.plain)).count
            let isTypeKey = ["kind", "object", "type"].contains(field.path.last)
            // A constant, a date and an address are no title. Most rows must have another title.
            let isTitle =
                (count > 1 || values.count == 1 && !isTypeKey) && !values.allSatisfy { $0.isLocalDate || $0.isAddress }
            let isRepeated = count * 2 <= objects.count && objects.count > 2
            let key = field.titleRank(beside: id)
            let rank = isTitle ? isRepeated && key > 3 ? max(key, 6) : key : 9
            return (rank: rank * 2 + (field.isOptional ? 1 : 0), path: field.path)
        }
        return ranks.filter { $0.rank < 18 }.min { $0.rank < $1.rank }?.path ?? id
    }

    /// The path of a value that can be the id: each object has another one.
    private var id: [String]? {
        let paths = fields.filter { $0.privateKey == nil }.map(\.path).filter { path in
            let values = objects.map { $0[path[...]] }
            return values.allSatisfy(FieldType.id.accepts) && Set(values.map(\.plain)).count == values.count
        }
        let names = [/(?:id|guid)$/, /(?:key|code|slug|symbol|number|name|title)$/]
        return names.lazy.compactMap { name in paths.first { $0.last?.lowercased().contains(name) == true } }.first
            ?? paths.first
    }

    /// Throws an error if a value does not have the type of its field.
    func check(_ field: Field) throws(Failure) {
        guard let type = field.type, field.path != Field.outside else { return }
        for (value, number) in zip(objects.map({ $0[field.path[...]] }), 1...)
        where !(value == .null ? field.isOptional : type.accepts(value)) {
            let fault = value == .null ? "has no value" : "is not of type \(type.rawValue)"
            let hint =
                switch type {
                case .id: "Name the id, such as --fields '\((id ?? ["event_id"]).argument):id'."
                case _ where value == .null: "Write \(field.key):\(type.rawValue)? if it can be missing."
                default: "Write another type."
                }
            throw .usage("“\(field.key)” of object \(number) in --from \(fault). \(hint)")
        }
    }
}

extension Field {
    /// Whether the values are addresses of a picture: by the key, or by the end of each address.
    fileprivate func isPicture(_ values: [JSON]) -> Bool {
        let addresses = values.compactMap(\.text).filter { !$0.isEmpty }
        guard !addresses.isEmpty, values.allSatisfy(FieldType.picture.accepts) else { return false }
        let words = Spelling(key: path.last ?? "").snake
        let names = "avatar artwork cover icon image img photo picture poster thumb thumbnail".words
        let others = "full href large link medium small src uri url".words
        let last = words.split(separator: "_").last { !others.contains("\($0)") }
        return names.contains("\(last ?? "")")
            || addresses.allSatisfy { $0.lowercased().contains(/\.(png|jpe?g|webp|gif)([?#]|$)/) }
    }

    /// How much the key looks like that of the title of a row. 0 is best.
    fileprivate func titleRank(beside id: [String]) -> Int {
        func plain(_ path: some Sequence<String>) -> String {
            path.map { $0.lowercased().filter(\.isLetter) }.joined(separator: ".")
        }
        // Beside `track.id`, the title is `track.name`. Beside `trackId`, it is `trackName`.
        let isBeside = path.starts(with: id.dropLast())
        let stem = plain(id.suffix(1)).replacing(/id$/, with: "")
        let own = isBeside ? plain(path.dropFirst(id.count - 1)).trimmingPrefix(stem) : plain(path)[...]
        // The other keys of an object can be below one of these keys.
        let wrappers = /^((attributes|basic|data|fields|info|item|node|properties|snippet|volumeinfo)\.)+/
        let key = own.replacing(wrappers, with: "")
        let codes = "class color currency etag hash id kind lang language locale object state status token type version"
        if codes.words.contains(where: key.hasSuffix) { return 7 }
        let ranks = [
            /^(?:title|name|titre|nom|nombre|titel|名称|名前|題名|件名|タイトル)(?:\.|$)/,
            /^(?:common|display|english|full|localized|long|native|official|preferred|screen|short)(?:name|title)/,
            /^(?:label|head|subject|caption|summary|question|text|content|body|message|description|comment)/,
            /^[^.]*(?:title|name)$/, /^[^.]*$/, /(?:title|name)$/,
        ]
        return ranks.firstIndex { key.contains($0) } ?? ranks.count
    }
}

extension Spelling {
    /// Whether these are the words of a key for a time, such as `created_at`.
    fileprivate var isTime: Bool {
        let words = /(^|_)(at|begin|born|d?t|due|end|epoch|from|last|next|on|since|start|to|ts|unix|until|when)(_|$)/
        return snake.contains(words) || snake.contains(/(^|_)(exp.*|moon.*|sun.*|utc?s?)(_|$)/)
            || snake.contains(/time|date|stamp|ed(_|$)/)
    }
}
