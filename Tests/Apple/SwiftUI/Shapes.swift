// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A shape has no nodes.
public protocol Shape: Sendable, View {
    nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
    @MainActor @preconcurrency public var body: some View { fill(Color.primary) }
    /// The corners of the shape on the page.
    nonisolated var css: [String: String] {
        switch self {
        case is Circle: ["border-radius": "50%", "aspect-ratio": "1"]
        case is Capsule: ["border-radius": "999px"]
        case let rectangle as RoundedRectangle: ["border-radius": "\(rectangle.cornerRadius)px"]
        case let rectangle as UnevenRoundedRectangle: ["border-radius": rectangle.radii]
        case is Rectangle: [:]
        default: ["undrawn": "\(Self.self)"]
        }
    }
}
nonisolated extension Shape {
    public func fill<S: ShapeStyle>(_ content: S) -> some View { shape(["background": content.paint]) }
    private func shape(_ more: [String: String?]) -> some View {
        let hints = css.merging(more.compactMapValues(\.self)) { $1 }
        return Primitive { _ in [Node(hints: hints.merging(["box": "shape"]) { $1 })] }
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        shape(["border": "\(lineWidth)px solid \(content.paint ?? "currentColor")"])
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { stroke(content) }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    public func stroke(style: StrokeStyle) -> some Shape { self }
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
}
public protocol InsettableShape: Shape {}
nonisolated extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, lineWidth: lineWidth)
    }
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { stroke(content) }
}
/// A shape of this module.
protocol KnownShape: InsettableShape {}
nonisolated extension KnownShape {
    public func path(in rect: CGRect) -> Path { Path() }
}
public struct Rectangle: KnownShape { public init() {} }
public struct Circle: KnownShape { public init() {} }
public struct Capsule: KnownShape { public init(style: RoundedCornerStyle = .continuous) {} }
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
public struct RoundedRectangle: KnownShape {
    let cornerRadius: CGFloat
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.cornerRadius = cornerRadius }
}
public struct ContainerRelativeShape: KnownShape { public init() {} }
public struct UnevenRoundedRectangle: KnownShape {
    let radii: String
    public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius].map(\.pixels)
            .joined(separator: " ")
    }
}
extension Shape where Self == Circle { public static var circle: Self { Self() } }
extension Shape where Self == Capsule { public static var capsule: Self { Self() } }
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat) -> Self { Self(cornerRadius: cornerRadius) }
}
public struct Path: Equatable, Sendable {
    public init() {}
    public init(_ rect: CGRect) {}
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public mutating func move(to end: CGPoint) {}
    public mutating func addLine(to end: CGPoint) {}
    public mutating func closeSubpath() {}
}
nonisolated extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
public struct Angle: Hashable, Sendable {
    public var radians: Double
    public var degrees: Double { radians * 180 / .pi }
    public static let zero = Angle(radians: 0)
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public struct StrokeStyle: Equatable, Sendable {
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, dash: [CGFloat] = []) {}
}

nonisolated extension View {
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public func clipShape<S: Shape>(_ shape: S) -> some View {
        drawn(shape.css.merging(["overflow": "hidden"]) { $1 })
    }
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
    public func clipped(antialiased: Bool = false) -> some View { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        drawn(["border-radius": "\(radius)px"])
    }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        drawn(["border": "\(width)px solid \(content.paint ?? "currentColor")"])
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
}
