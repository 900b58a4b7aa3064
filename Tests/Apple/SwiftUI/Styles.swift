// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ButtonStyleConfiguration {
    public struct Label: PrimitiveView { let nodes: Nodes }
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}
/// A test sees the label of a button without the style.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { Self() }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
public enum ButtonBorderShape: Sendable { case automatic, capsule, circle, roundedRectangle }

public struct FormStyleConfiguration { public let content: ButtonStyleConfiguration.Label }
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct GroupedFormStyle: FormStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

public struct LabelStyleConfiguration { public let title, icon: ButtonStyleConfiguration.Label }
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }

@MainActor @preconcurrency public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
#if !os(macOS)
public struct GroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
#endif

@MainActor @preconcurrency public protocol PickerStyle {}
public struct InlinePickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
public struct MenuPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }

@MainActor @preconcurrency public protocol ProgressViewStyle {}
public struct CircularProgressViewStyle: ProgressViewStyle { public init() {} }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { Self() } }

@MainActor @preconcurrency public protocol TabViewStyle {}
@available(iOS 18, macOS 15, *) public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
@available(iOS 18, macOS 15, *) extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: Self { Self() }
}

@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

nonisolated extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { drawn(["undrawn": "\(S.self)"]) }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let word = style is BorderedButtonStyle ? "bordered" : style is BorderlessButtonStyle ? "borderless" : ""
        let prominent = style is BorderedProminentButtonStyle ? "prominent" : nil
        return environment { if style is PlainButtonStyle { $0.isPlain = true } }.look(word, ["class": prominent])
    }
    public func formStyle<S: FormStyle>(_ style: S) -> some View { environment { $0.isGrouped = true } }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let isIcon = style is IconOnlyLabelStyle
        return drawn(["class": isIcon ? "icon" : nil, "undrawn": isIcon ? nil : "\(S.self)"])
    }
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        drawn(["class": style is PlainListStyle ? "plain" : nil])
    }
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        drawn(["picker": style is SegmentedPickerStyle ? "segmented" : style is InlinePickerStyle ? "inline" : nil])
    }
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { drawn(["class": "rounded"]) }
}
