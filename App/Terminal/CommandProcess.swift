import Foundation

/// What a command uses of its process. A test sets another value, to run a command in the process of the tests.
struct CommandProcess: Sendable {
    @TaskLocal static var current = CommandProcess(
        program: CommandLine.arguments.first ?? "focal",
        environment: ProcessInfo.processInfo.environment,
        input: .standardInput,
        output: StandardStream(.standardOutput),
        error: StandardStream(.standardError),
        clock: ContinuousClock(),
        handlesSignals: true
    )

    /// The path with which the user started the program.
    let program: String
    let environment: [String: String]
    let input: FileHandle
    let output: StandardStream
    let error: StandardStream
    /// Measures the pauses of the features.
    let clock: any Clock<Duration>
    /// Whether a signal ends the command. In the process of the tests, a signal ends the tests.
    let handlesSignals: Bool
}
