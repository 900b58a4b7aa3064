import Authentication
import Core
import Foundation
import Root
import SwiftUI

/// The first view of the app. It shows the login screen or the home screen, and opens links.
struct ContentView: View {
    @Environment(\.language) private var language
    @SceneStorage("paths") private var savedPaths: String?
    @State private var linkError: LinkError?
    @State private var isLinkWrong = false
    let root: RootStore

    // The stack gets the modifiers. A `Group` would give them to each of its views, and start the app again.
    var body: some View {
        ZStack {
            switch root.state {
            case .restoring: ProgressView(ListMessages.loading.text(in: language))
            case .login: NavigationStack { LoginView(root.auth) }
            case .home: HomeView(root: root)
            }
        }
        .task { await root.start(with: savedPaths) }
        .onChange(of: root.state) { savedPaths = root.savedPaths }
        .onOpenURL { url in
            do throws(LinkError) {
                root.open(try AnyRoute(link: url.absoluteString, tabs: root.tabs))
            } catch {
                linkError = error
                isLinkWrong = true
            }
        }
        .alert(linkError?.message(for: root.tabs).text(in: language) ?? "", isPresented: $isLinkWrong) {
            Button(ButtonMessages.close.text(in: language), role: .cancel) {}
        }
    }
}

#if DEBUG
struct ContentViewPreviews: PreviewProvider {
    static var previews: some View {
        ContentView(root: RootStore(AppComposition.features))
    }
}
#endif
