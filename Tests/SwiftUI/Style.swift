// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public protocol ShapeStyle: Sendable {}
public struct HierarchicalShapeStyle: ShapeStyle { let name: String }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { Self(name: "primary") }
    public static var secondary: Self { Self(name: "secondary") }
}

public enum Font: Sendable { case title2, headline, subheadline }
public enum HorizontalAlignment: Sendable { case leading, center }
public enum SubmitLabel: Sendable { case done, go, next }
public enum RedactionReasons: Sendable { case placeholder }
public enum AccessibilityTraits: Sendable { case isHeader }
public enum AccessibilityChildBehavior: Sendable { case ignore, combine }
public enum BorderedButtonStyle { case bordered }
public enum BorderlessButtonStyle { case borderless }
public enum PlainButtonStyle { case plain }
public enum GroupedFormStyle { case grouped }
public enum Alignment: Sendable { case leading }
public struct Rectangle { public init() {} }
public enum TextSelectability { case enabled }

/// Modifiers that change nothing that a test reads.
nonisolated extension View {
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func autocorrectionDisabled() -> some View { self }
    public func contentShape(_ shape: Rectangle) -> some View { self }
    public func frame(maxWidth: CGFloat, alignment: Alignment) -> some View { self }
    public func padding() -> some View { self }
    public func previewDisplayName(_ value: String?) -> some View { self }
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
}

/// Modifiers that can add a word to the outline.
nonisolated extension View {
    public func buttonStyle(_ style: BorderedButtonStyle) -> some View { look("\(style)") }
    public func buttonStyle(_ style: BorderlessButtonStyle) -> some View { look("\(style)") }
    public func lineLimit(_ number: Int?) -> some View { look(number.map { "\($0) lines" } ?? "") }
    public func font(_ font: Font?) -> some View { look(font.map { "\($0)" } ?? "") }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        look((style as? HierarchicalShapeStyle)?.name ?? "")
    }
}
