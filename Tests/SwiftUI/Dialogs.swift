// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

nonisolated extension View {
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("Dialog", Text(titleKey), isPresented, actions(), EmptyView()) }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("Dialog", Text(title), isPresented, actions(), EmptyView()) }
    public func confirmationDialog<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("Dialog", title, isPresented, actions(), EmptyView()) }
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("Dialog", Text(titleKey), isPresented, actions(), message()) }
    @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("Dialog", Text(title), isPresented, actions(), message()) }
    public func confirmationDialog<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("Dialog", title, isPresented, actions(), message()) }

    public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("Alert", Text(titleKey), isPresented, actions(), EmptyView()) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("Alert", Text(title), isPresented, actions(), EmptyView()) }
    public func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { dialog("Alert", title, isPresented, actions(), EmptyView()) }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("Alert", Text(titleKey), isPresented, actions(), message()) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("Alert", Text(title), isPresented, actions(), message()) }
    public func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { dialog("Alert", title, isPresented, actions(), message()) }

    private func dialog(
        _ name: String,
        _ title: Text,
        _ isPresented: Binding<Bool>,
        _ actions: some View,
        _ message: some View
    ) -> some View {
        modified { content, context in
            let page = context.nodes(of: content)
            guard isPresented.wrappedValue else { return page }
            var inner = context
            inner.environment.dialog = isPresented
            let children = inner.nodes(of: message, at: 2) + inner.nodes(of: actions, at: 3)
            let place = name == "Alert" ? Screen.Place.alert : .dialog
            return [
                Node(children: page),
                Node(name: name, label: inner.nodes(of: title, at: 1), children: children, part: .place(place)),
            ]
        }
    }
}
