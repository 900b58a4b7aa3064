// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

public final class UIWindow: UIView {
    public var rootViewController: UIViewController? {
        willSet { rootViewController?.appear(false) }
        didSet { rootViewController?.appear(true) }
    }
    public convenience init(windowScene: UIWindowScene) { self.init() }
    public func makeKeyAndVisible() {}
}
open class UIScene: UIResponder {
    @MainActor public final class ConnectionOptions {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
    }
}
public final class UIWindowScene: UIScene {}
public final class UISceneSession {}
@MainActor public final class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url }
}
@MainActor public protocol UIWindowSceneDelegate: AnyObject {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}
/// Foundation does not have it on Linux.
public final class NSUserActivity: NSObject { public var webpageURL: URL? }
