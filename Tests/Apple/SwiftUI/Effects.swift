// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}
public struct ContentTransition: Equatable, Sendable {
    public static let (identity, interpolate, opacity, symbolEffect) = (Self(), Self(), Self(), Self())
    public static func numericText(countsDown: Bool = false) -> Self { Self() }
    public static func numericText(value: Double) -> Self { Self() }
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
    ) -> Self { Self() }
}
@available(iOS 26, macOS 26, *) public struct Glass: Equatable, Sendable {
    public static let (clear, identity, regular) = (Self(), Self(), Self())
    public func interactive(_ isEnabled: Bool = true) -> Self { self }
    public func tint(_ color: Color?) -> Self { self }
}
@available(iOS 26, macOS 26, *) public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}
    public func path(in rect: CGRect) -> Path { Path() }
}
@available(iOS 26, macOS 26, *) public struct GlassEffectContainer<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { nodes = element("", content()).nodes }
}
/// The view that `phaseAnimator` changes.
public struct PlaceholderContentView<Value>: PrimitiveView { let nodes: Nodes }
@available(iOS 18, macOS 15, *) public protocol NavigationTransition {}
#if !os(macOS)
@available(iOS 18, *) public struct ZoomNavigationTransition: NavigationTransition {}
@available(iOS 18, *) extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}
public enum HoverEffect { case automatic, highlight, lift }
#endif
public enum HoverPhase: Equatable { case active(CGPoint), ended }

nonisolated extension View {
    public func blendMode(_ blendMode: BlendMode) -> some View { self }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { drawn(["filter": "blur(\(radius)px)"]) }
    public func brightness(_ amount: Double) -> some View { self }
    public func compositingGroup() -> some View { self }
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    public func geometryGroup() -> some View { self }
    @available(iOS 26, macOS 26, *)
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        self
    }
    #if !os(macOS)
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
    #endif
    @available(iOS 18, macOS 15, *)
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    @available(iOS 18, macOS 15, *)
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
    public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        perspective: CGFloat = 1
    ) -> some View { self }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// Shows the first phase.
    public func phaseAnimator<Phase: Equatable, T: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: T = 0,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phases.first { _ in true }.map { content(PlaceholderContentView { $0.nodes(of: self) }, $0) }
    }
}
