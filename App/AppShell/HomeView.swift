#if canImport(SwiftUI)
import Authentication
import Core
import Root
import SwiftUI

/// The home screen: the tabs, the open screens of each tab, and the modals above them.
struct HomeView<Account: View>: View {
    @Environment(\.language) private var language
    let root: RootStore
    /// What is open. The tab is empty only in an app without tabs.
    let place: Place
    let account: @MainActor (RootStore) -> Account

    var body: some View {
        ModalStacks(root: root, below: nil, index: 0) {
            ZStack {
                if root.tabs.isEmpty { TabScreens(root: root, tab: "", account: account) } else { tabs }
            }
        }
        .disabled(root.auth.state.isLoading)
        .overlay {
            // A logout waits up to three seconds for the server.
            if root.auth.state.isLoading {
                ProgressView(ListMessages.loading.text(in: language))
                    .padding()
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
            }
        }
        .alert(
            HomeMessages.notSignedOut.text(in: language),
            isPresented: hasError,
            presenting: root.auth.state.error
        ) { _ in
            Button(ButtonMessages.retry.text(in: language)) { Task { await root.auth.logout() } }
            Button(ButtonMessages.close.text(in: language), role: .cancel) {}
        } message: { error in
            Text(error.message.text(in: language))
        }
    }
}

extension HomeView {
    /// On a wide display, the tabs are in a sidebar, before iOS 18 and macOS 15 in a bar.
    @ViewBuilder
    private var tabs: some View {
        if #available(iOS 18, macOS 15, *) {
            TabView(selection: selection) {
                ForEach(root.tabs(in: nil).indices, id: \.self) { tab(root.tabs(in: nil)[$0]) }
                ForEach(root.sections.indices, id: \.self) { index in
                    let section = root.sections[index]
                    TabSection(section.text(in: language)) {
                        ForEach(root.tabs(in: section).indices, id: \.self) { tab(root.tabs(in: section)[$0]) }
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        } else {
            TabView(selection: selection) {
                ForEach(root.tabs.indices, id: \.self) { index in
                    let tab = root.tabs[index]
                    TabScreens(root: root, tab: tab.name, account: account)
                        .tabItem { Label(tab.title.text(in: language), systemImage: tab.symbol) }
                        .tag(tab.name)
                }
            }
        }
    }

    @available(iOS 18, macOS 15, *)
    private func tab(_ tab: any Route.Type) -> some TabContent<String> {
        Tab(tab.title.text(in: language), systemImage: tab.symbol, value: tab.name) {
            TabScreens(root: root, tab: tab.name, account: account)
        }
    }

    private var selection: Binding<String> {
        Binding(get: { place.tab }, set: { root.select(tab: $0) })
    }

    /// While a user is signed in, only a logout can fail.
    private var hasError: Binding<Bool> {
        Binding(get: { root.auth.state.error != nil }, set: { _ in root.auth.acknowledgeError() })
    }
}
#endif
