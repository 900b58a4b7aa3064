// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Nothing draws. The page and the outline show only a box.
public struct Canvas<Symbols: View>: PrimitiveView {
    let nodes = element("Canvas").nodes
    nonisolated public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) where Symbols == EmptyView {}
}
public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Self { Self() }
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat
        ) -> Self { Self() }
    }
    public var opacity = 1.0
    public mutating func rotate(by angle: Angle) {}
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public func fill(_ path: Path, with shading: Shading) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
}
