import TestSupport
import Testing

@testable import Core

private enum ArticleField: String, FormField {
    case status, level, tags, topics

    var entry: FormEntry {
        switch self {
        case .status: FormEntry(.choice([Self.open, FormChoice("in work, paused")]), FormMessages.save)
        case .level: FormEntry(.choice(), FormMessages.save, isOptional: true)
        case .tags: FormEntry(.choice(isMultiple: true), FormMessages.save)
        case .topics: FormEntry(.choice([], isMultiple: true), FormMessages.save, isOptional: true)
        }
    }

    /// A rule is not asked for a field without a value.
    func problem(in draft: FormDraft<ArticleField>) -> Message? { self == .topics ? FormMessages.saving : nil }

    static let open = FormChoice("open", Message(en: "Open", ja: "未完了"))
}

private enum ArticleFailure: UserFacingError, Equatable {
    case lost

    var code: String { "lost" }
    var message: Message { Message(en: "Lost.", ja: "切断") }
}

private typealias Draft = FormDraft<ArticleField>

@Suite("The choices in a form")
struct FormChoiceTests {
    private static let tags = ["swift", "iOS, macOS", "日本", "[a]"].map { FormChoice($0) }

    private func draft(_ opening: JSONObject = [:], tags: [FormChoice]? = tags) -> Draft {
        var draft = Draft(of: opening)
        draft.choices[.tags] = tags.map { FormChoices($0) }
        let levels = [FormChoice(.integer(1), Message(en: "Low", ja: "低")), FormChoice(.integer(2)), FormChoice("2")]
        draft.choices[.level] = FormChoices(levels)
        return draft
    }

    @Test("one value is read as the value of its choice, also a number. What is no choice is refused")
    func readsOne() {
        var draft = draft()
        #expect(draft.options(of: .level).map(\.id) == ["1", "2"])
        (draft[.status], draft[.level]) = ("in work, paused", "1")
        #expect(draft.value(of: .status) == "in work, paused" && draft.value(of: .level) == 1)
        (draft[.status], draft[.level]) = ("Open", "3")
        let problems = draft.checked()
        let sentence = "“Open” is not a choice. The choices are: open (Open), in work, paused"
        #expect(problems[.status]?.text(in: .english) == sentence)
        #expect(problems[.status]?.text(in: .japanese) == "「Open」は選択肢にありません。選択肢：open（未完了）、in work, paused")
        #expect(problems[.level]?.text(in: .english) == "“3” is not a choice. The choices are: 1 (Low), 2, 2")
        (draft[.status], draft[.level]) = ("", "")
        #expect(draft.checked()[.status] == FormMessages.required && draft.value(of: .level) == .null)
    }

