// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that arranges its children. The outline shows it if it has two of them.
nonisolated func stack(
    _ layout: String,
    _ content: any View,
    _ hints: @autoclosure @escaping () -> [String: String?] = [:]
) -> Primitive {
    Primitive { [Node(children: $0.nodes(of: content), layout: layout)] }.drawn(hints())
}
extension CGFloat { var pixels: String { "\(self)px" } }
public struct VStack<Content: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension VStack {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    { nodes = stack("VStack", content(), ["align-items": alignment.css, "gap": spacing?.pixels]).nodes }
}
public struct HStack<Content: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension HStack {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        nodes = stack("HStack", content(), ["align-items": alignment.css, "gap": spacing?.pixels]).nodes
    }
}
public struct ZStack<Content: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension ZStack {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        let content = content()
        nodes = { [Node(children: $0.nodes(of: content), hints: ["box": "ZStack"])] }
    }
}
public struct LazyVStack<Content: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension LazyVStack {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    { nodes = VStack(alignment: alignment, spacing: spacing, content: content).environment { $0.isInRow = true }.nodes }
}
public struct LazyHStack<Content: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension LazyHStack {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        nodes = HStack(alignment: alignment, spacing: spacing, content: content).environment { $0.isInRow = true }.nodes
    }
}
public struct LazyVGrid<Content: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension LazyVGrid {
    public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        let tracks = columns.map(\.css).joined(separator: " ")
        nodes = stack("Grid", content(), ["grid-template-columns": tracks, "gap": spacing?.pixels]).nodes
    }
}
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    let css: String
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        css =
            switch size {
            case .fixed(let width): width.pixels
            case .flexible: "minmax(0, 1fr)"
            case .adaptive(let minimum, _): "repeat(auto-fill, minmax(\(minimum.pixels), 1fr))"
            }
    }
}
public struct ScrollView<Content: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension ScrollView {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        let content = content()
        let box = axes == .horizontal ? "ScrollView horizontal" : "ScrollView"
        nodes = { context in
            element("ScrollView", content, part: context.environment.refreshing).drawn(["box": box]).nodes(context)
        }
    }
}
public struct ScrollViewProxy {
    let memory: Memory
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { memory.scrolledTo = id }
}
public struct ScrollViewReader<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        nodes = { $0.nodes(of: content(ScrollViewProxy(memory: $0.memory))) }
    }
}
public enum CoordinateSpace: Hashable { case global, local, named(AnyHashable) }
public struct GeometryProxy {
    public var size: CGSize { CGSize(width: 390, height: 844) }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}
/// A view in a `GeometryReader` sees the size of a phone.
public struct GeometryReader<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        nodes = { $0.nodes(of: content(GeometryProxy())) }
    }
}
public struct Spacer: PrimitiveView {
    let nodes: Nodes = { _ in [Node(hints: ["box": "Spacer"])] }
    nonisolated public init(minLength: CGFloat? = nil) {}
}
public struct Divider: PrimitiveView {
    let nodes: Nodes = { _ in [Node(hints: ["box": "Divider"])] }
    nonisolated public init() {}
}

