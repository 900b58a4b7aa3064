import Authentication
import Core
import Root
import SwiftUI

/// The screens of one tab. The first screen has the `AccountMenu`, for signing in and out.
struct TabScreens: View {
    @Environment(\.language) private var language
    let root: RootStore
    let tab: String

    var body: some View {
        NavigationStack(path: path) {
            ZStack {
                if let first = root.screens(of: tab).first {
                    view(of: first).id(first)
                } else {
                    ContentUnavailableView {
                        Label(HomeMessages.noScreens.text(in: language), systemImage: "square.dashed")
                    }
                }
            }
            .toolbar {
                ToolbarItem(placement: .navigation) { AccountMenu(root.auth.state, actions: root.auth) }
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
        } else {
            let _ = assertionFailure(
                "\(type(of: screen.store)) has no screen. Extend it in App/FocalApp/Screens, so that it is a ScreenStore."
            )
        }
    }
}

/// A store that has a screen. Every store that a route creates must conform to this protocol.
@MainActor
protocol ScreenStore: LoadActions {
    associatedtype Screen: View
    var screen: Screen { get }
}
