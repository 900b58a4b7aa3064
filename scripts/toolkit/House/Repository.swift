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
    func text(of path: String) throws(Failure) -> String {
        do {
            return String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
        } catch {
            throw Failure("Cannot read \(path): \(error.localizedDescription)")
        }
    }

    /// The paths of all files below a folder, sorted; none when there is no such folder. Links are not followed.
    func files(below folder: String) -> [String] {
        let keys: [URLResourceKey] = [.isRegularFileKey]
        let top = url(folder).standardizedFileURL.path + "/"
        let found = FileManager.default.enumerator(at: url(folder), includingPropertiesForKeys: keys)
        return (found?.compactMap { $0 as? URL } ?? [])
            .filter { (try? $0.resourceValues(forKeys: Set(keys)).isRegularFile) == true }
            .map { folder + "/" + $0.standardizedFileURL.path.dropFirst(top.count) }
            .sorted()
    }
}
