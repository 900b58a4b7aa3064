// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIView: UIResponder {}
public final class UILabel: UIView {
    public var text: String?
}
@MainActor public final class UIAction {
    let handler: (UIAction) -> Void
    public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}
open class UIControl: UIView {
    public enum Event { case touchUpInside }
    public var isEnabled = true
    private var actions: [UIAction] = []
    public func addAction(_ action: UIAction, for events: Event) { actions.append(action) }
    public func sendActions(for events: Event) { for action in actions { action.handler(action) } }
}
public final class UIButton: UIControl {}
public final class UITextField: UIControl {
    public var text: String? = ""
}
public final class UITableView: UIView {
    public func reloadData() {}
}
public enum UIKeyboardType: Int, Sendable {  // uikit/uikeyboardtype
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
}
public struct UITextContentType: Sendable {  // uikit/uitextcontenttype
    public static let name = Self()
    public static let emailAddress = Self()
    public static let telephoneNumber = Self()
    public static let URL = Self()
    public static let username = Self()
    public static let password = Self()
}
