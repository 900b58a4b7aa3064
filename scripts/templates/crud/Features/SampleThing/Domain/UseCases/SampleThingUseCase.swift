import Foundation

/// The rules for the sample items. They say which title is valid for a new sample item.
struct SampleThingUseCase: Sendable {
    let repository: any SampleThingRepository

    /// Returns the title without spaces at both ends. It throws if no character is left, or more than 200.
    func title(_ text: String) throws(SampleThingError) -> String {
        let limit = 200
        let title = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { throw .emptyTitle }
        guard title.count <= limit else { throw .longTitle(limit: limit) }
        return title
    }
}
