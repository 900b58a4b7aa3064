// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
}

public struct Text: PrimitiveView, Equatable, Sendable {
    let shown: Screen.Text
    public init(_ key: LocalizedStringKey) { shown = Screen.Text(string: key.key, isKey: true) }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
    public init(verbatim content: String) { shown = Screen.Text(string: content, isKey: false) }
    var nodes: (Context) -> [Node] { { _ in [Node(name: "Text", text: shown)] } }
}

public func Image(systemName: String) -> some View { element("Image") }

public func Label<T: View, I: View>(@ViewBuilder title: () -> T, @ViewBuilder icon: () -> I) -> some View {
    element("Label", label: title())
}
public func Label(_ titleKey: LocalizedStringKey, systemImage name: String) -> some View {
    element("Label", label: Text(titleKey))
}
@_disfavoredOverload public func Label<S: StringProtocol>(_ title: S, systemImage name: String) -> some View {
    element("Label", label: Text(title))
}
