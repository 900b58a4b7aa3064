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

/// What is open, as links: the selected tab, the path of each tab, and the modals above all tabs, each a stack of its
/// own. The root computes the next place before it changes a screen, so it can ask first. A link cannot say everything,
/// for example which page of a list is visible.
///
/// What a link does:
/// - To a tab, or to a screen that is pushed in it: selects the tab. Its path becomes that of the link. The other
///   modals close.
/// - To a pushed screen of a feature that is no tab: opens above the screens of the selected tab. If it is open there,
///   the user goes back to it. The other modals close.
/// - To a modal, or to a screen that is pushed in it: the topmost modal that begins with the same screen stays, with
///   those below it, and gets the path of the link. Without such a modal, it replaces all.
/// - That would close unsaved text: changes nothing, and the app asks. A second link replaces the first one. Another
///   change withdraws the question.
/// - During the login, or before a screen that is shown once is closed: waits. Only the last link waits.
/// - That a covered screen pushes: opens below what covers it. A covered screen opens no modal.
/// - To a form that needs an open screen, such as an edit: opens only the screen below the form.
public struct Place: Equatable, Sendable {
    /// The selected tab. Empty in an app without tabs.
    public var tab: String
    /// The open screens above the first screen of a tab. A tab without such screens is not in it.
    public var paths: [String: [DeepLink]]
    /// The screens of each open modal. The last modal is on top of all.
    public var modals: [[DeepLink]]

    /// Creates a place. By default, only the first screen of each tab is open.
    public init(tab: String, paths: [String: [DeepLink]] = [:], modals: [[DeepLink]] = []) {
        self.tab = tab
        self.paths = paths
        self.modals = modals
    }

    /// The stack that the user sees.
    public var top: ScreenStack { modals.isEmpty ? .tab(tab) : .modal(modals.count - 1) }
}

extension Place {
    /// The place with other screens in a stack, from its first to its last. Without screens, the modal is closed. A
    /// modal with another first screen closes the modals above it.
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

    /// The place without a screen and what is above it. In a tab, `index` is at least 1.
    func closing(from index: Int, in stack: ScreenStack) -> Place {
        var place = self
        switch stack {
        case .tab(let tab):
            let path = paths[tab, default: []].prefix(index - 1)
            place.paths[tab] = path.isEmpty ? nil : Array(path)
            if tab == self.tab { place.modals = [] }
        case .modal(let modal):
            place.modals = modals.prefix(modal) + (index == 0 ? [] : [Array(modals[modal].prefix(index))])
        }
        return place
    }

    /// The place after a link. `Place` lists the rules. `tabs` are the routes of all tabs.
    func opening(_ route: any Route, tabs: [any Route.Type]) -> Place {
        var place = self
        let feature = type(of: route)
        let isTab = tabs.contains { $0 == feature }
        let (pushed, modals) = route.stacks(isTab: isTab)
        guard let bottom = pushed.first else {
            // A modal that begins with the same screen stays, with those below it.
            let index = place.modals.lastIndex { $0.first == modals.first?.first } ?? 0
            place.modals = place.modals.prefix(index) + modals
            return place
        }
        if isTab {
            place.tab = feature.name
            let first = feature.first.link
            place = place.with([first] + pushed.filter { $0 != first }, in: .tab(feature.name))
            place.modals = modals
        } else if tab.isEmpty {
            place.modals = [pushed] + modals
        } else {
            place.paths[tab] = paths[tab, default: []].prefix { $0 != bottom } + pushed
            place.modals = modals
        }
        return place
    }
}

/// What the user wants to do, although something is not saved.
public enum Leaving: Equatable, Sendable {
    /// To close screens. The place is that after it.
    case place(Place)
    /// To sign in. After the login, the screens of nobody are closed.
    case signIn
    /// To sign out.
    case signOut
}
