import Foundation

/// Where one feature is built and tested alone: a scratch folder of its own, so that no feature waits for another.
///
/// In it stands a package that is made of links to the real one, but for Package.resolved: where a full build has left
/// one, the package manager would fetch all that it pins, though an isolated feature needs no package.
struct IsolatedPackage {
    /// The top of the package.
    let root: URL
    /// Where it is built.
    let scratch: URL

    private static let parts = ["Package.swift", "Core", "Features", "Tests"]

    /// The place of one feature.
    init(of feature: String, in repository: Repository) throws(Failure) {
        try self.init(in: ".build-\(feature)", of: repository)
    }

    /// Makes the links that are not there yet.
    init(in folder: String, of repository: Repository) throws(Failure) {
        scratch = repository.url(folder)
        root = scratch.appending(path: "package")
        do {
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        } catch {
            throw Failure("Cannot make \(root.path): \(error.localizedDescription)")
        }
        for part in Self.parts {
            let link = root.appending(path: part).path
            // Another run may have made it first.
            guard symlink("../../\(part)", link) == 0 || errno == EEXIST else {
                throw Failure("Cannot make \(link): \(String(cString: strerror(errno)))")
            }
        }
    }

    /// What a path in the compiler's messages begins with, where a path from the repository's top is meant.
    var prefix: String { root.path + "/" }

    /// The modules that were ever compiled here.
    var modules: Set<String> {
        let folders = ["debug", "release"].map { scratch.appending(path: $0).resolvingSymlinksInPath().path }
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        return Set(names.filter { $0.hasSuffix(".build") }.map { String($0.dropLast(".build".count)) })
    }
}
