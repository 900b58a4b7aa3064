/// A value kept as JSON in a private file.
struct JSONFile<Content: Codable>: Sendable {
    let file: PrivateFile

    /// The value, or `nil` when there is no file.
    func read() throws(StorageError) -> Content? {
        guard let data = try file.read() else { return nil }
        do {
            return try JSONCoding.decode(from: data)
        } catch {
            throw try file.corrupt()
        }
    }

    /// Reads the value, changes it and writes it back, under the lock; an unchanged value is not written.
    func update<Result>(
        default fresh: Content,
        _ change: (inout Content) -> Result
    ) throws(StorageError) -> Result where Content: Equatable {
        try file.withLock { () throws(StorageError) in
            let before = try read() ?? fresh
            var content = before
            let result = change(&content)
            if content != before {
                try write(content)
            }
            return result
        }
    }

    private func write(_ content: Content) throws(StorageError) {
        guard let data = try? JSONCoding.encode(content) else { throw try file.corrupt() }
        try file.replace(with: data)
    }
}
