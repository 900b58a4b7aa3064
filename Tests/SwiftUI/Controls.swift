// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum ButtonRole: Sendable {
    case destructive, cancel
}

public struct Button: PrimitiveView {
    let nodes: Nodes

    public init<Label: View>(
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        nodes = control("Button", label()) { context, _ in
            let isPresented = context.environment.isPresented
            let press: @MainActor () -> Void = {
                action()
                isPresented?.wrappedValue = false
            }
            return Screen.Control(kind: .button, role: role, action: press)
        }
    }
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(titleKey, role: role, action: action) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(title, role: role, action: action) }
}

public struct TextField: PrimitiveView {
    let nodes: Nodes
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { nodes = field(Text(titleKey), text) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        nodes = field(Text(title), text)
    }
}

public struct SecureField: PrimitiveView {
    let nodes: Nodes
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        nodes = field(Text(titleKey), text, isSecure: true)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        nodes = field(Text(title), text, isSecure: true)
    }
}

private func field(_ label: Text, _ text: Binding<String>, isSecure: Bool = false) -> Nodes {
    control(isSecure ? "SecureField" : "TextField", label) { context, _ in
        var field = Screen.Control(kind: .field, value: text.wrappedValue, isSecure: isSecure)
        field.focus = context.environment.focus
        field.submit = context.environment.submit
        field.set = { text.wrappedValue = $0 }
        return field
    }
}

public struct Toggle: PrimitiveView {
    let nodes: Nodes
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(Text(titleKey), isOn) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(Text(title), isOn)
    }
    private init(_ label: Text, _ isOn: Binding<Bool>) {
        nodes = control("Toggle", label) { _, _ in
            Screen.Control(kind: .toggle, value: isOn.wrappedValue ? "on" : "off") { isOn.wrappedValue = $0 == "on" }
        }
    }
}

public struct Picker: PrimitiveView {
    let nodes: Nodes
    public init<SelectionValue: Hashable, Content: View>(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(titleKey), selection, content()) }
    @_disfavoredOverload public init<S: StringProtocol, SelectionValue: Hashable, Content: View>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(Text(title), selection, content()) }
    private init<SelectionValue: Hashable>(_ label: Text, _ selection: Binding<SelectionValue>, _ content: any View) {
        nodes = control("Picker", label, content) { _, options in
            let tags = options.map { $0.wrapped(Tag.self)?.value.base as? SelectionValue }
            let titles = options.map(\.spoken)
            let selected = tags.firstIndex(of: selection.wrappedValue).map { titles[$0] }
            return Screen.Control(kind: .picker, value: selected ?? "", options: titles) { title in
                if let index = titles.firstIndex(of: title), let tag = tags[index] { selection.wrappedValue = tag }
            }
        }
    }
}

nonisolated extension View {
    public func tag<V: Hashable>(_ tag: V) -> some View { adding { _ in Tag(value: tag) } }
}
