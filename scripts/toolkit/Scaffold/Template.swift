/// The files from which new-feature creates a feature. They describe a feature `SampleThing` that shows `sample items`.
/// They are plain Swift, so the compiler and the tests check them. What is with `sampleField` in a line, or in an
/// element of a list, is repeated for each field. A change of all features is also a change here.
struct Template {
    /// The folder that contains one folder for each template.
    private static let folder = "scripts/templates"
    /// The placeholder for the feature's name.
    static let name = Spelling("SampleThing")
    /// The placeholder for the noun, in singular and plural.
    static let noun = Noun(singular: Spelling("SampleItem"), plural: Spelling("SampleItems"))

    /// The name of the template, such as `list`.
    let title: String
    /// The text of each file of the template. The key is the path, such as
    /// `Features/SampleThing/SampleThingFeature.swift`.
    private let files: [String: String]
    private let flags: Set<String>

    /// The names after `#if` that depend on options. `OFFLINE`: the feature saves data on this device. `IN`: the list
    /// is in an object. `KEYED`: it is an object whose keys are ids. `OUTSIDE`: the id is not in the response. `CRUD`:
    /// the user can change the list. `BOOL`: a field of it is true or false. `PICTURE`: a row has a picture. `FLAG`:
    /// the user can turn something on and off. `CHANGES`: `CRUD` or `FLAG`. `CHOICE`: a field is one of some values,
    /// and with `CHOOSE` the user can edit it.
    fileprivate static let conditions = "BOOL CHANGES CHOICE CHOOSE CRUD FLAG IN KEYED OFFLINE OUTSIDE PICTURE".words

    /// Reads the files of a template. `flags` are the conditions that are true, and `FIELDS` if it needs a place for
    /// fields. Throws an error if the template does not exist, or if it has no entry point or no place for one of the
    /// flags.
    init(_ title: String, flags: Set<String>, in repository: Repository) throws(Failure) {
        let titles = Self.titles(in: repository)
        guard titles.contains(title) else {
            throw .usage(
                "There is no template “\(title.oneLine)”. The templates are: \(titles.joined(separator: ", "))."
            )
        }
        let isOwn = repository.exists("\(Self.folder)/\(title)")
        let top = "\(Self.folder)/\(isOwn ? title : "list")"
        var files: [String: String] = [:]
        for path in repository.files(below: top) {
            files[String(path.dropFirst(top.count + 1))] = try repository.text(of: path)
        }
        guard files["Features/SampleThing/SampleThingFeature.swift"] != nil else {
            throw Failure("The template “\(title)” has no Features/SampleThing/SampleThingFeature.swift. Add it.")
        }
        let words = [
            ("OFFLINE", "#if OFFLINE", "--offline."),
            ("FIELDS", "sampleField", "--fields or --from."),
        ]
        for (flag, word, end) in words
        where flags.contains(flag) && !files.values.contains(where: { $0.contains(word) }) {
            throw .usage("The template “\(title)” has no “\(word)”, so it cannot be used with \(end)")
        }
        self.title = title
        self.files = files
        self.flags = isOwn ? flags : flags.union(["CRUD"])
    }

    /// The names of all templates, sorted. `crud` is the template `list` with `CRUD`.
    static func titles(in repository: Repository) -> [String] {
        let names = Set(repository.names(in: folder) ?? [])
        return names.union(names.contains("list") ? ["crud"] : []).sorted()
    }

    /// Whether the feature shows a list.
    var isList: Bool { title == "list" || isEditable }
    /// Whether the user can change the list.
    var isEditable: Bool { flags.contains("CRUD") }

    /// The text of each file of a new feature, with all placeholders replaced. The key is the path of the file.
    func files(_ renaming: Renaming, _ fields: Fields) -> [String: String] {
        var renamed: [String: String] = [:]
        let feature = renaming.applied(to: Self.name.upperCamel)
        let flags = flags.union(fields.flags)
        for (path, text) in files {
            guard let text = text.resolved(flags) else { continue }
            renamed[renaming.applied(to: path)] = fields.applied(to: renaming.applied(to: text), of: feature)
        }
        return renamed
    }

    /// The paths of the files that contain the fields.
    var filesWithFields: [String] {
        files.filter { $0.value.contains(/sample(Field|Flag|Input|JSON|Key|Object|Picture|Text|Toggle)/) }.map(\.key)
    }

    /// The names that a field cannot have, in lowercase. For example, another member of the same type has the name.
    func takenNames(_ renaming: Renaming) -> Set<String> {
        let types = files.filter { $0.key.contains(/(Models\/\w+Item|Responses\/\w+|(Thing|Detail)State)\.swift/) }
        let all = isEditable ? flags.union(["BOOL", "CHANGES"]) : flags
        let members = types.values.compactMap { $0.resolved(all) }.flatMap {
            $0.matches(of: /\n    (?:public |private )?(?:let|var|enum) (\w+)/)
        }
        let names = members.map { renaming.applied(to: String($0.output.1)).lowercased() }
        return Set(names + ["encode", "hash", "hashvalue"])
    }
}

extension String {
    /// The text with only one branch of each `#if FLAG … #else … #endif`. Other conditions stay. Returns `nil` if no
    /// code is left.
    fileprivate func resolved(_ flags: Set<String>) -> String? {
        guard matches(of: /#if !?(\w+)\n/).contains(where: { Template.conditions.contains("\($0.1)") }) else {
            return self
        }
        func isTrue(_ word: Substring) -> Bool {
            word.hasPrefix("!") ? !flags.contains("\(word.dropFirst())") : flags.contains("\(word)")
        }
        var kept: [Substring] = []
        // For each open `#if`, whether its branch is kept. It is `nil` for other conditions, such as `#if DEBUG`.
        var open: [Bool?] = []
        // For each open `#if`, whether one of its branches was kept.
        var wasKept: [Bool] = []
        for line in lines {
            // Inside a list of values, of parameters, or a doc comment, a condition is a comment.
            let words = line.trimmed.trimmingPrefix(#//{2,3} /#).split(separator: " ")
            if words.first == "#if" {
                let isOwn = Template.conditions.contains("\(words[1].trimmingPrefix("!"))")
                open.append(isOwn ? isTrue(words[1]) : nil)
                wasKept.append(open.last == true)
            }
            let isOwn = ["#if", "#elseif", "#else", "#endif"].contains(words.first ?? "") && open.last != .some(nil)
            if isOwn, words[0].hasPrefix("#else") {
                let isMeant = !wasKept[open.count - 1] && (words.count == 1 || isTrue(words[1]))
                open[open.count - 1] = isMeant
                if isMeant { wasKept[open.count - 1] = true }
            }
            if words.first == "#endif" { (_, _) = (open.removeLast(), wasKept.removeLast()) }
            let isSecondBlank = words.isEmpty && kept.last?.isEmpty == true
            if !isOwn, !isSecondBlank, !open.contains(false) { kept.append(line) }
        }
        let hasCode = kept.contains { !$0.isEmpty && !$0.hasPrefix("//") && $0.importedModule == nil }
        return hasCode ? kept.joined(separator: "\n") : nil
    }

    /// The text as a word for a shell.
    var quoted: String {
        wholeMatch(of: /[A-Za-z0-9_.,\/=-]+/) != nil ? self : "'\(replacing("'", with: "'\\''"))'"
    }

    /// The text with spaces instead of line breaks, for use in a message.
    var oneLine: String { String(map { $0.isNewline || $0 == "\0" ? " " : $0 }) }
}
