// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

nonisolated public struct Form<Content: View>: PrimitiveView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func nodes(in context: Context) -> [Node] { [.scrollable("Form", content, context)] }
}

nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never { self.content = content() }
    func nodes(in context: Context) -> [Node] { [.scrollable("List", content, context)] }
}

extension Node {
    fileprivate static func scrollable(_ name: String, _ content: some View, _ context: Context) -> Node {
        var inner = context
        inner.environment.refresh = nil
        return Node(
            name: name,
            children: inner.nodes(of: content),
            part: context.environment.refresh.map(Part.refresh)
        )
    }
}

nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

nonisolated extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }
    func nodes(in context: Context) -> [Node] {
        let children = context.nodes(of: content, at: 1) + context.nodes(of: footer, at: 2)
        return [Node(name: "Section", label: context.nodes(of: header), children: children)]
    }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

nonisolated public struct VStack<Content: View>: PrimitiveView {
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    func nodes(in context: Context) -> [Node] { [Node(children: context.nodes(of: content))] }
}

nonisolated public struct HStack<Content: View>: PrimitiveView {
    let content: Content
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    func nodes(in context: Context) -> [Node] { [Node(children: context.nodes(of: content))] }
}

nonisolated public struct Spacer: PrimitiveView {
    public init(minLength: CGFloat? = nil) {}
    func nodes(in context: Context) -> [Node] { [] }
}

nonisolated public struct Divider: PrimitiveView {
    public init() {}
    func nodes(in context: Context) -> [Node] { [] }
}

nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let label: Label?
    func nodes(in context: Context) -> [Node] { [Node(name: "ProgressView", label: context.nodes(of: label))] }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { label = nil }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { label = Text(titleKey) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text { label = Text(title) }
}

nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    let label: Label
    let description: Description
    let actions: Actions
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
    func nodes(in context: Context) -> [Node] {
        let children = context.nodes(of: description, at: 1) + context.nodes(of: actions, at: 2)
        return [Node(name: "ContentUnavailableView", label: context.nodes(of: label), children: children)]
    }
}

nonisolated public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

nonisolated extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
    func nodes(in context: Context) -> [Node] {
        let children = context.nodes(of: content, at: 1)
        return [Node(name: "LabeledContent", label: context.nodes(of: label), children: children)]
    }
}

nonisolated extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) where Content == Text {
        self.init(label: Text(titleKey), content: Text(value))
    }
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2)
    where Content == Text { self.init(label: Text(title), content: Text(value)) }
}

public protocol TimelineSchedule {}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let content: (TimelineViewDefaultContext) -> Content
    public struct Context {
        public let date: Date
    }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

nonisolated extension TimelineView: View, PrimitiveView where Content: View {
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.init(content: content)
    }
    func nodes(in context: SwiftUI.Context) -> [Node] {
        context.nodes(of: content(TimelineViewDefaultContext(date: context.environment.now ?? Date())))
    }
}
