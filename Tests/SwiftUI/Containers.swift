// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public import Foundation

public func Form<Content: View>(@ViewBuilder content: () -> Content) -> some View { scrollable("Form", content()) }
public func List<Content: View>(@ViewBuilder content: () -> Content) -> some View { scrollable("List", content()) }

/// A view that the user can pull, if it is inside `refreshable`.
private func scrollable(_ name: String, _ content: any View) -> some View {
    Primitive { element(name, content, part: $0.environment.refresh).nodes($0) }
}

public func VStack<Content: View>(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
) -> some View { element("", content()) }
public func HStack<Content: View>(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
) -> some View { element("", content()) }
public func ZStack<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
) -> some View { element("", content()) }
public func Spacer(minLength: CGFloat? = nil) -> some View { EmptyView() }
public func Divider() -> some View { EmptyView() }

public func Section<Header: View, Content: View, Footer: View>(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
) -> some View { element("Section", label: header(), content(), footer()) }
public func Section<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) -> some View {
    element("Section", label: Text(titleKey), content())
}
@_disfavoredOverload
public func Section<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) -> some View {
    element("Section", label: Text(title), content())
}

public func LabeledContent<V: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> V) -> some View {
    element("LabeledContent", label: Text(titleKey), content())
}
@_disfavoredOverload
public func LabeledContent<S: StringProtocol, V: View>(_ title: S, @ViewBuilder content: () -> V) -> some View {
    element("LabeledContent", label: Text(title), content())
}
public func LabeledContent<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) -> some View {
    LabeledContent(titleKey) { Text(value) }
}
@_disfavoredOverload
public func LabeledContent<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) -> some View {
    LabeledContent(title) { Text(value) }
}

public func ContentUnavailableView<Label: View, Description: View, Actions: View>(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
) -> some View { element("ContentUnavailableView", label: label(), description(), actions()) }

public func ProgressView(_ titleKey: LocalizedStringKey = "") -> some View {
    element("ProgressView", label: Text(titleKey))
}
@_disfavoredOverload public func ProgressView<S: StringProtocol>(_ title: S) -> some View {
    element("ProgressView", label: Text(title))
}

public enum TimelineSchedule { case everyMinute }
public struct TimelineViewDefaultContext { public let date: Date }
public func TimelineView<Content: View>(
    _ schedule: TimelineSchedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
) -> some View {
    Primitive { $0.nodes(of: content(TimelineViewDefaultContext(date: $0.environment.now ?? Date()))) }
}

/// The rows of `ForEach`.
public struct DynamicViewContent: PrimitiveView {
    let nodes: (Context) -> [Node]
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> DynamicViewContent {
        DynamicViewContent(nodes: environment { $0.delete = action }.nodes)
    }
}

public func ForEach<Data: RandomAccessCollection, Content: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
) -> DynamicViewContent where Data.Element: Identifiable { ForEach(data, id: \.id, content: content) }
public func ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
) -> DynamicViewContent {
    DynamicViewContent { context in
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
