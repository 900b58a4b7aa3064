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
    let root: RootStore
    let tab: String
    let account: @MainActor (RootStore) -> Account

    var body: some View {
        if width != .compact, screens.first?.store.isList == true {
            NavigationSplitView(columnVisibility: $columns) {
                first.environment(\.openLink, screens.dropFirst().first?.link)
            } detail: {
                OpenStack(root: root, stack: .tab(tab), screens: screens, count: 2) {
                    ZStack {
                        if let detail = screens.dropFirst().first {
                            // It is beside the list, so nothing goes back from it.
                            ScreenView(root: root, screen: detail).id(detail)
                        } else {
                            ContentUnavailableView {
                                Label(HomeMessages.selectElement.text(in: language), systemImage: "sidebar.leading")
                            }
                        }
                    }
                }
            }
            .navigationSplitViewStyle(.balanced)
        } else {
            OpenStack(root: root, stack: .tab(tab), screens: screens) { first }
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
}
#endif
