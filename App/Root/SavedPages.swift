import Foundation

/// The selected tab and the open pages of a user. An app saves them, to show them again after it was ended.
struct SavedPages: Codable {
    let user: String
    let tab: String
    private let paths: [String: [String]]

    init(user: String, tab: String, paths: [String: [AnyRoute]]) {
        (self.user, self.tab) = (user, tab)
        self.paths = paths.mapValues { $0.map(\.description) }
    }

    /// The open pages above the first page of a tab. A link that does not lead to a page any more is left out.
    func path(of tab: String) -> [AnyRoute] {
        paths[tab, default: []].compactMap { try? AnyRoute(link: $0) }
    }
}

extension RootStore {
    /// The selected tab and the open pages as text. `nil` means that there are no pages, for example after a logout.
    public var savedPages: String? {
        guard let owner else { return nil }
        let paths = pages.mapValues { $0.dropFirst().map(\.route) }
        let data = try? JSONEncoder().encode(SavedPages(user: "\(owner)", tab: tab, paths: paths))
        return data.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Opens saved pages when the user who had opened them is signed in. Call this method before `auth.restore()`. A
    /// text that cannot be read is ignored.
    public func restore(_ text: String?) {
        saved = text.flatMap { try? JSONDecoder().decode(SavedPages.self, from: Data($0.utf8)) }
    }
}
