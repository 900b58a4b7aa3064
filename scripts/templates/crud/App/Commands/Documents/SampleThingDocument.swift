import Core
import SampleThing

/// Items as `--json` prints them. A total that is not known is `null`, not missing.
struct SampleThingDocument: Encodable {
    private let content: SampleThingContent

    init(_ content: SampleThingContent) {
        self.content = content
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(content.items.map(SampleThingEntry.init), forKey: .items)
        try container.encode(content.query.filter.rawValue, forKey: .filter)
        try container.encode(content.total, forKey: .total)
    }

    private enum CodingKeys: CodingKey {
        case items, filter, total
    }
}

/// One item as `--json` prints it.
struct SampleThingEntry: Encodable {
    private let id: ResourceID
    private let title: String
    private let isDone: Bool

    init(_ item: SampleThingItem) {
        id = item.id
        title = item.title
        isDone = item.isDone
    }
}
