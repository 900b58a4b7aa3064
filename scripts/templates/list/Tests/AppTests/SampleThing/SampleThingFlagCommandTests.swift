#if FLAG
import Core
import SampleThing
import TestSupport
import Testing

@testable import focal

@Suite("focal samplething sample-flag")
struct SampleThingFlagCommandTests {
    @Test("the flag is turned on and off, and without a server the change waits")
    func toggles() async throws {
        let shell = Shell()
        let command = ["samplething", "sample-flag", "sampleFirstID"]
        for word in ["Yes", "No"] {
            let toggled = try await shell.focal(command)
            #expect(toggled.exitCode == 0 && toggled.stdout.hasPrefix("✓ Sample flag: \(word): "), "\(toggled.stderr)")
        }
        let path = "\(SampleThingAddress.path)/sampleFirstID"
        let item = try await shell.focal(["api", path]).stdout
        let server = try PlainServer { $0.method == .get ? .json(item) : APIResponse(status: 503) }
        #expect(try await shell.focal(command + ["--server", server.origin]).exitCode == 0)
        let unsent = try await shell.focal(["changes", "--server", server.origin]).stdout
        #expect(unsent.contains(" \(path)/sampleFlagKey  "), "\(unsent)")
    }
}
#endif
