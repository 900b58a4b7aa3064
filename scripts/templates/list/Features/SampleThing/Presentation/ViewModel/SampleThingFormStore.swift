#if CRUD
public import Core

/// The states of the form in which the user adds or edits a sample item.
public typealias SampleThingFormState = FormState<PendingChange, SampleThingError>
/// The form in which the user adds or edits a sample item. It is saved when its change is saved on this device.
public typealias SampleThingFormStore = FormStore<PendingChange, SampleThingError>

extension Changes {
    /// Creates a form that edits a sample item. `nil` is a new one. The form shows what the server has refused.
    func form(
        editing item: SampleThingItem?,
        of repository: any SampleThingRepository,
        onSaved: @escaping @MainActor () -> Void
    ) -> SampleThingFormStore {
        let form = PendingChange.newForm
        var draft = FormDraft<SampleThingField>(of: item?.json ?? [:])
        let refusal = item.flatMap { unsent(of: $0.id, at: repository.path).lazy.compactMap(\.refusal).first }
        draft.problems = SampleThingField.problems(in: refusal?.fields ?? [:])
        return SampleThingFormStore(draft) { [self] draft async throws(SampleThingError) in
            let values = draft.changes
            let change = item.map { repository.editing($0, values) } ?? repository.adding(values, form: form)
            do throws(ChangeError) { return try await save(change) } catch { throw .change(error) }
        } onSaved: { _ in
            onSaved()
        }
    }

    /// The changes of a sample item that the server does not have. If one was refused, it comes first.
    func unsent(of id: SampleThingItem.ID, at path: APIPath) -> [PendingChange] {
        let id = outbox.serverID(of: id, at: path) ?? id
        return outbox.unsent(at: path).filter { $0.itemID == "\(id)" }
    }
}
#endif
