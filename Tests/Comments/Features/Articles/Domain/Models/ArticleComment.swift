public import Core

/// A comment on an article.
public struct ArticleComment: Identifiable, Hashable, Sendable, Decodable {
    /// The id of the comment on the server.
    public let id: ResourceID<ArticleComment>
    /// The author. `nil` means that the comment waits, or that the server does not say it.
    public let name: String?
    /// The text.
    public let body: String
}
