#if canImport(UIKit)
public import SwiftUI
public import UIKit

/// Shows the screen of a store in UIKit.
///
/// It loads the content each time it appears. It stops the work of the store when it has left its parent, when its stack is
/// dismissed, and when it is deallocated. A swipe back that the user cancels stops nothing.
public final class ScreenController: UIHostingController<AnyView> {
    /// The store of the screen.
    public let store: any ScreenStore
    /// The link of the screen, if a `UIKitNavigator` has made this controller.
    public internal(set) var link: DeepLink?
    /// The store of the screen does not retain it.
    var navigator: (any Navigator)?
    var onAppear: @MainActor () -> Void = {}
    private var isVisible = false

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
        Task { @MainActor [store] in store.cancel() }
    }

    /// Loads what is missing, also after the controller has been closed and is shown again.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // After a cancelled swipe back, UIKit calls this method, too.
        if !isVisible { onAppear() }
        isVisible = true
        Task { [store] in await store.loadIfNeeded() }
    }

    /// Stops the work of all screens of a stack that was dismissed. UIKit tells it only the visible controller.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isVisible = false
        guard containers.contains(where: \.isBeingDismissed) else { return }
        for case let screen as ScreenController in navigationController?.viewControllers ?? [self] {
            screen.store.cancel()
        }
    }

    /// Stops the work of the store, unless the controller is already in another stack.
    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if self.parent == nil { store.cancel() }
    }
}

extension UIViewController {
    /// The controller, and the controllers that contain it.
    var containers: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }
}
#endif
