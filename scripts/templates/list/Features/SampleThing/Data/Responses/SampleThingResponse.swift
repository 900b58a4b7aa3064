import Core

/// The response to `GET /sample-items/5`, and one element of the response to `GET /sample-items`.
struct SampleThingResponse: Decodable {
    let sampleKey: String

    var sampleItem: SampleThingItem {
        SampleThingItem(id: sampleID, sampleField: sampleKey)
    }
}
#if IN

/// The response to `GET /sample-items`: an object with the list. It can also be the list alone, as on the fake server.
struct SampleThingListResponse: Decodable {
    let items: [SampleThingItem]

    private enum CodingKeys: String, CodingKey {
        case items = "sampleIn"
    }

    init(from decoder: any Decoder) throws {
        let object = try? decoder.container(keyedBy: CodingKeys.self)
        let responses = try object?.decode([SampleThingResponse].self, forKey: .items) ?? .init(from: decoder)
        items = responses.map(\.sampleItem)
    }
}
#endif
