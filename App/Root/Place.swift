public import Core

/// A stack of screens.
public enum ScreenStack: Hashable, Sendable {
    /// The stack of a tab.
    case tab(String)
    /// The stack of a modal. The modal directly above the tabs has the index 0.
    case modal(Int)

    /// How many modals are open up to this stack.
    var depth: Int { if case .modal(let index) = self { index + 1 } else { 0 } }
}

/// What is open, as links. A change of it is known before it is made, so the root can ask first.
public struct Place: Equatable, Sendable {
    /// The selected tab.
    public var tab: String
    /// The open screens above the first screen of a tab. A tab without such screens is not in it.
    public var paths: [String: [DeepLink]]
    /// The screens of each open modal. The last modal is on top of all.
    public var modals: [[DeepLink]]

    /// Creates a place. By default, only the first screen of each tab is open.
    public init(tab: String, paths: [String: [DeepLink]] = [:], modals: [[DeepLink]] = []) {
        (self.tab, self.paths, self.modals) = (tab, paths, modals)
    }

    /// The stack that the user sees.
    public var top: ScreenStack { modals.isEmpty ? .tab(tab) : .modal(modals.count - 1) }
}

extension Place {
    /// The place with other screens in a stack, from its first to its last. Without screens, the modal is closed. A modal
    /// with another first screen has no other modals above it.
    func with(_ links: [DeepLink], in stack: ScreenStack) -> Place {
        var place = self
        switch stack {
        case .tab(let tab): place.paths[tab] = links.count > 1 ? Array(links.dropFirst()) : nil
        case .modal(let index) where modals.indices.contains(index) && modals[index].first == links.first:
            place.modals[index] = links
        case .modal(let index): place.modals = modals.prefix(index) + (links.isEmpty ? [] : [links])
        }
        return place
    }

    /// The place after a link. A stack of its feature, `tab`, is selected, and gets the path of the link. Without a tab, the
    /// screens are above those of the selected tab. A modal that begins with the same screen stays, and those below it.
    func opening(_ route: any Route, isTab: Bool, first: DeepLink) -> Place {
        var place = self
        let (pushed, modals) = route.stacks
        if let bottom = pushed.first {
            if isTab {
                place.tab = route.link.name
                place = place.with([first] + pushed.filter { $0 != first }, in: .tab(place.tab))
            } else {
                place.paths[tab] = paths[tab, default: []].prefix { $0 != bottom } + pushed
            }
            place.modals = modals
        } else {
            let index = place.modals.lastIndex { $0.first == modals.first?.first } ?? 0
            place.modals = place.modals.prefix(index) + modals
        }
        return place
    }
}

/// What the user wants to do, although something is not saved.
public enum Leaving: Equatable, Sendable {
    /// To close screens. The place is that after it.
    case place(Place)
    /// To sign in as somebody. The screens of nobody are closed.
    case signIn
    /// To sign out.
    case signOut
}
