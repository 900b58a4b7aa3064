#if CRUD
import ArgumentParser
import Core
import Root
import SampleThing

/// The command `focal samplething add`, which adds a sample item.
struct SampleThingAddCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a sample item."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The first field, in the place of its option.")
    var first: String?

    @OptionGroup var inputs: SampleThingInputs

    func run(in app: Composition, on console: Console) async throws(Failure) {
        var texts = inputs.texts
        if let first, let field = SampleThingField.allCases.first { texts[field] = first }
        guard !texts.isEmpty else { throw .usage(SampleThingInputs.isMissing) }
        let dependencies = try await app.dependenciesOfUser()
        let feature = try dependencies.feature(of: SampleThingRoute.self)
        let store = feature.makeSampleThingStore()
        store.add()
        let saved = try await store.form.saved(texts)
        try await app.finish(saved, .added, of: nil, feature, on: console)
    }
}
#endif
