import Core
import Foundation

/// Asks for input on the terminal. The question is printed on stderr.
struct Prompt {
    /// The maximum length of a line, in bytes.
    private static let longest = 4_096

    private let console: Console

    init(_ console: Console) {
        self.console = console
    }

    /// Asks for one line of text.
    ///
    /// - Throws: `Failure` when stdin is not a terminal. The message tells the user to use `option` instead.
    func line(_ label: Message, insteadUse option: String) throws(Failure) -> String {
        guard isatty(STDIN_FILENO) == 1 else { throw .usage(AppMessages.noTerminal(option)) }
        try? StandardStream.error.write(label.text(in: console.language) + ": ")
        return try firstLine()
    }

    /// Asks for one line of text. The terminal does not show what the user types.
    func secret(_ label: Message, insteadUse option: String) throws(Failure) -> String {
        guard TerminalModes.shared.hideInput(asking: label.text(in: console.language) + ": ") else {
            throw .usage(AppMessages.noTerminal(option))
        }
        defer { TerminalModes.shared.showInput() }
        return try firstLine()
    }

    /// Reads the first line of stdin, without the `\n` or `\r\n` at its end. Without input, the line is empty.
    ///
    /// - Throws: `Failure` if the line has more than 4,096 bytes, contains NUL or is not UTF-8. Such a line could be a
    ///   password, so it must not be changed silently.
    func firstLine() throws(Failure) -> String {
        var line = Self.bytesOfLine()
        if line.last == UInt8(ascii: "\n") {
            line.removeLast()
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
        }
        // The UTF-8 decoding of Foundation is not used here, because it removes a byte order mark.
        let text = String(decoding: line, as: UTF8.self)
        guard line.count <= Self.longest, !line.contains(0), text.utf8.elementsEqual(line) else {
            throw .usage(AppMessages.unreadableInput(Self.longest))
        }
        return text
    }

    /// Reads the bytes of one line, and no bytes after it. It stops soon after the maximum length.
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
