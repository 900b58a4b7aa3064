import ArgumentParser
import Foundation

/// The options of new-feature about the server's responses: fields and pages.
struct FieldOptions: ParsableArguments {
    @Option(help: "The fields, such as 'name:text minutes:int?=Minutes/分'. scripts/README.md lists the types.")
    var fields: String?

    @Option(help: ArgumentHelp("A response of the server: the path of a JSON file, or JSON text.", valueName: "json"))
    var from: String?

    @Option(
        name: .customLong("in"),
        help: ArgumentHelp("Where the list is in the response, such as items or data.items.", valueName: "keys")
    )
    var list: String?

    @Option(
        help: ArgumentHelp(
            "How the server pages a list, such as pages:page,per_page or cursor:next. scripts/README.md lists the styles.",
            valueName: "style"
        )
    )
    var paging: String?

    var areGiven: Bool { fields != nil || from != nil || list != nil }

    /// Throws an error if an option has no value, or if `--in` has a character that no key can have here.
    func check() throws(Failure) {
        for (name, value) in [("--fields", fields), ("--from", from), ("--in", list)] where value?.isEmpty == true {
            throw .usage("\(name) has no value.")
        }
        if let list, list.contains(/["\\\p{Cc}]|^\.|\.\.|\.$/) {
            throw .usage("--in “\(list.oneLine)” is not valid. Write the keys, such as items or data.items.")
        }
    }

    /// Reads the JSON of `--from`. A relative path starts at the folder in which the user started the script.
    func sample(isList: Bool) throws(Failure) -> Sample? {
        guard let from else { return nil }
        let isText = from.first { !$0.isWhitespace }.map("[{".contains) ?? false
        guard !isText else { return try Sample(from, in: list, isList: isList) }
        let folder = from.hasPrefix("/") ? "/" : ProcessInfo.processInfo.environment["OLDPWD"] ?? ""
        guard let text = try? Repository(root: URL(filePath: folder)).text(of: from) else {
            throw .usage("--from \(from) cannot be read. Write the path of a file in UTF-8, or JSON text.")
        }
        return try Sample(text, in: list, isList: isList)
    }
}
