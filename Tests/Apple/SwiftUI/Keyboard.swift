// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension KeyEquivalent {
    public static let (upArrow, downArrow) = (Self("\u{F700}"), Self("\u{F701}"))
    public static let (leftArrow, rightArrow) = (Self("\u{F702}"), Self("\u{F703}"))
    public static let (`return`, escape) = (Self("\r"), Self("\u{1B}"))
    public static let (delete, space, tab) = (Self("\u{8}"), Self(" "), Self("\t"))
}
/// No test presses a key.
public struct KeyPress { public enum Result: Sendable { case handled, ignored } }

nonisolated extension View {
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
}
