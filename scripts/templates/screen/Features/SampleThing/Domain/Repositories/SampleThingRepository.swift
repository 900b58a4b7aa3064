public import Core

/// Reads sample items, for example through an API.
public protocol SampleThingRepository: Sendable {
    /// Reads one sample item.
    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingItem
}
