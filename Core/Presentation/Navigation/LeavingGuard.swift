#if canImport(UIKit) && !os(watchOS)
import Observation
import UIKit

/// Makes UIKit ask before a user leaves a screen with something unsaved: with the back button, or a pull on a sheet. A
/// swipe back does nothing then.
@MainActor
final class LeavingGuard: NSObject {
    private weak var screen: ScreenController?
    /// UIKit promises failure requirements for its own recognizers, and no more.
    private let swipe = UIPanGestureRecognizer()
    private lazy var backButton = UIBarButtonItem(
        title: ButtonMessages.back.text(in: Language(.current)),
        image: UIImage(systemName: "chevron.backward"),
        primaryAction: UIAction { [weak self] _ in self?.screen?.navigator?.close() }
    )

    init(_ screen: ScreenController) { self.screen = screen }

    /// Call this method when the screen appears. It follows what is unsaved in the stack.
    func update() {
        guard let screen, let stack = screen.navigationController else { return }
        if swipe.view == nil {
            swipe.delegate = self
            swipe.cancelsTouchesInView = false
            screen.view.addGestureRecognizer(swipe)
        }
        if stack.isPresented, let presentation = stack.presentationController, presentation.delegate == nil {
            presentation.delegate = (stack.viewControllers.first as? ScreenController)?.leaving
        }
        let isGuarded = withObservationTracking {
            wouldLose
        } onChange: { [weak self] in
            Task { @MainActor in self?.update() }
        }
        let item = screen.navigationItem
        if isGuarded || item.leftBarButtonItem === backButton {
            // Without UIKit's back button, there is no menu to jump over an unsaved screen.
            item.hidesBackButton = isGuarded
            item.leftBarButtonItem = isGuarded ? backButton : nil
        }
    }

    /// The first screen of a stack stays when the user goes back.
    private var wouldLose: Bool {
        let open = screen?.navigationController?.viewControllers ?? []
        return open.dropFirst().flatMap(\.screens).contains(where: \.store.isUnsaved)
    }
}

extension LeavingGuard: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { wouldLose }

    func gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        let stack = screen?.navigationController
        if #available(iOS 26, *), other === stack?.interactiveContentPopGestureRecognizer { return true }
        return other === stack?.interactivePopGestureRecognizer
    }

    /// Scroll views and rows must work as usual.
    func gestureRecognizer(_: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer) -> Bool {
        true
    }
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
