import Core

/// The navigator of one screen. It opens screens above this screen. So a list that stays visible beside the screens that
/// it opens replaces them.
@MainActor
final class ScreenNavigator: Navigator {
    private weak var root: RootStore?
    private let tab: String

    init(_ root: RootStore, tab: String) {
        (self.root, self.tab) = (root, tab)
    }

    func canOpen(_ link: DeepLink) -> Bool { root?.canOpen(link) ?? false }

    func open(_ link: DeepLink) { root?.open(link) }

    /// Does nothing if the screen of this navigator is closed.
    func push(_ link: DeepLink, _ store: (@MainActor (any Navigator) -> any ScreenStore)?) {
        guard let index = root?.screens[tab]?.firstIndex(where: { $0.navigator === self }) else { return }
        root?.push(link, store, above: index, in: tab)
    }
}
