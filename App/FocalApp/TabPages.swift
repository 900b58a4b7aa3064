import Core
import Root
import SwiftUI

/// The pages of one tab. The path contains the positions of the open pages, because one route can be open twice.
struct TabPages: View {
    let root: RootStore
    let tab: String
    /// The open pages above the first page.
    let routes: [AnyRoute]

    var body: some View {
        let stores = root.stores(of: tab)
        NavigationStack(path: path) {
            page(of: stores.first)
                .navigationDestination(for: Int.self) { position in
                    page(of: stores.dropFirst(position).first)
                }
        }
    }
}

extension TabPages {
    private var path: Binding<[Int]> {
        Binding {
            Array(1..<routes.count + 1)
        } set: {
            root.show(path: Array(routes.prefix($0.count)), of: tab)
        }
    }

    /// The id is the store, so that a page with another store starts anew.
    @ViewBuilder
    private func page(of store: (any LoadActions)?) -> some View {
        if let store = store as? any PageStore {
            AnyView(store.page).id(ObjectIdentifier(store))
        }
    }
}
