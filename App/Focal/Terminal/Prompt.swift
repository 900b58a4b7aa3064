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
    /// - Throws: `Failure` if the input is not valid. If stdin is not a terminal, the message names `option`.
    func line(_ label: Message, insteadUse option: String) throws(Failure) -> String {
        guard isatty(CommandProcess.current.input.fileDescriptor) == 1 else {
            throw .usage(AppMessages.noTerminal(option))
        }
        let errors = CommandProcess.current.error
        try? errors.write(label.text(in: console.language) + ": ")
        let bytes = Self.bytesOfLine()
        // After Ctrl-D, the cursor is still on the line of the question.
        if bytes.last != UInt8(ascii: "\n") { try? errors.write("\n") }
        return try text(of: bytes)
    }

    /// Asks for one line of text. The terminal does not show what the user types.
    func secret(_ label: Message, insteadUse option: String) throws(Failure) -> String {
        guard TerminalModes.shared.hideInput(asking: label.text(in: console.language) + ": ") else {
            throw .usage(AppMessages.noTerminal(option))
        }
        defer { TerminalModes.shared.showInput() }
        return try firstLine()
    }

    /// Reads and returns the first line of stdin, without the `\n` or `\r\n` at its end. If there is no input, it
    /// returns an empty text.
    ///
    /// - Throws: `Failure` if the line has more than 4,096 bytes, contains NUL or is not UTF-8. The line may be a
    ///   password, so this method must not change it silently.
    func firstLine() throws(Failure) -> String {
        try text(of: Self.bytesOfLine())
    }

    private func text(of bytes: [UInt8]) throws(Failure) -> String {
        var line = bytes
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

    /// Reads one line with its newline, and does not read the bytes after it. If the line is too long, it returns only
    /// the start of the line.
    private static func bytesOfLine() -> [UInt8] {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        var waits = 0
        let input = CommandProcess.current.input.fileDescriptor
        while line.count < longest + 3, line.last != UInt8(ascii: "\n") {
            switch read(input, &byte, 1) {
            case 1: line.append(byte)
            case -1 where errno == EINTR: continue
            case -1 where errno == EIO && waits < 20 && TerminalModes.shared.waitForForeground(): waits += 1
            default: return line
            }
        }
        return line
    }
}
