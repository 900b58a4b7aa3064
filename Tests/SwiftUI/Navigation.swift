// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public func NavigationStack<Root: View>(@ViewBuilder root: () -> Root) -> some View {
    element("NavigationStack", root().environment { $0.isInStack = true })
}

/// Also evaluates the screens below the visible screen, because they declare destinations.
public func NavigationStack<Data, Root: View>(path: Binding<Data>, @ViewBuilder root: () -> Root) -> some View
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    let root = root()
    return Primitive { context in
        var context = context
        context.environment.isInStack = true
        var visible = context.nodes(of: root)
        var destinations: [Destination] = []
        for (index, value) in path.wrappedValue.enumerated() {
            destinations += visible.parts(Destination.self)
            let inner = context.at(index).at(value)
            visible =
                destinations.lazy.compactMap { $0.nodes(value, inner) }.first
                ?? inner.nodes(of: Text("No destination for \(String(describing: value))"))
        }
        let back = path.wrappedValue.isEmpty ? nil : Back { path.wrappedValue.removeLast() }
        return [Node(name: "NavigationStack", children: visible, part: back)]
    }
}

public func TabView<SelectionValue: Hashable, Content: View>(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
) -> some View {
    let content = content()
    return Primitive { context in
        var visible: [Node] = []
        var hidden = Hidden()
        var bar: [Node] = []
        // A tab exists from the first time that it is selected.
        let visited = context.kept { Box<Set<SelectionValue>>([]) }
        visited.value.insert(selection.wrappedValue)
        for content in context.nodes(of: content) {
            let value = content.wrapped(Tag.self)?.value.base as? SelectionValue
            let isSelected = value == selection.wrappedValue
            if isSelected {
                visible.append(content)
            } else if value.map(visited.value.contains) ?? false {
                hidden.visited.append(content)
            } else {
                hidden.others.append(content)
            }
            let select = { (_: String) in if let value { selection.wrappedValue = value } }
            var tab = Screen.Control(kind: .tab, isSelected: isSelected, tag: value, set: select)
            tab.isDisabled = !context.environment.isEnabled
            bar.append(Node(name: "Tab", label: content.wrapped(TabItem.self)?.label ?? [], part: tab))
        }
        return [Node(name: "TabView", children: visible + bar, part: hidden)]
    }
}

public enum ToolbarItemPlacement: Sendable {
    case automatic, navigation, primaryAction, confirmationAction, cancellationAction
}
public struct ToolbarItem<Content: View> {
    let content: Content
    let place: String
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
        place = placement == .automatic ? "" : "\(placement)"
    }
}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: View>(_ item: ToolbarItem<Content>) -> Primitive {
        item.content.look(item.place)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Primitive {
        ViewBuilder.buildBlock(repeat each content)
    }
}

public enum Visibility: Sendable { case automatic, visible }

nonisolated extension View {
    func with(_ other: any View) -> Primitive { element("", self, other) }

    /// Puts the view into a node, and sets the place of its buttons, for example `.toolbar`.
    func placed(_ name: String, label: any View = EmptyView(), _ place: Screen.Place) -> Primitive {
        element(name, label: label, environment { $0.place = place })
    }

    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return adding { TabItem(label: $0.nodes(of: label, at: 1)) }
    }
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        adding { _ in Destination { value, context in (value.base as? D).map { context.nodes(of: destination($0)) } } }
    }
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        Primitive { context in
            precondition(context.environment.isInStack, "Only a NavigationStack shows the title “\(title)”.")
            return element("Title", label: Text(title)).with(self).nodes(context)
        }
    }
    public func toolbar<Content: View>(@ToolbarContentBuilder content: () -> Content) -> some View {
        with(content().placed("Toolbar", .toolbar))
    }
    public func swipeActions<T: View>(@ViewBuilder content: () -> T) -> some View {
        with(content().placed("Swipe", .swipe))
    }

    public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
        element("Search", label: prompt, part: Search(text: text)).with(self)
    }

    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { presenting(actions().placed("Dialog", label: Text(title), .dialog), isPresented) }
    public func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { presenting(actions().placed("Alert", label: Text(title), .alert), isPresented) }
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let content = data.map { message($0).with(actions($0)) }
        let alert = content?.placed("Alert", label: Text(title), .alert)
        return presenting(alert ?? element(""), isPresented)
    }
    private func presenting(_ dialog: Primitive, _ isPresented: Binding<Bool>) -> some View {
        let dialog = dialog.environment { $0.isPresented = isPresented }
        let presented = dialog.adding { Presented(path: $0.path) }
        return Primitive { element("", self, isPresented.wrappedValue ? presented : nil).nodes($0) }
    }
}
