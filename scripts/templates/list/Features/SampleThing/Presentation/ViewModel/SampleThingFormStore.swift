#if CRUD
public import Core

/// The form in which the user adds or edits a sample item. It is saved when its change is saved on this device.
public typealias SampleThingFormStore = FormStore<PendingChange, SampleThingError>

extension Changes {
    /// Creates a form that edits a sample item. `nil` is a new one.
    func form(
        editing item: SampleThingItem?,
        of repository: any SampleThingRepository,
        onSaved: @escaping @MainActor () -> Void
    ) -> SampleThingFormStore {
        form(FormDraft(of: item?.json ?? [:]), of: item?.id, at: repository.path) { values in
            item.map { repository.editing($0, values) } ?? repository.adding(values)
        } onSaved: { _ in
            onSaved()
        }
    }
}
#endif
