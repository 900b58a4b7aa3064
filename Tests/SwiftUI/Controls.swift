// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public struct KeyEquivalent: Equatable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public let character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
}
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
        var control = Screen.Control(kind: .button, role: role, action: press)
        (control.key, control.isPlain) = (context.environment.key?.character, context.environment.isPlain)
        return control
    }
}
public func Button<S: StringProtocol>(
    _ title: S,
    systemImage: String = "",
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
) -> some View { Button(role: role, action: action) { Text(title) }.look(systemImage) }

public func Menu<S: StringProtocol, Content: View>(
    _ title: S,
    @ViewBuilder content: () -> Content
) -> some View { element("Menu", label: Text(title), content()) }

public func TextField<S: StringProtocol>(_ title: S, text: Binding<String>) -> some View {
    field(Text(title), text)
}
public func SecureField<S: StringProtocol>(_ title: S, text: Binding<String>) -> some View {
    field(Text(title), text, isSecure: true)
}
private func field(_ label: Text, _ text: Binding<String>, isSecure: Bool = false) -> some View {
    control(isSecure ? "SecureField" : "TextField", label) { context, _ in
        let (focus, submit) = (context.environment.focus, context.environment.submit)
        var control = Screen.Control(kind: .field, focus: focus, submit: submit, set: { text.wrappedValue = $0 })
        (control.value, control.isSecure) = (text.wrappedValue, isSecure)
        control.submitLabel = context.environment.submitLabel
        return control
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
