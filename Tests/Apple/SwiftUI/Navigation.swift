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
        self.init(root()) { nil }
    }
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root()) { path.values }
    }
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.init(root()) {
            Binding(
                read: { path.wrappedValue.map { $0 } },
                write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
            )
        }
    }
    /// Also evaluates the screens below the visible screen, because they declare destinations. The stack shows the path
    /// that it has written, also if `path` refuses it, until `path` has another value.
    nonisolated private init(_ root: Root, path: @escaping @MainActor () -> Binding<[AnyHashable]>?) {
        nodes = { outer in
            let path = path()
            let last = path?.wrappedValue ?? []
            let own = outer.kept { Box((last: last, shown: last)) }
            if own.value.last != last { own.value = (last, last) }
            let show: @MainActor @Sendable ([AnyHashable]) -> Void = {
                (own.value.shown, outer.memory.changes) = ($0, outer.memory.changes + 1)
                path?.wrappedValue = $0
            }
            let back: @MainActor @Sendable () -> Void = { show(own.value.shown.dropLast()) }
            var below: String?
            var context = outer
            context.environment.isInStack = true
            context.environment.push = { show(own.value.shown + [$0]) }
            var visible = context.nodes(of: root)
            var destinations: [Destination] = []
            context.environment.dismiss = DismissAction(action: back)
            for (index, value) in own.value.shown.enumerated() {
                destinations += visible.parts(Destination.self)
                below = visible.all.first { $0.name == "Title" }?.spoken
                let inner = context.at(index).at(value)
                visible =
                    destinations.lazy.compactMap { $0.nodes(value, inner) }.first
                    ?? inner.nodes(of: Text("No destination for \(String(describing: value))"))
            }
            let isHidden = visible.parts(BackButton.self).contains { $0.isHidden }
            let part = own.value.shown.isEmpty || isHidden ? nil : Back(action: back, title: below)
            var stack = Node(name: "NavigationStack", children: visible, part: part)
            stack.id = outer.at("stack").id
            stack.hints["depth"] = "\(own.value.shown.count)"
            return [Node(children: [stack], part: Stack(show: show))]
        }
    }
}
/// A test presses a link like a button.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        let link = button("NavigationLink", label()) { environment in if let value { environment.push?(value) } }
        nodes = link.environment { if value == nil { $0.isEnabled = false } }.nodes
    }
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(titleKey.key, value: value)
    }
    @_disfavoredOverload public init<P: Hashable>(_ title: some StringProtocol, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}
nonisolated extension NavigationLink {
    /// A path with a type cannot have this link.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        let (destination, label) = (destination(), label())
        nodes = { context in
            let id = AnyHashable(context.path)
            let link = button("NavigationLink", label) { $0.push?(id) }
            let part = SwiftUI.Destination { $0 == id ? $1.nodes(of: destination) : nil }
            return link.adding { _ in part }.nodes(context)
        }
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
    where Label == Text { self.init(titleKey.key, destination: destination) }
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination)
    where Label == Text { self.init(destination: destination) { Text(title) } }
}
public enum NavigationSplitViewVisibility: Sendable { case all, automatic, detailOnly, doubleColumn }
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var balanced: Self { Self() }
}
public enum NavigationSplitViewColumn: Sendable { case content, detail, sidebar }
/// On a wide screen, all columns are visible. Otherwise, only the preferred column is visible.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content = { EmptyView() },
        @ViewBuilder detail: () -> Detail
    ) {
        let middle = Content.self == EmptyView.self ? [] : [element("Content", content())]
        let columns = [element("Sidebar", sidebar())] + middle + [element("Detail", detail())]
        nodes = { outer in
            var context = outer
            context.environment.isInStack = true
            let isWide = context.environment.horizontalSizeClass == .regular
            let (last, column) = (columns.count - 1, preferredCompactColumn.wrappedValue)
            let index = column == .sidebar ? 0 : column == .content ? 1 : last
            let shown = isWide ? (columnVisibility.wrappedValue == .detailOnly ? last : 0)...last : index...index
            let visible = shown.flatMap { context.nodes(of: columns[$0], at: $0) }
            let back = Back(action: { preferredCompactColumn.wrappedValue = .sidebar }, title: nil)
            return [Node(name: "NavigationSplitView", children: visible, part: isWide || index == 0 ? nil : back)]
        }
    }
}
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
public enum SearchFieldPlacement: Sendable { case automatic, sidebar, toolbar }

nonisolated extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        adding { _ in Destination { value, context in (value.base as? D).map { context.nodes(of: destination($0)) } } }
    }
    public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.text) }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey.key) }
    @_disfavoredOverload public func navigationTitle(_ title: some StringProtocol) -> some View {
        Primitive { [title = String(title)] context in
            precondition(context.environment.isInStack, "Only a NavigationStack shows the title “\(title)”.")
            return element("Title", label: Text(title)).with(self).nodes(context)
        }
    }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        adding { _ in BackButton(isHidden: hidesBackButton) }
    }
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        self
    }
    public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View { self }

    public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil)
        -> some View
    { element("Search", label: prompt, part: Search(text: text)).with(self) }
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> some View { searchable(text: text, prompt: Text(prompt)) }
    public func searchScopes(_: Binding<some Hashable>, @ViewBuilder scopes: () -> some View) -> some View { self }
}

#if !os(macOS)
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
nonisolated extension View {
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        drawn(["title": mode == .inline ? "inline" : nil])
    }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}
#endif
