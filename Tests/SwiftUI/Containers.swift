// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct Form: PrimitiveView {
    let nodes: Nodes
    public init<Content: View>(@ViewBuilder content: () -> Content) { nodes = scrollable("Form", content()) }
}

public struct List: PrimitiveView {
    let nodes: Nodes
    public init<Content: View>(@ViewBuilder content: () -> Content) { nodes = scrollable("List", content()) }
}

/// A view that the user can pull, if it is inside `refreshable`.
private func scrollable(_ name: String, _ content: any View) -> Nodes {
    { element(name, content, part: $0.environment.refresh)($0) }
}

public struct Section: PrimitiveView {
    let nodes: Nodes
    public init<Header: View, Content: View, Footer: View>(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Header = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) { nodes = element("Section", label: header(), content(), footer()) }
    public init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        nodes = element("Section", label: Text(titleKey), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) {
        nodes = element("Section", label: Text(title), content())
    }
}

public struct VStack: PrimitiveView {
    let nodes: Nodes
    public init<Content: View>(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { nodes = element("", content()) }
}

public struct HStack: PrimitiveView {
    let nodes: Nodes
    public init<Content: View>(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { nodes = element("", content()) }
}

public struct Spacer: PrimitiveView {
    let nodes: Nodes = { _ in [] }
    public init(minLength: CGFloat? = nil) {}
}

public struct Divider: PrimitiveView {
    let nodes: Nodes = { _ in [] }
    public init() {}
}

public struct ProgressView: PrimitiveView {
    let nodes: Nodes
    public init() { nodes = element("ProgressView") }
    public init(_ titleKey: LocalizedStringKey) { nodes = element("ProgressView", label: Text(titleKey)) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
        nodes = element("ProgressView", label: Text(title))
    }
}

public struct ContentUnavailableView: PrimitiveView {
    let nodes: Nodes
    public init<Label: View, Description: View, Actions: View>(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { nodes = element("ContentUnavailableView", label: label(), description(), actions()) }
}

public struct LabeledContent: PrimitiveView {
    let nodes: Nodes
    public init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        nodes = element("LabeledContent", label: Text(titleKey), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) {
        nodes = element("LabeledContent", label: Text(title), content())
    }
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(titleKey) { Text(value) } }
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }
}

public struct TimelineView: PrimitiveView {
    let nodes: Nodes
    public struct Context { public let date: Date }
    public enum Schedule { case everyMinute }
    public init<Content: View>(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        nodes = { $0.nodes(of: content(Context(date: $0.environment.now ?? Date()))) }
    }
}

public protocol DynamicViewContent: View {}

nonisolated public struct ForEach: PrimitiveView, DynamicViewContent {
    let nodes: Nodes

    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable { self.init(data, id: \.id, content: content) }
    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        nodes = { context in
            data.enumerated().map { index, item in
                let id = item[keyPath: id]
                var row = Node(children: context.at(id).nodes(of: content(item).environment { $0.delete = nil }))
                // The id of a row is its tag, unless the row has a tag.
                if row.wrapped(Tag.self) == nil { row.part = Tag(value: id) }
                guard let action = context.environment.delete else { return row }
                // The button calls it on the main actor, where the view made it.
                nonisolated(unsafe) let delete = action
                let title = context.environment.locale.language.languageCode == .japanese ? "削除" : "Delete"
                let button = Button(title, role: .destructive) { delete(IndexSet(integer: index)) }
                return Node(children: [row] + context.at(id).nodes(of: button.placed("Swipe", .swipe)))
            }
        }
    }
}

nonisolated private struct DeletableContent: PrimitiveView, DynamicViewContent {
    let nodes: Nodes
}

nonisolated extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        DeletableContent(nodes: environment { $0.delete = action }.nodes)
    }
}
