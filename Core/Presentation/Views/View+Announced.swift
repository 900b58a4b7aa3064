#if canImport(SwiftUI)
#if canImport(Accessibility)
import Accessibility
#endif
public import SwiftUI

extension View {
    /// Lets VoiceOver read a text, for example an error, when the view appears and when the text changes.
    public func announced(_ text: String) -> some View {
        task(id: text) { AccessibilityNotification.Announcement(text).post() }
    }
}
#endif
