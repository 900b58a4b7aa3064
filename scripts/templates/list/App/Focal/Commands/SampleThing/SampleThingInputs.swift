#if CRUD
import ArgumentParser
import Core
import SampleThing

/// The options with which a command fills in the form of a sample item. An empty text removes an optional value.
struct SampleThingInputs: ParsableArguments {
    static let isMissing = Message(
        en: "There is nothing to change. Use at least one option.",
        ja: "変更する項目がありません。オプションを指定してください。"
    )
    static let isTwice = Message(
        en: "Use the argument or --sampleTitleOption, not both.",
        ja: "引数と --sampleTitleOption は同時に指定できません。"
    )

    @Option(name: .customLong("sampleInputFlag"), parsing: .unconditional, help: "sampleInputEnglish.")
    var sampleInput: String?

    var texts: [SampleThingField: String] {
        let texts: [SampleThingField: String?] = [
            .sampleInput: sampleInput
        ]
        return texts.compactMapValues(\.self)
    }
}

extension SampleThingRepository {
    /// Fills in a form and saves it. Throws what is wrong with it.
    @MainActor
    func save(
        _ texts: [SampleThingField: String],
        editing item: SampleThingItem?
    ) async throws(Failure) -> PendingChange {
        let form = form(editing: item)
        for (field, text) in texts { form.change(field, to: text) }
        guard form.isUnsaved else { throw .usage(SampleThingInputs.isMissing) }
        await form.save()
        guard case .saved(let change) = form.state else { throw Failure(form.state.error) }
        return change
    }
}
#endif
