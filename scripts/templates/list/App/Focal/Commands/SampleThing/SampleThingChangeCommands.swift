#if CHANGES
import ArgumentParser
import Core
import Root
import SampleThing
import TerminalUI

#if CRUD
struct SampleThingAddCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a sample item.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The first field, in the place of its option.")
    var first: String?

    @OptionGroup var inputs: SampleThingInputs

    func run(in app: Composition, on console: Console) async throws(Failure) {
        var texts = inputs.texts
        if let first, texts.updateValue(first, forKey: SampleThingField.allCases[0]) != nil {
            throw .usage(SampleThingInputs.isTwice)
        }
        let feature = try await app.dependenciesOfUser().feature(of: SampleThingRoute.self)
        let saved = try await feature.repository.save(texts, editing: nil)
        try await app.finish(saved, of: nil, feature.repository, on: console, AppMessages.added)
    }
}

struct SampleThingEditCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a sample item.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    @OptionGroup var inputs: SampleThingInputs

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !inputs.texts.isEmpty else { throw .usage(SampleThingInputs.isMissing) }
        try await app.change(id, on: console, AppMessages.edited) { store, repository throws(Failure) in
            guard let item = store.state.content else { return nil }
            return try await repository.save(inputs.texts, editing: item)
        }
    }
}
#if BOOL

struct SampleThingToggleCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "toggle",
        abstract: "Change sample words of a sample item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        try await app.change(id, on: console, AppMessages.toggled) { store, _ in await store.toggle() }
    }
}
#endif

struct SampleThingRemoveCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a sample item.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        try await app.change(id, on: console, AppMessages.removed) { store, _ in await store.remove() }
    }
}

#endif
#if FLAG
struct SampleThingFlagCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample-flag",
        abstract: "Turn “Sample flag” of a sample item on or off."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        try await app.change(id, on: console, AppMessages.toggledSampleFlag) { store, _ in
            await store.toggleSampleFlag()
        }
    }
}

#endif

extension Composition {
    /// Loads a sample item, saves a change of it on this device, and sends the change.
    fileprivate func change(
        _ id: String,
        on console: Console,
        _ words: (SampleThingItem) -> Message,
        _ change:
            @MainActor (
                SampleThingDetailStore, any SampleThingRepository
            ) async throws(Failure) -> PendingChange?
    ) async throws(Failure) {
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        let feature = try await dependenciesOfUser().feature(of: SampleThingRoute.self)
        let item = try await self.id(id, of: feature.repository.changedSampleItems)
        let store = feature.makeSampleThingDetailStore(item)
        await console.waiting { await store.load() }
        let old = store.state.content
        guard let saved = try await change(store, feature.repository) else { throw Failure(store.state.error) }
        let isRemoved = saved.method == .delete
        let changed = isRemoved ? old : store.state.content
        try await finish(saved, of: changed, feature.repository, on: console, words)
    }

    /// Sends a change that is saved on this device. Prints the sample item with it, and what was done.
    fileprivate func finish(
        _ saved: PendingChange,
        of old: @autoclosure () -> SampleThingItem?,
        _ repository: any SampleThingRepository,
        on console: Console,
        _ words: (SampleThingItem) -> Message
    ) async throws(Failure) {
        let items = repository.changedSampleItems
        #if CRUD
        let change = try await send(saved, of: items.changes, on: console) { repository.formError(of: $0) }
        #else
        let change = try await send(saved, of: items.changes, on: console) { repository.error(of: $0) }
        #endif
        guard let new = items.element(with: change, old: old()) else { throw Failure(SampleThingError.noCollection) }
        let screen = Banner(.success, words(new).text(in: console.language))
        try console.show(screen, json: ["sampleItem": SampleThingDocument(new, changes: [change])])
    }
}

extension AppMessages {
    private static func name(of item: SampleThingItem) -> Message {
        Message(en: "\(item.texts[0]) (\(item.id))", ja: "\(item.texts[0])（\(item.id)）")
    }

    #if FLAG
    fileprivate static func toggledSampleFlag(_ item: SampleThingItem) -> Message {
        item.sampleFlag
            ? Message(en: "Sample flag: Yes: \(name(of: item))", ja: "サンプルフラグ：はい：\(name(of: item))")
            : Message(en: "Sample flag: No: \(name(of: item))", ja: "サンプルフラグ：いいえ：\(name(of: item))")
    }

    #endif
    #if CRUD
    fileprivate static func added(_ item: SampleThingItem) -> Message {
        Message(en: "Added: \(name(of: item))", ja: "追加しました：\(name(of: item))")
    }

    fileprivate static func edited(_ item: SampleThingItem) -> Message {
        Message(en: "Changed: \(name(of: item))", ja: "変更しました：\(name(of: item))")
    }

    fileprivate static func removed(_ item: SampleThingItem) -> Message {
        Message(en: "Removed: \(name(of: item))", ja: "削除しました：\(name(of: item))")
    }
    #if BOOL

    fileprivate static func toggled(_ item: SampleThingItem) -> Message {
        item.sampleToggle
            ? Message(en: "Sample marked yes: \(name(of: item))", ja: "サンプル印はい：\(name(of: item))")
            : Message(en: "Sample marked no: \(name(of: item))", ja: "サンプル印いいえ：\(name(of: item))")
    }
    #endif
    #endif
}
#endif
