import ArgumentParser
import Core
import Foundation
import TerminalUI

/// Prints the output of commands. Screens and JSON documents go to stdout. Notes, warnings, errors and log lines go to
/// stderr.
struct Console: Sendable {
    let language: Language
    private let isJSON: Bool
    private let output: ANSI
    private let error: ANSI
    private let width: Int
    private let isDumb: Bool
    private let process = CommandProcess.current

    init(_ settings: Settings) {
        self.init(language: settings.language, isJSON: settings.isJSON, usesColor: settings.usesColor)
    }

    private init(language: Language, isJSON: Bool, usesColor: Bool) {
        let environment = process.environment
        self.language = language
        isDumb = environment["TERM"] == "dumb"
        self.isJSON = isJSON
        output = ANSI(usesColor: usesColor && process.output.showsColor(environment))
        error = ANSI(usesColor: usesColor && process.error.showsColor(environment))
        // Lines with more than 100 columns are hard to read.
        width = min(process.columns, 100)
    }

    /// Creates a console for error messages. It works even if an option of the command is not valid.
    static func forFailures(of arguments: [String]) -> Console {
        // After `--`, an argument such as `--json` is not an option.
        let arguments = arguments.prefix { $0 != "--" }
        let environment = CommandProcess.current.environment
        let name =
            zip(arguments, arguments.dropFirst()).first { $0.0 == "--lang" }?.1
            ?? arguments.first { $0.hasPrefix("--lang=") }.map { String($0.dropFirst(7)) }
            ?? environment["FOCAL_LANG"]
        let language = [name, nil].lazy.compactMap { try? Settings.language($0, environment) }.first ?? .english
        return Console(
            language: language,
            isJSON: arguments.contains("--json"),
            usesColor: !arguments.contains("--no-color")
        )
    }
}

extension Console {
    /// Prints a screen. With `--json`, it prints the document instead.
    func show(_ screen: some Component, json document: some Encodable) throws(Failure) {
        try show(screen)
        try show(json: document)
    }

    /// Prints a screen. With `--json`, it prints nothing.
    func show(_ screen: some Component) throws(Failure) {
        guard !isJSON else { return }
        try write(output.text(screen.lines(width: width)))
    }

    /// Prints a document as JSON. Without `--json`, it prints nothing.
    func show(json document: some Encodable) throws(Failure) {
        guard isJSON else { return }
        try write(JSONText.line(of: document))
    }

    /// Prints the JSON of a response, or nothing if the response has no body.
    func show(body: Data) throws(Failure) {
        guard !body.isEmpty else { return }
        do throws(UnreadableJSON) {
            _ = try JSONCoding.decode(JSONValue.self, from: body)
        } catch {
            throw Failure(APIError.invalidResponse(.json(error)))
        }
        try write(JSONText.lines(of: String(decoding: body, as: UTF8.self)))
    }

    /// Prints a note on stderr. It is one line, unless stderr is a terminal. With `--json`, it prints nothing.
    func note(_ message: Message) {
        guard !isJSON else { return }
        let columns = process.error.columns.map { min($0, width) } ?? .max
        printOnError(error.text(Paragraph(message.text(in: language), style: .secondary).lines(width: columns)))
    }

    /// Prints a warning on stderr. With `--json`, the warning is a JSON object. The command continues.
    @Sendable func warn(_ code: String, _ message: Message) {
        guard isJSON else { return note(message) }
        let entry = Entry(code: code, message: message.text(in: language))
        printOnError(JSONText.line(of: ["warning": entry]))
    }

    /// Prints a line of the request log on stderr.
    @Sendable func log(_ line: String) {
        printOnError(error.text([Line(line, style: .secondary)]))
    }

    /// Runs `work`. After 120 ms, shows a spinner if stderr is a terminal, but not with `--json` or `TERM=dumb`.
    @MainActor
    func waiting<Value, Problem>(
        _ work: @MainActor () async throws(Problem) -> Value
    ) async throws(Problem) -> Value {
        let spinner = process.error.isTerminal && !isDumb && !isJSON ? Spinner() : nil
        defer { spinner?.stop() }
        return try await work()
    }

    /// Starts to show the progress of a long command on stderr. Returns `nil` if stderr is not a terminal, if stdout is
    /// a terminal, or with `TERM=dumb`.
    @MainActor
    func progress() -> Spinner? {
        process.error.isTerminal && !process.output.isTerminal && !isDumb ? Spinner() : nil
    }

    private func printOnError(_ text: String) {
        TerminalModes.shared.erasingSpinner { try? process.error.write(text) }
    }

    private func write(_ text: String) throws(Failure) {
        do throws(StandardStream.WriteError) {
            try process.output.write(text)
        } catch {
            throw error.isClosedPipe ? .closedPipe : .outputFailed(error.reason)
        }
    }
}

extension Console {
    /// Prints an error, and returns the exit code of the command. After `--help` or
    /// `--version`, it prints the help text or the version.
    func show(_ error: any Error) -> ExitCode {
        guard let failure = error as? Failure else {
            do throws(Failure) {
                try write(Focal.fullMessage(for: error) + "\n")
                return .success
            } catch {
                return show(error)
            }
        }
        guard failure.exitCode != .success else { return .success }
        try? process.error.write(
            isJSON ? JSONText.line(of: ErrorDocument(failure, in: language)) : self.error.text(lines(for: failure))
        )
        return failure.exitCode
    }

    /// One line. On a terminal, it is broken between words.
    private func lines(for failure: Failure) -> [Line] {
        let (name, text) = ("focal: ", failure.message.text(in: language))
        guard let columns = process.error.columns else { return [Line(name, style: .error) + Line(text)] }
        let lines = Paragraph(name + text).lines(width: columns).map(\.plain)
        guard let first = lines.first, first.hasPrefix(name) else { return lines.map { Line($0) } }
        return [Line(name, style: .error) + Line(String(first.dropFirst(name.count)))]
            + lines.dropFirst().map { Line($0) }
    }

    private struct ErrorDocument: Encodable {
        private let error: Entry

        init(_ failure: Failure, in language: Language) {
            error = Entry(code: failure.code, message: failure.message.text(in: language))
        }
    }

    private struct Entry: Encodable {
        let code: String
        let message: String
    }
}
