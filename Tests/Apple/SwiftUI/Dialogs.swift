// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let (medium, large) = (Self(name: "medium"), Self(name: "large"))
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height)") }
}

nonisolated extension View {
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { alert(titleKey.key, isPresented: isPresented, actions: actions) }
    @_disfavoredOverload
    public func alert<A: View>(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View
    { modal("Alert", title, isPresented, element("", actions())) }
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
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
    private func modal(
        _ name: String,
        _ title: some StringProtocol,
        _ isPresented: Binding<Bool>,
        _ content: Primitive?
    )
        -> Primitive
    {
        let dialog = content?.placed(name, label: Text(title), name == "Alert" ? .alert : .dialog)
        return presenting((dialog ?? element("")).environment { $0.dialog = isPresented }, isPresented)
    }
    private func presenting(_ content: Primitive, _ isPresented: Binding<Bool>) -> Primitive {
        let presented = content.adding { Presented(path: $0.path) }
        return Primitive { element("", self, isPresented.wrappedValue ? presented : nil).nodes($0) }
    }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let part = Sheet { isPresented.wrappedValue = false }
        let sheet = Primitive { element("Sheet", content(), part: part).nodes($0) }.environment {
            $0.isInStack = false
            $0.push = nil
            $0.place = .sheet
            $0.isPresented = true
            $0.dismiss = DismissAction { isPresented.wrappedValue = false }
        }
        let dismissed: () -> Void = { if !isPresented.wrappedValue { onDismiss?() } }
        return Primitive { context in
            context.nodes(of: presenting(sheet, isPresented).onChange(of: isPresented.wrappedValue, dismissed))
        }
    }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let isPresented = Binding(read: { item.wrappedValue != nil }, write: { if !$0 { item.wrappedValue = nil } })
        return sheet(isPresented: isPresented, onDismiss: onDismiss) {
            if let item = item.wrappedValue { content(item).id(item.id) }
        }
    }
    #if !os(macOS)
    /// No swipe closes it.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        sheet(item: item, onDismiss: onDismiss) { element("Cover", content($0).interactiveDismissDisabled()) }
    }
    #endif
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
        with(element("ContextMenu", menuItems()))
    }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        adding { _ in InteractiveDismiss(isEnabled: !isDisabled) }
    }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
}
