/// Items: one page, or several in a row.
struct SampleThingList: Equatable, Sendable {
    let query: SampleThingQuery
    let firstPage: Int
    var lastPage: Int
    var items: [SampleThingItem]
    var total: Int?
    var hasNext: Bool
}
