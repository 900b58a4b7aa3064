public import Core

/// Reads sample items.
public protocol SampleThingRepository: Sendable {
    /// One sample item.
    func sampleItem(_ id: ResourceID) async throws(SampleThingError) -> SampleThingItem
}
