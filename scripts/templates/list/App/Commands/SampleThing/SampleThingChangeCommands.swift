#if CRUD
import ArgumentParser
import Core
import Root
import SampleThing

/// The command `focal samplething add`, which adds a sample item.
struct SampleThingAddCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a sample item.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The first field, in the place of its option.")
    var first: String?

    @OptionGroup var inputs: SampleThingInputs

    func run(in app: Composition, on console: Console) async throws(Failure) {
        var texts = inputs.texts
        if let first, let field = SampleThingField.allCases.first { texts[field] = first }
        let feature = try await app.dependenciesOfUser().feature(of: SampleThingRoute.self)
        let store = feature.makeSampleThingStore()
        store.add()
        let saved = try await store.form.saved(texts)
        try await app.finish(saved, .added, of: nil, feature, on: console)
    }
}

/// The command `focal samplething edit ID`, which changes a sample item.
struct SampleThingEditCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a sample item.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    @OptionGroup var inputs: SampleThingInputs

    func run(in app: Composition, on console: Console) async throws(Failure) {
        guard !inputs.texts.isEmpty else { throw .usage(SampleThingInputs.isMissing) }
        try await app.change(id, .edited, on: console) { store throws(Failure) in
            store.edit()
            guard store.form != nil else { return nil }
            return try await store.form.saved(inputs.texts)
        }
    }
}
#if BOOL

/// The command `focal samplething toggle ID`, which changes `sampleToggle`.
struct SampleThingToggleCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "toggle",
        abstract: "Change sample words of a sample item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        try await app.change(id, .toggled, on: console) { await $0.toggle() }
    }
}
#endif

/// The command `focal samplething remove ID`, which removes a sample item.
struct SampleThingRemoveCommand: FocalCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a sample item.")

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The id of the sample item.")
    var id: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        try await app.change(id, .removed, on: console) { await $0.remove() }
    }
}

extension Composition {
    /// Loads a sample item, saves a change of it on this device, and sends the change.
    fileprivate func change(
        _ id: String,
        _ action: SampleThingChangeScreen.Action,
        on console: Console,
        _ change: @MainActor (SampleThingDetailStore) async throws(Failure) -> PendingChange?
    ) async throws(Failure) {
        guard !id.isEmpty else { throw .usage(AppMessages.emptyValue("ID")) }
        let feature = try await dependenciesOfUser().feature(of: SampleThingRoute.self)
        let store = feature.makeSampleThingDetailStore(SampleThingItem.ID(id))
        await console.waiting { await store.load() }
        let item = store.state.content
        guard let saved = try await change(store) else { throw Failure(store.state.error) }
        try await finish(saved, action, of: action == .removed ? item : store.state.content, feature, on: console)
    }
}
#endif
