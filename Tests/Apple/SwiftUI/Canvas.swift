// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }
/// Nothing draws. The page and the outline show only a box.
public struct Canvas<Symbols: View>: PrimitiveView {
    let nodes = element("Canvas").nodes
}
nonisolated extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}
public protocol _Drawable {}
extension Image: _Drawable {}
extension Text: _Drawable {}
public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Self { Self() }
        public static func style<S: ShapeStyle>(_ style: S) -> Self { Self() }
    }
    public struct ResolvedText: _Drawable {
        public func measure(in size: CGSize) -> CGSize { size }
    }
    public var opacity = 1.0
    public mutating func clip(to path: Path) {}
    public mutating func rotate(by angle: Angle) {}
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public func fill(_ path: Path, with shading: Shading) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    public func draw(_ item: some _Drawable, in rect: CGRect) {}
    public func draw(_ item: some _Drawable, at point: CGPoint, anchor: UnitPoint = .center) {}
}
