import Core
import Root

extension RootState {
    /// The links of the screens of each modal.
    var modals: [String] {
        if case .home(_, let place, _) = self { place.modals.map { $0.map(\.description).joined(separator: " ") } } else { [] }
    }
}
