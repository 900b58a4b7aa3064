import Foundation

/// The working tree that the scripts read and change. All paths are relative to its top folder.
struct Repository: Sendable {
    let root: URL

    /// The working tree in the current folder. Each script changes to the top folder before it starts this program.
    static var current: Repository {
        Repository(root: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
    }

    /// FOCAL, whose templates a product uses. `nil` means that the current folder is FOCAL itself. scripts/launch
    /// writes `--focal` before the other arguments.
    static var focal: Repository? {
        let words = CommandLine.arguments
        return words.count > 2 && words[1] == "--focal" ? Repository(root: URL(filePath: words[2])) : nil
    }

    /// The command that runs a script here: `scripts/new-feature`, or `swift package new-feature` in a product.
    static func script(_ name: String) -> String { (focal == nil ? "scripts/" : "swift package ") + name }

    /// The URL of a path that is relative to the top folder.
    func url(_ path: String) -> URL {
        root.appending(path: path)
    }

    /// Whether a file, a folder or a symbolic link exists. A link exists even if the file that it points to is missing.
    func exists(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: url(path).path)) != nil
    }

    /// Reads the text of a file. Throws an error if the file is not UTF-8, because writing the text back would change
    /// other parts of the file.
    func text(of path: String) throws(Failure) -> String {
        let data: Data
        do {
            data = try Data(contentsOf: url(path))
        } catch {
            throw .file("read \(path)", error)
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw Failure("\(path) is not UTF-8 text. Convert it.")
        }
        return text
    }

    /// Creates or replaces a file, and creates missing folders. If the program ends meanwhile, the file has its old or
    /// its new text. The mode of a file stays.
    func write(_ text: String, to path: String) throws(Failure) {
        do {
            let folder = url(path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let mode = try? FileManager.default.attributesOfItem(atPath: url(path).path)[.posixPermissions]
            try Data(text.utf8).write(to: url(path), options: .atomic)
            if let mode {
                try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url(path).path)
            }
        } catch {
            throw .file("write \(path)", error)
        }
    }

    /// Creates a folder and the folders above it. Of two processes that do this at the same time, one gets an error.
    func createFolder(_ path: String) throws {
        let parent = url(path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: false)
    }

    /// The names in a folder, sorted, without hidden ones. Returns `nil` if there is no such folder.
    func names(in folder: String) -> [String]? {
        let names = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)
        return names?.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The paths of all files in a folder and its subfolders, sorted. Hidden files and folders, such as `.build`, are
    /// not included.
    func files(below folder: String) -> [String] {
        (names(in: folder) ?? []).flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            return names(in: path) == nil ? [path] : files(below: path)
        }
    }
}
