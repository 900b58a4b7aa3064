#if OFFLINE
public import Core
public import Foundation

/// Saves sample items on this device. It is a cache: it can lose any of them at any time, and it never throws.
public protocol SampleThingLocalDataSource: Sendable {
    /// Returns one page of the saved sample items. `nil` means that nothing is saved for this page. Without a
    /// search, the page has the sample items that the server sent for this part of its list. With a search, it has
    /// those that `SampleThingQuery.matches(_:)` selects, sorted by their ids. A database can find nothing if the
    /// search text is very long.
    func sampleItems(_ query: SampleThingQuery, page: Int) async -> ListPage<SampleThingItem>?
    /// Saves one page of the server. A sample item that is already saved is replaced.
    func save(_ page: ListPage<SampleThingItem>, number: Int, of query: SampleThingQuery, at date: Date) async
}
#endif
