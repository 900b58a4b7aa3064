import Core
import Root
import SwiftUI

/// The pages of one tab.
struct TabPages: View {
    let root: RootStore
    let tab: String

    var body: some View {
        NavigationStack(path: path) {
            ZStack {
                if let first = root.pages(of: tab).first {
                    view(of: first).id(first)
                }
            }
            .navigationDestination(for: RootPage.self, destination: view)
        }
    }
}

extension TabPages {
    /// The open pages above the first page.
    private var path: Binding<[RootPage]> {
        Binding {
            Array(root.pages(of: tab).dropFirst())
        } set: {
            root.show(path: $0.map(\.route), of: tab)
        }
    }

    @ViewBuilder
    private func view(of page: RootPage) -> some View {
        if let store = page.store as? any PageStore {
            AnyView(store.page)
        }
    }
}
