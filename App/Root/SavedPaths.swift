import Authentication
import Core
import Foundation

/// The selected tab and the open screens of a user. An app saves them, to show them again after a restart.
struct SavedPaths: Codable {
    let user: String
    let tab: String
    private let paths: [String: [String]]

    /// What the user typed into a search field is not saved.
    init(user: String, tab: String, paths: [String: [DeepLink]]) {
        (self.user, self.tab) = (user, tab)
        self.paths = paths.mapValues { path in
            path.map { link in
                let query = link.query.filter { $0.key != "search" }
                return DeepLink(link.name, path: link.path, query: query).description
            }
        }
    }

    /// The open screens above the first screen of a tab. A link that does not lead to a screen any more is left out.
    func path(of tab: String, tabs: [any Route.Type]) -> [DeepLink] {
        paths[tab, default: []].compactMap { try? DeepLink(parsing: $0, for: tabs) }
    }
}

extension RootStore {
    /// The selected tab and the open screens as text. Save it after each change of `state`. `nil` means that there is
    /// nothing to save, for example after a logout.
    public var savedPaths: String? {
        let paths = screens.mapValues { $0.dropFirst().map(\.link) }
        let current = owner.map { SavedPaths(user: "\($0)", tab: tab, paths: paths) } ?? saved
        let data = current.flatMap { try? JSONCoding.encode($0) }
        return data.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Starts the app: finds out who is signed in, and opens the screens that this user had open. Later calls do
    /// nothing. A text that cannot be read is ignored.
    public func start(with savedPaths: String? = nil) async {
        guard state == .restoring else { return }
        saved = savedPaths.flatMap { try? JSONCoding.decode(from: Data($0.utf8)) }
        await auth.restore()
    }
}
