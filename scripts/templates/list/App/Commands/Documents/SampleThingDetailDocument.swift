import SampleThing

/// One item on its own as `--json` prints it.
struct SampleThingDetailDocument: Encodable {
    private let item: SampleThingEntry

    init(_ item: SampleThingItem) {
        self.item = SampleThingEntry(item)
    }
}
