// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
    /// The word in the outline. Only hierarchical styles have one.
    var name: String { (self as? HierarchicalShapeStyle)?.word ?? "" }
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

public struct HierarchicalShapeStyle: ShapeStyle {
    let word: String
    init(_ word: String = #function) { self.word = word }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { Self() }
    public static var secondary: Self { Self() }
    public static var tertiary: Self { Self() }
    public static var quaternary: Self { Self() }
}

public struct Color: ShapeStyle, Hashable {
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    let value: String
    init(value: String = #function) { self.value = value }
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(value: "\(red) \(green) \(blue) \(opacity)")
    }
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(value: "\(hue) \(saturation) \(brightness) \(opacity)")
    }
    public init(_ name: String, bundle: Bundle? = nil) { self.init(value: name) }
    public func opacity(_ opacity: Double) -> Color { Color(value: "\(value) \(opacity)") }
    public var gradient: AnyGradient { AnyGradient() }

    public static var accentColor: Color { Color() }
    public static var black: Color { Color() }
    public static var blue: Color { Color() }
    public static var brown: Color { Color() }
    public static var clear: Color { Color() }
    public static var cyan: Color { Color() }
    public static var gray: Color { Color() }
    public static var green: Color { Color() }
    public static var indigo: Color { Color() }
    public static var mint: Color { Color() }
    public static var orange: Color { Color() }
    public static var pink: Color { Color() }
    public static var primary: Color { Color() }
    public static var purple: Color { Color() }
    public static var red: Color { Color() }
    public static var secondary: Color { Color() }
    public static var teal: Color { Color() }
    public static var white: Color { Color() }
    public static var yellow: Color { Color() }
}

extension Color: View, PrimitiveView {
    var nodes: Nodes { { _ in [] } }
}

extension ShapeStyle where Self == Color {
    public static var black: Color { Color() }
    public static var blue: Color { Color() }
    public static var brown: Color { Color() }
    public static var clear: Color { Color() }
    public static var cyan: Color { Color() }
    public static var gray: Color { Color() }
    public static var green: Color { Color() }
    public static var indigo: Color { Color() }
    public static var mint: Color { Color() }
    public static var orange: Color { Color() }
    public static var pink: Color { Color() }
    public static var purple: Color { Color() }
    public static var red: Color { Color() }
    public static var teal: Color { Color() }
    public static var white: Color { Color() }
    public static var yellow: Color { Color() }
}

public struct AnyShapeStyle: ShapeStyle {
    public init<S: ShapeStyle>(_ style: S) {}
}
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Self { Self() }
    public static var thinMaterial: Self { Self() }
    public static var regularMaterial: Self { Self() }
    public static var thickMaterial: Self { Self() }
    public static var ultraThickMaterial: Self { Self() }
    public static var bar: Self { Self() }
}

public struct AnyGradient: ShapeStyle {}
public struct Gradient: Equatable, ShapeStyle {
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}
public struct LinearGradient: ShapeStyle, PrimitiveView {
    let nodes: Nodes = { _ in [] }
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
public struct RadialGradient: ShapeStyle, PrimitiveView {
    let nodes: Nodes = { _ in [] }
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
public struct AngularGradient: ShapeStyle, PrimitiveView {
    let nodes: Nodes = { _ in [] }
    nonisolated public init(colors: [Color], center: UnitPoint) {}
}

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum BlendMode: Hashable, Sendable { case normal, multiply, screen, overlay, darken, lighten }

nonisolated extension View {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { look(style.name) }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func accentColor(_ accentColor: Color?) -> some View { self }
    public func tint(_ tint: Color?) -> some View { self }
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func blendMode(_ blendMode: BlendMode) -> some View { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    public func brightness(_ amount: Double) -> some View { self }
    public func grayscale(_ amount: Double) -> some View { self }
    public func saturation(_ amount: Double) -> some View { self }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { self }
}
