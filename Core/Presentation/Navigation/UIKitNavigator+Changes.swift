#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What stays on a stack, and opens above it.
struct StackLevel {
    /// How many of its controllers stay.
    var kept = Int.max
    var new: [DeepLink] = []
}

/// A change of what is open. Its parts are computed before each transition, because UIKit makes only one at a time.
struct StackChange {
    /// The lowest stack that changes.
    let stack: @MainActor () -> UINavigationController?
    /// What is left on this stack and in each modal above it. `nil` means that nothing changes.
    let target: @MainActor (UINavigationController) -> [StackLevel]?
}

extension UIKitNavigator {
    /// Makes a change. If something unsaved would be lost, and the user has not agreed, only asks.
    func run(_ change: StackChange, _ store: MakeStore? = nil, isAgreed: Bool = false) {
        let again: @MainActor () -> Void = { [self] in run(change, store, isAgreed: isAgreed) }
        guard lastStack?.presentations.wait(again) != true else { return }
        let tabs = lastStack?.tabBarController
        let tab = tabs?.selectedViewController
        guard let stack = change.stack() else { return }
        if !stack.isPresented { lastStack = stack }
        let open = stack.presentations
        guard !open.wait(again), let target = change.target(stack) else { return }
        let stay = Array(zip(open, target).prefix { $0 === stack || $1.kept > 0 })
        let gone = Array(open.dropFirst(stay.count))
        guard isAgreed || !wouldLose(gone, above: stay) else {
            if tabs?.selectedViewController !== tab { tabs?.selectedViewController = tab }
            return ask(above: stack) { [self] in run(change, store, isAgreed: true) }
        }
        if let first = gone.first {
            let isSame = stay.count == target.count && !stay.contains { $1.changes($0) }
            if !isSame || first !== question?.alert { dismiss(gone, above: stay.last?.0, again) }
        } else if changePaths(of: stay, store), let modal = target.dropFirst(stay.count).first, !open.wait(again) {
            present(modal.new, above: stay.last?.0, store, again)
        }
    }

    /// A form that a feature presents itself is no stack. The screens below it say whether it is unsaved.
    private func screensWithForm(_ gone: [UIViewController], above level: UIViewController?) -> [ScreenController] {
        guard let first = gone.first, first.screens.isEmpty, !(first is UIAlertController) else { return [] }
        return level?.outermost.screens ?? []
    }

    private func wouldLose(_ gone: [UIViewController], above stay: [(UIViewController, StackLevel)]) -> Bool {
        let popped = stay.flatMap { level, part in
            (level as? UINavigationController)?.viewControllers.dropFirst(part.kept).flatMap(\.screens) ?? []
        }
        let screens = popped + gone.flatMap(\.screens) + screensWithForm(gone, above: stay.last?.0)
        return screens.contains(where: \.store.isUnsaved)
    }

    private func dismiss(
        _ gone: [UIViewController],
        above level: UIViewController?,
        _ next: @escaping @MainActor () -> Void
    ) {
        // UIKit does not promise to tell a controller that is dismissed together with one above it.
        let (closed, open) = (gone.flatMap(\.screens), screensWithForm(gone, above: level))
        gone.first?.presentingViewController?.dismiss(animated: true) {
            for screen in closed { screen.stop() }
            for screen in open { screen.store.closeForm() }
            Task { next() }
        }
    }

    /// Pops and pushes the screens of stacks that stay. The result is whether all screens could be made.
    private func changePaths(of stay: [(UIViewController, StackLevel)], _ store: MakeStore?) -> Bool {
        for (level, part) in stay where part.changes(level) {
            guard let stack = level as? UINavigationController else { continue }
            let (kept, new) = (stack.viewControllers.prefix(part.kept), makeControllers(part.new, store))
            if kept.count == stack.viewControllers.count, new.count == 1 {
                stack.pushViewController(new[0], animated: true)
            } else if !new.isEmpty {
                stack.setViewControllers(kept + new, animated: true)
            } else if let top = kept.last {
                // After `setViewControllers`, UIKit does not tell the old top that it is removed.
                stack.popToViewController(top, animated: true)
            }
            guard new.count == part.new.count else { return false }
        }
        return true
    }

    private func present(
        _ links: [DeepLink],
        above level: UIViewController?,
        _ store: MakeStore?,
        _ next: @escaping @MainActor () -> Void
    ) {
        let new = makeControllers(links, store)
        guard let first = new.first, let link = first.link else { return }
        let modal = UINavigationController()
        modal.viewControllers = new
        modal.modalPresentationStyle = route(link)?.presentation == .cover ? .fullScreen : .pageSheet
        first.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close,
            primaryAction: UIAction { [weak first] _ in first?.navigator?.closeModal() }
        )
        level?.present(modal, animated: true) {
            if new.count == links.count { Task { next() } }
        }
    }

    /// The controllers for these links. If one cannot be made, only those below it.
    private func makeControllers(_ links: [DeepLink], _ store: MakeStore?) -> [ScreenController] {
        var new: [ScreenController] = []
        for link in links {
            guard let controller = makeController(link, store) else { break }
            new.append(controller)
        }
        return new
    }

    /// Asks whether the user wants to discard what is not saved. If a question is already visible, its answer does the
    /// last thing that was asked about.
    private func ask(above stack: UINavigationController, _ discard: @escaping @MainActor () -> Void) {
        if let question, question.alert?.presentingViewController != nil { return question.discard = discard }
        let (question, language) = (DiscardQuestion(discard), Language(.current))
        let title = FormMessages.discardQuestion.text(in: language)
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: FormMessages.discard.text(in: language), style: .destructive) { _ in question.discard()
            }
        )
        alert.addAction(UIAlertAction(title: FormMessages.keepEditing.text(in: language), style: .cancel))
        (question.alert, self.question) = (alert, question)
        stack.topmost.present(alert, animated: true)
    }
}

/// A question. Its alert retains it.
@MainActor
final class DiscardQuestion {
    weak var alert: UIAlertController?
    /// What “Discard Changes” does.
    var discard: @MainActor () -> Void

    init(_ discard: @escaping @MainActor () -> Void) { self.discard = discard }
}

extension StackLevel {
    /// Whether the level of this controller would be another one.
    @MainActor
    fileprivate func changes(_ controller: UIViewController) -> Bool {
        !new.isEmpty || kept < (controller as? UINavigationController)?.viewControllers.count ?? 0
    }
}
#endif
