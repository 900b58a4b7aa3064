#if canImport(UIKit) && !os(watchOS)
public import SwiftUI
public import UIKit

/// Shows the screen of a store in UIKit. A store belongs to one controller.
///
/// It loads the content each time it appears. It stops the work of the store when it has left its parent, when its
/// stack is dismissed, and at the latest when it is deallocated. A swipe back that the user cancels stops nothing.
public final class ScreenController: UIHostingController<AnyView> {
    /// The store of the screen.
    public let store: any ScreenStore
    /// The link of the screen, if a `UIKitNavigator` has made this controller.
    public internal(set) var link: DeepLink?
    /// The store of the screen does not retain it.
    var navigator: (any Navigator)?
    var leaving: LeavingGuard?
    var onAppear: @MainActor () -> Void = {}
    private var isVisible = false
    /// Whether the screen was not shown yet, or is closed.
    private(set) var isStopped = true
    /// Why the screen disappears. UIKit promises `isBeingDismissed` and `isMovingFromParent` only in
    /// `viewWillDisappear`.
    private var (isDismissed, isRemoved) = (false, false)

    /// Creates a controller. A navigation bar shows `title` at once, and that of the SwiftUI screen later.
    public init(_ store: any ScreenStore, title: String? = nil) {
        self.store = store
        super.init(rootView: AnyView(store.screen))
        // `title` would also be the title of the tab.
        navigationItem.title = title
    }

    /// Not available, because a storyboard has no store.
    @available(*, unavailable)
    public required dynamic init?(coder: NSCoder) {
        fatalError("init(coder:) is not available.")
    }

    deinit {
        if !isStopped { Task { @MainActor [store] in store.cancel() } }
    }

    /// Loads what is missing, also after the controller has been closed and is shown again.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // After a cancelled swipe back, UIKit calls this method, too.
        if !isVisible { onAppear() }
        leaving?.update()
        (isVisible, isStopped) = (true, false)
        Task { [weak self, store] in if self?.isVisible == true { await store.loadIfNeeded() } }
    }

    /// Remembers whether the screen is being closed. After a cancelled swipe back, UIKit calls this method again.
    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isDismissed = containers.contains(where: \.isBeingDismissed)
        isRemoved = containers.contains(where: \.isMovingFromParent)
    }

    /// Stops the work if the screen is closed. If its stack is dismissed, UIKit tells it only the visible controller.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isVisible = false
        if isDismissed {
            for screen in navigationController?.screens ?? [self] { screen.stop() }
        } else if isRemoved {
            stop()
        }
    }

    /// Stops the work of the store, unless the controller is already visible in another stack.
    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil, !isVisible { stop() }
    }

    func stop() {
        isStopped = true
        store.cancel()
    }
}

extension UIViewController {
    /// The controller, and the controllers that contain it.
    var containers: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

    /// The screens in this controller.
    var screens: [ScreenController] { [self as? ScreenController].compactMap(\.self) + children.flatMap(\.screens) }
}
#endif
