// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The announcements for VoiceOver on a screen.
@MainActor
final class Announcements {
    /// The announcements of the screen whose tasks are running.
    @TaskLocal static var current: Announcements?
    var texts: [String] = []
}

public enum AccessibilityNotification {
    public struct Announcement {
        let text: String
        public init(_ announcement: String) { text = announcement }
        public func post() { MainActor.assumeIsolated { [text] in Announcements.current?.texts.append(text) } }
    }
}
