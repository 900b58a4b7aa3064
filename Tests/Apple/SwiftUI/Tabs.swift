// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        let content = content()
        nodes = { tabs(selection, $0.nodes(of: content), $0) }
    }
}
nonisolated extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}
/// The visible tab and the tab bar. Without a selection, only the first tab is visible.
@MainActor
private func tabs<Value: Hashable>(_ selection: Binding<Value>?, _ contents: [Node], _ context: Context) -> [Node] {
    var visible: [Node] = []
    var hidden = Hidden()
    var bar: [Node] = []
    // A tab exists from the first time that it is selected.
    let visited = context.kept { Box<Set<Value>>([]) }
    if let selection { visited.value.insert(selection.wrappedValue) }
    for (index, content) in contents.enumerated() {
        let value = content.wrapped(Tag.self)?.value.base as? Value
        let isSelected = selection.map { value == $0.wrappedValue } ?? (index == 0)
        if isSelected {
            visible.append(content)
        } else if value.map(visited.value.contains) ?? false {
            hidden.visited.append(content)
        } else {
            hidden.others.append(content)
        }
        let stack = isSelected ? [content].parts(Stack.self).first : nil
        let select = { (_: String) in
            if let value { selection?.wrappedValue = value }
            stack?.show([])
        }
        var tab = Screen.Control(kind: .tab, isSelected: isSelected, tag: value, set: select)
        tab.isDisabled = !context.environment.isEnabled
        let label = content.wrapped(TabItem.self)?.label ?? []
        bar.append(Node(name: "Tab", label: label, part: tab, id: context.at(index).at("tab").id))
    }
    return [Node(name: "TabView", children: visible + bar, part: hidden)]
}
nonisolated extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return adding { TabItem(label: $0.nodes(of: label, at: 1)) }
    }
}
// On Linux, nothing checks that the app asks for iOS 18 or macOS 15 first.
@available(iOS 18, macOS 15, *) @MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
}
@available(iOS 18, macOS 15, *) @MainActor @preconcurrency protocol PrimitiveTabContent: TabContent {
    var nodes: Nodes { get }
}
@available(iOS 18, macOS 15, *) extension Context {
    func nodes(of content: any TabContent) -> [Node] { (content as? any PrimitiveTabContent)?.nodes(self) ?? [] }
}
@available(iOS 18, macOS 15, *) extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    var nodes: Nodes { { context in map { context.nodes(of: $0 as any TabContent) } ?? [] } }
}
@available(iOS 18, macOS 15, *) extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    nonisolated public init<V>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(data, { $0[keyPath: id] }, { $0.nodes(of: content($1) as any TabContent) })
    }
    nonisolated public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }
}
@available(iOS 18, macOS 15, *) @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    public struct Content<C: TabContent>: PrimitiveView { let nodes: Nodes }
    public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }
    public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }
    @_disfavoredOverload public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> some TabContent<
        TabValue
    > {
        var tabs: [any TabContent] = []
        for tab in repeat each content { tabs.append(tab) }
        return Tab<TabValue, Never, Never> { [tabs] context in
            tabs.enumerated().flatMap { context.at($0).nodes(of: $1) }
        }
    }
    public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }
}
@available(iOS 18, macOS 15, *) nonisolated extension TabView {
    public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        let content = content()
        nodes = { tabs(selection, $0.nodes(of: content as any TabContent), $0) }
    }
}
@available(iOS 18, macOS 15, *) public struct DefaultTabLabel: PrimitiveView { let nodes: Nodes }
@available(iOS 18, macOS 15, *) public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    public typealias TabValue = Value
    let nodes: Nodes
}
@available(iOS 18, macOS 15, *) nonisolated extension Tab where Label == DefaultTabLabel {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    { self.init(titleKey.key, systemImage: systemImage, value: value, content: content) }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        let content = content().tabItem { SwiftUI.Label(title, systemImage: systemImage) }.tag(value)
        nodes = { $0.nodes(of: content) }
    }
}
/// A tab bar shows its tabs like others.
@available(iOS 18, macOS 15, *) public struct TabSection<SelectionValue: Hashable>: PrimitiveTabContent {
    public typealias TabValue = SelectionValue
    let nodes: Nodes
    nonisolated public init<C: TabContent<SelectionValue>>(
        _ title: some StringProtocol,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) {
        let content = content()
        nodes = { $0.nodes(of: content as any TabContent) }
    }
}
