import Core
import Foundation
import Notes
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The screen of the composer", .exhaustive, .oneThread)
struct ComposerViewTests {
    private let client = ScriptedAPIClient()
    private let navigator = RecordingNavigator()
    private let scratch = Scratch()
    private let form: FormStore<NotesItem, ComposerError>
    private let screen: Screen

    init() throws {
        let store = ComposerRoute.first.makeStore(of: ComposerFeature(client: client), navigator: navigator)
        form = try #require(store as? FormStore)
        screen = Screen(inStack: form.screen, in: .english)
    }

    /// Enters a note, and opens the screen, which loads the tags.
    private func write(tags: ScriptedResponse = .json(["swift", "iOS, macOS", "日本"])) async throws {
        client.on(.get, "/tags", response: tags)
        await screen.appear()
        try screen.type("Hello", into: "Title")
        try screen.type("a\nb", into: "Text")
    }

    @Test("title, text, two tags and a picture are sent in one request, and the new note opens")
    func posts() async throws {
        try await write()
        for tag in ["日本", "swift", "iOS, macOS", "swift"] { try screen.press(tag) }
        let picture = try scratch.file(holding: Data("png".utf8)).url.path(percentEncoded: false)
        form.change(.picture, to: picture)
        let hasFile = Locked(false)
        client.on(.post, NotesAddress.path) { request in
            hasFile.change { $0 = request.content?.hasFile == true }
            return .status(201, ["id": 1, "title": "Hello"] as JSONObject)
        }
        try await screen.tap("Post")
        await form.wait { if case .saved = $0 { true } else { false } }
        #expect(hasFile.value && navigator.closed == 1 && navigator.links.count == 1)
        #expect(form.draft?.changes["tags"] == .array(["iOS, macOS", "日本"]))
    }

    @Test("tags that are chosen have a check mark. Without one, the note cannot be posted")
    func marksTags() async throws {
        try await write()
        try await screen.tap("Post")
        await screen.appear()
        #expect(form.draft?.problems.keys.map(\.rawValue) == ["tags"])
        #expect(screen.shows("This field is required.") && !screen.outline.contains("checkmark"))
        try screen.press("swift")
        #expect(screen.outline.matches(of: /checkmark/).count == 1 && screen.outline.contains("selected"))
        #expect(!screen.shows("This field is required."))
    }

    @Test("while the tags are loading, and after an error, the rest can be entered. Try Again loads them")
    func loadsTags() async throws {
        try await write(tags: .status(500))
        #expect(form.draft?[.title] == "Hello" && screen.enabledButtons.contains("Try Again"))
        client.on(.get, "/tags", response: .json([String]()), after: .seconds(1))
        try await screen.tap("Try Again")
        await client.clock.sleepers(1)
        #expect(screen.shows("Loading…") && !screen.enabledButtons.contains("Try Again"))
        client.clock.advance(by: .seconds(1))
        await form.wait { $0.draft?.choices[.tags]?.loaded == [] }
        #expect(screen.shows("There is nothing to choose."))
    }

    @Test("a picture that the server does not take is a problem of the row of the app")
    func refusesPicture() async throws {
        try await write()
        try screen.press("swift")
        client.on(.post, NotesAddress.path, response: .status(413))
        try await screen.tap("Post")
        await form.wait { $0.error != nil }
        #expect(form.draft?.problems[.picture] != nil && screen.shows("The file is too large for the server."))
    }

    @Test("a chosen picture is copied once. The next one replaces it")
    func choosesPicture() async throws {
        try await write()
        func choose(_ picture: String) async throws -> String {
            screen.photos = [Data(picture.utf8)]
            try screen.press("Choose a Picture")
            try screen.press("Photo 1")
            await screen.appear()
            let path = try #require(form.draft?[.picture])
            #expect(try String(contentsOfFile: path, encoding: .utf8) == picture && path.hasSuffix(".png"))
            return path
        }
        let first = try await choose("png")
        screen.disappear()
        await screen.appear()
        #expect(form.draft?[.picture] == first)
        let second = try await choose("other png")
        #expect(first != second && !FileManager.default.fileExists(atPath: first))
    }
}
