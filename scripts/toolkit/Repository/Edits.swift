/// The files that a command creates or changes.
struct Edits {
    private var files: [File] = []

    private struct File {
        let path: String
        /// The text before the change. `nil` means that the file is new.
        let before: String?
        let after: String
    }

    /// Adds a new file.
    mutating func create(_ path: String, _ text: String) {
        files.append(File(path: path, before: nil, after: text))
    }

    /// Adds a change of a file. Does nothing if `change` returns the same text. Throws an error if the file has CRLF
    /// line endings.
    mutating func edit(
        _ path: String,
        in repository: Repository,
        _ change: (String) throws(Failure) -> String
    ) throws(Failure) {
        let before = try repository.text(of: path)
        guard !before.utf8.contains(UInt8(ascii: "\r")) else {
            throw Failure("\(path) has CRLF line endings. Use LF, and set `* text=auto eol=lf` in .gitattributes.")
        }
        let after = try change(before)
        guard !before.utf8.elementsEqual(after.utf8) else { return }
        files.append(File(path: path, before: before, after: after))
    }

    /// Writes the files in their order. Throws an error if the user has changed a file meanwhile.
    func write(in repository: Repository) throws(Failure) {
        for file in files {
            let now = repository.exists(file.path) ? try repository.text(of: file.path) : nil
            guard now == file.before else {
                throw Failure("\(file.path) was changed while the script ran. Run the script again.")
            }
            try repository.write(file.after, to: file.path)
        }
    }

    /// Throws an error with the message for each file if `isCheck` is true. Otherwise writes the files, and prints
    /// their paths.
    func finish(isCheck: Bool, _ message: String, in repository: Repository) throws(Failure) {
        if isCheck, !files.isEmpty { throw Failure(paths.map { "\($0): \(message)" }.joined(separator: "\n")) }
        try write(in: repository)
        paths.forEach { print($0) }
    }

    var paths: [String] { files.map(\.path) }
    var newPaths: [String] { files.filter { $0.before == nil }.map(\.path) }
}

extension Edits {
    /// The output of `--dry-run`: first the new files, then `note`, then each changed file with its new lines.
    func description(_ note: String) -> String {
        let changed = files.sorted { $0.path < $1.path }.compactMap { file -> String? in
            guard let before = file.before else { return nil }
            let lines = file.after.lines.difference(from: before.lines).insertions.map { change in
                if case .insert(_, let text, _) = change { "    + \(text)\n" } else { "" }
            }
            return "\(file.path)\n" + lines.joined()
        }
        return (newPaths.sorted().map { "+ \($0)\n" } + [note] + changed).joined()
    }
}
