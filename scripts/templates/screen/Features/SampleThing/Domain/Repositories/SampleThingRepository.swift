public import Core

/// Reads sample items.
public protocol SampleThingRepository: Sendable {
    /// Returns the sample item with this id.
    func sampleItem(_ id: ResourceID) async throws(SampleThingError) -> SampleThingItem
}
