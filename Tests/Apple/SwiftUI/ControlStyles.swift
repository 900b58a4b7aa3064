// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

// Apple has one type for each style without a type here.

@MainActor @preconcurrency public protocol ControlGroupStyle {}
public struct _ControlGroupStyle: ControlGroupStyle {}
extension ControlGroupStyle where Self == _ControlGroupStyle {
    public static var compactMenu: Self { Self() }
    public static var menu: Self { Self() }
}

public struct GaugeStyleConfiguration {
    public var value: Double
    public var label: ButtonStyleConfiguration.Label
    public var currentValueLabel, minimumValueLabel, maximumValueLabel: ButtonStyleConfiguration.Label?
}
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct _GaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension GaugeStyle where Self == _GaugeStyle {
    public static var accessoryCircular: Self { Self() }
    public static var accessoryCircularCapacity: Self { Self() }
}

@MainActor @preconcurrency public protocol MenuStyle {}
public struct _MenuStyle: MenuStyle {}
extension MenuStyle where Self == _MenuStyle {
    public static var borderlessButton: Self { Self() }
    public static var button: Self { Self() }
}
public enum MenuActionDismissBehavior {
    case automatic, enabled
    #if !os(macOS)
    case disabled
    #endif
}

@MainActor @preconcurrency public protocol TableStyle {}
public struct InsetTableStyle: TableStyle {}
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }

public struct ToggleStyleConfiguration {
    public let label: ButtonStyleConfiguration.Label
    @Binding public var isOn: Bool
}
/// A test sees the label of a toggle without the style.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct _ToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == _ToggleStyle {
    public static var automatic: Self { Self() }
    public static var button: Self { Self() }
    public static var `switch`: Self { Self() }
}

nonisolated extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
    public func controlSize(_ controlSize: ControlSize) -> some View { self }
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    public func menuIndicator(_ visibility: Visibility) -> some View { self }
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
}
