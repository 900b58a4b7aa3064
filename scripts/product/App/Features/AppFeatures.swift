import Core
public import Root

extension [AppFeature] {
    /// The features of this app, in the order of their tabs. A long line stays one line, because a command adds and
    /// removes lines.
    // swift-format-ignore
    public static let all: [AppFeature] = [
    ]
}
