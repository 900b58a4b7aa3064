public import Core

/// Loads one sample item and stores the state of the screen that shows it.
@MainActor
public final class SampleThingDetailStore: LoadStore, ScreenStore, SampleThingDetailActions {
    /// The current state of the screen.
    public var state: SampleThingDetailState { loader.state }
    /// Loads the sample item. What is known from the list is shown at once.
    public let loader: Loader<SampleThingDetail, SampleThingError>

    init(repository: any SampleThingRepository, id: SampleThingItem.ID, known: SampleThingItem?) {
        loader = Loader(known) { (_) async throws(SampleThingError) in try await repository.sampleItem(id) }
    }
}
