// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isHeader = AccessibilityTraits(rawValue: 1)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> some View {
        modified { $1.nodes(of: $0).map { $0.spoken(as: label.shown) } }
    }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        // VoiceOver does not read a hidden view, like a view whose label is empty.
        modified { content, context in
            let nodes = context.nodes(of: content)
            return hidden ? nodes.map { $0.spoken(as: Screen.Text(string: "", isKey: false)) } : nodes
        }
    }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
}
