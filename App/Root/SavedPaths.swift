import Authentication
import Core
import Foundation

/// The selected tab, the open screens and the modals of a user. An app saves them, to show them again after a restart.
struct SavedPaths: Codable {
    let user: String
    let tab: String
    private let paths: [String: [String]]
    /// An older version has saved none.
    private let modals: [[String]]?

    /// What the user typed into a search field is not saved. If a screen is then the first screen of its tab, it is not
    /// saved either.
    init(user: String, tab: String, screens: [String: [DeepLink]], modals: [[DeepLink]]) {
        (self.user, self.tab) = (user, tab)
        func saved(_ link: DeepLink) -> DeepLink {
            DeepLink(link.name, path: link.path, query: link.query.filter { $0.key != "search" })
        }
        paths = screens.mapValues { links in
            let saved = links.map(saved)
            return zip(links, saved).dropFirst().filter { $0 == $1 || $1 != saved[0] }.map(\.1.description)
        }
        self.modals = modals.map { $0.map { saved($0).description } }
    }

    /// The screens of a tab. A link that is twice in a row, or does not lead to a screen any more, is left out.
    func screens(of tab: any Route.Type, routes: [any Route.Type]) -> [DeepLink] {
        read(paths[tab.name, default: []], after: [tab.first.link], routes)
    }

    /// The screens of each modal. A modal whose first screen does not exist any more is left out, with those above it.
    func modals(routes: [any Route.Type]) -> [[DeepLink]] {
        let all = (modals ?? []).map { texts -> [DeepLink] in
            guard let first = texts.first.flatMap({ try? DeepLink(parsing: $0, for: routes) }) else { return [] }
            return read(Array(texts.dropFirst()), after: [first], routes)
        }
        return Array(all.prefix { !$0.isEmpty })
    }

    private func read(_ texts: [String], after first: [DeepLink], _ routes: [any Route.Type]) -> [DeepLink] {
        let path = texts.compactMap { try? DeepLink(parsing: $0).route(in: routes) }.filter { $0.presentation == .push }
        return path.map(\.link).reduce(into: first) { if $0.last != $1 { $0.append($1) } }
    }
}

extension RootStore {
    /// The selected tab and the open screens as text. Save it after each change of `state`. `nil` means that there is
    /// nothing to save, for example after a logout.
    public var savedPaths: String? {
        let links = screens.mapValues { $0.map(\.link) }
        // A feature with the placement `once` is opened again without it.
        let modals = place.modals.filter { $0.first?.name != once?.name }
        let current = owner.map { SavedPaths(user: "\($0)", tab: tab, screens: links, modals: modals) } ?? saved
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
