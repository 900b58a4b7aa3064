// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public protocol ShapeStyle: Sendable {}
public struct HierarchicalShapeStyle: ShapeStyle {}
public struct TintShapeStyle: ShapeStyle {}
public struct Color: ShapeStyle {
    public static let primary = Color()
    public static let secondary = Color()
    public static let accentColor = Color()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { Self() }
    public static var secondary: Self { Self() }
}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == Color {
    public static var red: Self { Self() }
    public static var orange: Self { Self() }
    public static var green: Self { Self() }
}

public enum Font: Sendable {
    case title2, headline, subheadline, body, footnote, caption
    public enum Weight: Sendable { case semibold }
}
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
public enum Alignment: Sendable { case leading, center, trailing, top, bottom }
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum Edge {
    public enum Set: Sendable { case all, horizontal, vertical, top, leading, bottom, trailing }
}
public enum SubmitLabel: Sendable { case done, go, next, search, send }
public enum AccessibilityTraits: Sendable { case isHeader }
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }

public enum PlainButtonStyle { case plain }
public enum BorderedButtonStyle { case bordered }
public enum BorderedProminentButtonStyle { case borderedProminent }
public enum BorderlessButtonStyle { case borderless }
public enum LabelStyle { case titleAndIcon }
public enum ListStyle { case plain }
public enum TextSelectability { case enabled }
public struct Rectangle { public init() {} }

/// Modifiers that change nothing that a test reads.
nonisolated extension View {
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func badge(_ count: Int) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { self }
    public func buttonStyle(_ style: PlainButtonStyle) -> some View { self }
    public func buttonStyle(_ style: BorderedButtonStyle) -> some View { self }
    public func buttonStyle(_ style: BorderedProminentButtonStyle) -> some View { self }
    public func buttonStyle(_ style: BorderlessButtonStyle) -> some View { self }
    public func contentShape(_ shape: Rectangle) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public func frame(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
    {
        self
    }
    public func labelStyle(_ style: LabelStyle) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func listStyle(_ style: ListStyle) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func previewDisplayName(_ value: String?) -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public func strikethrough(_ isActive: Bool = true) -> some View { self }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
}
