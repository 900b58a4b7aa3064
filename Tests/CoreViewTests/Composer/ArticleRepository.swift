import Core
import Foundation

/// Loads the tags, and posts an article with its picture.
struct ArticleRepository: Sendable {
    let apiClient: any APIClient

    func tags() async throws(ArticleError) -> [String] {
        do throws(APIError) { return try await apiClient.get(path: "/tags") } catch { throw ArticleError(error) }
    }

    func post(
        _ draft: FormDraft<ArticleField>,
        _ progress: @escaping @Sendable (Int) -> Void
    ) async throws(ArticleFormError) -> JSONValue {
        do throws(APIError) {
            let body = try body(of: draft).reportingPercent(progress)
            return try await apiClient.response(to: APIRequest(.post, "/articles", content: body)).decoded()
        } catch {
            guard case .refused(let refusal) = error else { throw .failure(ArticleError(error)) }
            throw FormError(refusal, file: .picture, or: ArticleError(error))
        }
    }

    private func body(of draft: FormDraft<ArticleField>) throws(APIError) -> RequestBody {
        var parts = [ArticleField.title, .body, .tags].map { RequestBody.Part.field($0.key, draft[$0]) }
        if case let file = URL(filePath: draft[.picture]), !draft[.picture].isEmpty {
            parts.append(.file("picture", file, type: "image/\(file.pathExtension)"))
        }
        do throws(StorageError) { return try .multipart(parts) } catch { throw .storage(error) }
    }
}
