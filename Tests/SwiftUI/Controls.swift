// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum ButtonRole: Sendable {
    case destructive, cancel
}

nonisolated public struct Button<Label: View>: PrimitiveView {
    let nodes: Nodes

    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        nodes = control("Button", label: label()) { context, _ in
            let isPresented = context.environment.isPresented
            return Screen.Button(role: role, place: context.environment.place) {
                action()
                isPresented?.wrappedValue = false
            }
        }
    }
}

nonisolated extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) } }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Label(title, systemImage: systemImage) } }
}

nonisolated public struct TextField<Label: View>: PrimitiveView {
    let nodes: Nodes
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {
        nodes = field("TextField", Text(titleKey), text)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {
        nodes = field("TextField", Text(title), text)
    }
}

nonisolated public struct SecureField<Label: View>: PrimitiveView {
    let nodes: Nodes
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {
        nodes = field("SecureField", Text(titleKey), text, isSecure: true)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {
        nodes = field("SecureField", Text(title), text, isSecure: true)
    }
}

private func field(_ name: String, _ label: Text, _ text: Binding<String>, isSecure: Bool = false) -> Nodes {
    control(name, label: label) { context, _ in
        let environment = context.environment
        return Screen.Field(isSecure: isSecure, binding: text, focus: environment.focus, submit: environment.submit)
    }
}

nonisolated public struct Toggle<Label: View>: PrimitiveView {
    let nodes: Nodes
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {
        nodes = control("Toggle", label: Text(titleKey)) { _, _ in Screen.Toggle(binding: isOn) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {
        nodes = control("Toggle", label: Text(title)) { _, _ in Screen.Toggle(binding: isOn) }
    }
}

nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let nodes: Nodes

    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    where Label == Text { self.init(Text(titleKey), selection, content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where Label == Text { self.init(Text(title), selection, content()) }

    private init(_ label: Text, _ selection: Binding<SelectionValue>, _ content: Content) {
        nodes = control("Picker", label: label, content) { _, options in
            Screen.Picker(
                options: options.map { option in
                    let tag = option.tag?.base as? SelectionValue
                    return Screen.Picker.Option(title: option.spoken, isSelected: tag == selection.wrappedValue) {
                        if let tag { selection.wrappedValue = tag }
                    }
                }
            )
        }
    }
}

nonisolated extension View {
    public func tag<V: Hashable>(_ tag: V) -> some View { adding { _ in Tag(value: tag) } }
}
