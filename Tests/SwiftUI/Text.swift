// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
}

nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
    let shown: Screen.Text
    public init(_ key: LocalizedStringKey) { shown = Screen.Text(string: key.key, isKey: true) }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    public init(verbatim content: String) { shown = Screen.Text(string: content, isKey: false) }
    func nodes(in context: Context) -> [Node] { [Node(name: "Text", text: shown)] }
}

nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    let name: String
    public init(systemName: String) { name = systemName }
    func nodes(in context: Context) -> [Node] { [Node(name: "Image", value: name)] }
}

nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
    let title: Title
    let icon: Icon
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
    func nodes(in context: Context) -> [Node] { [Node(name: "Label", label: context.nodes(of: title))] }
}

nonisolated extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
