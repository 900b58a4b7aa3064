public import Core

/// Loads one sample item and stores the state of the screen that shows it.
@MainActor
public final class SampleThingStore: LoadStore, ScreenStore, SampleThingActions {
    /// The current state of the screen.
    public var state: SampleThingState { loader.state }
    /// Loads the sample item.
    public let loader: Loader<SampleThingItem, SampleThingError>

    init(repository: any SampleThingRepository, id: SampleThingItem.ID) {
        loader = Loader { (_) async throws(SampleThingError) in try await repository.sampleItem(id) }
    }
}
