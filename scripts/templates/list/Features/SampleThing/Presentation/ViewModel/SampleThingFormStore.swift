#if CRUD
public import Core

/// The reason why a change of a sample item was not saved, or was refused.
public typealias SampleThingFormError = FormError<SampleThingField, SampleThingError>
/// The form in which the user adds or edits a sample item. It is saved when its change is saved on this device.
public typealias SampleThingFormStore = FormStore<PendingChange, SampleThingFormError>

extension SampleThingRepository {
    /// The reason why the server refused a change, also what is wrong with each field. `nil` means that it was not
    /// refused.
    public func formError(of change: PendingChange) -> SampleThingFormError? {
        change.refusal.flatMap { refusal in error(of: change).map { FormError(refusal, or: $0) } }
    }

    /// Creates a form that edits a sample item. `nil` is a new one.
    @MainActor
    public func form(editing item: SampleThingItem?) -> SampleThingFormStore {
        changedSampleItems.form(FormDraft(of: item?.json ?? [:]), of: item?.id) { values in
            item.map { editing($0, values) } ?? adding(values)
        }
    }
}
#endif
