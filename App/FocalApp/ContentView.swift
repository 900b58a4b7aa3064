import Authentication
import Core
import Foundation
import Root
import SwiftUI

/// The first view of the app. It shows the login page or the home page, and opens links.
struct ContentView: View {
    @Environment(\.language) private var language
    @SceneStorage("pages") private var savedPages: String?
    @State private var linkError: LinkError?
    let root: RootStore

    var body: some View {
        // A group would apply the modifiers to each of its views, so its tasks would start again after each login.
        VStack {
            switch root.state {
            case .restoring: ProgressView(ListMessages.loading.text(in: language))
            case .login: LoginView(root.auth)
            case .home(_, let tab, let paths): HomeView(root: root, tab: tab, paths: paths)
            }
        }
        .task {
            // Another window has already restored the session.
            guard root.state == .restoring else { return }
            root.restore(savedPages)
            await root.auth.restore()
        }
        .onChange(of: root.state) { old, _ in
            // If nobody is signed in at the start, the pages stay saved for the next login.
            if old != .restoring { savedPages = root.savedPages }
        }
        .onOpenURL { url in
            do throws(LinkError) {
                root.open(try AnyRoute(link: url.absoluteString))
            } catch {
                linkError = error
            }
        }
        .alert(linkError?.message.text(in: language) ?? "", isPresented: isLinkWrong) {
            Button(ButtonMessages.close.text(in: language), role: .cancel) {}
        }
    }

    private var isLinkWrong: Binding<Bool> {
        Binding {
            linkError != nil
        } set: { _ in
            linkError = nil
        }
    }
}
