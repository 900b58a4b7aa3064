/// The elements of a collection of the server, as the user has changed them on this device. A change is shown from the
/// moment when it is saved, until what was loaded includes it. If the server refuses it, it stays until the user sends
/// it again, edits it or discards it. Only the element of a refused removal is shown again.
public struct ChangedCollection<Element: Identifiable & Sendable>: Sendable where Element.ID == ResourceID<Element> {
    /// Returns an element with a change. For an element that is added, the old element is `nil`.
    public typealias Change = @Sendable (PendingChange, _ old: Element?) -> Element?

    /// The changes of the user.
    public let changes: Changes
    /// The path of the collection.
    package let path: APIPath
    private let change: Change
    private let isNewestFirst: Bool

    /// Creates the collection at `path`. A new element is the first one, or with `isNewestFirst` false the last one,
    /// until a response includes it. `change` says what a change does with an element.
    public init(of changes: Changes, at path: APIPath, isNewestFirst: Bool = true, change: @escaping Change) {
        self.changes = changes
        self.path = path
        self.isNewestFirst = isNewestFirst
        self.change = change
    }
}

extension ChangedCollection where Element: Decodable {
    /// Creates the collection at `path`, whose elements have the keys of the server. An element is the answer of the
    /// server, or what the change sends.
    public init(of changes: Changes, at path: APIPath, isNewestFirst: Bool = true) {
        self.init(of: changes, at: path, isNewestFirst: isNewestFirst) { change, old in
            guard var body = change.body(as: JSONObject.self) else { return old }
            body["id"] = change.itemID.map(JSONValue.string)
            let new = try? JSONCoding.decode(Element.self, from: JSONCoding.encode(body))
            return change.answer(as: Element.self) ?? new ?? old
        }
    }
}

extension ChangedCollection {
    /// The changes of the elements that wait for the server, or that the server refused. They are already shown.
    @MainActor public var unsent: [PendingChange] { changes.outbox.unsent(at: path) }

    /// The changes of one element that the server does not have. If one was refused, it comes first, because the later
    /// ones wait for it.
    @MainActor public func unsent(of id: Element.ID) -> [PendingChange] {
        let id = changes.outbox.serverID(of: id, at: path) ?? id
        return unsent.filter { $0.isOf(id) }
    }

    /// An element with a change. For an element that is added, `old` is `nil`.
    public func element(with change: PendingChange, old: Element? = nil) -> Element? { self.change(change, old) }

    /// Creates a form. It is saved when its change is saved on this device. `id` is `nil` for a new element. If a
    /// change of the element was refused, the words of the server are at the fields. `change` makes the change of the
    /// values that differ from the opening of the form.
    @MainActor
    public func form<Failure: FormFailure & ChangeFailure>(
        _ draft: FormDraft<Failure.Field>,
        of id: Element.ID?,
        change: @escaping @MainActor (_ values: [Failure.Field: JSONValue]) -> PendingChange,
        onSaved: @escaping @MainActor (PendingChange) -> Void = { _ in }
    ) -> FormStore<PendingChange, Failure> {
        var draft = draft
        let refusal = id.flatMap { unsent(of: $0).lazy.compactMap(\.refusal).first }
        draft.problems = Failure.Field.problems(in: refusal?.fields ?? [:])
        let saveDraft: FormStore<PendingChange, Failure>.Save = { [changes] draft async throws(Failure) in
            let values = Failure.Field.allCases.reduce(into: [:]) { $0[$1] = draft.changes[$1.key] }
            do throws(ChangeError) { return try await changes.save(change(values)) } catch { throw .change(error) }
        }
        return FormStore(draft, isCancellable: false, save: saveDraft, onSaved: onSaved)
    }

    /// Loads an element with its id on the server. An element that the server does not have is what the queue has of
    /// it. `nil` means that there is no such element.
    @MainActor
    public func load<Failure>(
        _ id: Element.ID,
        _ load: (Element.ID) async throws(Failure) -> Element
    ) async throws(Failure) -> Element? {
        if let id = changes.outbox.serverID(of: id, at: path) { return try await load(id) }
        return element(id, in: changes.outbox, of: Loaded())
    }
}

@MainActor
extension ChangedCollection {
    /// The overlay of something that has elements of this collection, such as a post with its comments. `shown` is what
    /// is shown of it: its second argument returns elements with the changes of the user.
    public func overlay<Whole>(
        _ shown: @escaping @MainActor (Whole, _ changed: ([Element]) -> [Element]) -> Whole
    ) -> Overlay<Loaded<Whole>, Whole> {
        overlay { outbox, loaded in
            loaded.content.map { whole in
                shown(whole) { applied(outbox.changes(at: path, notIn: loaded.includedChanges), to: $0) }
            }
        }
    }

