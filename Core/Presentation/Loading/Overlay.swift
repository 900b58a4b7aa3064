public import Foundation

/// What a screen shows of what its store has loaded. For example, the overlay of a ``ChangedCollection`` shows the
/// elements of the server with the changes of the user.
@MainActor
public struct Overlay<Base, Shown> {
    /// The numbers of the changes that the server has executed. A store asks before each request, so that what it loads
    /// includes them.
    var executedChanges: () async -> Set<Int> = { [] }
    /// The additions and removals that the server has executed, or can have executed. Only a list with pages needs
    /// them.
    var countedChanges: () -> [CountedChange] = { [] }
    /// Tells a store when `shown` returns another value, as long as the store exists.
    var follow: (any OverlayStore) -> Void = { _ in }
    /// What is shown. `nil` means nothing.
    let shown: (_ loaded: Base) -> Shown?
}

extension Overlay {
    /// Creates an overlay that always shows the same of what was loaded, for example only some elements of a list.
    public init(_ shown: @escaping (_ loaded: Base) -> Shown?) { self.init(shown: shown) }
}

/// The overlay of a list with pages.
public typealias ListOverlay<Element: Identifiable & Hashable & Sendable, Query: ListQuery> =
    Overlay<LoadedPages<Element, Query>, ListContent<Element, Query>> where Element.ID: Sendable

/// What a store has loaded, and which changes of the user it includes.
public struct Loaded<Content> {
    /// What was loaded. `nil` means nothing.
    public internal(set) var content: Content?
    /// The numbers of the changes that the server had executed before it sent the content.
    public internal(set) var includedChanges: Set<Int> = []
    /// When the content was saved on this device. `nil` means that it comes from the server.
    public internal(set) var savedAt: Date?
}

/// A store that shows an overlay: a `LoadStore` or a `ListStore`.
@MainActor
public protocol OverlayStore: AnyObject {
    /// Shows the content again, because the overlay now shows something else.
    func present()
    /// The numbers of the user's changes that the loaded content includes. `nil` means that nothing was loaded.
    var includedChanges: Set<Int>? { get }
}

extension Loaded: Sendable where Content: Sendable {}
