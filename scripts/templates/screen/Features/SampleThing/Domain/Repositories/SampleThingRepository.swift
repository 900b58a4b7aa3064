public import Core

/// Reads sample items. The app has a `SampleThingRepositoryImpl`.
public protocol SampleThingRepository: Sendable {
    /// Reads one sample item.
    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingItem
}
