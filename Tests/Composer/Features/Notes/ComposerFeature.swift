public import Core

/// The entry point of the composer.
public struct ComposerFeature: Sendable {
    let repository: any ComposerRepository

    /// Creates a feature that uses the API of the server.
    public init(client: any APIClient) { repository = ComposerRepositoryImpl(apiClient: client) }
}

/// Why a note was not added: something is wrong with some fields, or an error of the feature.
public typealias ComposerError = FormError<ComposerField, NotesError>

extension ComposerFeature {
    /// Creates the form. It loads the tags when its screen appears.
    @MainActor
    public func makeForm(
        onSaved: @escaping @MainActor (NotesItem) -> Void = { _ in }
    ) -> FormStore<NotesItem, ComposerError> {
        let tags = LoadStore { [repository] _, _ async throws(NotesError) in try await repository.tags() }
        return FormStore(
            FormDraft(),
            upload: { [repository] draft, progress async throws(ComposerError) in
                let values = ComposerField.allCases.reduce(into: [:]) { $0[$1] = draft.changes[$1.key] }
                do throws(NotesError) {
                    return try await repository.add(values, progress: progress)
                } catch .request(.refused(let refusal)) {
                    throw ComposerError(refusal, file: .picture, or: .request(.refused(refusal)))
                } catch {
                    throw .failure(error)
                }
            },
            onSaved: onSaved
        )
        .choosing(.tags, from: tags) { $0.map { FormChoice($0) } }
    }
}