    /// The overlay of a list without pages. Before the list is loaded, what the user has added is shown.
    func overlayOfAll() -> Overlay<Loaded<[Element]>, [Element]> {
        overlay { outbox, loaded in
            let later = outbox.changes(at: path, notIn: loaded.includedChanges)
            if let elements = loaded.content { return applied(later, to: elements) }
            let new = applied(outbox.unsent(at: path), to: [])
            return new.isEmpty ? nil : new
        }
    }

    /// The overlay of one element. If the user has removed it, the element is shown as it was loaded.
    public func overlay(of id: Element.ID) -> Overlay<Loaded<Element>, Element> {
        overlay { outbox, loaded in
            let elements = Loaded(content: loaded.content.map { [$0] }, includedChanges: loaded.includedChanges)
            return element(id, in: outbox, of: elements) ?? loaded.content
        }
    }

    /// The overlay of a list with pages.
    ///
    /// A new element is first on page 1 if the query selects it. When a page includes it, it has its place there. An
    /// edited element stays visible, also if the query no longer selects it. A removed element is gone at once. The
    /// total follows. Without a page, the new elements are shown.
    public func overlay<Query>() -> ListOverlay<Element, Query> where Element: ListElement & Hashable {
        overlay { outbox, pages in content(of: pages, in: outbox) }
    }

    private func overlay<Base, Shown>(_ shown: @escaping @MainActor (Outbox, Base) -> Shown?) -> Overlay<Base, Shown> {
        Overlay(
            executedChanges: { await changes.executedChanges() },
            countedChanges: { changes.outbox.countedChanges(at: path) },
            follow: { changes.follow($0, at: path) },
            shown: { shown(changes.outbox, $0) }
        )
    }
}

extension ChangedCollection {
    /// An element with the changes in the queue. `nil` means that there is no such element, or that it is removed.
    func element(_ id: Element.ID, in outbox: Outbox, of loaded: Loaded<[Element]>) -> Element? {
        let serverID = outbox.serverID(of: id, at: path)
        // If the server does not have the element, what a store has loaded of it came from the queue.
        let sent = serverID == nil ? [] : loaded.content ?? []
        let later = outbox.changes(at: path, notIn: loaded.includedChanges)
        return applied(later, to: sent).first { $0.id == serverID ?? id }
    }

    /// Elements that the server has sent, with these changes.
    private func applied(_ changes: [PendingChange], to elements: [Element]) -> [Element] {
        var elements = elements
        for pending in changes {
            guard let id = pending.itemID else { continue }
            let index = elements.firstIndex { $0.id == ResourceID(id) }
            switch (pending.method, index) {
            case (_, let index?) where pending.isRemoval: if pending.refusal == nil { elements.remove(at: index) }
            case (_, let index?): elements[index] = change(pending, elements[index]) ?? elements[index]
            case (.post, nil):
                if let new = change(pending, nil) { elements.insert(new, at: isNewestFirst ? 0 : elements.endIndex) }
            default: break
            }
        }
        return elements
    }

    /// The loaded elements with the changes, and the total with the changes that the server had not counted.
    private func content<Query>(
        of pages: LoadedPages<Element, Query>,
        in outbox: Outbox
    ) -> ListContent<Element, Query>? where Element: ListElement {
        guard let loaded = pages.content else {
            // What was sent can be anywhere in the list. Only what waits is surely at its start.
            let new = applied(outbox.unsent(at: path), to: []).filter(pages.query.matches)
            return new.isEmpty ? nil : ListContent(new, query: pages.query)
        }
        let later = outbox.changes(at: path, notIn: pages.includedChanges)
        let uncounted = outbox.changes(at: path, notIn: pages.changesInTotal)
            .filter { !pages.removalsMaybeInTotal.contains($0.number) }
        guard !later.isEmpty || !uncounted.isEmpty else { return loaded }
        let ids = Set(loaded.items.map(\.id))
        func changed(by changes: [PendingChange]) -> [Element] {
            applied(changes, to: loaded.items).filter { ids.contains($0.id) || loaded.query.matches($0) }
        }
        let items = changed(by: later).filter { loaded.firstPage == 1 || ids.contains($0.id) }
        var difference = changed(by: uncounted).count - ids.count
        if loaded.query.selectsAll {
            func items(_ isCounted: (PendingChange) -> Bool) -> [Element.ID] {
                let changes = uncounted.filter { isCounted($0) && $0.refusal == nil }
                return changes.compactMap(\.itemID).map { ResourceID($0) }
            }
            difference -= Set(items(\.isRemoval)).subtracting(ids).subtracting(items { $0.method == .post }).count
        }
        return loaded.showing(items, total: loaded.total.map { $0 + difference })
    }
}
