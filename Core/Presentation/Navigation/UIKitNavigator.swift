#if canImport(UIKit) && !os(watchOS)
import Foundation
public import UIKit

/// Opens the screens of some features on navigation controllers of UIKit.
///
/// Only the top screen of a navigation controller opens another screen above it. A covered or closed screen opens
/// nothing.
@MainActor
public final class UIKitNavigator {
    /// Changes a new screen before it is visible, for example its title, or the environment of its `rootView`.
    public var onCreate: @MainActor (ScreenController) -> Void = { _ in }
    private let features: [ScreenFactory]
    private let events: AppEvents
    private let stack: @MainActor (DeepLink) -> UINavigationController?

    /// Creates a navigator.
    ///
    /// - Parameters:
    ///   - features: The features whose screens it opens.
    ///   - events: Receives the transitions of the stores, and the links of the screens that appear.
    ///   - stack: Selects the tab for a link, and returns its navigation controller, which it should not retain. `nil`
    ///     means that the link is not opened. It can be called several times for one link.
    public init(
        _ features: [ScreenFactory],
        events: AppEvents = AppEvents(),
        stack: @escaping @MainActor (DeepLink) -> UINavigationController?
    ) {
        self.features = features
        self.events = events
        self.stack = stack
    }

    /// The controller for the screen of a link. `nil` if the link leads to no screen. `store` creates a store that can
    /// already have data to show.
    public func makeController(_ link: DeepLink, _ store: MakeStore? = nil) -> ScreenController? {
        let navigator = ScreenNavigator(self)
        guard let route = route(link), let store = features.makeStore(route.link, navigator, store) else { return nil }
        events.follow(store)
        let controller = ScreenController(store, title: route.title.text(in: Language(.current)))
        (controller.link, controller.navigator) = (route.link, navigator)
        navigator.onPush = { [self, weak controller] in if let controller { push($0, $1, from: controller) } }
        navigator.onClose = { [weak controller] isWholeModal in controller?.close(isWholeModal: isWholeModal) }
        controller.onAppear = { [events] in events.screen(route.link) }
        onCreate(controller)
        return controller
    }

    /// Opens a screen above `controller`, for example an old screen, if it is the top of its navigation controller or
    /// inside the top. Does nothing if the top is already the screen of the link. If a transition is running, waits for
    /// its end.
    public func push(_ link: DeepLink, _ store: MakeStore? = nil, from controller: UIViewController) {
        guard let stack = controller.navigationController, let route = route(link),
            !stack.waits({ [self] in push(link, store, from: controller) }), stack.presentedViewController == nil,
            controller.containers.contains(where: { $0 === stack.topViewController }),
            (controller as? ScreenController)?.link != route.link, let new = makeController(route.link, store)
        else { return }
        guard route.presentation != .push else { return stack.pushViewController(new, animated: true) }
        let modal = ModalController(rootViewController: new)
        modal.modalPresentationStyle = route.presentation == .cover ? .fullScreen : .pageSheet
        // The kind of the presentation controller follows from the style.
        modal.presentationController?.delegate = modal
        new.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak new] _ in new?.close(isWholeModal: true) }
        )
        stack.present(modal, animated: true)
    }

    private func route(_ link: DeepLink) -> (any Route)? {
        try? link.route(in: features.map(\.route))
    }
}

extension UIKitNavigator: Navigator {
    /// Whether one of the features has a screen for the link.
    public func canOpen(_ link: DeepLink) -> Bool {
        route(link) != nil
    }

    /// Opens the screen of the link above the first screen of the navigation controller, instead of all others.
    /// Dismisses what is presented above it, and closes its forms. If a transition is running, waits for its end.
    public func open(_ link: DeepLink) {
        guard let link = route(link)?.link, let stack = stack(link), !stack.waits({ [self] in open(link) })
        else { return }
        let (top, visible) = (stack.topViewController ?? stack, stack.viewControllers.prefix(2))
        if top.presentedViewController != nil {
            top.dismiss(animated: true) {
                for screen in Array(top.containers).last?.screens ?? [] { screen.store.closeForm() }
                Task { [self] in open(link) }
            }
        } else if let kept = visible.lastIndex(where: { ($0 as? ScreenController)?.link == link }) {
            stack.setViewControllers(Array(visible[...kept]), animated: true)
        } else if let new = makeController(link) {
            stack.setViewControllers(visible.prefix(1) + [new], animated: true)
        }
    }

    /// Opens a screen above the top screen of the navigation controller for the link.
    public func push(_ link: DeepLink, _ store: MakeStore?) {
        guard let top = stack(link)?.topViewController else { return open(link) }
        push(link, store, from: top)
    }
}

/// The stack of a modal. UIKit asks it before a swipe closes it.
final class ModalController: UINavigationController, UIAdaptivePresentationControllerDelegate {
    private var open: [ScreenController] { viewControllers.compactMap { $0 as? ScreenController } }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        !open.contains { $0.store.isUnsaved }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        open.first?.close(isWholeModal: true)
    }
}

extension ScreenController {
    /// Closes this screen and those above it, or its modal. Asks first if something unsaved would be lost.
    func close(isWholeModal: Bool) {
        guard let stack = navigationController,
            !stack.waits({ [weak self] in self?.close(isWholeModal: isWholeModal) }),
            let index = stack.viewControllers.firstIndex(where: { $0 === self })
        else { return }
        let isModal = stack is ModalController
        guard isWholeModal ? isModal : isModal || index > 0 else { return }
        let kept = isWholeModal ? 0 : index
        let gone = stack.viewControllers.dropFirst(kept).compactMap { ($0 as? ScreenController)?.store }
        ask(gone.contains(where: \.isUnsaved)) {
            guard kept == 0 else {
                return _ = stack.popToViewController(stack.viewControllers[kept - 1], animated: true)
            }
            // `stack.dismiss` would close only what is above the stack.
            stack.presentingViewController?.dismiss(animated: true)
        }
    }

    private func ask(_ isUnsaved: Bool, _ leave: @escaping @MainActor () -> Void) {
        guard isUnsaved else { return leave() }
        let language = Language(.current)
        let alert = UIAlertController(
            title: FormMessages.discardQuestion.text(in: language),
            message: nil,
            preferredStyle: .alert
        )
        alert.addAction(
            UIAlertAction(title: FormMessages.discard.text(in: language), style: .destructive) { _ in leave() }
        )
        alert.addAction(UIAlertAction(title: FormMessages.keepEditing.text(in: language), style: .cancel))
        presenter.present(alert, animated: true)
    }

    /// The controller on top of all presentations. Only it can present an alert.
    private var presenter: UIViewController {
        var top: UIViewController = self
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        return top
    }
}

extension UINavigationController {
    /// Whether a transition is running. After its end, calls `work`. In the completion itself, UIKit can still be in
    /// it. The result of `animate` is about an animation, and there is none.
    fileprivate func waits(_ work: @escaping @MainActor () -> Void) -> Bool {
        transitionCoordinator?.animate(alongsideTransition: nil) { _ in Task { work() } } != nil
    }
}
#endif
