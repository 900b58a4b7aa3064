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
            root.show(path: $0.map(\.link), of: tab)
        }
    }

    private func view(of screen: OpenScreen) -> some View {
        AnyView(screen.store.screen)
    }
}
