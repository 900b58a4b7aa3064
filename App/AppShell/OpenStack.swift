#if canImport(SwiftUI)
import Core
import Root
import SwiftUI

/// A navigation stack that shows the open screens of a stack after the first `count` screens.
struct OpenStack<First: View>: View {
    let root: RootStore
    let stack: ScreenStack
    let screens: [OpenScreen]
    var count = 1
    @ViewBuilder let first: First
    @State private var refusals = 0

    var body: some View {
        NavigationStack(path: path) {
            first.navigationDestination(for: OpenScreen.self) {
                ScreenView(root: root, screen: $0, back: stack)
            }
        }
        .id(refusals)
    }

    private var path: Binding<[OpenScreen]> {
        Binding {
            Array(screens.dropFirst(count))
        } set: { path in
            // A closed modal that disappears can write, too.
            guard root.screens(in: stack).first == screens.first else { return }
            root.show(path: (screens.prefix(count).dropFirst() + path).map(\.link), in: stack)
            // SwiftUI has gone back already. If the root asks instead, another identity draws the stack again.
            if Array(root.screens(in: stack).dropFirst(count)) != path { refusals += 1 }
        }
    }
}

/// An open screen.
struct ScreenView: View {
    let root: RootStore
    let screen: OpenScreen
    /// The stack of a screen that has a screen below it.
    var back: ScreenStack?

    var body: some View {
        AnyView(screen.store.screen)
            .environment(\.isOnTop, screen == root.visible)
            .modifier(BackButton(root: root, screen: screen, stack: back))
    }
}

/// A button that goes back, instead of that of SwiftUI. SwiftUI would go back without a question, also over several
/// screens. Without its button, SwiftUI has no swipe either.
private struct BackButton: ViewModifier {
    @Environment(\.language) private var language
    let root: RootStore
    let screen: OpenScreen
    let stack: ScreenStack?

    func body(content: Content) -> some View {
        content
            .navigationBarBackButtonHidden(isNeeded)
            .toolbar {
                if isNeeded {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(role: .cancel) {
                            screen.close()
                        } label: {
                            Label(ButtonMessages.back.text(in: language), systemImage: "chevron.backward")
                        }
                    }
                }
            }
    }

    private var isNeeded: Bool {
        #if os(macOS)
        // A sheet of macOS may have no button of its own.
        if case .modal = stack { return true }
        #endif
        return stack != nil && root.isUnsaved(upTo: screen)
    }
}
#endif
