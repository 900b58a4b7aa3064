extension Sample {
    /// The paging that the values beside the list show, and the places of these values. `nil` means that they show none.
    func paging() throws(Failure) -> (paging: Paging, places: [String])? {
        let cursor = place("nextcursor", "next", "next.href", "nextpageurl") { value in
            if case .text = value { true } else { value == .null }
        }
        let address =
            place("next", "next.href", "nextpageurl") { value in
                guard case .text(let text) = value else { return false }
                return text.contains("://") || text.hasPrefix("/") || text.hasPrefix("?")
            } ?? place("next.href", "nextpageurl") { $0 == .null }
        let limit = place("limit", "perpage", "pagesize") { $0.isNumber(from: 1) }
        let offset = place("offset", "skip") { $0.isNumber(from: 0) }
        let page = place("page", "currentpage") { $0.isNumber(from: 1) }
        // A `count` can also be the number of elements on this page.
        let total =
            place("total", "totalcount", "totalresults", "totalitems") { $0.isNumber(from: objects.count) }
            ?? place("count") { $0.isNumber(from: objects.count + 1) }
        var (style, names, places) = ("pages", [String](), [total])
        if let address {
            (style, names, places) = ("address", [address], [address, limit, total])
        } else if let cursor {
            (style, names, places) = ("cursor", limit == nil ? [cursor] : [cursor, "cursor"], [cursor, limit, total])
        } else if let offset, limit != nil {
            (style, names, places) = ("offset", [offset.name], [offset, limit, total])
        } else if let page {
            (names, places) = (["page"], [page, limit, total])
        }
        if !names.isEmpty, let limit { names.append(limit.name) }
        if let total { names.append("total=\(total)") }
        guard !names.isEmpty else { return nil }
        return (try Paging("\(style):\(names.joined(separator: ","))"), places.compactMap(\.self))
    }

    /// The place of the first such value beside the list, such as `meta.total`. `keys` are in lowercase and without `_`.
    private func place(_ keys: String..., where isValue: (JSON) -> Bool) -> String? {
        let objects = ["meta", "pagination", "paging", "page", "pageinfo", "info", "links", "responsemetadata"]
        let paths = response.paths.sorted { ($0.count, $0.joined()) < ($1.count, $1.joined()) }
        return paths.first { path in
            let plain = path.map { $0.lowercased().filter { $0 != "_" } }
            let isInner = plain.count > 1 && objects.contains(plain[0])
            let key = plain.dropFirst(isInner ? 1 : 0).joined(separator: ".")
            return keys.contains(key) && isValue(response[path[...]])
        }?
        .joined(separator: ".")
    }
}

extension JSON {
    fileprivate func isNumber(from minimum: Int) -> Bool {
        if case .int(let number) = self { number >= minimum } else { false }
    }
}

extension String {
    /// The last part of a place, such as `total` of `meta.total`.
    fileprivate var name: String { String(split(separator: ".").last ?? "") }
}
