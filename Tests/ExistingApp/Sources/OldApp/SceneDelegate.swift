import Albums
import Core
import UIKit

/// Opens links. The closure of the navigator returns the navigation controller for a link. With tabs, select the tab
/// in it. If it returns `nil`, for example before the login, keep the link and open it later.
///
/// No Mac has run this. Look at the search field of a list, which is in the bar of a pushed screen. Look at large
/// titles, which can jump, because the title of SwiftUI comes after the push. Does UIKit call `didMove(toParent:)` for
/// each screen that it removes, also for those below the visible one?
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let albums = AlbumsFeature(client: OldApp.client)
    private let stack = UINavigationController()
    private lazy var navigator = UIKitNavigator([.init(AlbumsRoute.self, of: albums)]) { [weak stack] _ in stack }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        stack.viewControllers = [HomeViewController(albums.makeAlbumsStore(), navigator)]
        window?.rootViewController = stack
        window?.makeKeyAndVisible()
        for context in options.urlContexts { open(context.url) }
        for activity in options.userActivities { self.scene(scene, continue: activity) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { open(context.url) }
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        if let url = activity.webpageURL { open(url) }
    }

    /// Opens `myapp://albums/3`, or the universal link `https://www.example.com/albums/3`.
    private func open(_ url: URL) {
        let link = try? DeepLink(parsing: url.absoluteString, hosts: ["www.example.com"])
        if let link { navigator.open(link) }
    }
}
