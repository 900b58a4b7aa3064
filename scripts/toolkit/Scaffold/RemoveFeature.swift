/// Plans the removal of a feature that new-feature created. The plan is also correct if some files or lines of the
/// feature are already missing.
struct RemoveFeature {
    let name: String
    let isForced: Bool
    let repository: Repository

    /// Returns the changes. The first changes edit the lists and the last change removes the record, so an interrupted
    /// removal can be repeated. Throws an error with a list of files if other code uses the feature, or if files were
    /// edited or added.
    func plan() throws(Failure) -> Plan {
        let graph = try Manifest(repository).graph()
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber }
        guard isName, graph.features.contains(name) || repository.exists(FeatureRecord.path(of: name)) else {
            let known = graph.features.joined(separator: ", ")
            throw .usage("There is no feature “\(name.oneLine)”. The features are: \(known).")
        }
        let record = try FeatureRecord(of: name, in: repository)
        let entries = try entries(record)
        var plan = Plan()
        for (file, entries) in Dictionary(grouping: entries, by: \.file).sorted(by: { $0.key < $1.key }) {
            let before = try repository.editableText(of: file)
            let lines = before.lines.enumerated().filter { line in !entries.contains { $0.index == line.offset } }
            plan.edit(file, from: before, to: lines.map(\.element).joined(separator: "\n"))
        }
        let rest = try plan.text(of: Manifest.path).map(Manifest(repository).graph) ?? graph
        let users = Dependents(of: name, record, entries, in: repository, rest).places
        guard users.isEmpty else { throw Failure("\(name) is still used in these places:\n\(list(users))") }
        try plan.editGraph(of: repository, rest)
        // This check comes last, because the steps before can take seconds, and the user can edit a file in this time.
        let edited = try editedFiles(record) + entries.filter(\.isEdited).map { "\($0.file):\($0.index + 1)" }
        let added = addedFiles(record)
        guard isForced || edited.isEmpty && added.isEmpty else {
            let reasons = [("edited", edited), ("added", added)].filter { !$1.isEmpty }.map { verb, paths in
                "These files or lines were \(verb) after \(name) was created:\n\(list(paths))"
            }
            throw Failure((reasons + ["Nothing was removed. Use --force to remove them all."]).joined(separator: "\n"))
        }

        let files = (record.files.keys + added + goldens).filter(repository.exists).sorted()
        (files + [FeatureRecord.path(of: name)]).forEach { plan.remove($0) }
        return plan
    }

    private func list(_ places: [String]) -> String {
        places.sorted().map { "  \($0)" }.joined(separator: "\n")
    }

    /// The lines of the feature that are still in the lists of `Registration`.
    private func entries(_ record: FeatureRecord) throws(Failure) -> [Entry] {
        var entries: [Entry] = []
        for (file, lines) in record.lines {
            let text = try repository.text(of: file)
            // The same line can be in two lists.
            for line in Set(lines) {
                for list in Registration.lists[file] ?? [] where list.key(line[...]) != nil {
                    guard let index = try list.index(ofEntryLike: line, in: text) else { continue }
                    entries.append(Entry(file: file, index: index, isEdited: text.lines[index] != line))
                }
            }
        }
        return entries
    }

    /// The paths of the files in the record whose text was edited after new-feature created them.
    private func editedFiles(_ record: FeatureRecord) throws(Failure) -> [String] {
        var edited: [String] = []
        for (path, checksum) in record.files where repository.exists(path) {
            // If a file cannot be read as text, it was edited.
            let text = try? repository.text(of: path)
            if text.map(FeatureRecord.checksum) != checksum { edited.append(path) }
        }
        return edited
    }

    /// The paths of the files in the feature's folders that new-feature did not create.
    private func addedFiles(_ record: FeatureRecord) -> [String] {
        let known = Set(record.files.keys).union([FeatureRecord.path(of: name)])
        return FeatureRecord.folders(of: name).flatMap(repository.everything).filter { !known.contains($0) }
    }

    /// The paths of the golden files of the feature. Its tests write them, so they can always be written again.
    private var goldens: [String] {
        FeatureRecord.goldenFolders(of: name).flatMap(repository.everything)
    }
}

extension RemoveFeature {
    /// A line that new-feature added to a list.
    struct Entry {
        let file: String
        /// The index of the line in the file, as the file is now. The first line has the index 0.
        let index: Int
        let isEdited: Bool
    }
}
