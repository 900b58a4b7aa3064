public import Core

/// Describes which sample items to show, and how many sample items are on one page.
public struct SampleThingQuery: ListQuery {
    /// The default number of sample items on one page.
    public static let defaultLimit = 20

    /// The text that a sample item must contain. An empty text selects all sample items.
    public var search: String
    #if BOOL
    /// The filter: all sample items, or only those with one value of `sampleToggle`.
    public var filter: SampleThingFilter
    #endif
    /// The number of sample items on one page.
    public let limit: Int

    /// Creates a query. If `limit` is less than 1, it is set to 1.
    public init(
        search: String = "",
        // #if BOOL
        filter: SampleThingFilter = .all,
        // #endif
        limit: Int = defaultLimit
    ) {
        self.search = search
        #if BOOL
        self.filter = filter
        #endif
        self.limit = max(1, limit)
    }
}
#if BOOL

/// A filter for the sample items by `sampleToggle`.
public enum SampleThingFilter: String, Sendable, CaseIterable {
    /// All sample items.
    case all
    /// The sample items with the value `false`.
    case sampleNo
    /// The sample items with the value `true`.
    case sampleYes
}

extension SampleThingQuery {
    /// The value that `filter` selects, by the name of its field.
    public var filters: [String: String] {
        filter == .all ? [:] : ["sampleToggle": "\(filter == .sampleYes)"]
    }
}
#endif
