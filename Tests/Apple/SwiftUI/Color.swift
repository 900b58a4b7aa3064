// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol ShapeStyle: Sendable {}
extension ShapeStyle {
    /// The word in the outline. Only hierarchical styles have one.
    var name: String { (self as? AnyShapeStyle)?.style.name ?? (self as? HierarchicalShapeStyle)?.word ?? "" }
    /// The colour on the page. `nil` for a hierarchical style, which is a class.
    var paint: String? { (self as? AnyShapeStyle)?.style.paint ?? (self as? any Paint)?.css }
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}
/// A style of this module that has a colour on the page.
protocol Paint: ShapeStyle { var css: String { get } }
extension Paint where Self: View {
    @MainActor var nodes: Nodes { { [css] _ in [Node(hints: ["box": "fill", "background": css])] } }
}
public struct HierarchicalShapeStyle: ShapeStyle { let word: String }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { Self(word: "primary") }
    public static var secondary: Self { Self(word: "secondary") }
    public static var tertiary: Self { Self(word: "tertiary") }
}
public struct Color: Paint, Hashable {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    private let value: String
    private init(value: String) { self.value = value }
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        value = "\(red) \(green) \(blue) \(opacity)"
    }
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        value = "\(white) \(opacity)"
    }
    public init(_ name: String, bundle: Bundle? = nil) { value = name }
    public func opacity(_ opacity: Double) -> Color { Color(value: "\(value) \(opacity)") }
    public static let accentColor = Self("accentColor")
    public static let primary = Self("primary")
    public static let secondary = Self("secondary")

    var css: String {
        let words = value.split(separator: " ").map(String.init)
        let numbers = words.compactMap(Double.init)
        let isNamed = numbers.count < words.count
        let count = isNamed ? 0 : numbers.count >= 4 ? 3 : 1
        let rgb = isNamed ? [] : (0..<3).map { "\(Int(255 * numbers[$0 % count]))" }
        let base = isNamed ? "var(--\(words[0]), \(words[0]))" : "rgb(\(rgb.joined(separator: " ")))"
        let opacity = numbers.dropFirst(count).reduce(1, *)
        return opacity == 1 ? base : "color-mix(in srgb, \(base) \(Int(opacity * 100))%, transparent)"
    }
}
extension Color: View, PrimitiveView {}
extension ShapeStyle where Self == Color {
    public static var black: Color { Color("black") }
    public static var blue: Color { Color("blue") }
    public static var brown: Color { Color("brown") }
    public static var clear: Color { Color("clear") }
    public static var cyan: Color { Color("cyan") }
    public static var gray: Color { Color("gray") }
    public static var green: Color { Color("green") }
    public static var indigo: Color { Color("indigo") }
    public static var mint: Color { Color("mint") }
    public static var orange: Color { Color("orange") }
    public static var pink: Color { Color("pink") }
    public static var purple: Color { Color("purple") }
    public static var red: Color { Color("red") }
    public static var teal: Color { Color("teal") }
    public static var white: Color { Color("white") }
    public static var yellow: Color { Color("yellow") }
}
public struct TintShapeStyle: Paint { let css = "var(--tint)" }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
public struct BackgroundStyle: Paint { let css = "var(--card)" }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle
    public init<S: ShapeStyle>(_ style: S) { self.style = style }
}
public struct Material: Paint { let css = "color-mix(in srgb, var(--card) 80%, transparent)" }
extension ShapeStyle where Self == Material {
    public static var bar: Self { Self() }
    public static var ultraThinMaterial: Self { Self() }
    public static var thinMaterial: Self { Self() }
    public static var regularMaterial: Self { Self() }
    public static var thickMaterial: Self { Self() }
}
public struct Gradient: Paint {
    let css: String
    public init(colors: [Color]) { css = "linear-gradient(\(colors.map(\.css).joined(separator: ", ")))" }
}
extension Color { public var gradient: Gradient { Gradient(colors: [self]) } }
public struct LinearGradient: Paint, PrimitiveView {
    let css: String
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { css = gradient.css }
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
}
public enum ContainerBackgroundPlacement: Hashable, Sendable {
    #if os(macOS)
    @available(macOS 15, *) case window
    #else
    @available(iOS 18, *) case navigation, navigationSplitView
    #endif
}
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

nonisolated extension View {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { look(style.name, ["color": style.paint]) }
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public func containerBackground(_: some ShapeStyle, for: ContainerBackgroundPlacement) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { drawn(["color": color?.css]) }
    public func accentColor(_ accentColor: Color?) -> some View { drawn(["--tint": accentColor?.css]) }
    public func tint(_ tint: Color?) -> some View { drawn(["--tint": tint?.css]) }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { drawn(["--tint": tint?.paint]) }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { drawn(["opacity": "\(opacity)"]) }
    public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
}
