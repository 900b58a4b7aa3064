import Foundation

/// Reads commits and changes with git. All paths are relative to the top folder of the package, even if the package is
/// only one folder of the git repository.
struct GitHistory: Sendable {
    private let repository: Repository

    /// Throws an error if the working tree is not in a git repository.
    init(_ repository: Repository) throws(Failure) {
        self.repository = repository
        let output = try run(["rev-parse", "--git-dir"])
        guard output.status == 0 else {
            let reason = output.stderr.trimmingCharacters(in: .newlines)
            throw Failure("git cannot open a repository in this folder:\n\(reason)")
        }
    }

    /// The last common commit of HEAD and a branch or revision. If `name` is `nil`, the main branch is used.
    func mergeBase(with name: String?) throws(Failure) -> String {
        let (name, revision) = if let name { try named(name) } else { try mainBranch() }
        guard try commit("HEAD") != nil else {
            throw Failure("There is no commit yet, so the script cannot find your changes. Make a commit.")
        }
        let output = try run(["merge-base", revision, "HEAD"])
        guard output.status == 0, let base = output.stdout.split(separator: "\n").first else {
            throw try missing("\(name) and HEAD have no common commit")
        }
        return String(base)
    }

    /// The paths of the files that differ between a revision and the working tree, sorted. Staged, unstaged and
    /// untracked files are included, but ignored files are not. A renamed file is listed with its old and its new path.
    func changedPaths(since revision: String) throws(Failure) -> [String] {
        let diff = ["diff", "--name-only", "--no-renames", "--relative", "--ignore-submodules=none", "-z"]
        // The index is compared, too. A change can be staged, and then undone only in the working tree.
        let paths =
            try list(diff + [revision, "--"]) + list(diff + ["--cached", revision, "--"])
            + list(["ls-files", "--others", "--exclude-standard", "-z"])
        return Set(paths).sorted()
    }

    /// The paths of all tracked, untracked and ignored files. A folder without tracked files is only one path.
    func paths() throws(Failure) -> [String] {
        try list(["ls-files", "--cached", "--others", "--directory", "-z"])
    }

    /// The id of the git tree of the package's folder in HEAD.
    func tree() throws(Failure) -> String {
        try run(["rev-parse", "HEAD:./"]).stdout.trimmingCharacters(in: .newlines)
    }

    /// The text of a file at a revision. Returns `nil` if the revision does not contain the file.
    func text(of path: String, at revision: String) throws(Failure) -> String? {
        let output = try run(["show", "\(revision):./\(path)"])
        return output.status == 0 ? output.stdout : nil
    }
}

// MARK: - Revisions

extension GitHistory {
    private static let mainBranches = ["origin/HEAD", "origin/main", "main"]

    private func mainBranch() throws(Failure) -> (name: String, revision: String) {
        for name in Self.mainBranches {
            if let revision = try commit(name) { return (name, revision) }
        }
        let tried = Self.mainBranches.joined(separator: ", ")
        throw try missing("There is no main branch (\(tried)). Set a branch or revision with --base")
    }

    private func named(_ name: String) throws(Failure) -> (name: String, revision: String) {
        guard let revision = try commit(name) else {
            throw try missing("There is no branch or revision \(name)")
        }
        return (name, revision)
    }

    private func commit(_ name: String) throws(Failure) -> String? {
        let output = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
        let revision = output.stdout.split(separator: "\n").first
        return output.status == 0 ? revision.map(String.init) : nil
    }

    /// The error for a missing revision or commit. In a shallow clone, the message says how to download the missing
    /// commits.
    private func missing(_ reason: String) throws(Failure) -> Failure {
        guard try run(["rev-parse", "--is-shallow-repository"]).stdout.hasPrefix("true") else {
            return Failure(reason + ".")
        }
        return Failure(
            reason + ". This repository is a shallow clone without older commits. Get them with git fetch --unshallow. "
                + "In GitHub Actions, set `fetch-depth: 0` for actions/checkout."
        )
    }
}

// MARK: - git

extension GitHistory {
    private func list(_ arguments: [String]) throws(Failure) -> [String] {
        let output = try run(arguments)
        guard output.status == 0 else {
            throw Failure("git \(arguments[0]) failed:\n" + output.stderr.trimmingCharacters(in: .newlines))
        }
        return output.stdout.split(separator: "\0").map(String.init)
    }

    private func run(_ arguments: [String]) throws(Failure) -> Program.Output {
        // With this variable, git takes no optional locks, so the user can run git commands at the same time.
        try Program.run(["git", "-C", repository.root.path] + arguments, environment: ["GIT_OPTIONAL_LOCKS": "0"])
    }
}
