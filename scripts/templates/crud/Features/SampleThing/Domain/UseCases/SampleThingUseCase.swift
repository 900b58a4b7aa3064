import Foundation

/// The rules for sample items, for example for the title of a new sample item.
struct SampleThingUseCase: Sendable {
    let repository: any SampleThingRepository

    /// Returns the title without spaces at both ends. An empty title, or one with over 200 characters, is an error.
    func title(_ text: String) throws(SampleThingError) -> String {
        let limit = 200
        let title = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { throw .emptyTitle }
        guard title.count <= limit else { throw .longTitle(limit: limit) }
        return title
    }
}
