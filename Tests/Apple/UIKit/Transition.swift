// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isCancelled: Bool { get }
}
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
    @discardableResult func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool
}
/// A change of the visible controller. With an animation, it lasts until a test ends it.
@_spi(Testing) @MainActor
public final class Transition: UIViewControllerTransitionCoordinator {
    public private(set) var isCancelled = false
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
    /// The header promises the result for the animation only. The completion is called also if the result is false.
    public func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        completions += [completion].compactMap(\.self)
        return animation != nil
    }
    /// Ends the transition. With `isCancelled`, the user has not swiped far enough. A completion still sees the
    /// transition, and cannot add another completion to it.
    public func end(isCancelled: Bool = false) {
        self.isCancelled = isCancelled
        change(isCancelled)
        for completion in completions { completion(self) }
        for controller in controllers { controller.transition = nil }
    }
}
