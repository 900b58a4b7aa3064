import Foundation

/// A package for one feature: links to the real files, with its own build folder.
///
/// It leaves out Package.resolved. With that file the package manager would fetch every package that a full build pins.
struct IsolatedPackage {
    /// The top folder of the package.
    let root: URL
    /// The build folder.
    let scratch: URL

    /// `folder` is the build folder, and `links` are the parts to link to, both from the top of the repository.
    init(
        in folder: String,
        of repository: Repository,
        linking links: [String] = ["Package.swift", "Core", "Features", "Tests"]
    ) throws(Failure) {
        scratch = repository.url(folder)
        root = scratch.appending(path: "package")
        for path in links {
            let link = root.appending(path: path)
            do {
                let folder = link.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw .file("make \(link.path)", error)
            }
            let target = String(repeating: "../", count: path.split(separator: "/").count + 1) + path
            // Another run can make the same link at the same time.
            guard symlink(target, link.path) == 0 || errno == EEXIST else {
                throw Failure("Cannot make \(link.path): \(String(cString: strerror(errno))).")
            }
        }
    }

    /// All modules that were compiled here, in this run or an earlier one.
    var modules: Set<String> {
        let folders = ["debug", "release"].map { scratch.appending(path: $0).resolvingSymlinksInPath().path }
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        return Set(names.filter { $0.hasSuffix(".build") }.map { String($0.dropLast(".build".count)) })
    }
}
