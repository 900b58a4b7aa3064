package import Authentication
import Core
package import Root

extension RootState {
    package var user: AuthenticatedUser? {
        if case .home(let user, _, _) = self { user } else { nil }
    }

    /// What the user is asked about.
    package var asking: Leaving? {
        if case .home(_, _, let asking) = self { asking } else { nil }
    }

    /// The links of the screens of each modal.
    package var modals: [String] {
        if case .home(_, let place, _) = self {
            place.modals.map { $0.map(\.description).joined(separator: " ") }
        } else {
            []
        }
    }

    /// The selected tab, and the links of its open screens without its first screen.
    package var place: [String] { (tab.map { [$0] } ?? []) + path }

    package var tab: String? {
        if case .home(_, let place, _) = self { place.tab } else { nil }
    }

    /// The links of the open screens of the selected tab, without its first screen.
    package var path: [String] {
        if case .home(_, let place, _) = self { place.paths[place.tab, default: []].map(\.description) } else { [] }
    }
}
