public import Core

/// Loads one sample item and stores the state of the screen that shows it.
@MainActor
public final class SampleThingDetailStore: LoadStore<SampleThingItem, SampleThingError>, ScreenStore {
    init(repository: any SampleThingRepository, id: SampleThingItem.ID, known: SampleThingItem?) {
        super.init(known) { (_, _) async throws(SampleThingError) in try await repository.sampleItem(id) }
    }
}
