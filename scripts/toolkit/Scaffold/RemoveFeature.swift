/// Plans the removal of features. What belongs to a feature follows from its name. The plan is also correct if some files
/// or lines of the features are already missing.
struct RemoveFeature {
    let names: [String]
    let isForced: Bool
    let repository: Repository
    /// The other files and lines that are removed together with the features.
    var leftovers: [Leftovers] = []

    /// Returns the changes, and the module graph without the features. The changes first edit files, then remove files,
    /// and remove `.feature.json` last, so an interrupted removal can be repeated. Throws an error if other code uses a
    /// feature, or if files were edited or added and `isForced` is false.
    func plan() throws(Failure) -> (plan: Plan, graph: ModuleGraph) {
        let manifest = try repository.text(of: Manifest.path)
        let features = try Registration.package.keys(in: manifest)
        for name in names {
            let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber }
            guard isName, features.contains(name) || repository.folders(in: "Features").contains(name) else {
                let known = features.joined(separator: ", ")
                throw .usage("There is no feature “\(name.oneLine)”. The features are: \(known).")
            }
            guard name != "Authentication" else {
                throw Failure("Authentication cannot be removed. The root of the app needs it to sign users in.")
            }
        }
        let together = Set(names.flatMap { repository.testsTogether(of: $0, in: features) })
        let files = together.union(leftovers.flatMap { $0.paths(in: repository) })
            .union(names.flatMap(repository.owned) + names.flatMap(Repository.goldens).flatMap(repository.everything))
        var entries: [Entry] = []
        for (list, key) in Registration.lists where repository.exists(list.file) && !files.contains(list.file) {
            for name in names {
                let index = try list.index(of: key(Spelling(name)), in: try repository.text(of: list.file))
                entries += index.map { [Entry(feature: name, file: list.file, index: $0)] } ?? []
            }
        }
        var lines = Dictionary(grouping: entries, by: \.file).mapValues { Set($0.map(\.index)) }
        for list in leftovers {
            for file in list.lines.keys where repository.exists(file) && !files.contains(file) {
                lines[file, default: []].formUnion(list.indices(in: try repository.text(of: file), of: file))
            }
        }
        var plan = Plan()
        let documents = ["README.md", "README.ja.md"].filter(repository.exists)
        for file in Set(lines.keys).union(documents).sorted() {
            let before = try repository.editableText(of: file)
            let removed = lines[file, default: []]
            let kept = before.lines.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
            plan.edit(file, from: before, to: kept.joined(separator: "\n").withoutGoldens(files))
        }
        let graph = try Manifest(repository).graph(of: plan.text(of: Manifest.path) ?? manifest)
        for name in names {
            let users = Dependents(name: name, files: files, lines: lines, repository: repository, graph: graph).places
            guard users.isEmpty else { throw Failure("\(name) is still used. Change these places:\n\(list(users))") }
        }
        try plan.editGraph(of: repository, graph)
        try plan.editScreens(of: repository, without: files)
        // This check comes last, because the steps before can take seconds, and the user can edit a file in this time.
        if !isForced { try checkEdits(entries) }
        let last = names.map(FeatureRecord.path)
        (files.subtracting(last).sorted() + last).filter(repository.exists).forEach { plan.remove($0) }
        return (plan, graph)
    }

    private func list(_ places: [String]) -> String {
        places.sorted().map { "  \($0)" }.joined(separator: "\n")
    }

    /// A line of a feature in a file that does not belong to the feature.
    private struct Entry {
        let feature: String
        let file: String
        /// The index of the line in the file, as the file is now. The first line has the index 0.
        let index: Int
    }
}

extension RemoveFeature {
    /// Throws an error with a list of the files and lines that were edited, and of the files that were added. Without a
    /// record, files are compared with the last commit.
    private func checkEdits(_ entries: [Entry]) throws(Failure) {
        var (edited, added): ([String], [String]) = ([], [])
        var start = "the last commit"
        for name in names {
            let files = repository.owned(by: name)
            guard let record = try FeatureRecord(of: name, in: repository) else {
                let git = try GitHistory(repository)
                for path in try git.changedPaths(since: "HEAD") where files.contains(path) && repository.exists(path) {
                    if try git.text(of: path, at: "HEAD") == nil { added.append(path) } else { edited.append(path) }
                }
                continue
            }
            start = "\(name) was created"
            edited += record.files.keys.filter { isEdited($0, record) }
            added += files.filter { record.files[$0] == nil && $0 != FeatureRecord.path(of: name) }
            for entry in entries where entry.feature == name {
                let line = try repository.text(of: entry.file).lines[entry.index]
                let isKnown = record.lines[entry.file]?.contains(String(line)) == true
                if !isKnown { edited.append("\(entry.file):\(entry.index + 1)") }
            }
        }
        guard !edited.isEmpty || !added.isEmpty else { return }
        let reasons = [("edited", edited), ("added", added)].filter { !$1.isEmpty }.map { verb, paths in
            "These files or lines were \(verb) after \(start):\n\(list(paths))"
        }
        throw Failure((reasons + ["Nothing was removed. remove-feature --force removes them."]).joined(separator: "\n"))
    }

    /// Whether the text of a file was edited after new-feature created it. An unreadable file counts as edited.
    private func isEdited(_ path: String, _ record: FeatureRecord) -> Bool {
        repository.exists(path) && (try? repository.text(of: path)).map(FeatureRecord.checksum) != record.files[path]
    }
}
