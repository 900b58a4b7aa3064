import Foundation

enum JSON: Equatable {
    case null
    case bool(Bool)
    case int(Int)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// Reads a JSON text. A number with a decimal point is a `.number`, even `10.0`.
    init(parsing text: String) throws {
        self.init(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
    }

    private init(_ value: Any) {
        switch value {
        case let number as NSNumber:
            let type = String(cString: number.objCType)
            let int = type == "d" ? nil : Int(exactly: number)
            self = type == "c" ? .bool(number.boolValue) : int.map(JSON.int) ?? .number(number.doubleValue)
        case let text as String: self = .text(text)
        case let list as [Any]: self = .list(list.map(JSON.init))
        case let members as [String: Any]: self = .object(members.mapValues(JSON.init))
        default: self = .null
        }
    }

    var members: [String: JSON]? { if case .object(let members) = self { members } else { nil } }
    var elements: [JSON]? { if case .list(let elements) = self { elements } else { nil } }

    subscript(path: ArraySlice<String>) -> JSON {
        path.first.map { members?[$0]?[path.dropFirst()] ?? .null } ?? self
    }

    /// The paths of all values that are not objects.
    var paths: [[String]] {
        members?.flatMap { key, value in value.paths.map { [key] + $0 } } ?? [[]]
    }
}

/// The objects in the JSON of `--from`, which show the fields of a feature and their values.
struct Sample {
    /// The whole JSON. The objects can be in a list in it.
    let response: JSON
    let objects: [JSON]
    /// The fields of all objects that a feature can use, in the order of the text, but the title of a row is first.
    private(set) var fields: [Field] = []
    private(set) var notes: [String] = []

    /// Reads a JSON text. `list` is the key of `--in`. Throws an error if the text does not have the expected objects.
    init(_ text: String, in list: String?, isList: Bool) throws(Failure) {
        guard let json = try? JSON(parsing: text) else {
            throw .usage("The text of --from is not JSON.")
        }
        let value = json[ArraySlice([list].compactMap(\.self))]
        guard let objects = value.elements ?? (isList || value.members == nil ? nil : [value]) else {
            guard list == nil, let members = json.members else { throw .usage("--from has no list of objects.") }
            let key = members.keys.sorted().first { members[$0]?.elements?.contains { $0.members != nil } == true }
            throw .usage(
                key.map { "The list is in “\($0)”: add --in \($0)." } ?? "This is one object: use --template screen."
            )
        }
        guard !objects.isEmpty, objects.allSatisfy({ $0.members != nil }) else {
            throw .usage("The list in --from must contain objects, and nothing else.")
        }
        (response, self.objects) = (json, objects)
        let compact = text.replacing(/"\s+:/, with: "\":")
        let places = { (path: [String]) in
            path.reduce(into: [compact.startIndex]) { places, key in
                let rest = (places.last ?? compact.startIndex)..<compact.endIndex
                places.append(compact.range(of: "\"\(key)\":", range: rest)?.lowerBound ?? compact.endIndex)
            }
        }
        let paths = Set(objects.flatMap(\.paths)).sorted { places($0).lexicographicallyPrecedes(places($1)) }
        var left: [[String]] = []
        for path in paths {
            let values = objects.map { $0[path[...]] }
            let known = values.filter { $0 != .null }
            // An object that is null in some elements is not a field, but its members are.
            if !known.isEmpty, known.allSatisfy({ $0.members != nil }) { continue }
            let type = [FieldType.date, .bool, .int, .number, .text].first { known.allSatisfy($0.accepts) }
            let isReadable = path.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_$@-]*[A-Za-z][A-Za-z0-9_$@-]*/) != nil }
            if let type, !known.isEmpty, isReadable {
                fields.append(Field(path: path, type: type, isOptional: values.contains(.null)))
            } else {
                let isList = known.contains { $0.elements != nil }
                let fault = known.isEmpty ? "has no value" : type == nil ? "has mixed types" : "has an unsupported name"
                let reason = isList ? "is a list" : fault
                notes.append("“\(path.joined(separator: "."))” \(reason), so it is left out.")
                left.append(path)
            }
        }
        fields.removeAll { field in left.contains(where: field.path.starts) }
        // The first text that is not optional is the title of a row: `title` or `name`, or a text that differs.
        let texts = fields.indices.filter { fields[$0].type == .text && !fields[$0].isOptional }
        let differs = { [fields, objects] (index: Int) in
            objects.contains { $0[fields[index].path[...]] != objects[0][fields[index].path[...]] }
        }
        let title =
            texts.first { ["title", "name"].contains(fields[$0].key) } ?? texts.first(where: differs) ?? texts.first
        if let title { fields.insert(fields.remove(at: title), at: 0) }
    }

    /// Throws an error if a value does not have the type of its field.
    func check(_ field: Field) throws(Failure) {
        guard let type = field.type else { return }
        for (value, number) in zip(objects.map({ $0[field.path[...]] }), 1...)
        where !(value == .null ? field.isOptional : type.accepts(value)) {
            let fault = value == .null ? "has no value" : "is not of type \(type.rawValue)"
            let hint =
                switch type {
                case .id: "Name the id, such as --fields 'event_id:id'."
                case _ where value == .null: "Write \(field.key):\(type.rawValue)? if it can be missing."
                default: "Write another type."
                }
            throw .usage("“\(field.key)” of object \(number) in --from \(fault). \(hint)")
        }
    }
}
