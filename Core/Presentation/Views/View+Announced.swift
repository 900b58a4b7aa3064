#if canImport(SwiftUI)
#if canImport(Accessibility)
import Accessibility
#endif
import Foundation
public import SwiftUI

extension View {
    /// Lets VoiceOver read a text, for example an error, when the view appears and when the text changes. A row of a
    /// list or a form appears each time it scrolls back in, so use this for the list or the form.
    public func announced(_ text: String?) -> some View {
        task(id: text) { if let text { announce(text) } }
    }
}

/// Lets VoiceOver read a text. Without the high priority, VoiceOver would stop after a moment, to read what has the
/// focus.
@MainActor
func announce(_ text: String) {
    var announcement = AttributedString(text)
    announcement.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(announcement).post()
}
#endif
