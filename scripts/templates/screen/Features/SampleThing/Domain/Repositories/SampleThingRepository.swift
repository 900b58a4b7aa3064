/// Reads sample items. The app has a `SampleThingRepositoryImpl`.
public protocol SampleThingRepository: Sendable {
    /// Reads the sample item.
    func sampleItem() async throws(SampleThingError) -> SampleThingItem
}
