import Foundation

/// The rules of the sample items: which title a new one may have.
struct SampleThingUseCase: Sendable {
    let repository: any SampleThingRepository

    /// The title without spaces at both ends. It must not be empty, and has at most 200 characters.
    func title(_ text: String) throws(SampleThingError) -> String {
        let limit = 200
        let title = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !title.isEmpty else { throw .emptyTitle }
        guard title.count <= limit else { throw .longTitle(limit: limit) }
        return title
    }
}
