/// Plans the removal of features that new-feature created, and of samples. The plan is also correct if some files or
/// lines of the features are already missing.
struct RemoveFeature {
    let names: [String]
    let isForced: Bool
    let repository: Repository
    /// The other files and lines that are removed together with the features.
    var parts: [FeatureRecord] = []

    /// Returns the changes, and the module graph without the features. The changes first edit files, then remove files,
    /// and remove `.feature.json` last, so an interrupted removal can be repeated. Throws an error if other code uses a
    /// feature, or if files were edited or added and `isForced` is false.
    func plan() throws(Failure) -> (plan: Plan, graph: ModuleGraph) {
        let manifest = try repository.text(of: Manifest.path)
        let features = try Registration.package.keys(in: manifest)
        var records: [String: FeatureRecord] = [:]
        for name in names {
            let isName = name.allSatisfy { $0.isLetter || $0.isNumber }
            guard isName, features.contains(name) || repository.exists(FeatureRecord.path(of: name)) else {
                let known = features.joined(separator: ", ")
                throw .usage("There is no feature “\(name.oneLine)”. The features are: \(known).")
            }
            guard name != "Authentication" else {
                throw Failure("Authentication cannot be removed. The root of the app needs it to sign users in.")
            }
            records[name] = try FeatureRecord(of: name, in: repository)
        }
        let all = parts + records.values
        // The tests of a feature write its golden files, so they can always be written again.
        let folders = names.flatMap { FeatureRecord.folders(of: $0) + FeatureRecord.goldenFolders(of: $0) }
        let files = Set(all.flatMap { $0.paths(in: repository) } + folders.flatMap(repository.everything))
        var entries: [Entry] = []
        for file in Set(all.flatMap(\.lines.keys)).subtracting(files).filter(repository.exists).sorted() {
            entries += try self.entries(of: file, Set(all.flatMap { $0.lines[file] ?? [] }))
        }
        var plan = Plan()
        for (file, entries) in Dictionary(grouping: entries, by: \.file).sorted(by: { $0.key < $1.key }) {
            let before = try repository.editableText(of: file)
            let lines = before.lines.enumerated().filter { line in !entries.contains { $0.index == line.offset } }
            let text = lines.map(\.element).joined(separator: "\n")
            plan.edit(file, from: before, to: text.withoutGoldens(files))
        }
        let graph = try Manifest(repository).graph(of: plan.text(of: Manifest.path) ?? manifest)
        for name in names {
            let users = Dependents(name: name, files: files, entries: entries, repository: repository, graph: graph)
                .places
            guard users.isEmpty else { throw Failure("\(name) is still used. Change these places:\n\(list(users))") }
        }
        try plan.editGraph(of: repository, graph)
        try plan.editScreens(of: repository, without: files)
        // This check comes last, because the steps before can take seconds, and the user can edit a file in this time.
        if !isForced { try checkEdits(records, entries) }
        let last = names.map(FeatureRecord.path)
        (files.subtracting(last).sorted() + last).filter(repository.exists).forEach { plan.remove($0) }
        return (plan, graph)
    }

    private func list(_ places: [String]) -> String {
        places.sorted().map { "  \($0)" }.joined(separator: "\n")
    }

    /// The lines of the features that are still in a file. A line in a list of `Registration` is found by its key.
    private func entries(of file: String, _ lines: Set<String>) throws(Failure) -> [Entry] {
        let text = try repository.text(of: file)
        var entries: [Entry] = []
        for line in lines {
            let lists = (Registration.lists[file] ?? []).filter { $0.key(line[...]) != nil }
            // The same line can be in two lists.
            for list in lists {
                guard let index = try list.index(ofEntryLike: line, in: text) else { continue }
                entries.append(Entry(file: file, index: index, isEdited: text.lines[index] != line))
            }
            guard lists.isEmpty, let block = text.lines.block(from: line) else { continue }
            entries += block.map { Entry(file: file, index: $0, isEdited: false) }
        }
        return entries
    }
}

extension RemoveFeature {
    /// Throws an error with a list of the files and lines that were edited, and of the files that were added.
    private func checkEdits(_ records: [String: FeatureRecord], _ entries: [Entry]) throws(Failure) {
        var edited = entries.filter(\.isEdited).map { "\($0.file):\($0.index + 1)" }
        var added: [String] = []
        for (name, record) in records {
            let folders = FeatureRecord.folders(of: name).flatMap(repository.everything)
            if record.isSample {
                let git = try GitHistory(repository)
                let own = Set(folders + record.paths(in: repository))
                for path in try git.changedPaths(since: "HEAD") where own.contains(path) && repository.exists(path) {
                    let before = try git.text(of: path, at: "HEAD")
                    let new = (try? repository.text(of: path))?.lines.difference(from: before?.lines ?? []).insertions
                    // Missing lines are not an edit, because the removal of another sample also removes lines.
                    if before == nil { added.append(path) } else if new?.isEmpty != true { edited.append(path) }
                }
            } else {
                edited += record.files.keys.filter { isEdited($0, record) }
                added += folders.filter { record.files[$0] == nil && $0 != FeatureRecord.path(of: name) }
            }
        }
        guard !edited.isEmpty || !added.isEmpty else { return }
        let start = records.values.contains(where: \.isSample) ? "the last commit" : "\(names[0]) was created"
        let reasons = [("edited", edited), ("added", added)].filter { !$1.isEmpty }.map { verb, paths in
            "These files or lines were \(verb) after \(start):\n\(list(paths))"
        }
        throw Failure((reasons + ["Nothing was removed. remove-feature --force removes them."]).joined(separator: "\n"))
    }

    /// Whether the text of a file was edited after new-feature created it. An unreadable file counts as edited.
    private func isEdited(_ path: String, _ record: FeatureRecord) -> Bool {
        repository.exists(path) && (try? repository.text(of: path)).map(FeatureRecord.checksum) != record.files[path]
    }

    /// A line of a feature in a file that does not belong to the feature.
    struct Entry {
        let file: String
        /// The index of the line in the file, as the file is now. The first line has the index 0.
        let index: Int
        let isEdited: Bool
    }
}

extension [Substring] {
    /// The indices of a line, and of the block or the section that starts with this line.
    fileprivate func block(from line: String) -> Range<Int>? {
        guard let start = firstIndex(of: line[...]) else { return nil }
        let rest = self[(start + 1)...]
        if line.hasPrefix("## ") { return start..<(rest.firstIndex { $0.hasPrefix("## ") } ?? endIndex) }
        guard let last = line.last, "{[(".contains(last) else { return start..<(start + 1) }
        let indent = line.prefix { $0 == " " }
        let end = rest.firstIndex { $0.hasPrefix(indent) && "}])".contains($0.dropFirst(indent.count).first ?? " ") }
        return start..<((end ?? start) + 1)
    }
}
