// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension KeyEquivalent {
    public static let (upArrow, downArrow) = (Self("\u{F700}"), Self("\u{F701}"))
    public static let (leftArrow, rightArrow) = (Self("\u{F702}"), Self("\u{F703}"))
    public static let (`return`, escape) = (Self("\r"), Self("\u{1B}"))
    public static let (delete, space, tab) = (Self("\u{8}"), Self(" "), Self("\t"))
}
/// No test presses a key.
public struct KeyPress: Sendable {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let (down, `repeat`, up) = (Self(rawValue: 1), Self(rawValue: 2), Self(rawValue: 4))
        public static let all: Self = [.down, .repeat, .up]
    }
    public enum Result: Sendable { case handled, ignored }
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}

nonisolated extension View {
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
    public func onKeyPress(
        keys: Set<KeyEquivalent>? = nil,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
}
