// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum ButtonRole: Sendable { case destructive, cancel }
@MainActor @preconcurrency public struct Button<Label: View>: PrimitiveView {
    let nodes: Nodes
    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        nodes = button("Button", label(), role: role) { _ in action() }.nodes
    }
}
extension Button where Label == Text {
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(titleKey.key, role: role, action: action)
    }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(titleKey.key, systemImage: systemImage, role: role, action: action) }
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { nodes = Button<Text>(title, role: role, action: action).look(systemImage, ["symbol": systemImage]).nodes }
}

nonisolated func button(
    _ name: String,
    _ label: any View,
    role: ButtonRole? = nil,
    value: @autoclosure @escaping () -> String = "",
    _ action: @escaping @MainActor (EnvironmentValues) -> Void
) -> Primitive {
    let control = control(name, label) { context, _ in
        let environment = context.environment
        let press: @MainActor () -> Void = {
            if environment.closesDialogFirst { environment.dialog?.wrappedValue = false }
            action(environment)
            if !environment.closesDialogFirst { environment.dialog?.wrappedValue = false }
        }
        let kind: Screen.Control.Kind = name == "Toggle" ? .toggle : .button
        var control = Screen.Control(kind: kind, value: value(), role: role, action: press)
        (control.key, control.isPlain) = (environment.key?.character, environment.isPlain)
        return control
    }
    // On an iPad, and on an iPhone with iOS 26, a dialog is a popover, which has no cancel button.
    return Primitive { $0.environment.place == .dialog && role == .cancel ? [] : control.nodes($0) }
}
public struct Link<Label: View>: PrimitiveView {
    let nodes: Nodes
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        nodes = button("Link", label()) { $0.openURL(destination) }.nodes
    }
}
extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(titleKey.key, destination: destination) }
    @_disfavoredOverload public init(_ title: some StringProtocol, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
/// A test presses a toggle like a button.
public struct Stepper<Label: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label
    ) {
        let change = { (step: V.Stride) in
            let new = value.wrappedValue.advanced(by: step)
            if bounds.contains(new) { value.wrappedValue = new }
        }
        let label = label()
        nodes = { context in
            let isDisabled = !context.environment.isEnabled
            let steps = Steps(isDisabled: isDisabled, decrement: { change(-1 * step) }, increment: { change(step) })
            return element("Stepper", label: label, part: steps).nodes(context)
        }
    }
}
nonisolated extension Stepper where Label == Text {
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some StringProtocol,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1
    ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
}
public struct Slider: PrimitiveView {
    let nodes: Nodes
    nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V = 1) {
        nodes = { context in
            let part = Slide(
                isDisabled: !context.environment.isEnabled,
                value: Double(value.wrappedValue),
                lowest: Double(bounds.lowerBound),
                highest: Double(bounds.upperBound),
                step: Double(step)
            ) { value.wrappedValue = V($0) }
            return element("Slider", part: part).nodes(context)
        }
    }
}
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let (date, hourAndMinute) = (Self(rawValue: 1), Self(rawValue: 2))
}
public struct DatePicker: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        _ title: some StringProtocol,
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
    ) {
        nodes =
            control("DatePicker", Text(title)) { context, _ in
                let zone = context.environment.timeZone
                let day = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: zone).year().month().day()
                let hasTime = displayedComponents.contains(.hourAndMinute)
                let style = hasTime ? day.time(includingFractionalSeconds: false) : day
                let choose = { (text: String) in
                    if let date = try? style.parse(text) { selection.wrappedValue = date }
                }
                return Screen.Control(kind: .picker, value: selection.wrappedValue.formatted(style), set: choose)
            }.nodes
    }
}
public struct Toggle<Label: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        let toggle = button("Toggle", label(), value: isOn.wrappedValue ? "on" : "off") { _ in
            isOn.wrappedValue.toggle()
        }
        nodes = toggle.nodes
    }
}
nonisolated extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(titleKey.key, isOn: isOn) }
    @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

#if !os(macOS)
public struct EditButton: PrimitiveView {
    let nodes: Nodes = { _ in [Node(hints: ["undrawn": "EditButton"])] }
    nonisolated public init() {}
}
#endif

public struct Menu<Label: View, Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        nodes = element("Menu", label: label(), content()).nodes
    }
}
nonisolated extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(titleKey.key, content: content)
    }
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// Only a `TextEditor` keeps a line break.
nonisolated private func field(_ label: any View, _ text: Binding<String>, _ name: String = "TextField") -> Primitive {
    control(name, label) { context, _ in
        let (focus, submit) = (context.environment.focus, context.environment.submit)
        let set = { text.wrappedValue = name == "TextEditor" ? $0 : $0.replacing("\n", with: " ") }
        var control = Screen.Control(kind: .field, focus: focus, submit: submit, set: set)
        (control.value, control.isSecure) = (text.wrappedValue, name == "SecureField")
        control.submitLabel = context.environment.submitLabel.map { "\($0)" }
        return control
    }
}
public struct TextField<Label: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
        self.init(titleKey.key, text: text, axis: axis)
    }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis = .horizontal) {
        nodes = field(Text(title), text).drawn(["axis": axis == .vertical ? "vertical" : nil]).nodes
    }
}
public struct SecureField<Label: View>: PrimitiveView { let nodes: Nodes }
nonisolated extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(titleKey.key, text: text) }
    @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>) {
        nodes = field(Text(title), text, "SecureField").nodes
    }
}
public struct TextEditor: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(text: Binding<String>) { nodes = field(EmptyView(), text, "TextEditor").nodes }
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        nodes =
            control("Picker", label(), content()) { _, options in
                let tags = options.map { $0.wrapped(Tag.self)?.value.base as? SelectionValue }
                let titles = options.map(\.spoken)
                let chosen = tags.firstIndex(of: selection.wrappedValue).map { titles[$0] } ?? ""
                let choose = { (title: String) in
                    if let index = titles.firstIndex(of: title), let tag = tags[index] { selection.wrappedValue = tag }
                }
                return Screen.Control(kind: .picker, value: chosen, options: titles, set: choose)
            }.nodes
    }
}
nonisolated extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    { self.init(titleKey.key, selection: selection, content: content) }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public let character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let (command, shift) = (Self(rawValue: 1), Self(rawValue: 2))
    public static let (option, control) = (Self(rawValue: 4), Self(rawValue: 8))
}
public struct KeyboardShortcut: Sendable {
    let key: KeyEquivalent
    let modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
}
public enum SubmitLabel: Sendable { case done, go, next, search, send }

nonisolated extension View {
    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        environment { $0.submit.insert(action, at: 0) }
    }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment { $0.submitLabel = submitLabel } }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment { if shortcut?.modifiers ?? .command == .command { $0.key = shortcut?.key } }
    }
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
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
}
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }
#endif
