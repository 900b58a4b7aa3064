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

    #if MINE
    @Test("the sample item of the user is shown, with --json in one object")
    func show() async throws {
        let text = try await focal("--lang", "ja")
        #expect(text.exitCode == 0 && text.stderr == "")
        #expect(try text.line(0).hasPrefix("サンプル項目 "))
        let outcome = try await focal("--json")
        guard case .object(let item) = try outcome.documents.first?["sampleItem"] else { return #expect(Bool(false)) }
        #expect(item["sampleHeading"]?.text?.isEmpty == false)
    }

    #else
    @Test("the sample item with this id is shown, and without an id the first one")
    func show() async throws {
        let first = try await focal()
        #expect(first.exitCode == 0)
        #expect(try first.line(0).hasPrefix("Sample Thing "))
        #expect(try first.line(0).hasSuffix(" sample item sampleFirstID"))
        #expect(first.stderr == "")
        #expect(try await shell.focal(["open", "samplething"], environment: ["COLUMNS": "100"]).stdout == first.stdout)
        let second = try await focal("--lang", "ja", "--", "sampleSecondID")
        #expect(try second.line(0).hasPrefix("サンプル項目 "))
        #expect(try second.line(0).hasSuffix(" サンプル項目 sampleSecondID"))
    }

    @Test("--json prints the sample item in one object")
    func json() async throws {
        let outcome = try await focal("--json", "--", "sampleSecondID")
        guard case .object(let item) = try outcome.documents.first?["sampleItem"] else { return #expect(Bool(false)) }
        #expect(item["id"]?.text == "sampleSecondID")
        #expect(item["sampleHeading"]?.text?.isEmpty == false)
    }

    #endif
    @Test("the JSON output has each property of a sample item")
    func properties() throws {
        let items = SampleThingState.samples.compactMap { $0.value.content }
        let item = try #require(items.first)
        func names(of value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label).sorted() }
        #expect(names(of: SampleThingDocument(item)) == names(of: item))
    }

    #if !MINE
    @Test("the command fails when there is no sample item with this id", arguments: ["99", "x", "1/2", "..", "日本"])
    func noSuchSampleItem(id: String) async throws {
        let outcome = try await focal(id)
        #expect(outcome.exitCode == 1)
        #expect(outcome.isOneLineError)
        #expect(outcome.stderr == "focal: There is no sample item \(id).\n")
        #expect(try await focal(id, "--json").failure.code == "no_such_sample_item")
    }

    @Test("after wrong usage, focal exits with code 64", arguments: [[""], ["1", "2"]])
    func usage(arguments: [String]) async throws {
        let outcome = try await shell.focal(["samplething"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.isOneLineError)
    }

    #endif
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
