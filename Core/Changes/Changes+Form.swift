extension FormFailure where Self: ChangeFailure {
    /// If a change cannot be saved on this device, nothing is sent.
    public var mayBeSaved: Bool { false }
}

extension Changes {
    /// Creates a form that saves a change of an item of the collection at `path`. It is saved when its change is saved on
    /// this device. `id` is `nil` for a new item. If a change of the item was refused, the words of the server are at the
    /// fields. `change` makes the change of the values that differ from the opening of the form.
    public func form<Item, Failure: FormFailure & ChangeFailure>(
        _ draft: FormDraft<Failure.Field>,
        of id: ResourceID<Item>?,
        at path: APIPath,
        change: @escaping @MainActor (_ values: JSONObject) -> PendingChange,
        onSaved: @escaping @MainActor (PendingChange) -> Void = { _ in }
    ) -> FormStore<PendingChange, Failure> {
        var draft = draft
        let refusal = id.flatMap { unsent(of: $0, at: path).lazy.compactMap(\.refusal).first }
        draft.problems = Failure.Field.problems(in: refusal?.fields ?? [:])
        let saveDraft: FormStore<PendingChange, Failure>.Save = { [self] draft async throws(Failure) in
            do throws(ChangeError) { return try await save(change(draft.changes)) } catch { throw .change(error) }
        }
        return FormStore(draft, isCancellable: false, save: saveDraft, onSaved: onSaved)
    }

    /// The changes of an item that the server does not have. If one was refused, it comes first.
    public func unsent<Item>(of id: ResourceID<Item>, at path: APIPath) -> [PendingChange] {
        let id = outbox.serverID(of: id, at: path) ?? id
        return outbox.unsent(at: path).filter { $0.isOf(id) }
    }
}
