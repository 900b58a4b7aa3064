extension Changes {
    /// Creates a form as `ChangedCollection.form` does, with the values as JSON. A `crud` of an earlier version uses it.
    public func form<Item: Identifiable & Sendable, Failure: FormFailure & ChangeFailure>(
        _ draft: FormDraft<Failure.Field>,
        of id: ResourceID<Item>?,
        at path: APIPath,
        change: @escaping @MainActor (_ values: JSONObject) -> PendingChange,
        onSaved: @escaping @MainActor (PendingChange) -> Void = { _ in }
    ) -> FormStore<PendingChange, Failure> where Item.ID == ResourceID<Item> {
        ChangedCollection<Item>(of: self, at: path) { $1 }.form(draft, of: id) { values in
            change(Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, $1) }))
        } onSaved: { change in
            onSaved(change)
        }
    }
}
