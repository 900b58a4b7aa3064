import Core
import Foundation
import SampleThing
import TerminalUI
import TestSupport
import Testing

@testable import focal

@Suite("focal samplething, and its screen")
struct SampleThingCommandTests {
    private let shell = Shell()

    private func focal(_ arguments: String...) async throws -> Outcome {
        try await shell.focal(["samplething"] + arguments, environment: ["COLUMNS": "100"])
    }

    @Test("the sample item is shown, with --json in one object")
    func show() async throws {
        let text = try await focal("--lang", "ja")
        #expect(text.exitCode == 0 && text.stderr == "")
        #expect(try text.line(0).hasPrefix("サンプル項目 "))
        let outcome = try await focal("--json")
        guard case .object(let item) = try outcome.documents.first?["sampleItem"] else { return #expect(Bool(false)) }
        #expect(item["sampleHeading"]?.text?.isEmpty == false)
    }

    @Test("the JSON output has each property of a sample item")
    func properties() throws {
        let items = SampleThingState.samples.compactMap { $0.value.content }
        let item = try #require(items.first)
        func names(of value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label).sorted() }
        #expect(names(of: SampleThingDocument(item)) == names(of: item))
    }

    @Test("the terminal screen of all sample states")
    func golden() throws {
        let pictures = Picture.terminal(of: SampleThingState.samples) {
            SampleThingScreen(state: $0, language: $1, timeZone: .gmt)
        }
        try expectGolden(pictures, "SampleThingScreen")
    }

    @Test("the screen shows the sample item and the error of each sample state", arguments: Language.allCases)
    func showsState(language: Language) {
        for (_, state) in SampleThingState.samples {
            let screen = SampleThingScreen(state: state, language: language)
            let text = screen.lines(width: 200).map(\.plain).joined(separator: "\n")
            let texts = [state.content?.sampleHeading, state.error?.message.text(in: language)]
            #expect(texts.compactMap(\.self).allSatisfy(text.contains))
        }
    }
}
