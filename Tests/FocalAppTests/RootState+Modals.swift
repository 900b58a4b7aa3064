import Core
import Root

extension RootState {
    /// The links of the screens of each modal.
    var modals: [String] {
        guard case .home(_, let place, _) = self else { return [] }
        return place.modals.map { $0.map(\.description).joined(separator: " ") }
    }
}
