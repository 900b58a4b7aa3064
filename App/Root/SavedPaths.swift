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

    /// What was open. A link that is twice in a row, or does not lead to a screen any more, is left out. Of a modal
    /// whose first screen is left out, nothing is shown, and nothing above it.
    func place(tabs: [any Route.Type], routes: [any Route.Type]) -> Place {
        func read(_ texts: [String], after first: DeepLink) -> [DeepLink] {
            let path = texts.compactMap { try? DeepLink(parsing: $0).route(in: routes) }
            return path.filter { $0.presentation == .push }.map(\.link).reduce(into: [first]) {
                if $0.last != $1 { $0.append($1) }
            }
        }
        var place = Place(tab: tabs.contains { $0.name == tab } ? tab : tabs.first?.name ?? "")
        for tab in tabs {
            place = place.with(read(paths[tab.name, default: []], after: tab.first.link), in: .tab(tab.name))
        }
        for texts in modals ?? [] {
            let first = texts.first.flatMap { try? DeepLink(parsing: $0).route(in: routes) }
            guard let first, first.presentation != .push else { break }
            place.modals.append(read(Array(texts.dropFirst()), after: first.link))
        }
        return place
    }
}

extension RootStore {
    /// The selected tab and the open screens as text. Save it after each change of `state`. `nil` means that there is
    /// nothing to save, for example after a logout. A modal that begins with a form is not in it, nor what is above it,
    /// because its text would be missing. Another screen with `isUnsaved` is in it, without its text.
    public var savedPaths: String? {
        let links = stacks.tabs.mapValues { $0.map(\.link) }
        // A feature with the placement `once` is opened again without it.
        let modals = stacks.modals.prefix { !($0.first?.store is any FormActions) }.filter {
            $0.first?.link.name != once?.name
        }
        let current = owner.map {
            SavedPaths(user: "\($0)", tab: tab, screens: links, modals: modals.map { $0.map(\.link) })
        }
        let data = (current ?? saved).flatMap { try? JSONCoding.encode($0) }
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
