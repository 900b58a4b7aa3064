import Core
import SampleThing

/// A page of items as `--json` prints it. What is not known is `null`, not missing.
struct SampleThingDocument: Encodable {
    private let content: SampleThingContent

    init(_ content: SampleThingContent) {
        self.content = content
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(content.items.map(SampleThingEntry.init), forKey: .items)
        try container.encode(content.lastPage, forKey: .page)
        try container.encode(content.query.limit, forKey: .limit)
        try container.encode(content.total, forKey: .total)
        try container.encode(content.hasNext, forKey: .hasNext)
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

    init(_ item: SampleThingDetail) {
        id = item.id
        title = item.title
        body = item.body
    }
}
