import Foundation

/// What git knows of the checkout. All paths count from the repository's top, also where that is a folder of a larger
/// checkout.
struct GitHistory: Sendable {
    private let repository: Repository

    /// Fails where there is no git.
    init(_ repository: Repository) throws(Failure) {
        self.repository = repository
        let answer = try run("rev-parse", "--git-dir")
        guard answer.status == 0 else {
            throw Failure("Without a git repository nothing says what changed.\n\(answer.complaint)")
        }
    }

    /// The revision where a branch and HEAD parted. Without a name it is the branch that others start from.
    func mergeBase(with name: String?) throws(Failure) -> String {
        let (name, revision) = if let name { try named(name) } else { try mainBranch() }
        guard try commit("HEAD") != nil else {
            throw Failure("There is no commit yet, so nothing says what changed.")
        }
        let answer = try run("merge-base", revision, "HEAD")
        guard answer.status == 0, let base = answer.stdout.split(separator: "\n").first else {
            throw try missing("\(name) and HEAD have no commit in common")
        }
        return String(base)
    }

    /// The files that differ between a revision and what is there now, sorted: committed, staged, unstaged, and not
    /// tracked but not ignored. A file that was renamed counts under both names.
    func changedPaths(since revision: String) throws(Failure) -> [String] {
        let diff = ["diff", "--name-only", "--no-renames", "--relative", "--ignore-submodules=none", "-z"]
        // The index as well: what was staged and then taken back in the folder would still be committed.
        let paths =
            try list(diff + [revision, "--"]) + list(diff + ["--cached", revision, "--"])
            + list(["ls-files", "--others", "--exclude-standard", "-z"])
        return Set(paths).sorted()
    }

    /// The text that a file had, if there was one.
    func text(of path: String, at revision: String) throws(Failure) -> String? {
        let answer = try run("show", "\(revision):./\(path)")
        return answer.status == 0 ? answer.stdout : nil
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
        throw try missing("There is none of \(tried) to compare with: name a revision with --base")
    }

    private func named(_ name: String) throws(Failure) -> (name: String, revision: String) {
        guard let revision = try commit(name) else {
            throw try missing("There is no revision \(name)")
        }
        return (name, revision)
    }

    private func commit(_ name: String) throws(Failure) -> String? {
        let answer = try run("rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}")
        let revision = answer.stdout.split(separator: "\n").first
        return answer.status == 0 ? revision.map(String.init) : nil
    }

    /// Why something is not there; in a shallow clone that may be all.
    private func missing(_ reason: String) throws(Failure) -> Failure {
        guard try run("rev-parse", "--is-shallow-repository").stdout.hasPrefix("true") else {
            return Failure(reason + ".")
        }
        return Failure(
            reason + ". This is a shallow clone, which may lack it: run `git fetch --unshallow`; "
                + "in GitHub Actions, give actions/checkout `fetch-depth: 0`."
        )
    }
}

// MARK: - git

extension GitHistory {
    private func list(_ arguments: [String]) throws(Failure) -> [String] {
        let answer = try run(arguments)
        guard answer.status == 0 else { throw Failure("git \(arguments[0]) failed:\n\(answer.complaint)") }
        return answer.stdout.split(separator: "\0").map(String.init)
    }

    private func run(_ arguments: String...) throws(Failure) -> Subprocess.Output {
        try run(arguments)
    }

    private func run(_ arguments: [String]) throws(Failure) -> Subprocess.Output {
        // Nobody else's git has to wait for a look at the index.
        try Subprocess.run("git", arguments, in: repository.root, environment: ["GIT_OPTIONAL_LOCKS": "0"])
    }
}

extension Subprocess.Output {
    fileprivate var complaint: String {
        String(stderr.drop { $0.isNewline }.reversed().drop { $0.isNewline }.reversed())
    }
}
