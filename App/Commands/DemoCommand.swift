import ArgumentParser
import Core
import Foundation

/// `focal demo`
struct DemoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Take the tour: every flow, on the fake server, without a question."
    )

    @OptionGroup var options: GlobalOptions

    @MainActor
    func run() async throws {
        let folder = TourFolder()
        let settings = Settings(try Settings(options), under: folder.url)
        let console = Console(settings)
        let interrupts = Interrupts { await folder.remove() }
        defer { interrupts.ignore() }
        let tour = Tour(app: Composition(settings, console: console), console: console, folder: folder)
        let failure = await Self.failure(of: tour)
        await folder.remove()
        if let failure { throw failure }
    }

    @MainActor
    private static func failure(of tour: Tour) async -> Failure? {
        do throws(Failure) {
            try await tour.signIn()
            try await tour.readPosts()
            try await tour.editProfile()
            try tour.end()
            return nil
        } catch {
            return error
        }
    }
}
