// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

nonisolated extension View {
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View { presenting("Dialog", .dialog, Text(titleKey), isPresented, actions(), message()) }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View { presenting("Dialog", .dialog, Text(title), isPresented, actions(), message()) }
    public func confirmationDialog<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View { presenting("Dialog", .dialog, title, isPresented, actions(), message()) }

    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View { presenting("Alert", .alert, Text(titleKey), isPresented, actions(), message()) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View { presenting("Alert", .alert, Text(title), isPresented, actions(), message()) }
    public func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M = { EmptyView() }
    ) -> some View { presenting("Alert", .alert, title, isPresented, actions(), message()) }

    private func presenting(
        _ name: String,
        _ place: Screen.Place,
        _ title: Text,
        _ isPresented: Binding<Bool>,
        _ actions: some View,
        _ message: some View
    ) -> some View {
        let dialog = Primitive(nodes: element(name, label: title, message, actions, place: place))
            .environment { $0.isPresented = isPresented }
        return Primitive { element("", self, isPresented.wrappedValue ? AnyView(dialog) : nil)($0) }
    }
}
