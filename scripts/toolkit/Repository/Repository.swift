import Foundation

/// The working tree that the scripts read and change. All paths are relative to the top folder of the working tree.
struct Repository: Sendable {
    /// The top folder of the working tree.
    let root: URL

    /// The working tree in the current folder. Each script changes to the top folder before it starts this program.
    static var current: Repository {
        Repository(root: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
    }

    /// The URL of a path that is relative to the top folder.
    func url(_ path: String) -> URL {
        root.appending(path: path)
    }

    /// Whether a file, a folder or a symbolic link exists. A link exists even if the file that it points to is missing.
    func exists(_ path: String) -> Bool {
        mode(of: path) != nil
    }

    /// The kind and the permissions of a file, a folder or a link, as in `stat`. Returns `nil` if the path does not
    /// exist.
    func mode(of path: String) -> mode_t? {
        var status = stat()
        return lstat(url(path).path, &status) == 0 ? status.st_mode : nil
    }
}

// MARK: - Texts

extension Repository {
    /// Reads the text of a file. Throws an error if the file is not UTF-8, because writing the text back would change
    /// other parts of the file.
    func text(of path: String) throws(Failure) -> String {
        let data: Data
        do {
            data = try Data(contentsOf: url(path))
        } catch {
            throw .file("read \(path)", error)
        }
        let text = String(decoding: data, as: UTF8.self)
        guard Data(text.utf8) == data else { throw Failure("\(path) is not UTF-8 text. Convert it.") }
        return text
    }

    /// Reads the text of a file that a script will edit. Throws an error if the file is a symbolic link, or if it has
    /// CRLF line endings.
    func editableText(of path: String) throws(Failure) -> String {
        guard mode(of: path).map({ $0 & S_IFMT }) != S_IFLNK else {
            throw Failure("\(path) is a symbolic link. Replace it with a copy of the file.")
        }
        let text = try text(of: path)
        guard !text.utf8.contains(UInt8(ascii: "\r")) else {
            throw Failure("\(path) has CRLF line endings. Use LF, and set `* text=auto eol=lf` in .gitattributes.")
        }
        return text
    }

    /// Creates or overwrites a file, and creates missing folders. `Data.write(to:)` would be slower, because it waits
    /// until the text is on the disk.
    func write(_ text: String, to path: String, mode: mode_t = 0o644) throws(Failure) {
        let file = url(path)
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
        } catch {
            throw .file("write \(path)", error)
        }
    }
}

// MARK: - Folders

extension Repository {
    /// The names of the folders in a folder, sorted. Returns an empty list if `folder` does not exist.
    func folders(in folder: String) -> [String] {
        entries(of: folder).filter { $0.kind == S_IFDIR }.map(\.name).sorted()
    }

    /// The paths of all files in a folder and its subfolders, sorted. Symbolic links and the files in hidden folders,
    /// such as `.build`, are not included.
    func files(below folder: String) -> [String] {
        leaves(of: folder, inHidden: false).filter { $0.kind == S_IFREG }.map(\.path).sorted()
    }

    /// The paths of everything in a folder and its subfolders, sorted. Links are included, but folders are not.
    func everything(below folder: String) -> [String] {
        leaves(of: folder, inHidden: true).map(\.path).sorted()
    }

    private func leaves(of folder: String, inHidden: Bool) -> [(path: String, kind: mode_t)] {
        entries(of: folder).flatMap { entry -> [(path: String, kind: mode_t)] in
            let path = "\(folder)/\(entry.name)"
            guard entry.kind == S_IFDIR else { return [(path, entry.kind)] }
            return entry.name.hasPrefix(".") && !inHidden ? [] : leaves(of: path, inHidden: inHidden)
        }
    }

    /// The names and kinds of the entries of a folder. `readdir` is much faster than one call of `lstat` for each
    /// entry.
    private func entries(of folder: String) -> [(name: String, kind: mode_t)] {
        guard let stream = opendir(url(folder).path) else { return [] }
        defer { closedir(stream) }
        var entries: [(name: String, kind: mode_t)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            // `d_type` is the kind without the 12 bits of the permissions. On some file systems `d_type` is always 0.
            let type = mode_t(entry.pointee.d_type)
            entries.append((name, type == 0 ? (mode(of: "\(folder)/\(name)") ?? 0) & S_IFMT : type << 12))
        }
        return entries
    }
}
