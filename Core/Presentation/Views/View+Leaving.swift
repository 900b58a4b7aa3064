#if canImport(SwiftUI)
public import SwiftUI

/// A question of the app: whether the user wants to discard what is not saved.
@MainActor
public struct LeavingQuestion: Sendable {
    let discard: @MainActor () -> Void
    let keepEditing: @MainActor () -> Void

    /// Creates a question with its two answers.
    public init(discard: @escaping @MainActor () -> Void, keepEditing: @escaping @MainActor () -> Void) {
        (self.discard, self.keepEditing) = (discard, keepEditing)
    }
}

extension EnvironmentValues {
    /// The question that the app asks now.
    public var leaving: LeavingQuestion? {
        get { self[LeavingKey.self] }
        set { self[LeavingKey.self] = newValue }
    }
}

private struct LeavingKey: EnvironmentKey {
    static var defaultValue: LeavingQuestion? { nil }
}

extension View {
    /// Shows the question of the app, if `isOnTop`. Only what is on top can show an alert, so each sheet has this modifier.
    public func asksBeforeLeaving(isOnTop: Bool = true) -> some View {
        LeavingAlert(isOnTop: isOnTop, content: self)
    }
}

private struct LeavingAlert<Content: View>: View {
    @Environment(\.language) private var language
    @Environment(\.leaving) private var leaving
    let isOnTop: Bool
    let content: Content

    var body: some View {
        let isAsked = Binding(get: { isOnTop && leaving != nil }, set: { if !$0 { leaving?.keepEditing() } })
        // SwiftUI can write `false` before it runs the action of a button. So the button has the question, not the state.
        let question = leaving
        content.alert(FormMessages.discardQuestion.text(in: language), isPresented: isAsked) {
            Button(FormMessages.discard.text(in: language), role: .destructive) { question?.discard() }
            Button(FormMessages.keepEditing.text(in: language), role: .cancel) { question?.keepEditing() }
        }
    }
}
#endif
