import Foundation

/// What git knows about the working tree. All paths are relative to the top of the package, also when that is a folder
/// in a larger repository.
struct GitHistory: Sendable {
    private let repository: Repository

    /// Fails outside of a git repository.
    init(_ repository: Repository) throws(Failure) {
        self.repository = repository
        let output = try run("rev-parse", "--git-dir")
        guard output.status == 0 else {
            throw Failure("This is not a git repository, so the changes are unknown.\n\(output.complaint)")
        }
    }

    /// The commit where a branch and HEAD split; without a name the branch is the main branch.
    func mergeBase(with name: String?) throws(Failure) -> String {
        let (name, revision) = if let name { try named(name) } else { try mainBranch() }
        guard try commit("HEAD") != nil else {
            throw Failure("There is no commit yet, so the changes are unknown.")
        }
        let output = try run("merge-base", revision, "HEAD")
        guard output.status == 0, let base = output.stdout.split(separator: "\n").first else {
            throw try missing("\(name) and HEAD have no common commit")
        }
        return String(base)
    }

    /// The files that differ between a revision and the working tree, sorted: committed, staged, unstaged and
    /// untracked, but not ignored ones. A renamed file counts with both names.
    func changedPaths(since revision: String) throws(Failure) -> [String] {
        let diff = ["diff", "--name-only", "--no-renames", "--relative", "--ignore-submodules=none", "-z"]
        // The index as well: a staged change that was undone in the working tree would still be committed.
        let paths =
            try list(diff + [revision, "--"]) + list(diff + ["--cached", revision, "--"])
            + list(["ls-files", "--others", "--exclude-standard", "-z"])
        return Set(paths).sorted()
    }

    /// The text of a file at a revision, or `nil` when it did not exist.
    func text(of path: String, at revision: String) throws(Failure) -> String? {
        let output = try run("show", "\(revision):./\(path)")
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
        throw try missing("None of \(tried) exists. Name a revision with --base")
    }

    private func named(_ name: String) throws(Failure) -> (name: String, revision: String) {
        guard let revision = try commit(name) else {
            throw try missing("There is no revision \(name)")
        }
        return (name, revision)
    }

    private func commit(_ name: String) throws(Failure) -> String? {
        let output = try run("rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}")
        let revision = output.stdout.split(separator: "\n").first
        return output.status == 0 ? revision.map(String.init) : nil
    }

    /// The reason why something is missing. In a shallow clone, the cause can be the clone.
    private func missing(_ reason: String) throws(Failure) -> Failure {
        guard try run("rev-parse", "--is-shallow-repository").stdout.hasPrefix("true") else {
            return Failure(reason + ".")
        }
        return Failure(
            reason + ". This is a shallow clone, which can be the cause. Run `git fetch --unshallow`; "
                + "in GitHub Actions, set `fetch-depth: 0` for actions/checkout."
        )
    }
}

// MARK: - git

extension GitHistory {
    private func list(_ arguments: [String]) throws(Failure) -> [String] {
        let output = try run(arguments)
        guard output.status == 0 else { throw Failure("git \(arguments[0]) failed:\n\(output.complaint)") }
        return output.stdout.split(separator: "\0").map(String.init)
    }

    private func run(_ arguments: String...) throws(Failure) -> Program.Output {
        try run(arguments)
    }

    private func run(_ arguments: [String]) throws(Failure) -> Program.Output {
        // Without locks, git commands of the user do not have to wait.
        try Program.run(["git", "-C", repository.root.path] + arguments, environment: ["GIT_OPTIONAL_LOCKS": "0"])
    }
}

extension Program.Output {
    fileprivate var complaint: String {
        String(stderr.drop { $0.isNewline }.reversed().drop { $0.isNewline }.reversed())
    }
}
