import SampleThing

/// The item that a change was about as `--json` prints it; one that was removed, as it was.
struct SampleThingItemDocument: Encodable {
    private let item: SampleThingEntry

    init(_ item: SampleThingItem) {
        self.item = SampleThingEntry(item)
    }
}
