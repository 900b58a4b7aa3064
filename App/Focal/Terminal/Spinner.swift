/// An animation on stderr while a command is waiting. It starts after 120 ms.
@MainActor
final class Spinner {
    /// The text after the animation, for example how much is done.
    var text = ""
    private var isVisible = false
    private var task: Task<Void, Never>?

    init() {
        task = Task { [weak self] in
            guard (try? await Task.sleep(for: .milliseconds(120))) != nil else { return }
            var turn = 0
            repeat {
                self?.draw(Self.frames[turn % Self.frames.count])
                turn += 1
            } while (try? await Task.sleep(for: .milliseconds(80))) != nil
        }
    }

    /// Stops and erases the spinner.
    func stop() {
        task?.cancel()
        if isVisible { TerminalModes.shared.draw("") }
    }

    private func draw(_ frame: String) {
        guard !Task.isCancelled else { return }
        isVisible = true
        TerminalModes.shared.draw(text.isEmpty ? frame : "\(frame) \(text)")
    }

    private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
}
