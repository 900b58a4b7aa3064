import SampleThing

/// One item on its own as `--json` prints it.
struct SampleThingDetailDocument: Encodable {
    private let item: SampleThingEntry

    init(_ detail: SampleThingDetail) {
        item = SampleThingEntry(detail)
    }
}
