// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    let key: String
    public init(stringLiteral value: String) { key = value }
}

public struct Text: PrimitiveView {
    let shown: Screen.Text
    public init(_ key: LocalizedStringKey) { shown = Screen.Text(string: key.key, isKey: true) }
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
        shown = Screen.Text(string: String(content), isKey: false)
    }
    var nodes: (Context) -> [Node] { { _ in [Node(name: "Text", text: shown)] } }
}

public func Image(systemName: String) -> some View { element("Image") }

public func Label(_ titleKey: LocalizedStringKey, systemImage name: String) -> some View {
    element("Label", label: Text(titleKey))
}
@_disfavoredOverload public func Label<S: StringProtocol>(_ title: S, systemImage name: String) -> some View {
    element("Label", label: Text(title))
}
