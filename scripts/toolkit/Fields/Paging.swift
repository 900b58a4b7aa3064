/// How a server divides a list into pages: the value of `--paging`, such as `cursor:meta.next,after,total=meta.total`.
struct Paging {
    /// The value of `--paging` that gives this paging again.
    let argument: String
    /// The expression for this `Paging` of Core, such as `.link()`.
    let code: String
    /// The query parameters of a page, for a text to the user.
    let parameters: String
    /// A line about what the next request needs of a response. It is empty for `pages` and `offset`.
    let remark: String

    /// The names of each style, with their labels in `code` and the names in Core.
    private static let styles = [
        "pages": [("", "_page"), ("limit: ", "_limit")],
        "offset": [("", "offset"), ("limit: ", "limit")],
        "cursor": [("", ""), ("parameter: ", "cursor"), ("limit: ", "limit")],
        "last": [("", ""), ("parameter: ", "starting_after"), ("more: ", "has_more"), ("limit: ", "limit")],
        "link": [("limit: ", "limit")],
        "address": [("in: ", ""), ("limit: ", "limit")],
    ]

    init(_ argument: String) throws(Failure) {
        let words = argument.split(omittingEmptySubsequences: false) { ":,".contains($0) }.map(String.init)
        let (style, names) = (words[0], Array(words.dropFirst().prefix { !$0.contains("=") }))
        var options = words.dropFirst(1 + names.count)
        func option(_ start: String) -> String? {
            guard let word = options.first, word.hasPrefix(start) else { return nil }
            return String(options.removeFirst().dropFirst(start.count))
        }
        let (first, total) = (option("first="), option("total="))
        let firsts = /pages 0|offset 1|cursor [A-Za-z0-9_.*-]+/
        let isFirstValid = first.map { "\(style) \($0)".wholeMatch(of: firsts) != nil } ?? true
        let isComplete = !["address", "cursor", "last"].contains(style) || !names.isEmpty
        guard let defaults = Self.styles[style], isComplete, isFirstValid, names.count <= defaults.count,
            options.isEmpty,
            argument == style + (words.count > 1 ? ":" : "") + words.dropFirst().joined(separator: ","),
            (names + (total.map { [$0] } ?? [])).allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9_.$@\[\]-]+/) != nil })
        else {
            throw .usage(
                "--paging “\(argument.oneLine)” is not valid. Write pages:page,per_page, offset:start,count, "
                    + "cursor:next,after,count, address:next,count, last:data.id,after,more,count or link:count. "
                    + "Only the first name of cursor, address and last is required."
            )
        }
        let values =
            zip(defaults, names).map { "\($0.0)\"\($1)\"" }
            + (first.map { [style == "cursor" ? "first: \"\($0)\"" : "first: \($0)"] } ?? [])
            + (total.map { ["total: \"\($0)\""] } ?? [])
        let all = names + defaults.dropFirst(names.count).map(\.1)
        self.argument = argument
        code = ".\(style == "address" ? "link" : style)(\(values.joined(separator: ", ")))"
        let shown = style == "address" ? [all[1]] : style == "last" ? [all[1], all[3]] : all.suffix(2)
        parameters = shown.map { "`\($0)`" }.joined(separator: " and ")
        remark =
            switch style {
            case "cursor": "\n“\(all[0])” of a response is the next `\(all[1])`."
            case "address": "\n“\(all[0])” of a response is the address of the next page."
            case "last": "\n“\(all[0])” of the last element is the next `\(all[1])`, as long as “\(all[2])” is true."
            case "pages" where first != nil: "\nThe first page is 0."
            case "link": "\nThe address of the next page is in the header field Link."
            default: ""
            }
    }
}
