import Core

/// The open screens of all stacks, each stack from its first screen to the one on top.
struct OpenStacks {
    /// The first screen of a stack is that of its tab.
    var tabs: [String: [OpenScreen]] = [:]
    /// The last modal is on top of all.
    var modals: [[OpenScreen]] = []

    /// All screens, in a stack from the top down: a form that is stopped can load the screen below it again, which is
    /// stopped after that.
    var all: [OpenScreen] { modals.joined().reversed() + tabs.values.flatMap { $0.reversed() } }

    subscript(stack: ScreenStack) -> [OpenScreen] {
        switch stack {
        case .tab(let tab): tabs[tab, default: []]
        case .modal(let index): modals.indices.contains(index) ? modals[index] : []
        }
    }

    func place(in tab: String) -> Place {
        let paths = tabs.mapValues { $0.dropFirst().map(\.link) }
        return Place(tab: tab, paths: paths.filter { !$0.value.isEmpty }, modals: modals.map { $0.map(\.link) })
    }

    func position(where isScreen: (OpenScreen) -> Bool) -> (stack: ScreenStack, index: Int)? {
        let stacks = tabs.map { (ScreenStack.tab($0), $1) } + modals.enumerated().map { (.modal($0), $1) }
        for (stack, open) in stacks {
            if let index = open.firstIndex(where: isScreen) { return (stack, index) }
        }
        return nil
    }
}

extension OpenStacks {
    /// The screens that stay open in `place`. A screen stays if its link and the links below it in its stack stay.
    func staying(in place: Place) -> OpenStacks {
        func staying(_ open: [OpenScreen], _ links: [DeepLink]) -> [OpenScreen] {
            zip(open, links).prefix { $0.link == $1 }.map(\.0)
        }
        var stacks = self
        for (tab, open) in tabs { stacks.tabs[tab] = staying(open, links(of: tab, in: place)) }
        stacks.modals = Array(zip(modals, place.modals).map(staying).prefix { !$0.isEmpty })
        return stacks
    }

    /// All screens of `place`. `make` creates those that are not open. A link without a screen is left out, with what
    /// is above it in its stack. Without the first screen of a modal, the modals above it are left out, too.
    @MainActor
    func opening(_ place: Place, _ make: (DeepLink) -> OpenScreen?) -> OpenStacks {
        func opening(_ open: [OpenScreen], _ links: [DeepLink]) -> [OpenScreen] {
            var open = open
            for link in links.dropFirst(open.count) {
                guard let new = make(link) else { break }
                open.append(new)
            }
            return open
        }
        var stacks = self
        for (tab, open) in tabs { stacks.tabs[tab] = opening(open, links(of: tab, in: place)) }
        stacks.modals = []
        for (index, links) in place.modals.enumerated() {
            let open = self[.modal(index)]
            let opened = opening(open, links)
            guard !opened.isEmpty else { break }
            stacks.modals.append(opened)
        }
        return stacks
    }

    private func links(of tab: String, in place: Place) -> [DeepLink] {
        tabs[tab, default: []].prefix(1).map(\.link) + place.paths[tab, default: []]
    }
}
