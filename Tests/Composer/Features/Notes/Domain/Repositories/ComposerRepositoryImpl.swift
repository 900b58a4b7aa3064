import Core
import Foundation

struct ComposerRepositoryImpl: ComposerRepository {
    let apiClient: any APIClient

    func tags() async throws(NotesError) -> [String] {
        do throws(APIError) {
            let tags: TextList = try await apiClient.get(path: "/tags")
            return tags.texts
        } catch {
            throw NotesError(error, notFound: .noCollection)
        }
    }

    func add(
        _ values: [ComposerField: JSONValue],
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(NotesError) -> NotesItem {
        do throws(APIError) {
            let body = try body(of: values).reportingPercent(progress)
            let request = APIRequest(.post, NotesAddress.path, content: body)
            let response: NotesResponse = try await apiClient.response(to: request).decoded()
            return response.note
        } catch {
            throw NotesError(error, notFound: .noCollection)
        }
    }

    private func body(of values: [ComposerField: JSONValue]) throws(APIError) -> RequestBody {
        let parts = ComposerField.allCases.flatMap { field -> [RequestBody.Part] in
            switch (field, values[field]) {
            case (.picture, .string(let path)?):
                [.file("picture", URL(filePath: path), type: "image/\(URL(filePath: path).pathExtension)")]
            case (_, .array(let all)?): all.map { .field("\(field.rawValue)[]", $0.text ?? "") }
            case (_, let value?): [.field(field.rawValue, value.text ?? "")]
            case (_, nil): []
            }
        }
        do throws(StorageError) { return try .multipart(parts) } catch { throw .storage(error) }
    }
}
