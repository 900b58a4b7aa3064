// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public import Foundation

public func Form<Content: View>(@ViewBuilder content: () -> Content) -> some View { scrollable("Form", content()) }
public func List<Content: View>(@ViewBuilder content: () -> Content) -> some View { scrollable("List", content()) }

/// A list or a form. The modifier `refreshable`, also of a view around the list, lets the user pull to refresh.
private func scrollable(_ name: String, _ content: any View) -> some View {
    Primitive { context in
        let name = name == "Form" && context.environment.isGrouped ? "Form (grouped)" : name
        return element(name, content, part: context.environment.refresh).nodes(context)
    }
}

public func VStack<Content: View>(
    alignment: HorizontalAlignment = .center,
    @ViewBuilder content: () -> Content
) -> some View { stack("VStack", content()) }
public func HStack<Content: View>(@ViewBuilder content: () -> Content) -> some View { stack("HStack", content()) }
private func stack(_ layout: String, _ content: any View) -> some View {
    Primitive { [Node(children: $0.nodes(of: content), layout: layout)] }
}
public func ZStack<Content: View>(@ViewBuilder content: () -> Content) -> some View { element("", content()) }

public func Section<Content: View>(@ViewBuilder content: () -> Content) -> some View { element("Section", content()) }
public func Section<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) -> some View {
    element("Section", label: Text(title), content())
}

public func LabeledContent<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) -> some View {
    element("LabeledContent", label: Text(title), Text(value))
}

public func ContentUnavailableView<Label: View, Actions: View>(
    @ViewBuilder label: () -> Label,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
) -> some View { element("ContentUnavailableView", label: label(), actions()) }

public func ProgressView<S: StringProtocol>(_ title: S) -> some View {
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

public func ForEach<Data: RandomAccessCollection, Content: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
) -> some View where Data.Element: Identifiable { ForEach(data, id: \.id, content: content) }
public func ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
) -> some View {
    Primitive { context in
        let ids = data.map { $0[keyPath: id] }
        precondition(Set(ids).count == ids.count, "Two elements of a ForEach have the same id: \(ids)")
        return data.flatMap { context.nodes(of: content($0), at: $0[keyPath: id]) }
    }
}
