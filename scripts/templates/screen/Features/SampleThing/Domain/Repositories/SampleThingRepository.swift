public import Core

/// Where items come from.
public protocol SampleThingRepository: Sendable {
    /// One item.
    func item(_ id: ResourceID) async throws(SampleThingError) -> SampleThingItem
}
