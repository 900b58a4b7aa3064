import Foundation

/// The working tree that the scripts read and change. All paths are relative to its top folder.
struct Repository: Sendable {
    /// The top folder.
    let root: URL

    /// The working tree in the current folder; the scripts go to its top first.
    static var current: Repository {
        Repository(root: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
    }

    /// The location of a path.
    func url(_ path: String) -> URL {
        root.appending(path: path)
    }

    /// Whether a file, a folder or a link exists, also a link to nothing.
    func exists(_ path: String) -> Bool {
        mode(of: path) != nil
    }

    /// The mode of a file, a folder or a link, with its kind and its permissions; `nil` when it does not exist.
    func mode(of path: String) -> mode_t? {
        var status = stat()
        return lstat(url(path).path, &status) == 0 ? status.st_mode : nil
    }
}

// MARK: - Texts

extension Repository {
    /// The text of a file. Fails for a file that is not UTF-8: the tool could not write it back as it was.
    func text(of path: String) throws(Failure) -> String {
        let data: Data
        do {
            data = try Data(contentsOf: url(path))
        } catch {
            throw .file("read \(path)", error)
        }
        let text = String(decoding: data, as: UTF8.self)
        guard text.utf8.elementsEqual(data) else { throw Failure("\(path) is not UTF-8.") }
        return text
    }

    /// The text of a file that will be changed: not a link, and without CRLF.
    func editableText(of path: String) throws(Failure) -> String {
        guard mode(of: path).map({ $0 & S_IFMT }) != S_IFLNK else {
            throw Failure("\(path) is a link. Replace it with the file.")
        }
        let text = try text(of: path)
        guard !text.utf8.contains(UInt8(ascii: "\r")) else {
            throw Failure("\(path) has CRLF line ends. Convert it, or set `* text=auto eol=lf` in .gitattributes.")
        }
        return text
    }

    /// Writes a file, and makes its folders. Does not wait for the disk, as `Data.write(to:)` does on Linux.
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
    /// The names of the folders in a folder, sorted; none when the folder does not exist.
    func folders(in folder: String) -> [String] {
        entries(of: folder).filter { $0.kind == S_IFDIR }.map(\.name).sorted()
    }

    /// All files below a folder, sorted, without links; none when the folder does not exist.
    func files(below folder: String) -> [String] {
        leaves(of: folder).filter { $0.kind == S_IFREG }.map(\.path).sorted()
    }

    /// The same with links and everything else that is not a folder.
    func everything(below folder: String) -> [String] {
        leaves(of: folder).map(\.path).sorted()
    }

    private func leaves(of folder: String) -> [(path: String, kind: mode_t)] {
        entries(of: folder).flatMap { entry in
            let path = "\(folder)/\(entry.name)"
            return entry.kind == S_IFDIR ? leaves(of: path) : [(path, entry.kind)]
        }
    }

    /// Reads names and kinds together: to ask for the kind of each file takes many times as long.
    private func entries(of folder: String) -> [(name: String, kind: mode_t)] {
        guard let stream = opendir(url(folder).path) else { return [] }
        defer { closedir(stream) }
        var entries: [(name: String, kind: mode_t)] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            // `d_type` has the same kinds as the mode, shifted. Some file systems leave it 0.
            let type = mode_t(entry.pointee.d_type)
            entries.append((name, type == 0 ? (mode(of: "\(folder)/\(name)") ?? 0) & S_IFMT : type << 12))
        }
        return entries
    }
}
