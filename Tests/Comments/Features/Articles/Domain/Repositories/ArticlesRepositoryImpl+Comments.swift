import Core

extension ArticlesRepositoryImpl {
    func changedComments(on id: ArticlesItem.ID) -> ChangedCollection<ArticleComment> {
        ChangedCollection(of: changes, at: path(of: id), isNewestFirst: false)
    }

    func comments(on id: ArticlesItem.ID) async throws(ArticlesError) -> [ArticleComment] {
        do throws(APIError) { return try await apiClient.get(path: path(of: id)) } catch {
            throw ArticlesError(error, notFound: .noSuchArticle(id))
        }
    }

    func commenting(_ text: String, on id: ArticlesItem.ID) -> PendingChange {
        PendingChange(.post, path(of: id), body: ["body": text], text: text)
    }

    private func path(of id: ArticlesItem.ID) -> APIPath {
        (try? "\(ArticlesAddress.path)/\(id)/comments") ?? ArticlesAddress.path
    }
}
