import Core
import Root
import SwiftUI

/// The screens of one tab.
struct TabScreens: View {
    let root: RootStore
    let tab: String

    var body: some View {
        NavigationStack(path: path) {
            ZStack {
                if let first = root.screens(of: tab).first {
                    view(of: first).id(first)
                }
            }
            .navigationDestination(for: OpenScreen.self, destination: view)
        }
    }
}

extension TabScreens {
    /// The open screens above the first screen.
    private var path: Binding<[OpenScreen]> {
        Binding {
            Array(root.screens(of: tab).dropFirst())
        } set: {
            root.show(path: $0.map(\.route), of: tab)
        }
    }

    @ViewBuilder
    private func view(of screen: OpenScreen) -> some View {
        if let store = screen.store as? any ScreenStore {
            AnyView(store.screen)
        }
    }
}

/// A store that has a screen. Every store that a route creates conforms to it.
@MainActor
protocol ScreenStore: LoadActions {
    associatedtype Screen: View
    var screen: Screen { get }
}
