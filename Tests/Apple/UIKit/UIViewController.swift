// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UIResponder { public init() {} }
open class UIApplication: UIResponder {
    public nonisolated static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    public struct LaunchOptionsKey: Hashable, Sendable {}
    public static let shared = UIApplication()
    public nonisolated class var openSettingsURLString: String { "app-settings:" }
    /// The addresses that the app has opened.
    @_spi(Testing) public private(set) var opened: [URL] = []
    public func open(_ url: URL) { opened.append(url) }
}
/// Its functions are optional, and nothing here calls them.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
@MainActor public final class UINavigationItem: NSObject {
    public var title: String?
    public var leftBarButtonItem: UIBarButtonItem?
    public var hidesBackButton = false
}
@MainActor public final class UIPresentationController: NSObject {
    public private(set) unowned var presentedViewController: UIViewController
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    init(_ presented: UIViewController) { presentedViewController = presented }
}
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
public enum UIModalPresentationStyle: Sendable { case automatic, fullScreen, pageSheet }
@MainActor open class UIViewController: UIResponder {
    public let navigationItem = UINavigationItem()
    /// It is also the title of the tab.
    public var title: String? { didSet { navigationItem.title = title } }
    public let view: UIView! = UIView()
    public private(set) lazy var presentationController: UIPresentationController? = UIPresentationController(self)
    public var modalPresentationStyle = UIModalPresentationStyle.automatic
    public private(set) weak var parent: UIViewController?
    /// True only in `viewWillDisappear`, as the header promises. UIKit itself keeps this and the next value for longer.
    public private(set) var isBeingDismissed = false
    /// True only in `viewWillDisappear`, if a container removes the controller.
    public internal(set) var isMovingFromParent = false
    var transition: Transition?
    private(set) var isVisible = false
    private var isLoaded = false
    private var isAppearing = false
    private var presented: UIViewController?
    private weak var presenter: UIViewController?

    public init(nibName: String?, bundle: Bundle?) {}
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) {}

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// The children of the controller, and those that appear with it.
    public fileprivate(set) var children: [UIViewController] = []
    var shown: [UIViewController] { children }
    func forget(_ child: UIViewController) { children.removeAll { $0 === child } }
}

extension UIViewController {
    public func addChild(_ controller: UIViewController) {
        if let parent = controller.parent { controller.leave(parent) }
        children.append(controller)
        controller.parent = self
    }
    /// UIKit also reports that the controller has left a container if it is already in another one.
    func leave(_ container: UIViewController, reports: Bool = true) {
        container.forget(self)
        if parent === container { parent = nil }
        if reports { didMove(toParent: nil) }
    }
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if !isLoaded { viewDidLoad() }
        (isLoaded, self.isAppearing) = (true, isAppearing)
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        for child in shown { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }
    public func endAppearanceTransition() {
        isVisible = isAppearing
        if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
        for child in shown { child.endAppearanceTransition() }
    }
    func appear(_ isAppearing: Bool) {
        beginAppearanceTransition(isAppearing, animated: false)
        endAppearanceTransition()
    }

    private var containers: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    public var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
    public var presentedViewController: UIViewController? { containers.lazy.compactMap(\.presented).first }
    public var presentingViewController: UIViewController? { containers.lazy.compactMap(\.presenter).first }
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { running }
    @_spi(Testing) public var running: Transition? { containers.lazy.compactMap(\.transition).first }

    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        // UIKit only logs that the presentation is not possible.
        precondition(presentedViewController == nil, "Another controller is presented. This one would be lost.")
        precondition(running == nil, "A transition is running.")
        guard let outer = Array(containers).last else { return }
        (outer.presented, controller.presenter) = (controller, outer)
        controller.beginAppearanceTransition(true, animated: animated)
        Transition.run(of: [outer, controller], animated: animated) { _ in
            controller.endAppearanceTransition()
            completion?()
        }
    }
    /// Closes what is above the controller, or else the controller. Only the top is told, as UIKit promises no more. A
    /// sheet that a user pulls down can also go up again.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController?.presenter ?? containers.lazy.compactMap(\.presenter).first
        guard let presenter, let lowest = presenter.presented else { return }
        let controller = sequence(first: lowest) { $0.presented }.reversed()[0]
        precondition(presenter.transition == nil && controller.transition == nil, "A transition is running.")
        controller.isBeingDismissed = true
        controller.beginAppearanceTransition(false, animated: animated)
        controller.isBeingDismissed = false
        Transition.run(of: [presenter, lowest, controller], animated: animated) { isCancelled in
            if isCancelled { controller.beginAppearanceTransition(true, animated: animated) }
            controller.endAppearanceTransition()
            guard !isCancelled else { return }
            (presenter.presented, lowest.presenter) = (nil, nil)
            completion?()
        }
    }
    /// A user pulls down the sheet of this controller.
    @_spi(Testing) public func pull() {
        guard modalPresentationStyle != .fullScreen, let presentation = presentationController else { return }
        if let delegate = presentation.delegate, !delegate.presentationControllerShouldDismiss(presentation) {
            delegate.presentationControllerDidAttemptToDismiss(presentation)
        } else {
            dismiss(animated: true)
        }
    }
}
