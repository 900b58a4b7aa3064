// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let (medium, large) = (Self(name: "medium"), Self(name: "large"))
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height)") }
}

nonisolated extension View {
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View { alert(titleKey.key, isPresented: isPresented, actions: actions, message: message) }
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View { modal("Alert", title, isPresented, message().with(actions())) }
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { modal("Alert", title, isPresented, data.map { message($0).with(actions($0)) }) }
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { confirmationDialog(titleKey.key, isPresented: isPresented, actions: actions) }
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { modal("Dialog", title, isPresented, element("", actions())) }
    private func modal(_ name: String, _ title: some StringProtocol, _ isPresented: Binding<Bool>, _ view: Primitive?)
        -> Primitive
    {
        let dialog = view?.placed(name, label: Text(title), name == "Alert" ? .alert : .dialog)
        let content = (dialog ?? element("")).environment { $0.dialog = isPresented }
        let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
        let presented = content.adding { Presented(path: $0.path, close: name == "Alert" ? nil : close) }
        return Primitive { element("", self, isPresented.wrappedValue ? presented : nil).nodes($0) }
    }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let item = Binding(
            read: { isPresented.wrappedValue ? 0 : nil },
            write: { isPresented.wrappedValue = $0 != nil }
        )
        return sheet(item, id: { $0 }, onDismiss) { _ in content() }
    }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { sheet(item, id: \.id, onDismiss) { content($0).id($0.id) } }
    /// Another item is presented only when the sheet of the old one is gone.
    private func sheet<Item, Content: View>(
        _ item: Binding<Item?>,
        id: @escaping (Item) -> AnyHashable,
        _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> Primitive {
        let close: @MainActor @Sendable () -> Void = { item.wrappedValue = nil }
        return Primitive { context in
            let shown = context.kept { Box<Item?>(nil) }
            let isLeaving = shown.value.map { id($0) != item.wrappedValue.map(id) } ?? false
            if !isLeaving { shown.value = item.wrappedValue }
            let end = {
                (shown.value, context.memory.changes) = (nil, context.memory.changes + 1)
                onDismiss?()
            }
            let sheet = shown.value.map { item in
                Primitive { context in
                    let part = Sheet(path: context.path, dismiss: close)
                    let nodes = element("Sheet", content(item), part: part).environment {
                        $0.isInStack = false
                        $0.push = nil
                        $0.place = .sheet
                        $0.isPresented = true
                        $0.dismiss = DismissAction(action: close)
                    }.nodes(context)
                    if isLeaving { return [Node(part: Leaving(nodes: nodes, end: end))] }
                    return [Node(children: nodes, part: Presented(path: context.path, close: nil))]
                }
            }
            return element("", self, sheet).nodes(context)
        }
    }
    #if !os(macOS)
    /// No swipe closes it.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(item: item, onDismiss: onDismiss) { element("Cover", content($0)).interactiveDismissDisabled() }
    }
    #else
    @available(macOS 15, *) public func dismissalConfirmationDialog<A: View>(
        _ title: some StringProtocol,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    #endif
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
        with(element("ContextMenu", menuItems()))
    }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        adding { _ in InteractiveDismiss(isEnabled: !isDisabled) }
    }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        adding { _ in Detents(isMedium: !detents.contains(.large)) }
    }
}
