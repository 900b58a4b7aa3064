import Root

/// What should be open. A card is a screen, and `text` is what the user has typed in it.
@MainActor
struct ModalModel {
    final class Card {
        let link: String
        var text = ""
        init(_ link: String) { self.link = link }
    }

    static let stacks: [String: (pushed: [String], modals: [[String]])] = [
        "notes": (["notes"], []), "notes/3": (["notes", "notes/3"], []), "user": (["user"], []),
        "user/notes": (["user", "user/notes"], []), "about": (["about"], []),
        "about/license": (["about", "about/license"], []), "draft": ([], [["draft"]]),
        "draft/tags": ([], [["draft", "draft/tags"]]), "draft/preview": ([], [["draft"], ["draft/preview"]]),
    ]
    typealias Cards = (tab: String, tabs: [String: [Card]], modals: [[Card]])
    typealias Links = (tab: String, tabs: [String: [String]], modals: [[String]])

    var open: Cards = ("notes", ["notes": [Card("notes")], "user": [Card("user")]], [])
    var asked: Links?
    var wantsLogout = false

    var all: [Card] { open.tabs.values.flatMap { $0 } + open.modals.flatMap { $0 } }
    var links: Links { (open.tab, open.tabs.mapValues { $0.map(\.link) }, open.modals.map { $0.map(\.link) }) }
    var isAsking: Bool { asked != nil || wantsLogout }
    var top: ScreenStack { open.modals.isEmpty ? .tab(open.tab) : .modal(open.modals.count - 1) }

    func cards(_ stack: ScreenStack) -> [Card] {
        switch stack {
        case .tab(let tab): open.tabs[tab] ?? []
        case .modal(let index): open.modals[index]
        }
    }

    mutating func go(to next: Links, isAgreed: Bool = false) {
        if next == links, !isAgreed { return }
        func fill(_ cards: [Card], _ links: [String]) -> [Card] {
            var new: [Card] = []
            for (index, link) in links.enumerated() {
                let isKept =
                    index == new.count && cards.indices.contains(index) && cards[index].link == link
                    && (index == 0 || new[index - 1] === cards[index - 1])
                new.append(isKept ? cards[index] : Card(link))
            }
            return new
        }
        var after: Cards = (next.tab, [:], [])
        for (tab, cards) in open.tabs { after.tabs[tab] = fill(cards, next.tabs[tab] ?? []) }
        var isSame = true
        for (index, links) in next.modals.enumerated() {
            let cards = isSame && open.modals.indices.contains(index) ? open.modals[index] : []
            isSame = isSame && cards.first?.link == links.first
            after.modals.append(fill(cards, links))
        }
        let kept = after.tabs.values.flatMap { $0 } + after.modals.flatMap { $0 }
        if !isAgreed, all.contains(where: { card in !card.text.isEmpty && !kept.contains { $0 === card } }) {
            (asked, wantsLogout) = (next, false)
        } else {
            (open, asked, wantsLogout) = (after, nil, false)
        }
    }

    mutating func open(_ link: String) {
        guard let (pushed, modals) = Self.stacks[link] else { return }
        var next = links
        if let first = pushed.first {
            if next.tabs[first] != nil {
                (next.tab, next.tabs[first]) = (first, pushed)
            } else {
                next.tabs[next.tab] = (next.tabs[next.tab] ?? []).prefix { $0 != first } + pushed
            }
            next.modals = []
        } else {
            let index = next.modals.lastIndex { $0[0] == "draft" } ?? 0
            next.modals = next.modals.prefix(index) + modals
        }
        go(to: next)
    }

    mutating func push(_ link: String, above index: Int, in stack: ScreenStack) {
        guard cards(stack)[index].link != link else { return }
        var next = links
        let path = cards(stack).prefix(index + 1).map(\.link) + [link]
        switch stack {
        case _ where link == "draft" || link == "draft/preview":
            guard stack == top else { return }
            next.modals.append([link])
        case .tab(let tab): next.tabs[tab] = path
        case .modal(let modal): next.modals[modal] = path
        }
        go(to: next)
    }

    mutating func close(from index: Int, in stack: ScreenStack) {
        var next = links
        switch stack {
        case .tab where index == 0: return
        case .tab(let tab):
            next.tabs[tab] = Array((next.tabs[tab] ?? []).prefix(index))
            if tab == next.tab { next.modals = [] }
        case .modal(let modal):
            next.modals = Array(next.modals.prefix(modal + 1))
            next.modals[modal] = Array(next.modals[modal].prefix(index))
            if index == 0 { next.modals.removeLast() }
        }
        go(to: next)
    }
}
