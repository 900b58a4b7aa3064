import Core
import Foundation

/// Asks on the terminal; the question goes to stderr.
struct Prompt {
    /// How many bytes a line may have.
    private static let longest = 4_096

    private let console: Console

    init(_ console: Console) {
        self.console = console
    }

    /// Asks for a line.
    ///
    /// - Throws: `Failure` where there is no terminal; then `option` is the way.
    func line(_ label: Message, insteadUse option: String) throws(Failure) -> String {
        guard isatty(STDIN_FILENO) == 1 else { throw .usage(AppMessages.noTerminal(option)) }
        try? StandardStream.error.write(label.text(in: console.language) + ": ")
        return try firstLine()
    }

    /// Asks for a line that is not shown while it is typed.
    func secret(_ label: Message, insteadUse option: String) throws(Failure) -> String {
        guard TerminalModes.shared.hideInput(asking: label.text(in: console.language) + ": ") else {
            throw .usage(AppMessages.noTerminal(option))
        }
        defer { TerminalModes.shared.showInput() }
        return try firstLine()
    }

    /// The first line of stdin without its end, `\n` or `\r\n`, or the empty text where there is nothing.
    ///
    /// - Throws: `Failure` for more than 4,096 bytes, a NUL, or what is no UTF-8: to change a password in silence would
    ///   lock its owner out.
    func firstLine() throws(Failure) -> String {
        var line = Self.bytesOfLine()
        if line.last == UInt8(ascii: "\n") {
            line.removeLast()
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
        }
        // Foundation would drop a byte order mark.
        let text = String(decoding: line, as: UTF8.self)
        guard line.count <= Self.longest, !line.contains(0), text.utf8.elementsEqual(line) else {
            throw .usage(AppMessages.unreadableInput(Self.longest))
        }
        return text
    }

    /// Reads up to the end of a line and no further, and not much more than a line may have.
    private static func bytesOfLine() -> [UInt8] {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        var waits = 0
        while line.count < longest + 3, line.last != UInt8(ascii: "\n") {
            switch read(STDIN_FILENO, &byte, 1) {
            case 1: line.append(byte)
            case -1 where errno == EINTR: continue
            case -1 where errno == EIO && waits < 20 && TerminalModes.shared.waitForForeground(): waits += 1
            default: return line
            }
        }
        return line
    }
}
