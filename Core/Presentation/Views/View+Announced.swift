#if canImport(SwiftUI)
#if canImport(Accessibility)
import Accessibility
#endif
import Foundation
public import SwiftUI

extension View {
    /// Lets VoiceOver read a text, for example an error, when the view appears and when the text changes. Without the
    /// high priority, VoiceOver would stop after a moment, to read what has the focus.
    public func announced(_ text: String) -> some View {
        task(id: text) {
            var announcement = AttributedString(text)
            announcement.accessibilitySpeechAnnouncementPriority = .high
            AccessibilityNotification.Announcement(announcement).post()
        }
    }
}
#endif
