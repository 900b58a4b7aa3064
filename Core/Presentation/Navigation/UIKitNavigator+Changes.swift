#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIKitNavigator {
    /// Opens and closes screens, so that `target` are the links on `stack` and on each modal above it. `nil` changes
    /// nothing. If something unsaved would be lost, and the user has not agreed, only asks. UIKit makes one transition
    /// at a time, so both are computed again before the next one.
    func change(
        _ store: MakeStore? = nil,
        isAgreed: Bool = false,
        on stack: @escaping @MainActor () -> UINavigationController?,
        to target: @escaping @MainActor (UINavigationController) -> [[DeepLink?]]?
    ) {
        let next: @MainActor () -> Void = { [self] in change(store, isAgreed: isAgreed, on: stack, to: target) }
        guard let base = stack(), !base.waits(next), let links = target(base) else { return }
        // Behind another tab, a stack changes nothing that is visible.
        let open = base.isInHiddenTab ? [base] : base.presentations
        let stay = Array(zip(open, links).prefix { $0 === base || $0.links.first == $1.first })
        let gone = Array(open.dropFirst(stay.count))
        guard stay.map(\.0.links) != links || gone.first !== question else { return }
        let closed = stay.flatMap { $0.path.dropFirst($0.countKept($1)) } + gone
        if !isAgreed, closed.flatMap(\.screens).contains(where: \.store.isUnsaved) {
            ask(above: base) { [self] in change(store, isAgreed: true, on: stack, to: target) }
        } else if !gone.isEmpty {
            dismiss(gone, next)
        } else if stay.allSatisfy({ show($1, on: $0, store) }), stay.count < links.count, !base.waits(next),
            let modal = makeModal(links[stay.count], store)
        {
            open.last?.present(modal, animated: true) { Task { next() } }
        }
    }

    private func dismiss(_ gone: [UIViewController], _ next: @escaping @MainActor () -> Void) {
        discard = nil
        let closed = gone.flatMap(\.screens)
        gone[0].presentingViewController?.dismiss(animated: true) {
            // UIKit does not promise to tell a controller that is dismissed together with one above it.
            for screen in closed { screen.stop() }
            Task { next() }
        }
    }

    /// Replaces the screens above those that stay. If one cannot be made, opens those below it, and returns `false`.
    private func show(_ links: [DeepLink?], on stack: UIViewController, _ store: MakeStore?) -> Bool {
        if stack.links == links { return true }
        let countKept = stack.countKept(links)
        var path = Array(stack.path.prefix(countKept))
        for case let link? in links.dropFirst(path.count) {
            guard let controller = makeController(link, store) else { break }
            path.append(controller)
        }
        let stack = stack as? UINavigationController
        if let top = path.last, path.count == countKept {
            // After `setViewControllers`, UIKit does not tell the old top that it is removed.
            stack?.popToViewController(top, animated: true)
        } else {
            stack?.setViewControllers(path, animated: true)
        }
        return path.count == links.count
    }

    private func makeModal(_ links: [DeepLink?], _ store: MakeStore?) -> UINavigationController? {
        let modal = UINavigationController()
        _ = show(links, on: modal, store)
        guard let first = modal.path.first as? ScreenController, let link = first.link else { return nil }
        modal.modalPresentationStyle = route(link)?.presentation == .cover ? .fullScreen : .pageSheet
        // A form has a button of its own.
        if !(first.store is any FormActions) {
            first.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .close,
                primaryAction: UIAction { [weak first] _ in first?.navigator?.closeModal() }
            )
        }
        return modal
    }

    /// Asks whether the user wants to discard what is not saved. If a question is already visible, its answer does the
    /// last thing that was asked about.
    private func ask(above stack: UINavigationController, _ discard: @escaping @MainActor () -> Void) {
        self.discard = discard
        guard question?.presentingViewController == nil else { return }
        func text(_ message: Message) -> String { message.text(in: Language(.current)) }
        let alert = UIAlertController(title: text(FormMessages.discardQuestion), message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: text(FormMessages.discard), style: .destructive) { [self] _ in self.discard.take()?() }
        )
        alert.addAction(
            UIAlertAction(title: text(FormMessages.keepEditing), style: .cancel) { [self] _ in self.discard = nil }
        )
        question = alert
        stack.presentations.last?.present(alert, animated: true)
    }
}

extension UIViewController {
    /// The controllers on this navigation controller. Another controller has none.
    var path: [UIViewController] { (self as? UINavigationController)?.viewControllers ?? [] }

    /// The links of the controllers on this navigation controller. An old controller has none.
    var links: [DeepLink?] { path.map { ($0 as? ScreenController)?.link } }

    /// How many of the controllers on this navigation controller stay if these links are opened on it.
    func countKept(_ links: [DeepLink?]) -> Int { zip(self.links, links).prefix { $0 == $1 }.count }

    /// The controller, and what is presented above it. Only the last one can present an alert.
    var presentations: [UIViewController] { Array(sequence(first: self) { $0.presentedViewController }) }

    /// Whether another tab is selected than that of this controller.
    var isInHiddenTab: Bool {
        guard let selected = tabBarController?.selectedViewController else { return false }
        return !containers.contains { $0 === selected }
    }

    /// Whether this controller itself is presented, and not one that contains it.
    var isPresented: Bool { parent == nil && presentingViewController != nil }

    /// Whether this controller or one above it is in a transition. After its end, calls `work`. In the completion
    /// itself, UIKit can still be in it. The result of `animate` is about an animation, and there is none.
    func waits(_ work: @escaping @MainActor () -> Void) -> Bool {
        let transition = presentations.lazy.compactMap(\.transitionCoordinator).first
        return transition?.animate(alongsideTransition: nil) { _ in Task { work() } } != nil
    }
}
#endif
