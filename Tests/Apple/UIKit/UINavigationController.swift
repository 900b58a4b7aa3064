// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }
    override var shown: [UIViewController] { stack.suffix(1) }
    override func forget(_ child: UIViewController) {
        super.forget(child)
        stack.removeAll { $0 === child }
    }
    public var topViewController: UIViewController? { stack.last }
    public var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    public func pushViewController(_ controller: UIViewController, animated: Bool) {
        setViewControllers(stack + [controller], animated: animated)
    }
    @discardableResult public func popViewController(animated: Bool) -> UIViewController? {
        defer { change(to: stack.dropLast(), animated: animated, reports: true) }
        return stack.last
    }
    public func popToViewController(_ controller: UIViewController, animated: Bool) {
        guard let index = stack.firstIndex(where: { $0 === controller }) else { return }
        change(to: Array(stack[...index]), animated: animated, reports: true)
    }
    /// With an animation, UIKit does not report `didMove(toParent:)` to the old top controller.
    public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        change(to: controllers, animated: animated, reports: !animated)
    }
    /// During a swipe back, the stack already has its new controllers.
    private func change(to controllers: [UIViewController], animated: Bool, reports: Bool) {
        precondition(transition == nil, "Another transition is running. End it first: running?.end()")
        let old = stack
        let from = stack.last
        let to = controllers.last
        let removed = old.filter { controller in !controllers.contains { $0 === controller } }
        let added = controllers.filter { controller in !old.contains { $0 === controller } }
        for controller in added { addChild(controller) }
        stack = controllers
        let changed = isVisible && from !== to ? [from, to].compactMap(\.self) : []
        for controller in removed { controller.isMovingFromParent = true }
        for controller in changed { controller.beginAppearanceTransition(controller === to, animated: animated) }
        for controller in removed { controller.isMovingFromParent = false }
        Transition.run(of: [self], animated: animated && !changed.isEmpty) { [self] isCancelled in
            if isCancelled { stack = old }
            for controller in changed where isCancelled {
                controller.beginAppearanceTransition(controller === from, animated: true)
            }
            for controller in changed { controller.endAppearanceTransition() }
            guard !isCancelled else { return }
            for controller in removed { controller.leave(self, reports: reports || controller !== from) }
            for controller in added { controller.didMove(toParent: self) }
        }
    }
    /// A user swipes back, from the edge or, as iOS 26 allows it, from elsewhere.
    @_spi(Testing) public func swipeBack(fromEdge: Bool) {
        let pop = fromEdge ? interactivePopGestureRecognizer : interactiveContentPopGestureRecognizer
        for other in topViewController?.view.gestureRecognizers ?? [] {
            guard let pop, let delegate = other.delegate else { continue }
            let isFirst = delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: pop)
            if isFirst, delegate.gestureRecognizerShouldBegin(other) { return }
        }
        if stack.count > 1 { popViewController(animated: true) }
    }
}
open class UITabBarController: UIViewController {
    public var viewControllers: [UIViewController]? { didSet { viewControllers?.forEach(addChild) } }
    public var selectedViewController: UIViewController? {
        willSet { selectedViewController?.appear(false) }
        didSet { selectedViewController?.appear(true) }
    }
    override var shown: [UIViewController] { [selectedViewController].compactMap(\.self) }
}
