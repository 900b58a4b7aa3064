#if canImport(UIKit) && !os(watchOS)
import Foundation
public import UIKit

/// Opens the screens of some features on navigation controllers of UIKit, and in modals above them.
///
/// Only the top screen of a navigation controller opens another screen above it. A covered or closed screen opens
/// nothing. If something unsaved would be lost, the navigator asks first, with an alert above all that is presented.
@MainActor
public final class UIKitNavigator {
    /// Changes a new screen before it is visible, for example its title, or the environment of its `rootView`.
    public var onCreate: @MainActor (ScreenController) -> Void = { _ in }
    let features: [ScreenFactory]
    private let events: AppEvents
    private let stack: @MainActor (DeepLink) -> UINavigationController?
    /// The navigation controller of the last change, without modals.
    weak var lastStack: UINavigationController?
    /// The question that is visible.
    weak var question: DiscardQuestion?

    /// Creates a navigator.
    ///
    /// - Parameters:
    ///   - features: The features whose screens it opens.
    ///   - events: Receives the transitions of the stores, and the links of the screens that appear.
    ///   - stack: Selects the tab for a link, and returns its navigation controller, which it should not retain. `nil`
    ///     means that the link is not opened. It can be called several times for one link. If the user must be asked
    ///     first, a `UITabBarController` gets its old selection again.
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
        controller.leaving = LeavingGuard(controller)
        navigator.onPush = { [self, weak controller] in if let controller { push($0, $1, from: controller) } }
        navigator.onClose = { [self, weak controller] in if let controller { close(controller, isWholeModal: $0) } }
        controller.onAppear = { [events] in events.screen(route.link) }
        onCreate(controller)
        return controller
    }

    /// Opens a screen above `controller`, for example an old screen, if it is the top of its navigation controller or
    /// inside the top, and nothing is presented above it. Does nothing if the top is already the screen of the link.
    /// If a transition is running, waits for its end.
    public func push(_ link: DeepLink, _ store: MakeStore? = nil, from controller: UIViewController) {
        push(link, store) { controller }
    }

    private func push(_ link: DeepLink, _ store: MakeStore?, _ below: @escaping @MainActor () -> UIViewController?) {
        guard let route = route(link) else { return }
        let levels =
            route.presentation == .push
            ? [StackLevel(new: [route.link])] : [StackLevel(), StackLevel(kept: 0, new: [route.link])]
        let change = StackChange {
            below()?.navigationController
        } target: { stack in
            guard let controller = below(), controller.containers.contains(where: { $0 === stack.topViewController }),
                stack.presentations.count == 1, levels.count == 1 || !stack.isInHiddenTab,
                (controller as? ScreenController)?.link != route.link
            else { return nil }
            return levels
        }
        run(change, store)
    }

    func route(_ link: DeepLink) -> (any Route)? {
        try? link.route(in: features.map(\.route))
    }
}

extension UIKitNavigator: Navigator {
    /// Whether one of the features has a screen for the link.
    public func canOpen(_ link: DeepLink) -> Bool {
        route(link) != nil
    }

    /// Opens the screen of the link above its parents. A link to pushed screens replaces those above the first screen
    /// of the navigation controller. If this first screen is one of another feature, they open above what is there.
    /// Dismisses what is presented above the screens, and closes their forms. A modal that begins with the same screen
    /// stays, and so do those below it if the link leads only to modals. If a transition is running, waits for its end.
    public func open(_ link: DeepLink) {
        guard let route = route(link) else { return }
        run(StackChange(stack: { [self] in stack(route.link) }, target: route.levels))
    }

    /// Opens a screen above the visible one: the top screen of the navigation controller for the link, or of the modal
    /// above it.
    public func push(_ link: DeepLink, _ store: MakeStore?) {
        guard let stack = stack(link), stack.topViewController != nil else { return open(link) }
        push(link, store) { [self] in (self.stack(link)?.topmost as? UINavigationController)?.topViewController }
    }

    /// Closes this screen and all above it, or its modal. The first screen of a navigation controller that is presented
    /// closes it, also if the app has presented it.
    private func close(_ screen: ScreenController, isWholeModal: Bool) {
        let change = StackChange { [weak screen] in
            screen?.navigationController
        } target: { [weak screen] stack in
            let index = stack.viewControllers.firstIndex { controller in
                screen?.containers.contains { $0 === controller } ?? false
            }
            guard let index, index > 0 && !isWholeModal || stack.isPresented else { return nil }
            return index > 0 && !isWholeModal ? [StackLevel(kept: index)] : []
        }
        run(change)
    }
}

extension Route {
    /// What a link to this route leaves on `stack` and in the modals above it, and opens there.
    @MainActor
    fileprivate func levels(in stack: UINavigationController) -> [StackLevel] {
        func level(_ open: [DeepLink?], from start: Int = 0, _ links: [DeepLink]) -> StackLevel {
            let kept = zip(open.dropFirst(start), links).prefix { $0 == $1 }.count
            return StackLevel(kept: start + kept, new: Array(links.dropFirst(kept)))
        }
        let open = stack.presentations.dropFirst().map { ($0 as? UINavigationController)?.links ?? [] }
        let links = stack.links
        let isTab = (links.first ?? nil).map { $0.name == Self.name } ?? true
        let (pushed, modals) = stacks(isTab: isTab)
        var levels: [StackLevel] = []
        if let bottom = pushed.first {
            let start = isTab ? min(1, links.count) : links.firstIndex(of: bottom) ?? links.count
            levels = [level(links, from: start, isTab ? pushed.filter { $0 != links.first } : pushed)]
        } else {
            let same = open.lastIndex { $0.first == modals.first?.first } ?? 0
            levels = Array(repeating: StackLevel(), count: 1 + same)
        }
        return levels + modals.enumerated().map { level(open.dropFirst(levels.count - 1 + $0).first ?? [], $1) }
    }
}
#endif
