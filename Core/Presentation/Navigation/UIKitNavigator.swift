#if canImport(UIKit)
import Foundation
public import UIKit

/// Opens the screens of some features on navigation controllers of UIKit.
///
/// Only the top screen of a navigation controller opens another screen above it.
@MainActor
public final class UIKitNavigator {
    /// Changes a new screen before it is shown, for example its title, or the environment of its `rootView`.
    public var onCreate: @MainActor (ScreenController) -> Void = { _ in }
    private let features: [ScreenFactory]
    private let events: AppEvents
    private let stack: @MainActor (DeepLink) -> UINavigationController?

    /// Creates a navigator.
    ///
    /// - Parameters:
    ///   - features: The features whose screens it opens.
    ///   - events: Receives the transitions of the stores, and the links of the screens that appear.
    ///   - stack: Selects the tab for a link, and returns its navigation controller, which it should not retain. `nil` means
    ///     that the link is not opened.
    public init(
        _ features: [ScreenFactory],
        events: AppEvents = AppEvents(),
        stack: @escaping @MainActor (DeepLink) -> UINavigationController?
    ) {
        (self.features, self.events, self.stack) = (features, events, stack)
    }

    /// The controller for the screen of a link. `nil` if the link leads to no screen. `known` creates a store that can already
    /// have data to show.
    public func makeController(_ link: DeepLink, _ known: MakeStore? = nil) -> ScreenController? {
        let navigator = ScreenNavigator(self)
        guard let route = features.route(of: link), let store = features.store(of: route.link, navigator, known)
        else { return nil }
        events.follow(store)
        let controller = ScreenController(store, title: route.title.text(in: Language(.current)))
        (controller.link, controller.navigator) = (route.link, navigator)
        navigator.onPush = { [self, weak controller] in if let controller { push($0, $1, above: controller) } }
        controller.onAppear = { [events] in events.screen(route.link) }
        onCreate(controller)
        return controller
    }
}

extension UIKitNavigator: Navigator {
    /// Whether one of the features has a screen for the link.
    public func canOpen(_ link: DeepLink) -> Bool {
        features.route(of: link) != nil
    }

    /// Opens the screen of the link above the first screen of the navigation controller, instead of all others. Dismisses
    /// what is presented above it. If a transition is running, waits for its end.
    public func open(_ link: DeepLink) {
        guard let link = features.route(of: link)?.link, let stack = stack(link) else { return }
        stack.transitionCoordinator.wait { [self] in openNow(link) }
    }

    /// Opens a screen above the top screen of its navigation controller, unless it is already the top screen.
    public func push(_ link: DeepLink, _ store: MakeStore?) {
        guard let stack = stack(link), let top = stack.topViewController else { return open(link) }
        push(link, store, above: top)
    }

    /// Opens a screen if the top screen is `controller`, or contains it. If a transition is running, waits for its end.
    private func push(_ link: DeepLink, _ store: MakeStore?, above controller: UIViewController) {
        controller.navigationController?.transitionCoordinator.wait { [self] in
            guard let stack = controller.navigationController,
                controller.containers.contains(where: { $0 === stack.topViewController }),
                features.route(of: link)?.link != (controller as? ScreenController)?.link,
                let new = makeController(link, store)
            else { return }
            stack.pushViewController(new, animated: true)
        }
    }

    private func openNow(_ link: DeepLink) {
        // Meanwhile, the stack can be closed.
        guard let stack = stack(link) else { return }
        let open = stack.viewControllers.prefix(2)
        if stack.presentedViewController != nil {
            stack.dismiss(animated: true) { [self] in openNow(link) }
        } else if let kept = open.lastIndex(where: { ($0 as? ScreenController)?.link == link }) {
            stack.setViewControllers(Array(open[...kept]), animated: true)
        } else if let new = makeController(link) {
            stack.setViewControllers(open.prefix(1) + [new], animated: true)
        }
    }
}

extension Optional<any UIViewControllerTransitionCoordinator> {
    /// Runs `work` at the end of the transition, or at once.
    @MainActor
    fileprivate func wait(_ work: @escaping @MainActor () -> Void) {
        guard let self else { return work() }
        self.animate(alongsideTransition: nil) { _ in work() }
    }
}
#endif
