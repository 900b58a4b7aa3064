/// Describes which elements of a list to show.
public protocol ListQuery: Hashable, Sendable {
    /// The text that an element must contain. An empty text selects all elements.
    var search: String { get set }
    /// The number of elements on one page. It is at least 1.
    var limit: Int { get }
}
