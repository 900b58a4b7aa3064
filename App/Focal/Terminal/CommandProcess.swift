import Core
import Foundation

/// The environment, streams and clock of a command. A test sets its own value, to run a command inside the test
/// process.
struct CommandProcess: Sendable {
    @TaskLocal static var current = CommandProcess(
        program: CommandLine.arguments.first ?? "focal",
        arguments: Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment,
        input: .standardInput,
        output: StandardStream(.standardOutput),
        error: StandardStream(.standardError),
        clock: ContinuousClock(),
        events: AppEvents(),
        handlesSignals: true
    )

    /// The path with which the user started the program.
    let program: String
    let arguments: [String]
    let environment: [String: String]
    let input: FileHandle
    let output: StandardStream
    let error: StandardStream
    /// Measures time in the features, for example how long a logout waits for the server.
    let clock: any Clock<Duration>
    /// Receives what happens in a command without `--verbose`.
    let events: AppEvents
    /// Whether the command handles signals. It is `false` inside the test process, because a signal must end the tests.
    let handlesSignals: Bool

    /// The columns of the terminal, or those in `COLUMNS`. They are 80 if neither has a number above 0.
    var columns: Int {
        output.columns ?? environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? 80
    }
}
