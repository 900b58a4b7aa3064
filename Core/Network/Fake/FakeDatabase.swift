import Core

/// The sample data with the state over it.
struct FakeDatabase: Sendable {
    let data: SampleData
    let store: any FakeStateStore

    /// The items of a collection; none when there is no such collection.
    func items(of name: String) throws(FakeRefusal) -> [JSONObject] {
        try read { items(of: name, in: $0) }
    }

    /// The items of a collection in a state that was read.
    func items(of name: String, in state: FakeState) -> [JSONObject] {
        let items = data[name] ?? []
        return state.changes[name]?.applied(to: items) ?? items
    }

    /// Looks something up in the state.
    func read<Value>(_ look: (FakeState) throws(FakeRefusal) -> Value) throws(FakeRefusal) -> Value {
        let state: FakeState
        do {
            state = try store.read()
        } catch {
            throw FakeRefusal(error)
        }
        return try look(state)
    }

    /// Changes the state. What was changed before a refusal was thrown is kept: a failed login counts.
    func update<Value>(_ change: (inout FakeState) throws(FakeRefusal) -> Value) throws(FakeRefusal) -> Value {
        let outcome: Result<Value, FakeRefusal>
        do {
            outcome = try store.update { state in
                Result { () throws(FakeRefusal) in try change(&state) }
            }
        } catch {
            throw FakeRefusal(error)
        }
        return try outcome.get()
    }
}
