public import Core

/// Loads one sample item and stores the state of the screen that shows it.
@MainActor
public final class SampleThingStore: LoadStore<SampleThingItem, SampleThingError>, ScreenStore, SampleThingActions {
    init(repository: any SampleThingRepository) {
        super.init { (_, _) async throws(SampleThingError) in try await repository.sampleItem() }
    }
}
