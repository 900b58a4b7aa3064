import Foundation

/// Plans to take a feature away that new-feature made.
struct RemoveFeature {
    let name: String
    let isForced: Bool
    let repository: Repository
    let graph: ModuleGraph

    /// All that goes: the files, the lines in the lists, the feature in the pictures.
    ///
    /// - Throws: `Failure` that lists what stands against it.
    func plan() throws(Failure) -> Plan {
        guard graph.features.contains(name) else {
            let known = graph.features.joined(separator: ", ")
            throw .usage("There is no feature “\(name)”. There are: \(known).")
        }
        let record = try FeatureRecord(of: name, in: repository)
        let entries = try entries(record)
        let users = Dependents(of: name, besides: record, entries, in: repository, graph).places
        guard users.isEmpty else { throw Failure(list(users, "Something else needs \(name)")) }
        let edited = try editedFiles(record) + entries.filter(\.isEdited).map(\.description)
        guard edited.isEmpty || isForced else {
            throw Failure(
                list(edited, "These were edited since \(name) was made") + "\n--force removes them all the same."
            )
        }
        let added = addedFiles(record)
        guard added.isEmpty || isForced else {
            throw Failure(list(added, "These were added since \(name) was made") + "\n--force removes them as well.")
        }

        var plan = Plan()
        for (file, entries) in Dictionary(grouping: entries, by: \.file) {
            let before = try repository.editableText(of: file)
            plan.add(file, from: before, to: before.withoutLines(Set(entries.compactMap(\.index))))
        }
        let files = Set(record.files.keys).union(added).union([FeatureRecord.path(of: name)])
        for path in files where repository.exists(path) {
            plan.remove(path)
        }
        for readme in try ReadmePicture.current(in: repository, graph) {
            let before = try repository.editableText(of: readme)
            plan.add(readme, from: before, to: try ReadmePicture.readme(before, with: graph.removing(name)))
        }
        return plan
    }

    private func list(_ places: [String], _ title: String) -> String {
        "\(title):\n" + places.sorted().map { "  \($0)" }.joined(separator: "\n")
    }

    /// The feature's entries in the lists, as they are now.
    private func entries(_ record: FeatureRecord) throws(Failure) -> [RecordedEntry] {
        var entries: [RecordedEntry] = []
        for (file, lines) in record.lines {
            let text = try repository.text(of: file)
            for line in lines {
                let list = Registration.lists[file]?.first { $0.key(line[...]) != nil }
                let index = try list?.index(ofEntryLike: line, in: text)
                entries.append(RecordedEntry(file: file, line: line, index: index, text: text))
            }
        }
        return entries
    }

    /// Files that are not what was made, or gone.
    private func editedFiles(_ record: FeatureRecord) throws(Failure) -> [String] {
        let there = record.files.keys.filter(repository.exists)
        let gone = record.files.keys.filter { !repository.exists($0) }
        let hashes = try BlobHashes.of(there.sorted(), below: repository.root)
        return there.filter { hashes[$0] != record.files[$0] } + gone.map { "\($0) (gone)" }
    }

    /// Files in the feature's folders that new-feature did not make.
    private func addedFiles(_ record: FeatureRecord) -> [String] {
        let made = Set(record.files.keys).union([FeatureRecord.path(of: name)])
        return (repository.everything(below: "Features/\(name)") + repository.everything(below: "Tests/\(name)Tests"))
            .filter { !made.contains($0) }
    }
}

extension String {
    fileprivate func withoutLines(_ indices: Set<Int>) -> String {
        lines.enumerated().filter { !indices.contains($0.offset) }
            .map(\.element).joined(separator: "\n")
    }
}
