public import Core
public import Testing

extension Store {
    /// From now on, the test fails at each transition that is not in `table`. For a case of the state, `table` contains
    /// the cases that may follow, for example `["signedOut": ["loading"]]`.
    public func expectTransitions(_ table: [String: Set<String>], sourceLocation: SourceLocation = #_sourceLocation) {
        if Order.current?.log.actions ?? 0 > 0 {
            Issue.record("Call expectTransitions before `user`.", sourceLocation: sourceLocation)
        }
        var last = caseName
        transitions.observe { [weak self] _ in
            guard let next = self?.caseName else { return }
            let isAllowed = table[last, default: []].contains(next)
            #expect(isAllowed, "The state changed from \(last) to \(next).", sourceLocation: sourceLocation)
            last = next
        }
    }

    fileprivate var caseName: String { String("\(state)".prefix { $0 != "(" }) }
}

extension Store where Self: LoadActions {
    /// From now on, the test fails at a transition that no load makes, for example from `idle` to `loaded`.
    public func expectLoadTransitions(sourceLocation: SourceLocation = #_sourceLocation) {
        let table: [String: Set<String>] = [
            "idle": ["loading"], "loading": ["idle", "loading", "loaded", "error"], "loaded": ["loading"],
            "error": ["idle", "loading", "loaded"],
        ]
        expectTransitions(table, sourceLocation: sourceLocation)
    }

    /// Asserts that the state is not `loading`. Call this when nothing is pending.
    public func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(caseName != "loading", sourceLocation: sourceLocation)
    }
}

extension ListStore {
    /// Asserts that the list shows the result of this search, and each element once. Call this when nothing is pending.
    public func expectAgreement(search: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(!state.isLoading, sourceLocation: sourceLocation)
        #expect(searchText == search && query.search == search, sourceLocation: sourceLocation)
        #expect(state.content.map(\.query) == query, sourceLocation: sourceLocation)
        let ids = state.content?.items.map(\.id) ?? []
        #expect(Set(ids).count == ids.count, sourceLocation: sourceLocation)
    }
}
