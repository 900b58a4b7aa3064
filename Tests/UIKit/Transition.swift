// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    typealias Block = (any UIViewControllerTransitionCoordinator) -> Void
    @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool
}
/// A change of the visible controller. With an animation, it lasts until a test ends it.
@_spi(Testing) @MainActor
public final class Transition: UIViewControllerTransitionCoordinator {
    private let controllers: [UIViewController]
    private let change: (_ isCancelled: Bool) -> Void
    private var completions: [Block] = []

    private init(of controllers: [UIViewController], _ change: @escaping (Bool) -> Void) {
        (self.controllers, self.change) = (controllers, change)
    }
    static func run(of controllers: [UIViewController], animated: Bool, _ change: @escaping (Bool) -> Void) {
        guard animated else { return change(false) }
        let transition = Transition(of: controllers, change)
        for controller in controllers { controller.transition = transition }
    }
    public func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        completions += [completion].compactMap(\.self)
        return true
    }
    /// Ends the transition. With `isCancelled`, the user has not swiped far enough. A completion still sees the transition, and
    /// cannot add another completion to it.
    public func end(isCancelled: Bool = false) {
        change(isCancelled)
        for completion in completions { completion(self) }
        for controller in controllers { controller.transition = nil }
    }
}
