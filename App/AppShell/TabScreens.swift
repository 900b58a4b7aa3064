#if canImport(SwiftUI)
import Authentication
import Core
import Root
import SwiftUI

/// The screens of one tab. The first screen has the menu `account`, for signing in and out.
///
/// On a narrow display, they are in one column. On a wide display, a list and the screens that it opens are beside each
/// other, and each list has its own search field. The screens come from the same path.
struct TabScreens<Account: View>: View {
    @Environment(\.language) private var language
    @Environment(\.horizontalSizeClass) private var width
    @State private var columns = NavigationSplitViewVisibility.all
    private let root: RootStore
    private let tab: String
    private let account: @MainActor (RootStore) -> Account

    init(root: RootStore, tab: String, account: @escaping @MainActor (RootStore) -> Account) {
        self.root = root
        self.tab = tab
        self.account = account
    }

    var body: some View {
        if width != .compact, screens.first?.store.isList == true {
            NavigationSplitView(columnVisibility: $columns) {
                first.environment(\.openLink, screens.dropFirst().first?.link)
            } detail: {
                NavigationStack(path: path(after: 2)) {
                    ZStack {
                        if let detail = screens.dropFirst().first {
                            ScreenView(root: root, screen: detail).id(detail)
                        } else {
                            ContentUnavailableView {
                                Label(HomeMessages.selectElement.text(in: language), systemImage: "sidebar.leading")
                            }
                        }
                    }
                    .navigationDestination(for: OpenScreen.self) { ScreenView(root: root, screen: $0, isPushed: true) }
                }
            }
            .navigationSplitViewStyle(.balanced)
        } else {
            NavigationStack(path: path(after: 1)) {
                first.navigationDestination(for: OpenScreen.self) { ScreenView(root: root, screen: $0, isPushed: true) }
            }
        }
    }
}

extension TabScreens {
    private var screens: [OpenScreen] { root.screens(of: tab) }

    private var first: some View {
        ZStack {
            if let first = screens.first {
                ScreenView(root: root, screen: first).id(first)
            } else {
                ContentUnavailableView {
                    Label(HomeMessages.noScreens.text(in: language), systemImage: "square.dashed")
                }
            }
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) { account(root) }
        }
    }

    /// The open screens after the first `count` screens.
    private func path(after count: Int) -> Binding<[OpenScreen]> {
        Binding {
            Array(screens.dropFirst(count))
        } set: {
            root.show(path: (screens.prefix(count).dropFirst() + $0).map(\.link), of: tab)
        }
    }
}
#endif
