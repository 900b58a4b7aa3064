/// Where the things of a feature are on the server: the values of `--path` and `--search`.
struct Address {
    /// The path of the list, such as `/v2/team/items`. The template `screen` shows what is at this path, without an id.
    let path: String
    /// The query parameter of a search.
    let search: String
    /// Whether a list is at the path.
    private let isList: Bool
    /// The values of `--path` and `--search`. `nil` means that they are not given.
    private let options: (path: String?, search: String?)
}

extension Address {
    init(_ arguments: inout Arguments) throws(Failure) {
        let path = try arguments.values(of: "--path", "path").last
        let search = try arguments.values(of: "--search", "parameter").last
        self.init(path: path ?? "", search: search ?? "q", isList: true, options: (path, search))
    }

    /// The address of a feature with this noun, which gives the path without `--path`. Throws an error if an option has
    /// no valid value, or is for another template.
    func of(_ noun: Noun, _ template: Template) throws(Failure) -> Address {
        if let path = options.path, path.wholeMatch(of: /(\/(?!\.\.?(\/|$))[A-Za-z0-9._~-]+)+/) == nil {
            throw .usage("--path “\(path.oneLine)” is not valid. Write a path, such as /items or /v2/team/items.")
        }
        guard search.wholeMatch(of: /[A-Za-z0-9_.$\[\]-]+/) != nil else {
            throw .usage("--search “\(search.oneLine)” is not valid. Write the name of a query parameter, such as q.")
        }
        if options.search != nil, !template.isList {
            throw .usage("--search is only for --template list and crud.")
        }
        let path = options.path ?? "/\(noun.plural.kebab)"
        return Address(path: path, search: search, isList: template.isList, options: options)
    }

    /// The options that give this address again.
    var arguments: [String] {
        (options.path.map { ["--path", $0] } ?? []) + (options.search.map { ["--search", $0] } ?? [])
    }

    /// The name of the collection on the fake server.
    var collection: String { String(path.dropFirst()) }

    /// The words of a template that depend on the address, with what replaces them.
    var words: [(old: String, new: String)] {
        let one = isList ? "\(path)/5" : path
        return [("/sample-items/5", one), ("/sample-items", path), ("sampleSearch", search)]
    }

    /// What the script says about the address. `hasNoun` is whether `--noun` gives the path.
    func note(hasNoun: Bool) -> String {
        let noun = hasNoun && options.path == nil ? " It has the word of --noun. To choose another, use --path." : ""
        let one = "\nIt shows what is there, without an id.\nIf there are several, write the path of one: \(path)/5."
        return "the address is \(path).\(noun)\(isList ? "" : one)"
    }
}
