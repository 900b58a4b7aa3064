public import Foundation

/// The lists that are saved on this device.
public protocol SavedLists: Sendable {
    /// Returns the list with this name. Each list of the app needs a name of its own.
    ///
    /// The list belongs to the user who is signed in when it is used for the first time. With another user, nothing is
    /// read or saved, so do not keep it after a logout.
    func list<Element: SavedElement>(_ name: String) -> any SavedList<Element>
}

/// Data that is saved on this device and that the server can send again.
public protocol SavedData: Sendable {
    /// Deletes what is saved for all users and servers. Returns whether all of it is gone.
    func removeAll() -> Bool
}

/// A list of the server that is saved on this device. It is a cache: it can lose any element at any time, and it never
/// throws.
///
/// The repository of a feature shows the saved page, and then asks the server. If the server cannot be reached, the
/// saved page is the result, and its `savedAt` says how old it is.
public protocol SavedList<Element>: Sendable {
    /// An element of the list.
    associatedtype Element: SavedElement
    /// Returns one page of the saved elements. `nil` means that the page is not saved. But if a search or a filter
    /// selects no saved element, the page is empty, with the `savedAt` of any element.
    ///
    /// If the query selects all elements, the page has the elements that the server sent for this part of its list.
    /// Otherwise, the page is a part of all saved elements that `ListQuery.matches(_:)` selects, sorted by their ids. A
    /// database can find nothing if the search text is very long or has control characters.
    func page(_ number: Int, of query: some ListQuery) async -> ListPage<Element>?
    /// Returns the saved element with this id, also if only a search has found it. `nil` means that it is not saved.
    func element(_ id: Element.ID) async -> SavedCopy<Element>?
    /// Saves one page of the server, also which changes it includes. An element that is already saved is
    /// replaced. After an empty page, the page before it is the last one.
    func save(_ page: ListPage<Element>, number: Int, of query: some ListQuery, at date: Date) async
}
