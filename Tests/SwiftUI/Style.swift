// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol ShapeStyle: Sendable {}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { Self() }
    public static var secondary: Self { Self() }
}

public enum Font: Sendable { case title2, headline, subheadline }
public enum HorizontalAlignment: Sendable { case leading, center }
public enum SubmitLabel: Sendable { case done, go, next }
public enum AccessibilityTraits: Sendable { case isHeader }
public enum AccessibilityChildBehavior: Sendable { case ignore, combine }
public enum BorderedButtonStyle { case bordered }
public enum BorderlessButtonStyle { case borderless }
public enum TextSelectability { case enabled }

/// Modifiers that change nothing that a test reads.
nonisolated extension View {
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func autocorrectionDisabled() -> some View { self }
    public func buttonStyle(_ style: BorderedButtonStyle) -> some View { self }
    public func buttonStyle(_ style: BorderlessButtonStyle) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public func previewDisplayName(_ value: String?) -> some View { self }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
}
