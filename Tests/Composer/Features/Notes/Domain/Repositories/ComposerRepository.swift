public import Core

/// Adds notes. The app has a `ComposerRepositoryImpl`.
public protocol ComposerRepository: Sendable {
    /// The names of all tags.
    func tags() async throws(NotesError) -> [String]
    /// Adds a note with these values. `progress` gets the percent that was sent.
    func add(
        _ values: [ComposerField: JSONValue],
        progress: @escaping @Sendable (_ percent: Int) -> Void
    ) async throws(NotesError) -> NotesItem
}
