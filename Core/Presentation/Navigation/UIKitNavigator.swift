#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Opens the screens of some features on navigation controllers of UIKit, and in modals above them.
///
/// Only the top screen of a navigation controller opens another screen above it. A covered or closed screen opens
/// nothing. If something unsaved would be lost, the navigator asks first, with an alert above all that is presented.
@MainActor
public final class UIKitNavigator {
    /// Changes a new screen before it is visible, for example its title, or the environment of its `rootView`.
    public var onCreate: @MainActor (ScreenController) -> Void = { _ in }
    private let features: [ScreenFactory]
    private let events: AppEvents
    private let stack: @MainActor (DeepLink) -> UINavigationController?
    /// The controllers that this navigator has made. It does not retain them.
    private var made: [@MainActor () -> ScreenController?] = []
    /// The question that is visible, and what it asks about.
    weak var question: UIAlertController?
    var discard: (@MainActor () -> Void)?

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
        controller.leaving = LeavingGuard(controller)
        navigator.onPush = { [self, weak controller] in if let controller { push($0, $1, from: controller) } }
        navigator.onClose = { [self, weak controller] in if let controller { close(controller, isWholeModal: $0) } }
        controller.onAppear = { [events] in events.screen(route.link) }
        made = made.filter { $0() != nil } + [{ [weak controller] in controller }]
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
        change(store, on: { below()?.navigationController }) { stack in
            guard let controller = below(),
                controller.containers.contains(where: { $0 === stack.topViewController }),
                stack.presentedViewController == nil, (controller as? ScreenController)?.link != route.link
            else { return nil }
            if route.presentation == .push { return [stack.links + [route.link]] }
            return stack.isInHiddenTab ? nil : [stack.links, [route.link]]
        }
    }

    func route(_ link: DeepLink) -> (any Route)? { try? link.route(in: features.map(\.route)) }
}

extension UIKitNavigator: Navigator {
    /// Whether one of the features has a screen for the link.
    public func canOpen(_ link: DeepLink) -> Bool { route(link) != nil }

    /// Opens the screen of the link above its parents. A link to pushed screens replaces those above the first screen
    /// of the navigation controller. If this first screen is one of another feature, they open above what is there.
    /// Dismisses what is presented above the screens, and closes their forms. A modal that begins with the same screen
    /// stays, and so do those below it if the link leads only to modals. If a transition is running, waits for its end.
    public func open(_ link: DeepLink) {
        guard let route = route(link) else { return }
        change(on: { [self] in stack(route.link) }) { route.links(above: $0.presentations.map(\.links)) }
    }

    /// Opens a screen above the visible one: the top screen of the navigation controller for the link, or of the modal
    /// above it.
    public func push(_ link: DeepLink, _ store: MakeStore?) {
        guard let stack = stack(link), stack.topViewController != nil else { return open(link) }
        push(link, store) { [self] in self.stack(link)?.presentations.last?.path.last }
    }

    /// Loads the open screens of this link again that this navigator has made.
    public func reload(_ link: DeepLink) {
        guard let link = route(link)?.link else { return }
        Task { [self] in
            for case let screen? in made.map({ $0() }) where screen.link == link && !screen.isStopped {
                await screen.store.load()
            }
        }
    }

    /// Closes this screen and all above it, or its modal. The first screen of a navigation controller that is presented
    /// closes it, also if the app has presented it.
    private func close(_ screen: ScreenController, isWholeModal: Bool) {
        change(on: { screen.navigationController }) { stack in
            let index = stack.viewControllers.firstIndex { $0.screens.contains { $0 === screen } } ?? 0
            if index > 0, !isWholeModal { return [Array(stack.links[..<index])] }
            return stack.isPresented ? [] : nil
        }
    }
}

extension Route {
    /// What a link to this route leaves of `open`, which are the links on a stack and on each modal above it, and what
    /// it opens there.
    @MainActor
    fileprivate func links(above open: [[DeepLink?]]) -> [[DeepLink?]] {
        let isTab = (open[0].first ?? nil).map { $0.name == Self.name } ?? true
        let (pushed, modals) = stacks(isTab: isTab)
        if let bottom = pushed.first {
            let kept = (isTab ? open[0].prefix(1) : open[0][...]).prefix { $0 != bottom }
            return [kept + pushed] + modals
        }
        let same = open.dropFirst().lastIndex { $0.first == modals.first?.first } ?? 1
        return open.prefix(same) + modals
    }
}
#endif
