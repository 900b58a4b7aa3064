import ArgumentParser
import Foundation

/// The options of new-feature about the server's responses: fields and pages.
struct FieldOptions: ParsableArguments {
    @Option(help: "The fields, such as 'name:text minutes:int?=Minutes/分'. scripts/README.md lists the types.")
    var fields: String?

    @Option(help: ArgumentHelp("A response of the server: the path of a JSON file, or JSON text.", valueName: "json"))
    var from: String?

    @Option(name: .customLong("in"), help: ArgumentHelp("The key of the list in the response.", valueName: "key"))
    var list: String?

    @Option(
        help: ArgumentHelp(
            "How the server pages a list, such as pages:page,per_page or cursor:next. scripts/README.md lists the styles.",
            valueName: "style"
        )
    )
    var paging: String?

    var areGiven: Bool { fields != nil || from != nil || list != nil }

    /// Reads the JSON of `--from`. A relative path starts at the folder in which the user started the script.
    func sample(isList: Bool) throws(Failure) -> Sample? {
        guard let from else { return nil }
        let isText = from.first { !$0.isWhitespace }.map("[{".contains) ?? false
        guard !isText else { return try Sample(from, in: list, isList: isList) }
        let folder = from.hasPrefix("/") ? "/" : ProcessInfo.processInfo.environment["OLDPWD"] ?? ""
        return try Sample(Repository(root: URL(filePath: folder)).text(of: from), in: list, isList: isList)
    }
}
