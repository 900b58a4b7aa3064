// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public struct TextField<Label: View>: PrimitiveView {
    let label: Label
    let text: Binding<String>
    func nodes(in context: Context) -> [Node] {
        [.field("TextField", context.nodes(of: label), text, shown: text.wrappedValue, isSecure: false, context)]
    }
}

nonisolated extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), text: text)
    }
}

nonisolated public struct SecureField<Label: View>: PrimitiveView {
    let label: Label
    let text: Binding<String>
    func nodes(in context: Context) -> [Node] {
        let dots = String(text.wrappedValue.map { _ in "•" })
        return [.field("SecureField", context.nodes(of: label), text, shown: dots, isSecure: true, context)]
    }
}

nonisolated extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), text: text)
    }
}

extension Node {
    fileprivate static func field(
        _ name: String,
        _ label: [Node],
        _ text: Binding<String>,
        shown: String,
        isSecure: Bool,
        _ context: Context
    ) -> Node {
        let environment = context.environment
        return Node(
            name: name,
            label: label,
            value: "\"\(shown)\"",
            isDisabled: !environment.isEnabled,
            part: .field(text, isSecure: isSecure, environment.focus, submit: environment.submit)
        )
    }
}

nonisolated public struct Toggle<Label: View>: PrimitiveView {
    let label: Label
    let isOn: Binding<Bool>
    func nodes(in context: Context) -> [Node] {
        [
            Node(
                name: "Toggle",
                label: context.nodes(of: label),
                value: isOn.wrappedValue ? "on" : "off",
                isDisabled: !context.environment.isEnabled,
                part: .toggle(isOn)
            )
        ]
    }
}

nonisolated extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(label: Text(titleKey), isOn: isOn) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(label: Text(title), isOn: isOn)
    }
}

nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let label: Label
    let selection: Binding<SelectionValue>
    let content: Content
    func nodes(in context: Context) -> [Node] {
        let options = context.nodes(of: content, at: 1)
        let choices = options.map { option in
            let tag = option.tag?.base as? SelectionValue
            return Screen.Option(title: option.spoken, isSelected: tag == selection.wrappedValue) {
                if let tag { selection.wrappedValue = tag }
            }
        }
        return [
            Node(
                name: "Picker",
                label: context.nodes(of: label),
                children: options,
                value: choices.first(where: \.isSelected).map { "\"\($0.title)\"" },
                isDisabled: !context.environment.isEnabled,
                part: .picker(choices)
            )
        ]
    }
}

nonisolated extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(label: Text(titleKey), selection: selection, content: content()) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(label: Text(title), selection: selection, content: content()) }
}

nonisolated extension View {
    public func tag<V: Hashable>(_ tag: V) -> some View { adding { _ in .tag(tag) } }
}
