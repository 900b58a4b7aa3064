#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
    /// The controller, and the controllers that contain it.
    var containers: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

    /// The controller that contains all others, also those of other tabs.
    var outermost: UIViewController { Array(containers).last ?? self }

    /// The screens in this controller.
    var screens: [ScreenController] { [self as? ScreenController].compactMap(\.self) + children.flatMap(\.screens) }

    /// The controller, and what is presented above it. If the controller is in a tab that is not selected, only itself.
    var presentations: [UIViewController] { isInHiddenTab ? [self] : Array(allPresentations) }

    /// The controller on top of all presentations. Only it can present an alert.
    var topmost: UIViewController { Array(allPresentations).last ?? self }

    /// Whether another tab is selected than that of this controller.
    var isInHiddenTab: Bool {
        guard let selected = tabBarController?.selectedViewController else { return false }
        return !containers.contains { $0 === selected }
    }

    /// Whether this controller itself is presented, and not one that contains it.
    var isPresented: Bool { presentingViewController?.presentedViewController === self }

    private var allPresentations: some Sequence<UIViewController> {
        sequence(first: self) { $0.presentedViewController }
    }
}

extension UINavigationController {
    /// The links of its controllers. An old controller has none.
    var links: [DeepLink?] { viewControllers.map { ($0 as? ScreenController)?.link } }
}

extension [UIViewController] {
    /// Whether one of them is in a transition. After its end, calls `work`. In the completion itself, UIKit can still
    /// be in it. The result of `animate` is about an animation, and there is none.
    @MainActor
    func wait(_ work: @escaping @MainActor () -> Void) -> Bool {
        lazy.compactMap(\.transitionCoordinator).first?.animate(alongsideTransition: nil) { _ in Task { work() } }
            != nil
    }
}
#endif
