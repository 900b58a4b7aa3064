import Core
public import Root

extension [AppFeature] {
    /// The features of this app: first the tabs in their order, then what only links open, sorted by name. A command
    /// adds and removes elements.
    // swift-format-ignore
    public static let all: [AppFeature] = [
    ]
}
