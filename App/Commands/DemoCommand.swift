import ArgumentParser
import Core
import Foundation

/// `focal demo`
struct DemoCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Take the tour: every flow, on the fake server, without a question."
    )

    @OptionGroup var options: GlobalOptions

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "focal-demo-\(UUID().uuidString)")
        let remove = { @Sendable in _ = try? FileManager.default.removeItem(at: folder) }
        let settings = Settings(try Settings(options), under: folder)
        let console = Console(settings)
        let interrupts = Interrupts(cleanup: remove)
        defer {
            remove()
            interrupts.ignore()
        }
        try await run(in: Composition(settings, console: console), on: console)
    }

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let tour = Tour(app: app, console: console)
        try await tour.signIn()
        try await tour.readPosts()
        try await tour.editProfile()
        try tour.end()
    }
}
