// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

nonisolated public struct Form<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(@ViewBuilder content: () -> Content) { nodes = scrollable("Form", content()) }
}

nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
        nodes = scrollable("List", content())
    }
}

/// A view that the user can pull, if it is inside `refreshable`.
private func scrollable(_ name: String, _ content: any View) -> Nodes {
    { element(name, content, part: $0.environment.refresh)($0) }
}

nonisolated public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    let nodes: Nodes
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) { nodes = element("Section", label: header(), content(), footer()) }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView {
        nodes = element("Section", label: header(), content())
    }
    public init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView {
        nodes = element("Section", content())
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView { nodes = element("Section", label: Text(titleKey), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView { nodes = element("Section", label: Text(title), content()) }
}

nonisolated public struct VStack<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { nodes = element("", content()) }
}

nonisolated public struct HStack<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { nodes = element("", content()) }
}

nonisolated public struct Spacer: PrimitiveView {
    let nodes: Nodes = { _ in [] }
    public init(minLength: CGFloat? = nil) {}
}

nonisolated public struct Divider: PrimitiveView {
    let nodes: Nodes = { _ in [] }
    public init() {}
}

nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let nodes: Nodes
    public init() where Label == EmptyView, CurrentValueLabel == EmptyView { nodes = element("ProgressView") }
    public init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {
        nodes = element("ProgressView", label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text, CurrentValueLabel == EmptyView {
        nodes = element("ProgressView", label: Text(title))
    }
}

nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    let nodes: Nodes
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { nodes = element("ContentUnavailableView", label: label(), description(), actions()) }
}

nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        nodes = element("LabeledContent", label: Text(titleKey), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
        nodes = element("LabeledContent", label: Text(title), content())
    }
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) where Label == Text, Content == Text {
        self.init(titleKey) { Text(value) }
    }
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
    where Label == Text, Content == Text { self.init(title) { Text(value) } }
}

public protocol TimelineSchedule {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    let nodes: Nodes
    public struct Context {
        public let date: Date
    }
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        nodes = { $0.nodes(of: content(TimelineViewDefaultContext(date: $0.environment.now ?? Date()))) }
    }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

public protocol DynamicViewContent: View {}

nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    let nodes: Nodes

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable { self.init(data, id: \.id, content: content) }
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        nodes = { context in
            data.enumerated().map { index, item in
                let id = item[keyPath: id]
                let inner = context.with { $0.environment.delete = nil }
                var row = Node(children: inner.nodes(of: content(item), at: id))
                // The id of a row is its tag, unless the row has a tag.
                if row.tag == nil { row.part = Tag(value: id) }
                guard let action = context.environment.delete else { return row }
                // The button calls it on the main actor, where the view made it.
                nonisolated(unsafe) let delete = action
                let title = context.environment.locale.language.languageCode == .japanese ? "削除" : "Delete"
                let button = Button(title, role: .destructive) { delete(IndexSet(integer: index)) }
                return Node(children: [row] + element("Swipe", button, place: .swipe)(inner.at(id).at("delete")))
            }
        }
    }
}

nonisolated extension ForEach: DynamicViewContent {}

nonisolated extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        DeletableContent(nodes: environment { $0.delete = action }.nodes)
    }
}

nonisolated struct DeletableContent: PrimitiveView, DynamicViewContent {
    let nodes: Nodes
}
