extension Outbox: Codable {
    private enum Key: CodingKey {
        case schemaVersion, lastNumber, revision, changes
    }

    /// Reads a queue. A change that cannot be read is kept as JSON.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        _ = try container.decode(SchemaVersion.self, forKey: .schemaVersion)
        self.init()
        lastNumber = try container.decode(Int.self, forKey: .lastNumber)
        revision = try container.decode(Int.self, forKey: .revision)
        var entries = try container.nestedUnkeyedContainer(forKey: .changes)
        while !entries.isAtEnd {
            if let change = try? entries.decode(PendingChange.self) {
                changes.append(change)
            } else if let entry = try? entries.decode(ChangeWithFile.self) {
                changes.append(entry.withFile)
            } else {
                unreadable.append(try entries.decode(JSONValue.self))
            }
        }
        // An earlier version has written what it cannot read at the end.
        changes.sort { $0.number < $1.number }
    }

    /// Writes a queue. The changes that cannot be read come last.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(SchemaVersion.current, forKey: .schemaVersion)
        try container.encode(lastNumber, forKey: .lastNumber)
        try container.encode(revision, forKey: .revision)
        var entries = container.nestedUnkeyedContainer(forKey: .changes)
        for change in changes {
            if change.file == nil {
                try entries.encode(change)
            } else {
                try entries.encode(ChangeWithFile(withFile: change))
            }
        }
        try unreadable.forEach { try entries.encode($0) }
    }
}

/// An earlier version would send the change without its file. It cannot read this, so it sends nothing, and keeps it.
private struct ChangeWithFile: Codable {
    let withFile: PendingChange
}
