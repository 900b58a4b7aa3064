import Foundation

/// A package in which one feature is built alone. It contains links to the files of the repository, and has a separate
/// build folder.
///
/// The package has no Package.resolved. If it had this file, the package manager would download all packages that the
/// whole repository uses.
struct IsolatedPackage {
    /// The top folder of the package.
    let root: URL
    /// The folder for the build products. It also contains the folder `root`.
    let scratch: URL

    /// `folder` is the build folder, and `links` are the files and folders to link to. All paths are relative to the
    /// top folder of the repository.
    init(
        in folder: String,
        of repository: Repository,
        linking links: [String] = ["Package.swift", "Core", "Features", "Tests"]
    ) throws(Failure) {
        scratch = repository.url(folder)
        root = scratch.appending(path: "package")
        // new-feature can leave copies of files here. They are removed, because links must take their place.
        let package = Repository(root: root)
        if links.contains(where: { (package.mode(of: $0) ?? S_IFLNK) & S_IFMT != S_IFLNK }) {
            try? FileManager.default.removeItem(at: root)
        }
        for path in links {
            let link = root.appending(path: path)
            do {
                let folder = link.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw .file("create \(link.path)", error)
            }
            let target = String(repeating: "../", count: path.split(separator: "/").count + 1) + path
            // Another process may create the same link at the same time.
            guard symlink(target, link.path) == 0 || errno == EEXIST else {
                throw .file("create \(link.path)", POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO))
            }
        }
    }

    /// The names of all modules that were compiled in this package, in this run or in an earlier run.
    var modules: Set<String> {
        let folders = ["debug", "release"].map { scratch.appending(path: $0).resolvingSymlinksInPath().path }
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        return Set(names.filter { $0.hasSuffix(".build") }.map { String($0.dropLast(".build".count)) })
    }
}
