// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A list or a form. The modifier `refreshable`, also of a view around the list, lets the user pull to refresh.
nonisolated private func scrollable(_ name: String, _ content: any View) -> Primitive {
    Primitive { context in
        let name = name == "Form" && context.environment.isGrouped ? "Form (grouped)" : name
        let rows = content.environment { $0.isInRow = true }
        return element(name, rows, part: context.environment.refreshing).nodes(context)
    }
}
public struct Form<Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(@ViewBuilder content: () -> Content) { nodes = scrollable("Form", content()).nodes }
}
/// A `NavigationLink` with a value in a list with a selection selects its value.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        let list = scrollable("List", content())
        let selecting = list.environment { environment in
            let push = environment.push
            environment.push = { value in
                if let value = value.base as? SelectionValue { selection?.wrappedValue = value } else { push?(value) }
            }
        }
        nodes = (selection == nil ? list : selecting).nodes
    }
}
nonisolated extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { nodes = scrollable("List", content()).nodes }
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }
}
public struct Section<Parent, Content, Footer> { let nodes: Nodes }
nonisolated extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) { nodes = element("Section", label: header(), content(), footer().drawn(["class": "footer"])).nodes }
}
nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey.key, content: content)
    }
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public let data: Data
    let nodes: Nodes
    nonisolated init(
        _ data: Data,
        _ id: @escaping (Data.Element) -> ID,
        _ nodes: @escaping @MainActor (Context, Data.Element) -> [Node]
    ) {
        self.data = data
        self.nodes = { context in
            let ids = data.map(id)
            precondition(Set(ids).count == ids.count, "Two elements of a ForEach have the same id: \(ids)")
            return zip(ids, data).flatMap { id, element in nodes(context.at(id), element) }
        }
    }
}
extension ForEach: View, PrimitiveView, DynamicViewContent where Content: View {}
nonisolated extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, { $0.id }, { $0.nodes(of: content($1)) })
    }
}
nonisolated extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    { self.init(data, { $0[keyPath: id] }, { $0.nodes(of: content($1)) }) }
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
        let values = data.wrappedValue
        self.init(values.indices.lazy.map { ($0, values[$0].id) }, { $0.1 }) { context, element in
            let (read, write) = ({ data.wrappedValue[element.0] }, { data.wrappedValue[element.0] = $0 })
            return context.nodes(of: content(Binding(read: read, write: write)))
        }
    }
}
nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}
public protocol DynamicViewContent: View {}
nonisolated extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
extension RangeReplaceableCollection where Self: MutableCollection {
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}
extension MutableCollection {
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let old = Array(self)
        let others = old.indices.filter { !source.contains($0) }
        let order = others.filter { $0 < destination } + source + others.filter { $0 >= destination }
        for (index, offset) in zip(indices, order) { self[index] = old[offset] }
    }
}
public struct LabeledContent<Label, Content> { let nodes: Nodes }
nonisolated extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        nodes = element("LabeledContent", label: label(), content()).nodes
    }
}
nonisolated extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(titleKey.key, value: value) }
    @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}
nonisolated extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
}
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { nodes = element("ContentUnavailableView", label: label(), description(), actions()).nodes }
}
nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(title.key, systemImage: name, description: description)
    }
    @_disfavoredOverload public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label = { EmptyView() }) {
        nodes = element("ProgressView", label: label()).nodes
    }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(titleKey.key) }
    @_disfavoredOverload public init(_ title: some StringProtocol) where Label == Text {
        self.init(label: { Text(title) })
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label = { EmptyView() }) {
        self.init(label: label)
    }
}
public protocol TimelineSchedule {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule { public static var everyMinute: Self { Self() } }
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    public struct Context { public let date: Date }
    let nodes: Nodes
}
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
nonisolated extension TimelineView: View, PrimitiveView where Content: View {
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        nodes = { $0.nodes(of: content(TimelineViewDefaultContext(date: $0.environment.now ?? Date()))) }
    }
}
public enum Prominence: Sendable { case standard, increased }
#if !os(macOS)
public enum ListSectionSpacing: Sendable { case `default`, compact, custom(CGFloat) }
#endif

nonisolated extension View {
    public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        environment { $0.refreshing = Refresh(action: action) }
    }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View { with(content().placed("Swipe", .swipe).look(allowsFullSwipe ? "full" : "")) }
    public func listRowBackground<V: View>(_ view: V?) -> some View { drawn(["--row": (view as? Color)?.css]) }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility) -> some View { self }
    public func headerProminence(_ prominence: Prominence) -> some View { self }
    public func listItemTint(_ tint: Color?) -> some View { self }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    @available(iOS 26, macOS 26, *) public func sectionIndexLabel(_ label: Text?) -> some View { self }
    @available(iOS 26, macOS 26, *) public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
    #if !os(macOS)
    @available(iOS 26, *) public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
    #endif
    #if os(visionOS)
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    #endif
    public func badge(_ count: Int) -> some View { drawn(["badge": count == 0 ? nil : "\(count)"]) }
    public func badge(_ label: Text?) -> some View { drawn(["badge": label?.text]) }
}