    @Test("several values are a JSON array, also with commas, brackets and Japanese. A text without brackets is one")
    func readsSeveral() {
        var draft = draft()
        for (text, values) in [
            (#"["日本","iOS, macOS"]"#, ["iOS, macOS", "日本"]), ("iOS, macOS", ["iOS, macOS"]), ("[a]", ["[a]"]),
            (#"["swift","swift"]"#, ["swift"]),
        ] as [(String, [JSONValue])] {
            draft[.tags] = text
            #expect(draft.value(of: .tags) == .array(values))
        }
        for (text, wrong) in [(#"["swift","c"]"#, "c"), ("swift,日本", "swift,日本"), ("[null]", ""), ("[1]", "1")] {
            draft[.tags] = text
            #expect(draft.checked()[.tags]?.text(in: .english).hasPrefix("“\(wrong)” is not a choice.") == true)
        }
        draft[.topics] = "x"
        #expect(draft.checked()[.topics]?.text(in: .english) == "There is nothing to choose.")
    }

    @Test("without a value, several are an empty array if the field is optional. Otherwise, one is required")
    func empties() {
        var draft = draft()
        #expect(draft.value(of: .topics) == .array([]) && draft.checked()[.topics] == nil)
        for text in ["", "[]"] {
            draft[.tags] = text
            #expect(draft.checked()[.tags] == FormMessages.required)
        }
        #expect(draft.changes == ["topics": .array([])])
    }

    @Test("a value of the server that is no choice stays, can be chosen again, and is sent only with other values")
    func keepsOld() {
        let opening: JSONObject = ["status": "gone", "level": "2", "tags": .array(["old", "swift"]), "topics": .null]
        var draft = draft(opening)
        #expect(!draft.isUnsaved && draft.changes.isEmpty && draft.checked().isEmpty)
        #expect(draft.options(of: .status).map(\.id) == ["open", "in work, paused", "gone"])
        draft[.status] = "open"
        #expect(draft.changes == ["status": "open"] && draft.options(of: .status).count == 3)
        draft[.status] = "gone"
        #expect(draft.changes.isEmpty)
        for (tag, tags) in [("日本", ["old", "swift", "日本"]), ("old", ["swift", "日本"])] as [(String, [JSONValue])] {
            draft[.tags] = draft.text(of: .tags, turning: FormChoice(tag))
            #expect(draft.changes == ["tags": .array(tags)] && draft.checked().isEmpty)
        }
        for tag in ["日本", "swift", "old", "swift"] {
            draft[.tags] = draft.text(of: .tags, turning: FormChoice(tag))
        }
        #expect(!draft.isUnsaved && draft.chosen(in: .tags) == ["old", "swift"])
    }

    @Test("a choice can be an object, as some servers send a tag")
    func readsObjects() {
        let swift = JSONValue.object(["name": "swift", "versions": .array([])])
        var draft = draft(["tags": .array([swift])], tags: [FormChoice("a"), FormChoice(swift)])
        #expect(draft.chosen(in: .tags) == [draft.options(of: .tags)[1].id] && !draft.isUnsaved)
        draft[.tags] = draft.text(of: .tags, turning: FormChoice("a"))
        #expect(draft.value(of: .tags) == .array([swift, "a"]))
    }

    @Test("before the choices are loaded, only values of the server are valid. A choice that goes meanwhile is refused")
    func waitsForChoices() {
        var draft = draft(["status": "open", "tags": .array(["a", "b"])], tags: nil)
        draft[.tags] = #"["b"]"#
        #expect(draft.value(of: .tags) == .array(["b"]) && draft.checked().isEmpty)
        draft[.tags] = "swift"
        #expect(draft.checked()[.tags] == FormMessages.choicesNotLoaded)
        draft.choices[.tags] = FormChoices(Self.tags)
        #expect(draft.checked().isEmpty)
        draft.choices[.tags] = FormChoices([])
        #expect(draft.checked()[.tags] != nil && draft.options(of: .tags).map(\.id) == ["a", "b", "swift"])
    }
}

@MainActor @Suite("The choices that a form loads", .exhaustive)
struct FormSourceTests {
    private typealias ArticleError = FormError<ArticleField, ArticleFailure>
    private typealias Form = FormStore<JSONObject, ArticleError>

    private let client = ScriptedAPIClient()
    private let source: LoadStore<[String], ArticleFailure>
    private let form: Form

    init() {
        source = LoadStore { [client] _, _ async throws(ArticleFailure) -> [String] in
            do throws(APIError) { return try await client.get(path: "/tags") } catch { throw .lost }
        }
        let draft = Draft(of: ["status": "open", "level": 1, "tags": .array(["swift"]), "topics": .null])
        form = Form(draft) { [client] draft async throws(ArticleError) in
            do throws(APIError) {
                _ = try await client.response(to: APIRequest(.patch, "/articles/1"))
            } catch {
                throw .failure(.lost)
            }
            return draft.changes
        }
        .choosing(.tags, from: source) { tags in tags.map { FormChoice($0) } }
    }

    private var tags: FormChoices? { form.draft?.choices[.tags] }

    @Test("choices are loaded once. After an error, they can be loaded again, and what was entered stays")
    func loads() async {
        #expect(tags == FormChoices(nil))
        client.on(.get, "/tags", response: .status(500))
        await form.loadIfNeeded()
        #expect(tags == FormChoices(nil, error: ArticleFailure.lost.message) && form.state.error == nil)
        form.change(.tags, to: ["swift", "a"])
        await form.save()
        #expect(form.draft?.problems == [.tags: FormMessages.choicesNotLoaded])
        client.on(.get, "/tags", response: .json(["swift", "a"]))
        for _ in 1...3 { await form.loadIfNeeded() }
        #expect(tags == FormChoices(["swift", "a"].map { FormChoice($0) }))
        client.on(.patch, "/articles/1", response: .status(204))
        await form.save()
        #expect(form.state == .saved(["tags": .array(["swift", "a"])]))
    }

    @Test("choices that arrive during a save stay after it fails")
    func arrivesDuringSave() async {
        client.on(.get, "/tags", response: .json(["a"]), after: .seconds(1))
        client.on(.patch, "/articles/1", response: .status(500), after: .seconds(2))
        form.change(.status, to: "in work, paused")
        async let load: Void = form.loadIfNeeded()
        async let save: Void = form.save()
        await client.clock.sleepers(2)
        client.clock.advance(by: .seconds(2))
        _ = await (load, save)
        #expect(tags == FormChoices([FormChoice("a")]) && form.state.error == .failure(.lost))
    }

    @Test("if two forms have one source, the load goes on after one of them is closed")
    func sharesSource() async {
        let closed = Form(Draft()) { $0.changes }.choosing(.level, from: source) { $0.map { FormChoice($0) } }
        client.on(.get, "/tags", response: .json(["b"]), after: .seconds(1))
        async let load: Void = form.loadIfNeeded()
        await client.clock.sleepers(1)
        closed.cancel()
        client.clock.advance(by: .seconds(1))
        await load
        #expect(tags == FormChoices([FormChoice("b")]))
    }
}
