#if canImport(SwiftUI)
import Core
import Root
import SwiftUI

/// A stack with the modals above it. The stack on top asks before something unsaved is lost.
struct ModalStacks<Content: View>: View {
    let root: RootStore
    /// How many modals are below the modals of this view. This is the index of the first of them.
    let depth: Int
    /// The first screen of the modal whose stack this is. `nil` for the tabs.
    var below: OpenScreen?
    @ViewBuilder let content: Content
    /// The modal that SwiftUI presents. Another replaces it only after it has disappeared.
    @State private var shown: OpenScreen?

    var body: some View {
        content
            .asksBeforeLeaving(isOnTop: isOpen && modal == nil)
            .sheet(item: item { $0 == .sheet }, onDismiss: next) { ModalScreens(root: root, index: depth, first: $0) }
            #if !os(macOS)
            .fullScreenCover(item: item { $0 != .sheet }, onDismiss: next) { ModalScreens(root: root, index: depth, first: $0) }
            #endif
            .onChange(of: modal, initial: true) { if shown != modal { shown = shown == nil ? modal : nil } }
    }

    private func next() { shown = modal }

    /// While a closed modal disappears, what is above its index belongs to another modal.
    private var isOpen: Bool { depth == 0 || root.screens(in: .modal(depth - 1)).first == below }
    private var modal: OpenScreen? { isOpen ? root.screens(in: .modal(depth)).first : nil }

    private func item(_ isShown: @escaping (Presentation) -> Bool) -> Binding<OpenScreen?> {
        #if os(macOS)
        let isShown: (Presentation) -> Bool = { _ in true }
        #endif
        return Binding {
            shown.flatMap { isShown($0.presentation) ? $0 : nil }
        } set: {
            guard $0 == nil, let closed = shown, isShown(closed.presentation) else { return }
            shown = nil
            if modal == closed { root.close(modal: depth) }
        }
    }
}

/// The screens of one modal. The first screen has a button that closes the modal.
private struct ModalScreens: View {
    @Environment(\.language) private var language
    let root: RootStore
    let index: Int
    let first: OpenScreen

    var body: some View {
        ModalStacks(root: root, depth: index + 1, below: first) {
            NavigationStack(path: path) {
                ScreenView(root: root, screen: first)
                    .id(first)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button(ButtonMessages.close.text(in: language), role: .cancel) { first.close() }
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
            // A modal that disappears can write its path, when another is already at this index.
            if root.screens(in: .modal(index)).first == first { root.show(path: $0.map(\.link), in: .modal(index)) }
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
