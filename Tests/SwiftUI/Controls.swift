// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ButtonRole: Equatable, Sendable {
    let name: String
    init(name: String = #function) { self.name = name }
    public static var destructive: ButtonRole { ButtonRole() }
    public static var cancel: ButtonRole { ButtonRole() }
}

@MainActor @preconcurrency public struct Button<Label: View>: PrimitiveView {
    let nodes: Nodes
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        nodes = button("Button", label(), role: role, action).nodes
    }
}
extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(titleKey.key, role: nil, action: action)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(title, role: nil, action: action)
    }
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(titleKey.key, role: role, action: action)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(titleKey.key, systemImage: systemImage, role: nil, action: action)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(titleKey.key, systemImage: systemImage, role: role, action: action) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { nodes = Button<Text>(title, role: role, action: action).look(systemImage).nodes }
}

nonisolated func button(
    _ name: String,
    _ label: any View,
    role: ButtonRole? = nil,
    value: String = "",
    _ action: @escaping @MainActor (EnvironmentValues) -> Void
) -> Primitive {
    control(name, label) { context, _ in
        let environment = context.environment
        let press: @MainActor () -> Void = {
            action(environment)
            environment.dialog?.wrappedValue = false
        }
        let kind: Screen.Control.Kind = name == "Toggle" ? .toggle : .button
        var control = Screen.Control(kind: kind, value: value, role: role, action: press)
        (control.key, control.isPlain) = (environment.key?.character, environment.isPlain)
        return control
    }
}
nonisolated private func button(
    _ name: String,
    _ label: any View,
    role: ButtonRole?,
    _ action: @escaping @MainActor () -> Void
) -> Primitive { button(name, label, role: role) { _ in action() } }

public struct Link<Label: View>: PrimitiveView {
    let nodes: Nodes
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        nodes = button("Link", label()) { $0.openURL(destination) }.nodes
    }
}
extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(titleKey.key, destination: destination) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A test presses a toggle like a button.
public struct Toggle<Label: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        let label = label()
        nodes = { context in
            let value = isOn.wrappedValue ? "on" : "off"
            return button("Toggle", label, value: value) { _ in isOn.wrappedValue.toggle() }.nodes(context)
        }
    }
}
extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(titleKey.key, isOn: isOn) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(plain: String(title)) }
    }
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

/// A test presses one of two buttons.
public struct Stepper<Label: View>: PrimitiveView {
    let nodes: Nodes
}
extension Stepper where Label == Text {
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1
    ) { self.init(titleKey.key, value: value, in: bounds, step: step) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1
    ) {
        let title = String(title)
        nodes = { context in
            let steps = [("−", value.wrappedValue.advanced(by: -step)), ("+", value.wrappedValue.advanced(by: step))]
            let buttons = steps.map { sign, new in
                button("Button", Text(sign)) { _ in value.wrappedValue = new }.disabled(!bounds.contains(new))
            }
            return element("Stepper", label: Text(title), buttons[0], buttons[1]).nodes(context)
        }
    }
}
public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    let nodes: Nodes
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1)
    where V.Stride: BinaryFloatingPoint { nodes = element("Slider").nodes }
}
#if !os(macOS)
public struct EditButton: PrimitiveView {
    let nodes: Nodes = element("EditButton").nodes
    nonisolated public init() {}
}
#endif

public struct Menu<Label: View, Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        nodes = element("Menu", label: label(), content()).nodes
    }
}
extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey.key, content: content)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(plain: String(title)) }
    }
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(key, systemImage: systemImage) }
    }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

nonisolated private func field(_ label: any View, _ text: Binding<String>, isSecure: Bool = false) -> Primitive {
    control(isSecure ? "SecureField" : "TextField", label) { context, _ in
        let (focus, submit) = (context.environment.focus, context.environment.submit)
        var control = Screen.Control(kind: .field, focus: focus, submit: submit, set: { text.wrappedValue = $0 })
        (control.value, control.isSecure) = (text.wrappedValue, isSecure)
        control.submitLabel = context.environment.submitLabel
        return control
    }
}
public struct TextField<Label: View>: PrimitiveView {
    let nodes: Nodes
}
extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(titleKey.key, text: text)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        nodes = field(Text(plain: String(title)), text).nodes
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(titleKey.key, text: text)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(title, text: text)
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(titleKey.key, text: text)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(title, text: text)
    }
}
public struct SecureField<Label: View>: PrimitiveView {
    let nodes: Nodes
}
extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(titleKey.key, text: text)
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        nodes = field(Text(plain: String(title)), text, isSecure: true).nodes
    }
}
public struct TextEditor: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(text: Binding<String>) { nodes = field(EmptyView(), text).nodes }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let picker = control("Picker", label(), content()) { _, options in
            let tags = options.map { $0.wrapped(Tag.self)?.value.base as? SelectionValue }
            let titles = options.map(\.spoken)
            let chosen = tags.firstIndex(of: selection.wrappedValue).map { titles[$0] } ?? ""
            let choose = { (title: String) in
                if let index = titles.firstIndex(of: title), let tag = tags[index] { selection.wrappedValue = tag }
            }
            return Screen.Control(kind: .picker, value: chosen, options: titles, set: choose)
        }
        nodes = picker.nodes
    }
}
extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey.key, selection: selection, content: content) }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(plain: String(title)) } }
}

public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
    public static var escape: KeyEquivalent { "\u{1B}" }
    public static var `return`: KeyEquivalent { "\r" }
    public static var space: KeyEquivalent { " " }
}
public struct KeyboardShortcut: Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
    public static var defaultAction: KeyboardShortcut { KeyboardShortcut(.return, modifiers: []) }
    public static var cancelAction: KeyboardShortcut { KeyboardShortcut(.escape, modifiers: []) }
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 4)
    public static let control = EventModifiers(rawValue: 8)
}
public struct SubmitLabel: Sendable {
    let name: String
    init(name: String = #function) { self.name = name }
    public static var done: SubmitLabel { SubmitLabel() }
    public static var go: SubmitLabel { SubmitLabel() }
    public static var next: SubmitLabel { SubmitLabel() }
    public static var search: SubmitLabel { SubmitLabel() }
    public static var send: SubmitLabel { SubmitLabel() }
}
@_spi(Testing) extension SubmitLabel: Equatable {}

nonisolated extension View {
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        environment { $0.submit.insert(action, at: 0) }
    }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment { $0.submitLabel = submitLabel } }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        environment { if modifiers == .command { $0.key = key } }
    }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        adding { _ in Tag(value: tag) }
    }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
#if os(iOS)
public import UIKit

nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
#endif
#if !os(macOS)
nonisolated extension View {
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
}
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}
#endif
