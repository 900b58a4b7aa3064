#if canImport(SwiftUI)
import Core
import Root
import SwiftUI

/// Shows what must be above everything: the question of the root, and the error of a link. A view below a modal cannot
/// show them.
struct OnTop: ViewModifier {
    @Environment(\.language) private var language
    @State private var isPausing = false
    let root: RootStore
    var isOnTop = true

    func body(content: Content) -> some View {
        VStack(spacing: 0) {
            if isOnTop, let error = root.linkError { wrongLink(error) }
            content
        }
        .alert(FormMessages.discardQuestion.text(in: language), isPresented: isAsked) {
            Button(FormMessages.discard.text(in: language), role: .destructive) { root.discard() }
            Button(FormMessages.keepEditing.text(in: language), role: .cancel) { root.keepEditing() }
        }
        // An alert that SwiftUI could not present is presented again only after its binding was false.
        .onChange(of: root.repeatedQuestions) { isPausing = true }
        .task(id: isPausing) { isPausing = false }
    }

    private var isAsked: Binding<Bool> {
        Binding {
            if case .home(_, _, .some) = root.state { isOnTop && !isPausing } else { false }
        } set: {
            if !$0 { root.keepEditing() }
        }
    }

    /// An alert would be lost while another dialog is open.
    private func wrongLink(_ error: LinkError) -> some View {
        ButtonStack {
            Label(error.message.text(in: language), systemImage: "exclamationmark.triangle")
                .announced(error.message.text(in: language))
            Button(ButtonMessages.close.text(in: language), role: .cancel) { root.acknowledgeLinkError() }
                .buttonStyle(.bordered)
        }
        .padding()
    }
}
#endif
