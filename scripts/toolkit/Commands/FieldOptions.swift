import Foundation

/// The options of new-feature about the server's responses: fields and pages.
struct FieldOptions {
    /// The values of `--fields`, `--from`, `--in`, `--paging` and `--flag`.
    let fields, from, list, paging, flag: String?

    init(_ arguments: inout Arguments) throws(Failure) {
        fields = try arguments.values(of: "--fields", "fields").last
        from = try arguments.values(of: "--from", "json").last
        list = try arguments.values(of: "--in", "keys").last
        paging = try arguments.values(of: "--paging", "style").last
        flag = try arguments.values(of: "--flag", "name").last
    }

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

    /// Reads the JSON of `--from`. `-` is stdin. A relative path starts at the folder in which the user started the
    /// script.
    func sample(isList: Bool) throws(Failure) -> Sample? {
        guard let from else { return nil }
        let isText = from.first { !$0.isWhitespace }.map("[{".contains) ?? false
        guard !isText else { return try Sample(from, in: list, isList: isList) }
        // SwiftPM uses stdin to send messages to a plugin.
        guard from != "-" || Repository.focal == nil else {
            throw .usage("--from - cannot be used here, because a plugin has another stdin. Write a path.")
        }
        let folder = from.hasPrefix("/") ? "/" : ProcessInfo.processInfo.environment["OLDPWD"] ?? ""
        let text =
            from == "-"
            ? String(validating: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
            : try? Repository(root: URL(filePath: folder)).text(of: from)
        guard let text else {
            throw .usage("--from \(from) cannot be read. Write the path of a file in UTF-8, or JSON text.")
        }
        return try Sample(text, in: list, isList: isList)
    }
}
