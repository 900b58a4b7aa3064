import Core
import SampleThing
import TerminalUI

/// The screen after a command. It says what the command has changed.
struct SampleThingChangeScreen: Component {
    private let method: APIRequest.Method
    private let item: SampleThingItem
    private let language: Language

    init(_ method: APIRequest.Method, of item: SampleThingItem, in language: Language) {
        (self.method, self.item, self.language) = (method, item, language)
    }

    func lines(width: Int) -> [Line] {
        Banner(.success, AppMessages.saved(method, item).text(in: language)).lines(width: width)
    }
}

extension AppMessages {
    fileprivate static func saved(_ method: APIRequest.Method, _ item: SampleThingItem) -> Message {
        let name = Message(en: "\(item.title) (\(item.id))", ja: "\(item.title)（\(item.id)）")
        return switch method {
        case .post: Message(en: "Added: \(name)", ja: "追加しました：\(name)")
        case .delete: Message(en: "Removed: \(name)", ja: "削除しました：\(name)")
        case _ where item.isDone: Message(en: "Marked as done: \(name)", ja: "完了にしました：\(name)")
        default: Message(en: "Marked as open: \(name)", ja: "未完了に戻しました：\(name)")
        }
    }
}
