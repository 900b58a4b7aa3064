// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The announcements for VoiceOver on a screen.
@MainActor
final class Announcements {
    /// The announcements of the screen whose tasks are running.
    @TaskLocal static var current: Announcements?
    var texts: [String] = []
}

#if !canImport(Accessibility)
public enum AccessibilityNotification {
    public struct Announcement: Sendable {
        let text: String
        let isHigh: Bool
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            isHigh = announcement.accessibilitySpeechAnnouncementPriority == .high
        }
        /// Without the high priority, nobody hears the announcement, because VoiceOver goes on with the new screen.
        public func post() {
            MainActor.assumeIsolated { [self] in if isHigh { Announcements.current?.texts.append(text) } }
        }
    }
}
public enum AnnouncementPriorityAttribute: AttributedStringKey {
    public enum Value: Hashable, Sendable { case `default`, high, low }
    public static let name = "AnnouncementPriority"
}
extension AttributedString {
    public var accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute.Value? {
        get { self[AnnouncementPriorityAttribute.self] }
        set { self[AnnouncementPriorityAttribute.self] = newValue }
    }
}
#endif

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let (isButton, isHeader) = (Self(rawValue: 1), Self(rawValue: 2))
    public static let (isImage, isLink) = (Self(rawValue: 4), Self(rawValue: 8))
    public static let (isModal, isSelected) = (Self(rawValue: 16), Self(rawValue: 32))
}
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
public enum AccessibilityActionKind: Sendable {
    case `default`, escape
    #if os(macOS)
    case delete, showMenu
    #else
    case magicTap
    #endif
}

nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.text) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(labelKey.key) }
    @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> some View {
        Primitive { [label = String(label)] in $0.nodes(of: self).map { $0.spoken(as: label) } }
    }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        adding { _ in AccessibilityElement() }
    }
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        Primitive { context in context.nodes(of: self).map { hidden ? $0.spoken(as: "") : $0 } }
    }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        look(traits.contains(.isSelected) ? "selected" : "", ["heading": traits.contains(.isHeader) ? "2" : nil])
    }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(hintKey.key) }
    @_disfavoredOverload public func accessibilityHint(_ hint: some StringProtocol) -> some View {
        drawn(["hint": hint.isEmpty ? nil : String(hint)])
    }
    public func accessibilityAction(_: AccessibilityActionKind = .default, _: @escaping () -> Void) -> some View {
        self
    }
    public func accessibilityAction(named key: LocalizedStringKey, _ action: @escaping () -> Void) -> some View { self }
    @_disfavoredOverload
    public func accessibilityAction(named: some StringProtocol, _ action: @escaping () -> Void) -> some View { self }
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View { self }
    @_disfavoredOverload public func accessibilityInputLabels(_ labels: [some StringProtocol]) -> some View { self }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    public func help(_ text: Text) -> some View { self }
    @_disfavoredOverload public func help(_ text: some StringProtocol) -> some View { self }
    public func accessibilityIdentifier(_ id: String) -> some View { look(id, ["identifier": id]) }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { look(valueKey.key) }
    @_disfavoredOverload
    public func accessibilityValue(_ value: some StringProtocol) -> some View { look(String(value)) }
}
