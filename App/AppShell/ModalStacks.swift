#if canImport(SwiftUI)
import Core
import Root
import SwiftUI

/// A stack with the modals above it. What is on top asks before something unsaved is lost.
struct ModalStacks<Content: View>: View {
    @Environment(\.scenePhase) private var scenePhase
    let root: RootStore
    /// The first screen of the modal that has this stack. `nil` means that it is the stack of the tabs.
    let below: OpenScreen?
    /// The index of the modal directly above.
    let index: Int
    @ViewBuilder let content: Content
    /// What SwiftUI presents. The next modal follows only when this one has disappeared: SwiftUI can close both, or
    /// write a late `nil` for the next one.
    @State private var shown: OpenScreen?
    @State private var isLeaving = false

    var body: some View {
        stackWithModal
            .onChange(of: modal, initial: true) { follow() }
            // SwiftUI does not call `onDismiss` of a modal that was never visible.
            .task(id: isLeaving) {
                if isLeaving, (try? await Task.sleep(for: .seconds(1))) != nil { next() }
            }
    }
}

extension ModalStacks {
    private var stackWithModal: some View {
        let stack = content.modifier(OnTop(root: root, isOnTop: isOpen && modal == nil))
        #if os(macOS)
        // A cover is a sheet.
        return stack.sheet(item: item { _ in true }, onDismiss: next) { screens(of: $0) }
        #else
        return
            stack
            .sheet(item: item { $0 == .sheet }, onDismiss: next) { screens(of: $0) }
            .fullScreenCover(item: item { $0 != .sheet }, onDismiss: next) { screens(of: $0) }
        #endif
    }

    private func screens(of first: OpenScreen) -> some View {
        ModalScreens(root: root, index: index, first: first)
    }

    /// While a closed modal disappears, another one can have its index.
    private var isOpen: Bool { below == nil || root.screens(in: .modal(index - 1)).first == below }

    private var modal: OpenScreen? { isOpen ? root.screens(in: .modal(index)).first : nil }

    private func follow() {
        guard shown != modal else { return }
        if shown != nil { leave() } else if !isLeaving { shown = modal }
    }

    private func leave() {
        shown = nil
        isLeaving = true
    }

    private func next() {
        isLeaving = false
        shown = modal
    }

    private func item(_ isShown: @escaping (Presentation) -> Bool) -> Binding<OpenScreen?> {
        Binding {
            shown.flatMap { isShown($0.presentation) ? $0 : nil }
        } set: {
            // The other modifier can write a late `nil`. A scene that disappears takes its modals with it, but they
            // are still open.
            guard $0 == nil, let closed = shown, isShown(closed.presentation), scenePhase != .background else { return }
            leave()
            // If the root asks instead, `next` presents the modal again.
            if modal == closed { root.close(modal: index) }
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
        ModalStacks(root: root, below: first, index: index + 1) {
            OpenStack(root: root, stack: .modal(index), screens: screens) {
                ScreenView(root: root, screen: first)
                    .id(first)
                    .toolbar {
                        if !(first.store is any FormActions) {
                            ToolbarItem(placement: .cancellationAction) {
                                Button(ButtonMessages.close.text(in: language), role: .cancel) { first.close() }
                            }
                        }
                    }
            }
        }
        #if os(macOS)
        // On macOS, a sheet has the size of its content, and a list has none of its own.
        .frame(minWidth: 400, idealWidth: 500, minHeight: 400, idealHeight: 600)
        #endif
        .modifier(ClosesByItself(root: root, index: index))
    }

    /// While a closed modal disappears, it is not among the modals any more, and only its first screen is drawn.
    private var screens: [OpenScreen] {
        let open = root.screens(in: .modal(index))
        return open.first == first ? open : [first]
    }
}

/// Stops a swipe that would lose something. It reads what the user types, so that the stack does not. SwiftUI ignores
/// `interactiveDismissDisabled` unless it is the outermost modifier of a sheet.
private struct ClosesByItself: ViewModifier {
    let root: RootStore
    let index: Int

    func body(content: Content) -> some View {
        content.interactiveDismissDisabled(root.screens(in: .modal(index)).contains(where: \.store.isUnsaved))
    }
}
#endif
