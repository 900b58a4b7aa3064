#if !MINE
public import Core

#endif
/// Reads sample items. The app has a `SampleThingRepositoryImpl`.
public protocol SampleThingRepository: Sendable {
    #if MINE
    /// Reads the sample item of the user who is signed in.
    func sampleItem() async throws(SampleThingError) -> SampleThingItem
    #else
    /// Reads one sample item.
    func sampleItem(_ id: SampleThingItem.ID) async throws(SampleThingError) -> SampleThingItem
    #endif
}
