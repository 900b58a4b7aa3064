// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public enum ButtonRole: Sendable { case destructive, cancel }

public func Button<Label: View>(
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
) -> some View {
    control("Button", label()) { context, _ in
        let isPresented = context.environment.isPresented
        let press: @MainActor () -> Void = {
            action()
            isPresented?.wrappedValue = false
        }
        return Screen.Control(kind: .button, role: role, action: press)
    }
}
public func Button<S: StringProtocol>(
    _ title: S,
    systemImage: String = "",
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
) -> some View { Button(role: role, action: action) { Text(title) } }

public func TextField<S: StringProtocol>(_ title: S, text: Binding<String>) -> some View {
    field(Text(title), text)
}
public func SecureField<S: StringProtocol>(_ title: S, text: Binding<String>) -> some View {
    field(Text(title), text, isSecure: true)
}
private func field(_ label: Text, _ text: Binding<String>, isSecure: Bool = false) -> some View {
    control(isSecure ? "SecureField" : "TextField", label) { context, _ in
        let (focus, submit) = (context.environment.focus, context.environment.submit)
        let (value, set) = (text.wrappedValue, { text.wrappedValue = $0 })
        return Screen.Control(kind: .field, value: value, isSecure: isSecure, focus: focus, submit: submit, set: set)
    }
}

public func Picker<S: StringProtocol, SelectionValue: Hashable, Content: View>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
) -> some View {
    control("Picker", Text(title), content()) { _, options in
        let tags = options.map { $0.wrapped(Tag.self)?.value.base as? SelectionValue }
        let titles = options.map(\.spoken)
        let chosen = tags.firstIndex(of: selection.wrappedValue).map { titles[$0] } ?? ""
        let choose = { (title: String) in
            if let index = titles.firstIndex(of: title), let tag = tags[index] { selection.wrappedValue = tag }
        }
        return Screen.Control(kind: .picker, value: chosen, options: titles, set: choose)
    }
}
