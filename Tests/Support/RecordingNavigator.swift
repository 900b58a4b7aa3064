public import Core

/// Records the screens that a feature opens. It can open the links whose names it gets.
@MainActor
public final class RecordingNavigator: Navigator {
    /// The links that were opened or pushed, in order.
    public private(set) var links: [DeepLink] = []
    /// The stores of the pushed screens. `nil` means that the route of the link creates the store.
    public private(set) var stores: [(any ScreenStore)?] = []
    /// The stores of the pushed screens that are still open.
    public private(set) var open: [any ScreenStore] = []
    /// The links whose screens were loaded again, in order.
    public private(set) var reloaded: [DeepLink] = []
    /// How often the screen was closed.
    public private(set) var closed = 0
    private let names: Set<String>

    /// Creates a navigator that can open the links with these names.
    public init(opens names: String...) {
        self.names = Set(names)
    }

    /// Whether the navigator has got the name of the link.
    public func canOpen(_ link: DeepLink) -> Bool { names.contains(link.name) }

    /// Records the link.
    public func open(_ link: DeepLink) { links.append(link) }

    /// Records the link and the store.
    public func push(_ link: DeepLink, _ store: MakeStore?) {
        links.append(link)
        stores.append(store?(self))
        open += stores.suffix(1).compactMap(\.self)
    }

    /// Records the link.
    public func reload(_ link: DeepLink) { reloaded.append(link) }

    /// Counts a closed screen, and closes the screen that was pushed last.
    public func close() {
        closed += 1
        open.popLast()?.cancel()
    }
}
