import Authentication
import Core
import Foundation

/// The selected tab and the open screens of a user. An app saves them, to show them again after a restart.
struct SavedPaths: Codable {
    let user: String
    let tab: String
    private let paths: [String: [String]]

    /// What the user typed into a search field is not saved. If a screen is then the first screen of its tab, it is not
    /// saved either.
    init(user: String, tab: String, screens: [String: [DeepLink]]) {
        (self.user, self.tab) = (user, tab)
        paths = screens.mapValues { links in
            let saved = links.map { DeepLink($0.name, path: $0.path, query: $0.query.filter { $0.key != "search" }) }
            return zip(links, saved).dropFirst().filter { $0 == $1 || $1 != saved[0] }.map(\.1.description)
        }
    }

    /// The screens of a tab. A link that is twice in a row, or does not lead to a screen any more, is left out.
    func screens(of tab: any Route.Type, tabs: [any Route.Type]) -> [DeepLink] {
        paths[tab.name, default: []].compactMap { try? DeepLink(parsing: $0, for: tabs) }
            .reduce(into: [tab.first.link]) { if $0.last != $1 { $0.append($1) } }
    }
}

extension RootStore {
    /// The selected tab and the open screens as text. Save it after each change of `state`. `nil` means that there is
    /// nothing to save, for example after a logout.
    public var savedPaths: String? {
        let links = screens.mapValues { $0.map(\.link) }
        let current = owner.map { SavedPaths(user: "\($0)", tab: tab, screens: links) } ?? saved
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
