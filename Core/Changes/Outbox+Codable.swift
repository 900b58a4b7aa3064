extension Outbox: Codable {
    private enum Key: CodingKey {
        case schemaVersion, lastNumber, revision, changes
    }

    private enum Entry: Decodable {
        case change(PendingChange)
        case unreadable(JSONValue)

        init(from decoder: any Decoder) throws {
            if let change = try? PendingChange(from: decoder) {
                self = .change(change)
            } else {
                self = .unreadable(try JSONValue(from: decoder))
            }
        }
    }

    /// Reads a queue. A change that cannot be read is kept as JSON.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        _ = try container.decode(SchemaVersion.self, forKey: .schemaVersion)
        self.init()
        lastNumber = try container.decode(Int.self, forKey: .lastNumber)
        revision = try container.decode(Int.self, forKey: .revision)
        for entry in try container.decode([Entry].self, forKey: .changes) {
            switch entry {
            case .change(let change): changes.append(change)
            case .unreadable(let value): unreadable.append(value)
            }
        }
    }

    /// Writes a queue. The changes that cannot be read come last.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(SchemaVersion.current, forKey: .schemaVersion)
        try container.encode(lastNumber, forKey: .lastNumber)
        try container.encode(revision, forKey: .revision)
        var entries = container.nestedUnkeyedContainer(forKey: .changes)
        try changes.forEach { try entries.encode($0) }
        try unreadable.forEach { try entries.encode($0) }
    }
}
