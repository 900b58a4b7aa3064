// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that arranges its children. The outline shows it if it has two of them.
nonisolated func stack(_ layout: String, _ content: any View) -> Primitive {
    Primitive { [Node(children: $0.nodes(of: content), layout: layout)] }
}

public struct VStack<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { nodes = stack("VStack", content()).nodes }
}
public struct HStack<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { nodes = stack("HStack", content()).nodes }
}
public struct ZStack<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        nodes = element("", content()).nodes
    }
}
public struct LazyVStack<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { nodes = stack("VStack", content()).nodes }
}
public struct LazyHStack<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { nodes = stack("HStack", content()).nodes }
}
public struct LazyVGrid<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { nodes = stack("Grid", content()).nodes }
}
public struct LazyHGrid<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { nodes = stack("Grid", content()).nodes }
}
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
public struct Grid<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { nodes = stack("Grid", content()).nodes }
}
public struct GridRow<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        nodes = stack("HStack", content()).nodes
    }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct ScrollView<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        let content = content()
        nodes = { context in element("", content, part: context.environment.refreshing).nodes(context) }
    }
}
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollViewReader<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        nodes = { $0.nodes(of: content(ScrollViewProxy())) }
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
public struct ViewThatFits<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        let content = content()
        nodes = { Array($0.nodes(of: content).prefix(1)) }
    }
}
public struct Spacer: PrimitiveView {
    let nodes: Nodes = { _ in [] }
    nonisolated public init(minLength: CGFloat? = nil) {}
}
public struct Divider: PrimitiveView {
    let nodes: Nodes = { _ in [] }
    nonisolated public init() {}
}

public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
public struct LayoutSubview: Equatable {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}
public typealias LayoutSubviews = [LayoutSubview]
/// No test places a view, so the outline shows only the children of a layout.
public protocol Layout {
    typealias Subviews = LayoutSubviews
    associatedtype Cache = Void
    func makeCache(subviews: Subviews) -> Cache
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
extension Layout {
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        let type = (self as? AnyLayout)?.type ?? "\(Self.self)"
        return stack(type.replacing("Layout", with: ""), content())
    }
}
/// A layout of this module.
protocol KnownLayout: Layout where Cache == Void {}
extension KnownLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { .zero }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
public struct VStackLayout: KnownLayout {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}
public struct HStackLayout: KnownLayout {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}
public struct ZStackLayout: KnownLayout {
    public init(alignment: Alignment = .center) {}
}
public struct AnyLayout: KnownLayout {
    let type: String
    public init<L: Layout>(_ layout: L) { type = "\(L.self)" }
}

public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
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
        public static let trailing = Set(rawValue: 8)
        public static let all = Set(rawValue: 15)
        public static let horizontal = Set(rawValue: 10)
        public static let vertical = Set(rawValue: 5)
    }
}
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let all = Set(rawValue: 3)
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
public struct HorizontalAlignment: Equatable, Sendable {
    let name: String
    init(name: String = #function) { self.name = name }
    public static var leading: HorizontalAlignment { HorizontalAlignment() }
    public static var center: HorizontalAlignment { HorizontalAlignment() }
    public static var trailing: HorizontalAlignment { HorizontalAlignment() }
}
public struct VerticalAlignment: Equatable, Sendable {
    let name: String
    init(name: String = #function) { self.name = name }
    public static var top: VerticalAlignment { VerticalAlignment() }
    public static var center: VerticalAlignment { VerticalAlignment() }
    public static var bottom: VerticalAlignment { VerticalAlignment() }
    public static var firstTextBaseline: VerticalAlignment { VerticalAlignment() }
    public static var lastTextBaseline: VerticalAlignment { VerticalAlignment() }
}
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
    public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
    public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
    public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
    public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
    public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
    public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
    public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
    public static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
}
public struct UnitPoint: Hashable, Sendable {
    public var x, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static var zero: UnitPoint { UnitPoint(x: 0, y: 0) }
    public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
    public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
    public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
    public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
    public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
    public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
    public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
    public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
    public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: .max)
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

nonisolated extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        self
    }
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }
    public func padding(_ insets: EdgeInsets) -> some View { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
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
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
    public func gridCellColumns(_ count: Int) -> some View { self }
    public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    { self }
    public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { with(content()) }
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { with(content()) }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        with(content())
    }
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        with(content())
    }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle())
        -> some View
    { self }
    public func scrollDisabled(_ disabled: Bool) -> some View { self }
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
}
public struct ScrollIndicatorVisibility: Equatable {
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
}
public struct ScrollDismissesKeyboardMode: Sendable {
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}
