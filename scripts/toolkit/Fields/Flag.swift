/// Something that the user turns on and off for an element, such as a mark: the value of `--flag`. The server turns it
/// on with `PUT` of `/items/7/stock`, and off with `DELETE`.
struct Flag {
    /// The field with its value. A server need not send it.
    let field: Field

    /// Subcommands that a feature can have.
    private static let commands = "add edit remove show toggle".words

    init(_ argument: String, of template: Template) throws(Failure) {
        guard template.isList else { throw .usage("--flag is only for --template list and crud.") }
        let name = argument.prefixMatch(of: /([a-z][A-Za-z0-9_-]*)(=[^:?*>]+)?$/)?.1
        guard let name, !Self.commands.contains("\(name)") else {
            throw .usage("--flag “\(argument.oneLine)” is not valid. Write a name, such as stock or stock=Stock/ストック.")
        }
        var field = try Field(argument)
        (field.type, field.isOptional, field.isFlag) = (.bool, true, true)
        self.field = field
    }
}

extension Fields {
    /// Adds the flag. If it is one of the fields, it is no row any more.
    mutating func add(_ flag: Flag) throws(Failure) {
        guard id.path == ["id"], !isKeyed else {
            throw .usage("--flag needs elements in a list, with their ids in “id”.")
        }
        let old = shown.first { $0.path == flag.field.path }
        guard old.map({ $0.type == .bool }) ?? true else {
            throw .usage("“\(flag.field.key)” is not of type bool, so it cannot be the flag. Choose another flag.")
        }
        shown.removeAll { $0.path == flag.field.path }
        shown.append(flag.field)
    }

    /// The flag, which is the last field. `nil` means that there is none.
    var flag: Field? { shown.last { $0.isFlag } }

    /// The words of a template that depend on the flag.
    var flagWords: [(String, String)] {
        guard let flag, let name = flag.name else { return [] }
        return [
            ("sampleFlagKey", flag.path[0]), ("sampleFlag", name), ("SampleFlag", Spelling(name).upperCamel),
            ("sample-flag", Spelling(name).kebab), ("Sample flag", flag.label), ("サンプルフラグ", flag.japaneseLabel),
        ]
    }
}
