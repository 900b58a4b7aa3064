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
        var status = stat()
        return lstat(url(path).path, &status) == 0
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
        guard let text = String(data: data, encoding: .utf8) else { throw Failure("\(path) is not UTF-8.") }
        return text
    }

    /// The names of the folders in a folder, sorted; none when there is no such folder.
    func folders(in folder: String) -> [String] {
        entries(of: folder).filter(\.isFolder).map(\.name).sorted()
    }

    /// The paths of all files below a folder, sorted; none when there is no such folder. Links are not followed.
    func files(below folder: String) -> [String] {
        unsortedFiles(below: folder).sorted()
    }

    private func unsortedFiles(below folder: String) -> [String] {
        entries(of: folder).flatMap { entry in
            let path = "\(folder)/\(entry.name)"
            return entry.isFolder ? unsortedFiles(below: path) : entry.isFile ? [path] : []
        }
    }

    private struct Entry {
        let name: String
        let isFolder: Bool
        let isFile: Bool
    }

    /// Reads a folder as the system lists it, kinds included: asking for each file apart takes many times as long.
    private func entries(of folder: String) -> [Entry] {
        guard let stream = opendir(url(folder).path) else { return [] }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            let kind = Int32(entry.pointee.d_type)
            entries.append(Entry(name: name, isFolder: kind == Int32(DT_DIR), isFile: kind == Int32(DT_REG)))
        }
        return entries
    }
}
