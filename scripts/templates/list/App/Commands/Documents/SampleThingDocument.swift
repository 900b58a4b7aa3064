import Core
import SampleThing

/// A page of items as `--json` prints it. What is not known is `null`, not missing.
struct SampleThingDocument: Encodable {
    private let list: SampleThingList

    init(_ list: SampleThingList) {
        self.list = list
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(list.items.map(SampleThingEntry.init), forKey: .items)
        try container.encode(list.lastPage, forKey: .page)
        try container.encode(list.query.limit, forKey: .limit)
        try container.encode(list.total, forKey: .total)
        try container.encode(list.hasNext, forKey: .hasNext)
    }

    private enum CodingKeys: CodingKey {
        case items, page, limit, total, hasNext
    }
}

/// One item as `--json` prints it.
struct SampleThingEntry: Encodable {
    private let id: ResourceID
    private let title: String
    private let body: String

    init(_ item: SampleThingItem) {
        id = item.id
        title = item.title
        body = item.body
    }
}
