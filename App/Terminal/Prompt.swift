import Core
import Foundation

/// Asks for input on the terminal. The question is printed on stderr.
struct Prompt {
    /// The maximum number of bytes in a line.
    private static let longest = 4_096

    private let console: Console

    init(_ console: Console) {
        self.console = console
    }

    /// Asks for a line.
    ///
    /// - Throws: `Failure` when stdin is not a terminal. The message names `option` as the other way.
    func line(_ label: Message, insteadUse option: String) throws(Failure) -> String {
        guard isatty(STDIN_FILENO) == 1 else { throw .usage(AppMessages.noTerminal(option)) }
        try? StandardStream.error.write(label.text(in: console.language) + ": ")
        return try firstLine()
    }

    /// Asks for a line, and does not show it while it is typed.
    func secret(_ label: Message, insteadUse option: String) throws(Failure) -> String {
        guard TerminalModes.shared.hideInput(asking: label.text(in: console.language) + ": ") else {
            throw .usage(AppMessages.noTerminal(option))
        }
        defer { TerminalModes.shared.showInput() }
        return try firstLine()
    }

    /// The first line of stdin without its end, `\n` or `\r\n`. At the end of the input it is empty.
    ///
    /// - Throws: `Failure` for more than 4,096 bytes, a NUL, or text that is not UTF-8. Such a password must not be
    ///   changed silently.
    func firstLine() throws(Failure) -> String {
        var line = Self.bytesOfLine()
        if line.last == UInt8(ascii: "\n") {
            line.removeLast()
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
        }
        // Foundation's decoding would remove a byte order mark.
        let text = String(decoding: line, as: UTF8.self)
        guard line.count <= Self.longest, !line.contains(0), text.utf8.elementsEqual(line) else {
            throw .usage(AppMessages.unreadableInput(Self.longest))
        }
        return text
    }

    /// Reads one line and nothing after it. It stops soon after the maximum length.
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
