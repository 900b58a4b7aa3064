// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor open class UIView: UIResponder {
    public private(set) var gestureRecognizers: [UIGestureRecognizer]?
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }
}
@MainActor open class UIGestureRecognizer: NSObject {
    public weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    public var cancelsTouchesInView = true
}
public final class UIPanGestureRecognizer: UIGestureRecognizer {}
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer)
        -> Bool
}
@MainActor public final class UIBarButtonItem: NSObject {
    public enum SystemItem: Sendable { case close }
    let action: UIAction?
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) { action = primaryAction }
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) { action = primaryAction }
    @_spi(Testing) public func tap() { action.map { $0.handler($0) } }
}
public final class UIImage: NSObject { public init?(systemName: String) {} }
public final class UILabel: UIView { public var text: String? }
@MainActor public final class UIAction {
    let handler: (UIAction) -> Void
    public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}
open class UIControl: UIView {
    public enum Event { case touchUpInside }
    public var isEnabled = true
    public func addAction(_ action: UIAction, for events: Event) {}
}
public final class UIButton: UIControl {}
public final class UITextField: UIControl { public var text: String? = "" }
public final class UITableView: UIView { public func reloadData() {} }
public enum UIKeyboardType: Int, Sendable {  // uikit/uikeyboardtype
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
}
public struct UITextContentType: Sendable {  // uikit/uitextcontenttype
    public static let (name, emailAddress, telephoneNumber) = (Self(), Self(), Self())
    public static let (URL, username, password) = (Self(), Self(), Self())
}
