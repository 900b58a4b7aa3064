import SampleThing

/// The JSON output of the commands that change a sample item. A removed one is printed as it was.
struct SampleThingChangeDocument: Encodable {
    private let sampleItem: SampleThingDocument.Entry

    init(_ item: SampleThingItem) {
        sampleItem = SampleThingDocument.Entry(item)
    }
}
