/// An animation on stderr while a command is waiting. It starts after 120 ms.
struct Spinner: Sendable {
    private let task: Task<Void, Never>

    init() {
        task = Task {
            guard (try? await Task.sleep(for: .milliseconds(120))) != nil else { return }
            var turn = 0
            repeat {
                Self.draw(Self.frames[turn % Self.frames.count])
                turn += 1
            } while (try? await Task.sleep(for: .milliseconds(80))) != nil
            Self.draw("")
        }
    }

    /// Stops and erases the spinner.
    func stop() async {
        task.cancel()
        await task.value
    }

    private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    private static func draw(_ frame: String) {
        TerminalModes.shared.draw(frame)
    }
}
