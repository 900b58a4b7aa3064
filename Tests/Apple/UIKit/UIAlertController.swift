// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public final class UIAlertAction {
    public enum Style: Sendable { case `default`, cancel, destructive }
    public let title: String?
    let handler: ((UIAlertAction) -> Void)?
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.handler) = (title, handler)
    }
}
open class UIAlertController: UIViewController {
    public enum Style: Sendable { case alert, actionSheet }
    public private(set) var actions: [UIAlertAction] = []
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        self.title = title
    }
    public func addAction(_ action: UIAlertAction) { actions.append(action) }
    @_spi(Testing) public func tap(_ title: String) {
        dismiss(animated: false)
        for action in actions where action.title == title { action.handler?(action) }
    }
}
