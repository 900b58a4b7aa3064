/// Consecutive pages of a list as they were loaded, and which pages to ask for next. It is a value, without a task. It
/// shows no element twice. `SeenElements` has the rules for the end of a list.
///
/// A server counts the elements of a page from the start of its list. For example, page 1 with `e d` is loaded, and the
/// list is `e d c b a`. After the user has removed `d`, page 1 of the server is `e c`, and page 2 is `b a`. So
/// `next(after:)` asks for the pages 1 and 2, because `c` has moved to page 1.
public struct LoadedPages<Element: Identifiable & Hashable & Sendable, Query: ListQuery>: Sendable
where Element.ID: Sendable {
    /// The pages to ask for, one after the other, until one of them is the last page of the list.
    package struct Plan: Equatable, Sendable {
        /// The numbers of the pages.
        package let pages: ClosedRange<Int>
        /// The numbers of the removals that have moved elements, so that earlier pages are asked for again.
        fileprivate let removals: Set<Int>
    }

    /// The end of what is loaded.
    private struct End {
        var page = 0
        /// On a server with exactly the changes `includedChanges`, all elements up to the end of `page` are loaded, but
        /// not the last `missing` ones of them.
        var missing = 0
        var includedChanges: Set<Int> = []
        /// Whether the server can have removed an element between two requests, so that another one is not loaded.
        var isUncertain = false
    }

    /// The query that selects the elements.
    package let query: Query
    /// The elements of all pages. `nil` means that no page was loaded.
    public private(set) var content: ListContent<Element, Query>?
    /// The numbers of the user's changes that each page includes.
    package private(set) var includedChanges: Set<Int> = []
    /// The numbers of the user's changes that the total of `content` includes. It comes from the last page that was
    /// loaded.
    package private(set) var changesInTotal: Set<Int> = []
    /// The numbers of the removals that the total can include, too, because the server can have executed them before it
    /// has counted.
    package private(set) var removalsMaybeInTotal: Set<Int> = []
    private var seen: SeenElements<Element>
    private var end = End()
    /// The number of elements on the smallest page that was full. A server can send less than the limit.
    private var pageSize: Int

    /// No page of the elements that `query` selects.
    package init(_ query: Query) {
        self.query = query
        pageSize = max(1, query.limit)
        seen = SeenElements(from: 1)
    }

    /// One page. `counted` are the changes of the number of elements that the server has executed, or can have
    /// executed, now that the page is here.
    package init(_ page: ListPage<Element>, for request: ListRequest<Query>, after counted: [CountedChange] = []) {
        self.init(request.query)
        seen = SeenElements(from: request.page)
        content = ListContent(seen.add(page), for: request)
        includedChanges = page.includedChanges
        end = End(page: request.page, includedChanges: page.includedChanges)
        measure([page], after: counted)
    }
}

extension LoadedPages {
    /// The pages to ask for: the next one, and before it those whose elements have moved. `nil` means that all elements
    /// are loaded.
    package func next(after counted: [CountedChange]) -> Plan? {
        let removals = Set(counted.filter { $0.isRemoval && $0.isSent }.map(\.number)).subtracting(end.includedChanges)
        guard let content, content.lastPage < .max, seen.hasNext || end.isUncertain && !removals.isEmpty else {
            return nil
        }
        let next = content.lastPage + 1
        guard !removals.isEmpty else { return Plan(pages: next...next, removals: []) }
        let moved = end.page - (end.missing + removals.count - 1) / pageSize
        return Plan(pages: max(content.firstPage, moved)...next, removals: removals)
    }

    /// Adds the pages of a plan. `counted` are the changes of the number of elements that the server has executed, or
    /// can have executed, now that the last of these pages is here.
    package mutating func add(_ pages: [ListPage<Element>], of plan: Plan, after counted: [CountedChange]) {
        let added = counted.count { !$0.isRemoval && !includedChanges.contains($0.number) }
        add(pages, from: plan.pages.lowerBound, added: added)
        guard let content, let last = pages.last else { return }
        let handled = end.includedChanges.union(plan.removals)
        if counted.allSatisfy({ !$0.isRemoval || handled.contains($0.number) }) {
            end = End(page: content.lastPage, includedChanges: last.includedChanges)
        } else {
            end.missing += plan.removals.count
            end.includedChanges = handled
            end.isUncertain = true
        }
        measure(pages, after: counted)
    }

    /// The first page was asked for again, and the server cannot be reached. The pages stay, and are as old as `page`.
    mutating func keep(insteadOf page: ListPage<Element>) { content?.addAge(of: page) }

    /// Adds pages again, and the next page. The new elements of a page that was loaded before are placed behind the
    /// element before them on the page, or before the next one. If the next page is empty and the last one, the last
    /// page stays.
    private mutating func add(_ pages: [ListPage<Element>], from first: Int, added: Int) {
        guard var content else { return }
        func index(of element: Element) -> Int? { content.items.firstIndex { $0.id == element.id } }
        for (offset, page) in pages.enumerated() {
            let number = first + offset
            let isAgain = number <= content.lastPage
            let new = seen.add(page, isNext: !isAgain, added: added)
            var newIDs = Set(new.items.map(\.id))
            let laterElements = pages[offset...].lazy.flatMap(\.items)
            var place = isAgain ? laterElements.compactMap(index).first : nil
            for element in page.items {
                if newIDs.remove(element.id) != nil {
                    content.items.insert(element, at: place ?? content.items.endIndex)
                    place = place.map { $0 + 1 }
                } else if isAgain, let index = index(of: element) {
                    place = index + 1
                }
            }
            if !new.items.isEmpty || new.hasNext { content.lastPage = max(content.lastPage, number) }
            includedChanges.formIntersection(page.includedChanges)
            content.total = new.total
            content.addAge(of: page)
        }
        self.content = content
    }

    private mutating func measure(_ pages: [ListPage<Element>], after counted: [CountedChange]) {
        for page in pages where page.hasNext { pageSize = max(1, min(pageSize, page.items.count + page.nulls)) }
        guard let last = pages.last else { return }
        changesInTotal = last.includedChanges
        guard last.savedAt == nil else { return removalsMaybeInTotal = [] }
        let later = counted.filter { $0.isRemoval && !changesInTotal.contains($0.number) }
        // An element that is on the page was there when the server has counted.
        let ids = later.isEmpty ? [] : Set(pages.flatMap(\.items).map { "\($0.id)" })
        removalsMaybeInTotal = Set(later.filter { !ids.contains($0.item) }.map(\.number))
    }
}

/// An addition or a removal of an element by the user that the server has executed, or can have executed.
package struct CountedChange: Hashable, Sendable {
    /// The number of the change.
    package let number: Int
    /// The id of the element.
    package let item: String
    /// Whether it is a removal.
    package let isRemoval: Bool
    /// Whether the server has surely executed it.
    package let isSent: Bool

    /// Creates a change of the number of elements.
    package init(_ number: Int, of item: String, isRemoval: Bool, isSent: Bool) {
        (self.number, self.item) = (number, item)
        (self.isRemoval, self.isSent) = (isRemoval, isSent)
    }
}
