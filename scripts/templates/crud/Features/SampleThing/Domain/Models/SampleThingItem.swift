public import Core
import Foundation

/// A sample item, which is open or done.
public struct SampleThingItem: ListElement, Hashable {
    /// The id of the sample item on the server, or a temporary id such as `new-3`.
    public let id: ResourceID<SampleThingItem>
    /// The title of the sample item.
    public let title: String
    /// Whether the sample item is done. Otherwise it is open.
    public var isDone: Bool

    /// Creates a sample item, for example in a preview or a test.
    public init(id: ID, title: String, isDone: Bool) {
        self.id = id
        self.title = title
        self.isDone = isDone
    }
}

extension SampleThingItem {
    /// The title. A search reads it.
    public var texts: [String] { [title] }
    /// The values that a query can select, by the names of their parameters.
    public var values: [String: String] { ["id": "\(id)", "completed": "\(isDone)"] }

    /// Returns `text` without white space at both ends. Throws if the result is empty or has more than 200 characters.
    static func title(_ text: String) throws(SampleThingError) -> String {
        let limit = 200
        let title = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { throw .emptyTitle }
        guard title.count <= limit else { throw .longTitle(limit: limit) }
        return title
    }
}
