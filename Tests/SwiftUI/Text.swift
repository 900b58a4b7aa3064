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

nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> some View {
        Primitive { $0.nodes(of: self).map { $0.spoken(as: label.shown) } }
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    /// VoiceOver reads a hidden view like a view whose label is empty.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        Primitive { hidden ? $0.nodes(of: self).map { $0.spoken(as: Text("").shown) } : $0.nodes(of: self) }
    }
}
