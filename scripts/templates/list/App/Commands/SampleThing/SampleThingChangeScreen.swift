#if CRUD
import Core
import Root
import SampleThing
import TerminalUI

/// The screen after a change. It says what was changed.
struct SampleThingChangeScreen: Component {
    /// What the user has done.
    enum Action {
        case added, edited, removed
        #if BOOL
        case toggled
        #endif
    }

    let action: Action
    let item: SampleThingItem
    let language: Language

    func lines(width: Int) -> [Line] {
        Banner(.success, AppMessages.saved(action, item).text(in: language)).lines(width: width)
    }
}

extension Composition {
    /// Sends a change that is saved on this device, and prints the sample item with it.
    func finish(
        _ saved: PendingChange,
        _ action: SampleThingChangeScreen.Action,
        of old: @autoclosure () -> SampleThingItem?,
        _ feature: SampleThingFeature,
        on console: Console
    ) async throws(Failure) {
        let (repository, changes) = (feature.repository, feature.changes)
        let change = try await send(saved, of: changes, on: console, error: repository.error(of:))
        let new = action == .removed ? old() : repository.sampleItem(with: change, old: old())
        guard let new else { throw Failure(SampleThingError.noCollection) }
        let screen = SampleThingChangeScreen(action: action, item: new, language: console.language)
        try console.show(screen, json: SampleThingDetailDocument(new, changes: [change]))
    }
}

extension AppMessages {
    fileprivate static func saved(_ action: SampleThingChangeScreen.Action, _ item: SampleThingItem) -> Message {
        let name = Message(en: "\(item.texts[0]) (\(item.id))", ja: "\(item.texts[0])（\(item.id)）")
        return switch action {
        case .added: Message(en: "Added: \(name)", ja: "追加しました：\(name)")
        case .edited: Message(en: "Changed: \(name)", ja: "変更しました：\(name)")
        case .removed: Message(en: "Removed: \(name)", ja: "削除しました：\(name)")
        #if BOOL
        case .toggled where item.sampleToggle: Message(en: "Sample marked yes: \(name)", ja: "サンプル印はい：\(name)")
        case .toggled: Message(en: "Sample marked no: \(name)", ja: "サンプル印いいえ：\(name)")
        #endif
        }
    }
}
#endif
