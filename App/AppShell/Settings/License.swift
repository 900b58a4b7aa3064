/// A package that an app contains, and the text of its license. `swift package licenses` writes the list.
public struct License: Hashable, Sendable {
    /// The name of the package, for example `GRDB.swift`.
    public let package: String
    /// The text of its license. An empty text means that the app does not contain the package, as a tool for tests.
    public let text: String

    /// Creates a license.
    public init(_ package: String, _ text: String) {
        self.package = package
        self.text = text
    }
}
