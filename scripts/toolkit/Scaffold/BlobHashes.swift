import Foundation

/// Git's names for what files hold: `git hash-object` says the same.
enum BlobHashes {
    /// The hashes of files, by path, as they are below a folder.
    static func of(_ paths: [String], below folder: URL) throws(Failure) -> [String: String] {
        guard !paths.isEmpty else { return [:] }
        // Without filters: the hash of the bytes that are there, in whatever repository, or in none.
        let output = try Subprocess.run(
            "git",
            ["hash-object", "--no-filters", "--stdin-paths"],
            // Whole paths: within a repository git would count from its top.
            input: paths.map { folder.appending(path: $0).path + "\n" }.joined()
        )
        let hashes = output.stdout.split(separator: "\n").map(String.init)
        guard output.status == 0, hashes.count == paths.count else {
            throw Failure("git cannot hash the files: \(output.stderr)")
        }
        return Dictionary(uniqueKeysWithValues: zip(paths, hashes))
    }
}