public struct ProposedViewSize: Equatable, Sendable {
    public var width, height: CGFloat?
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}
public struct LayoutSubview: Equatable {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
/// No test places a view, so the outline shows only the children of a layout.
public protocol Layout {
    typealias Subviews = [LayoutSubview]
    associatedtype Cache = Void
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
extension Layout {
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        stack("\(Self.self)", content(), (self as? any KnownLayout)?.hints ?? ["undrawn": "\(Self.self)"])
    }
}
/// A layout of this module.
protocol KnownLayout: Layout where Cache == Void {
    var hints: [String: String?] { get }
}
extension KnownLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
public struct VStackLayout: KnownLayout {
    let hints: [String: String?]
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        hints = ["box": "VStack", "align-items": alignment.css, "gap": spacing?.pixels]
    }
}
public struct HStackLayout: KnownLayout {
    let hints: [String: String?]
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        hints = ["box": "HStack", "align-items": alignment.css, "gap": spacing?.pixels]
    }
}
public struct AnyLayout: KnownLayout {
    let hints: [String: String?]
    public init<L: Layout>(_ layout: L) {
        hints = (layout as? any KnownLayout)?.hints ?? ["undrawn": "\(L.self)"]
    }
}
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let (horizontal, vertical) = (Set(rawValue: 1), Set(rawValue: 2))
    }
}
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let (trailing, all) = (Set(rawValue: 8), Set(rawValue: 15))
        public static let (horizontal, vertical) = (Set(rawValue: 10), Set(rawValue: 5))
    }
}
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let (top, bottom, all) = (Set(rawValue: 1), Set(rawValue: 2), Set(rawValue: 3))
    }
}
public struct EdgeInsets: Equatable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
public struct ViewDimensions: Equatable {
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
public enum HorizontalAlignment: Sendable {
    case leading, center, trailing
    var css: String { self == .leading ? "flex-start" : self == .trailing ? "flex-end" : "center" }
}
public enum VerticalAlignment: Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
    var css: String {
        self == .top ? "flex-start" : self == .bottom ? "flex-end" : self == .center ? "center" : "baseline"
    }
}
public struct Alignment: Equatable, Sendable {
    let horizontal: HorizontalAlignment
    let vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static let topLeading = Self(horizontal: .leading, vertical: .top)
    public static let top = Self(horizontal: .center, vertical: .top)
    public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
    public static let leading = Self(horizontal: .leading, vertical: .center)
    public static let center = Self(horizontal: .center, vertical: .center)
    public static let trailing = Self(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
    public static let bottom = Self(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}
public struct UnitPoint: Hashable, Sendable {
    public var x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static let topLeading = Self(x: 0, y: 0)
    public static let top = Self(x: 0.5, y: 0)
    public static let topTrailing = Self(x: 1, y: 0)
    public static let leading = Self(x: 0, y: 0.5)
    public static let center = Self(x: 0.5, y: 0.5)
    public static let trailing = Self(x: 1, y: 0.5)
    public static let bottomLeading = Self(x: 0, y: 1)
    public static let bottom = Self(x: 0.5, y: 1)
    public static let bottomTrailing = Self(x: 1, y: 1)
}
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

nonisolated extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        drawn(["width": width?.pixels, "height": height?.pixels, "flex": "none"])
    }
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let fills = maxWidth == .infinity
        return drawn([
            "width": fills ? "100%" : nil, "max-width": fills ? nil : maxWidth?.pixels, "min-width": minWidth?.pixels,
            "min-height": minHeight?.pixels, "max-height": maxHeight == .infinity ? nil : maxHeight?.pixels,
            "text-align": fills ? alignment.horizontal.css.replacing("flex-", with: "") : nil,
            "flex-grow": maxHeight == .infinity ? "1" : nil,
        ])
    }
    public func padding(_ insets: EdgeInsets) -> some View {
        padding(.top, insets.top).padding(.bottom, insets.bottom).padding(.leading, insets.leading)
            .padding(.trailing, insets.trailing)
    }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let side = { (edge: Edge.Set) in edges.contains(edge) ? (length ?? 16).pixels : nil }
        return drawn([
            "padding-top": side(.top), "padding-left": side(.leading), "padding-bottom": side(.bottom),
            "padding-right": side(.trailing),
        ])
    }
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    public func fixedSize() -> some View { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func offset(_ offset: CGSize) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func position(_ position: CGPoint) -> some View { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func scaledToFit() -> some View { self }
    public func scaledToFill() -> some View { self }
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// A test sees one change, to the size of a phone.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View { onChange(of: transform(GeometryProxy()), initial: true) { action($1) } }
    public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
    public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    { self }
    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    { self }
    public func safeAreaInset<V: View>(edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> V)
        -> some View
    { beside(content(), "inset \(edge)", name: "Inset") }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        beside(content(), "overlay")
    }
    /// The page draws `other` over, under or at an edge of the view. Without a name, the view keeps its size.
    private func beside(_ other: any View, _ place: String, name: String = "") -> Primitive {
        Primitive { context in
            let (own, others) = (context.nodes(of: self, at: 0), context.nodes(of: other, at: 1))
            guard !(name.isEmpty ? others : others.leaves).isEmpty else { return own }
            let other = Node(name: name, children: others, hints: ["box": place])
            return [Node(children: own + [other], hints: ["box": name.isEmpty ? "Over" : name])]
        }
    }
    public func overlay<S: ShapeStyle>(_ style: S) -> some View { self }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        beside(content(), "underlay")
    }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        look("background", ["background": style.paint])
    }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        drawn(shape.css.merging(["background": style.paint ?? "var(--fill)"]) { $1 })
    }
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }
