#if canImport(UIKit) && !os(watchOS)
import Observation
import UIKit

/// Makes UIKit ask before a user leaves a screen with something unsaved: with the back button, its menu, a swipe back,
/// or a pull on a sheet.
@MainActor
final class LeavingGuard: NSObject {
    private weak var screen: ScreenController?
    /// A swipe from the left edge asks. Another swipe, with which iOS 26 goes back, does nothing. UIKit promises
    /// failure requirements for its own recognizers, and no more.
    private let swipes = [UIScreenEdgePanGestureRecognizer(), UIPanGestureRecognizer()]
    /// The bar of the screen while it was not guarded.
    private var unguarded: (hidesBackButton: Bool, leftItem: UIBarButtonItem?)?
    private var updates = 0

    init(_ screen: ScreenController) {
        self.screen = screen
        super.init()
        (swipes[0] as? UIScreenEdgePanGestureRecognizer)?.edges = .left
        for swipe in swipes {
            swipe.delegate = self
            swipe.cancelsTouchesInView = false
        }
    }

    /// Call this method when the screen appears. It follows what is unsaved in the stack up to this screen.
    func update() {
        guard let screen, let stack = screen.navigationController else { return }
        if updates == 0 { for swipe in swipes { screen.view.addGestureRecognizer(swipe) } }
        if stack.isPresented, let presentation = stack.presentationController, presentation.delegate == nil {
            presentation.delegate = (stack.viewControllers.first as? ScreenController)?.leaving
        }
        updates += 1
        let number = updates
        let isGuarded = withObservationTracking {
            wouldLose
        } onChange: { [weak self] in
            Task { @MainActor in if let self, self.updates == number { self.update() } }
        }
        let item = screen.navigationItem
        if isGuarded, unguarded == nil {
            unguarded = (item.hidesBackButton, item.leftBarButtonItem)
            // Without UIKit's back button, there is no menu to jump over an unsaved screen.
            (item.hidesBackButton, item.leftBarButtonItem) = (true, backButton)
        } else if !isGuarded, let bar = unguarded.take() {
            (item.hidesBackButton, item.leftBarButtonItem) = bar
        }
    }

    /// The first screen of a stack stays when the user goes back.
    private var wouldLose: Bool {
        let open = screen?.navigationController?.viewControllers ?? []
        let index = open.firstIndex { $0 === screen } ?? 0
        return open.prefix(index + 1).dropFirst().flatMap(\.screens).contains(where: \.store.isUnsaved)
    }

    private var backButton: UIBarButtonItem {
        UIBarButtonItem(
            title: ButtonMessages.back.text(in: Language(.current)),
            image: UIImage(systemName: "chevron.backward"),
            primaryAction: UIAction { [weak self] _ in self?.screen?.navigator?.close() }
        )
    }
}

extension LeavingGuard: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isUnsaved = wouldLose
        if isUnsaved, gestureRecognizer === swipes[0] { screen?.navigator?.close() }
        return isUnsaved
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let stack = screen?.navigationController else { return false }
        if #available(iOS 26, *), otherGestureRecognizer === stack.interactiveContentPopGestureRecognizer {
            return true
        }
        return otherGestureRecognizer === stack.interactivePopGestureRecognizer
    }

    /// Scroll views and rows must work as usual.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

extension LeavingGuard: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        !presentationController.presentedViewController.screens.contains(where: \.store.isUnsaved)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        screen?.navigator?.closeModal()
    }
}
#endif
