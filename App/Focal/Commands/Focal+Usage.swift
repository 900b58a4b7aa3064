import ArgumentParser

extension Focal {
    /// Parses the arguments. First tries only the command that the first words name, because the argument parser checks
    /// all commands below the one that parses. If this fails, parses with `focal`, which has the help and the errors.
    static func command(for arguments: [String]) throws -> any ParsableCommand {
        var (type, rest): (any ParsableCommand.Type, ArraySlice<String>) = (Focal.self, arguments[...])
        while let next = rest.first.flatMap({ type.subcommand($0) }) { (type, rest) = (next, rest.dropFirst()) }
        // In `api / --field --json`, a value is missing. Only `focal` sees this: `api` reads `--json` as the value.
        let isClear = !zip(rest, rest.dropFirst()).contains { $0.hasPrefix("--") && $1.hasPrefix("--") }
        if type != Focal.self, isClear, let command = try? type.parse(Array(rest)) { return command }
        let command = try parseAsRoot(arguments)
        try checkOptions(arguments, of: command)
        return command
    }

    /// Throws if the arguments have an option that only a command above `command` has. The argument parser accepts
    /// `todo show 1 --page 2`, and ignores `--page`.
    private static func checkOptions(_ arguments: [String], of command: any ParsableCommand) throws(Failure) {
        var path: [any ParsableCommand.Type] = [Focal.self]
        var rest: [String] = []
        for argument in arguments {
            if let next = path.last?.subcommand(argument) { path.append(next) } else { rest.append(argument) }
        }
        guard let type = path.last, type == Swift.type(of: command) else { return }
        do {
            _ = try type.parse(rest)
        } catch {
            throw usage(message(for: error), of: path.compactMap { $0.configuration.commandName })
        }
    }

    /// Converts an error of the argument parser to a message in one line. Returns `nil` for `--help` and `--version`,
    /// because they are not errors.
    static func failure(from error: any Error, _ arguments: [String]) -> Failure? {
        guard exitCode(for: error) != .success else { return nil }
        let help = fullMessage(for: error).firstMatch(of: /See '(.+) --help'/)
        let names = (help?.1 ?? "focal").split(separator: " ").map(String.init)
        let command = names.reduce(Focal.self as any ParsableCommand.Type) { $0.subcommand($1) ?? $0 }
        let unexpected = message(for: error).firstMatch(of: /nexpected arguments?:? '([^']+)'/)
        // If a subcommand and an option are both unknown, the error of the argument parser names the option.
        let words = [arguments.dropFirst(names.count - 1).first, (unexpected?.1).map(String.init)]
        let hints = words.compactMap(\.self).compactMap { word in
            command.subcommand(like: word).map { "Unexpected argument '\(word)'. Did you mean '\($0)'?" }
        }
        return usage(hints.first ?? message(for: error), of: names)
    }

    /// The error for wrong arguments. `names` contains the names of the command and of the commands above it.
    private static func usage(_ text: String, of names: [String]) -> Failure {
        var words = text.split(separator: "\n").first.map(String.init) ?? ""
        // The argument parser also suggests options that are very different from what the user typed.
        if let hint = words.wholeMatch(of: /(.+'(.+)'.) Did you mean '(.+)'\?/), !hint.2.isLike(hint.3) {
            words = String(hint.1)
        }
        let sentence = words.hasSuffix(".") || words.hasSuffix("?") ? words : words + "."
        return .usage(AppMessages.usage(sentence, help: "\(names.joined(separator: " ")) --help"))
    }
}

extension ParsableCommand {
    fileprivate static func subcommand(_ name: String) -> (any ParsableCommand.Type)? {
        configuration.subcommands.first { $0.configuration.commandName == name }
    }

    /// The first subcommand whose name is like `word`. Returns `nil` if there is none, or if `word` is a correct name.
    fileprivate static func subcommand(like word: String) -> String? {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        return names.contains(word) ? nil : names.first(where: word.isLike)
    }
}

extension StringProtocol {
    /// Whether the texts differ by at most two missing or added letters, or by one letter that is wrong or moved.
    fileprivate func isLike(_ other: some StringProtocol) -> Bool { difference(from: other).count <= 2 }
}
