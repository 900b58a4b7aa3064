#if canImport(SwiftUI)
import Core
import Root
import SwiftUI

/// A stack with the modals above it. The stack on top asks before something unsaved is lost.
struct ModalStacks<Content: View>: View {
    let root: RootStore
    /// How many modals are below the modals of this view. This is the index of the first of them.
    let depth: Int
    @ViewBuilder let content: Content

    var body: some View {
        content
            .asksBeforeLeaving(isOnTop: modal == nil)
            .sheet(item: item { $0 == .sheet }) { ModalScreens(root: root, index: depth, first: $0) }
            #if !os(macOS)
            .fullScreenCover(item: item { $0 != .sheet }) { ModalScreens(root: root, index: depth, first: $0) }
            #endif
    }

    private var modal: OpenScreen? { root.screens(in: .modal(depth)).first }

    private func item(_ isShown: (Presentation) -> Bool) -> Binding<OpenScreen?> {
        #if os(macOS)
        let shown = modal
        #else
        let shown = modal.flatMap { isShown($0.presentation) ? $0 : nil }
        #endif
        // SwiftUI can also write `nil` when another modal has replaced this one.
        return Binding(get: { shown }, set: { if $0 == nil, shown != nil, modal == shown { root.close(modal: depth) } })
    }
}

/// The screens of one modal. The first screen has a button that closes the modal.
private struct ModalScreens: View {
    @Environment(\.language) private var language
    let root: RootStore
    let index: Int
    let first: OpenScreen

    var body: some View {
        ModalStacks(root: root, depth: index + 1) {
            NavigationStack(path: path) {
                ScreenView(root: root, screen: first)
                    .id(first)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(ButtonMessages.close.text(in: language), role: .cancel) { root.close(modal: index) }
                        }
                    }
                    .navigationDestination(for: OpenScreen.self) { ScreenView(root: root, screen: $0, isPushed: true) }
            }
        }
        .interactiveDismissDisabled(screens.contains(where: \.store.isUnsaved))
        #if os(macOS)
        // On macOS, a sheet has the size of its content, and a list has none of its own.
        .frame(minWidth: 400, minHeight: 400)
        #endif
    }

    /// While a closed modal disappears, it is not among the modals any more, and only its first screen is drawn.
    private var screens: [OpenScreen] {
        let open = root.screens(in: .modal(index))
        return open.first == first ? open : [first]
    }

    private var path: Binding<[OpenScreen]> {
        Binding {
            Array(screens.dropFirst())
        } set: {
            root.show(path: $0.map(\.link), in: .modal(index))
        }
    }
}

/// An open screen. While something is not saved, SwiftUI cannot go back by itself: it would not ask.
struct ScreenView: View {
    @Environment(\.language) private var language
    let root: RootStore
    let screen: OpenScreen
    var isPushed = false

    var body: some View {
        let isGuarded = isPushed && screen.store.isUnsaved
        AnyView(screen.store.screen)
            .navigationBarBackButtonHidden(isGuarded)
            .toolbar {
                if isGuarded {
                    ToolbarItem(placement: .cancellationAction) {
                        Button(ButtonMessages.back.text(in: language), role: .cancel) { screen.close() }
                    }
                }
            }
    }
}
#endif
