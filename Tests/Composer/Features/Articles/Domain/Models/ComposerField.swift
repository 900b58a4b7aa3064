/// What the user enters into the composer of an article. The raw value is the name in the API.
public enum ComposerField: String, CaseIterable, Sendable {
    /// The title of the article.
    case title
    /// The text of the article.
    case text = "body"
    /// The tags of the article, which the server has.
    case tags
    /// The path of a picture on this device.
    case picture
}
