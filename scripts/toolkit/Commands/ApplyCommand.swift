import ArgumentParser

/// The process behind a transaction; nobody calls it by hand.
struct ApplyCommand: ParsableCommand {
    static let name = "apply"
    static let configuration = CommandConfiguration(commandName: "scripts/\(name)", shouldDisplay: false)

    func run() {
        Mover.serve()
    }
}
