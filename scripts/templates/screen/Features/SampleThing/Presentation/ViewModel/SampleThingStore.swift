public import Core

/// Loads one sample item and stores the state of the screen that shows it.
@MainActor
public final class SampleThingStore: LoadStore<SampleThingItem, SampleThingError>, ScreenStore, SampleThingActions {
    #if MINE
    init(repository: any SampleThingRepository) {
        super.init { (_, _) async throws(SampleThingError) in try await repository.sampleItem() }
    }
    #else
    init(repository: any SampleThingRepository, id: SampleThingItem.ID) {
        super.init { (_, _) async throws(SampleThingError) in try await repository.sampleItem(id) }
    }
    #endif
}
