import Foundation

/// The checkout that the scripts work on.
struct Repository: Sendable {
    /// Its top folder.
    let root: URL

    /// The checkout whose top is the working directory; the scripts go there first.
    static var current: Repository {
        Repository(root: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
    }

    /// The place of a path that counts from the top.
    func url(_ path: String) -> URL {
        root.appending(path: path)
    }

    /// Whether something is there, a dangling link included.
    func exists(_ path: String) -> Bool {
        mode(of: path) != nil
    }

    /// Who may do what with a file; `nil` where nothing is.
    func permissions(of path: String) -> mode_t? {
        mode(of: path).map { $0 & 0o777 }
    }

    private func kind(of path: String) -> mode_t? {
        mode(of: path).map { $0 & S_IFMT }
    }

    private func mode(of path: String) -> mode_t? {
        var status = stat()
        return lstat(url(path).path, &status) == 0 ? status.st_mode : nil
    }

    /// The text of a file.
    ///
    /// - Throws: `Failure` also for what is not UTF-8: written back, it would not be what it was.
    func text(of path: String) throws(Failure) -> String {
        let data: Data
        do {
            data = try Data(contentsOf: url(path))
        } catch {
            throw Failure("Cannot read \(path): \(error.localizedDescription)")
        }
        let text = String(decoding: data, as: UTF8.self)
        guard text.utf8.elementsEqual(data) else { throw Failure("\(path) is not UTF-8.") }
        return text
    }

    /// The text of a file that is about to be changed: no link, and with plain line ends.
    func editableText(of path: String) throws(Failure) -> String {
        guard kind(of: path) != S_IFLNK else { throw Failure("\(path) is a link. Put the file itself there.") }
        let text = try text(of: path)
        guard !text.utf8.contains(UInt8(ascii: "\r")) else {
            throw Failure("\(path) has CRLF line ends. Convert it, or set `* text=auto eol=lf` in .gitattributes.")
        }
        return text
    }

    /// The names of the folders in a folder, sorted; none when there is no such folder.
    func folders(in folder: String) -> [String] {
        entries(of: folder).filter { $0.kind == S_IFDIR }.map(\.name).sorted()
    }

    /// The paths of all files below a folder, sorted; none when there is no such folder. Links are no files.
    func files(below folder: String) -> [String] {
        leaves(of: folder).filter { $0.kind == S_IFREG }.map(\.path).sorted()
    }

    /// The same with links, and whatever else is no folder.
    func everything(below folder: String) -> [String] {
        leaves(of: folder).map(\.path).sorted()
    }

    private func leaves(of folder: String) -> [(path: String, kind: mode_t)] {
        entries(of: folder).flatMap { entry in
            let path = "\(folder)/\(entry.name)"
            return entry.kind == S_IFDIR ? leaves(of: path) : [(path, entry.kind)]
        }
    }

    /// Reads a folder as the system lists it, kinds included: asking for each file apart takes many times as long.
    private func entries(of folder: String) -> [(name: String, kind: mode_t)] {
        guard let stream = opendir(url(folder).path) else { return [] }
        defer { closedir(stream) }
        var entries: [(name: String, kind: mode_t)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            // Some file systems do not say it here; the letters of `d_type` are those of the mode, shifted.
            let type = mode_t(entry.pointee.d_type)
            entries.append((name, type == 0 ? kind(of: "\(folder)/\(name)") ?? 0 : type << 12))
        }
        return entries
    }
}
