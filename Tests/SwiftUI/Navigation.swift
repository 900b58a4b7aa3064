// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []
    public init() {}
    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { values.append(value) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

public struct NavigationStack<Data, Root: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root()) { context in
            // The stack has its own path.
            let path = context.kept { Box(NavigationPath()) }
            return Binding {
                path.value.values
            } write: {
                path.value.values = $0
                Memory.changes += 1
            }
        }
    }
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root()) { _ in path.values }
    }
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        let values = Binding {
            path.wrappedValue.map { AnyHashable($0) }
        } write: {
            path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element })
        }
        self.init(root()) { _ in values }
    }
    /// Also evaluates the screens below the visible screen, because they declare destinations.
    nonisolated private init(_ root: Root, path: @escaping @MainActor (Context) -> Binding<[AnyHashable]>) {
        nodes = { outer in
            let path = path(outer)
            let back: @MainActor @Sendable () -> Void = { path.wrappedValue.removeLast() }
            var context = outer
            context.environment.isInStack = true
            context.environment.push = { path.wrappedValue.append($0) }
            var visible = context.nodes(of: root)
            var destinations: [Destination] = []
            context.environment.dismiss = DismissAction(action: back)
            for (index, value) in path.wrappedValue.enumerated() {
                destinations += visible.parts(Destination.self)
                let inner = context.at(index).at(value)
                visible =
                    destinations.lazy.compactMap { $0.nodes(value, inner) }.first
                    ?? inner.nodes(of: Text("No destination for \(String(describing: value))"))
            }
            let part = path.wrappedValue.isEmpty ? nil : Back(action: back)
            return [Node(name: "NavigationStack", children: visible, part: part)]
        }
    }
}

/// A test presses a link like a button.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    let nodes: Nodes
}
extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        let link = button("NavigationLink", label()) { environment in if let value { environment.push?(value) } }
        nodes = link.environment { if value == nil { $0.isEnabled = false } }.nodes
    }
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(titleKey.key, value: value)
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(plain: String(title)) }
    }
}
extension NavigationLink {
    /// A path with a type cannot have this link.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        let (destination, label) = (destination(), label())
        nodes = { context in
            let id = AnyHashable(context.path)
            let link = button("NavigationLink", label) { $0.push?(id) }
            let part = SwiftUI.Destination { $0 == id ? $1.nodes(of: destination) : nil }
            return link.adding { _ in part }.nodes(context)
        }
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
    where Label == Text { self.init(titleKey.key, destination: destination) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
    where Label == Text { self.init(destination: destination) { Text(plain: String(title)) } }
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
    let name: String
    init(name: String = #function) { self.name = name }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility() }
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility() }
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility() }
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility() }
}
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var balanced: Self { Self() }
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String
    init(name: String = #function) { self.name = name }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn() }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn() }
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn() }
}

/// On a wide screen, all columns are visible. Otherwise, only the preferred column is visible.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        let columns = [
            element("Sidebar", sidebar()), element(Content.self == EmptyView.self ? "" : "Content", content()),
            element("Detail", detail()),
        ]
        nodes = { outer in
            var context = outer
            context.environment.isInStack = true
            let preferred = preferredCompactColumn.wrappedValue
            let index = preferred == .sidebar ? 0 : preferred == .content ? 1 : 2
            let isWide = context.environment.horizontalSizeClass == .regular
            let isSidebarHidden = isWide && columnVisibility.wrappedValue == .detailOnly
            let shown = isWide ? (isSidebarHidden ? 2 : 0)...2 : index...index
            let visible = shown.flatMap { context.nodes(of: columns[$0], at: $0) }
            let back = isWide || index == 0 ? nil : Back { preferredCompactColumn.wrappedValue = .sidebar }
            return [Node(name: "NavigationSplitView", children: visible, part: back)]
        }
    }
}
extension NavigationSplitView where Content == EmptyView {
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility,
            preferredCompactColumn: preferredCompactColumn,
            sidebar: sidebar,
            content: { EmptyView() },
            detail: detail
        )
    }
}

public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
public struct SearchFieldPlacement: Sendable {
    public static var automatic: SearchFieldPlacement { SearchFieldPlacement() }
    public static var sidebar: SearchFieldPlacement { SearchFieldPlacement() }
    public static var toolbar: SearchFieldPlacement { SearchFieldPlacement() }
    #if !os(macOS)
    public static var navigationBarDrawer: SearchFieldPlacement { SearchFieldPlacement() }
    #endif
}

nonisolated extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        adding { _ in Destination { value, context in (value.base as? D).map { context.nodes(of: destination($0)) } } }
    }
    public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.text) }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey.key) }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        let title = String(title)
        return Primitive { context in
            precondition(context.environment.isInStack, "Only a NavigationStack shows the title “\(title)”.")
            return element("Title", label: Text(title)).with(self).nodes(context)
        }
    }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        self
    }

    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { element("Search", label: prompt, part: Search(text: text)).with(self) }
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, prompt: Text(plain: prompt.key)) }
    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { searchable(text: text, prompt: Text(plain: String(prompt))) }
}

#if !os(macOS)
public enum NavigationBarTitleDisplayMode: Sendable { case automatic, inline, large }
extension NavigationBarItem {
    public typealias TitleDisplayMode = NavigationBarTitleDisplayMode
}
public struct NavigationBarItem: Sendable {}
nonisolated extension View {
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
}
#endif
