extension Sample {
    /// The paging that the values beside the list show. `nil` means that they show none. A note says which it is, or
    /// what is used instead.
    func paging(_ notes: inout [String]) throws(Failure) -> Paging? {
        let cursors = "nextcursor next next.href nextpageurl @odata.nextlink nextlink nextpagetoken endcursor after"
        let cursor = place(cursors) { $0.text != nil || $0 == .null }
        let size = place("totalpages") { $0.int != nil } == nil ? "" : " size"
        let limit = place("limit perpage pagesize maxresults" + size) { $0.isNumber(from: 1) }
        let offset = place("offset skip start startat startindex") { $0.isNumber(from: 0) }
        let page = place("page currentpage pagenumber" + (size.isEmpty ? "" : " number")) { $0.isNumber(from: 0) }
        // A `count` can also be the number of elements on this page.
        let totals = "total totalcount totalresults totalitems totalelements totalhits numfound @odata.count"
        let count = objects.count
        let total = place(totals) { $0.isNumber(from: count) } ?? place("count") { $0.isNumber(from: count + 1) }
        var (style, names, places) = ("pages", [String](), [total])
        // On the last page, `next` is `null` for each way of paging.
        let hasPage = page != nil || offset != nil && limit != nil
        if let cursor, let key = cursor.last, !hasPage || response[cursor[...]] != .null {
            let value = response[cursor[...]].text ?? (key.contains(/href|url|Link/.ignoresCase()) ? "/" : "")
            let parameter = ["endCursor": "after", "after": "after", "nextPageToken": "pageToken"][key]
            (style, places) = (value.contains(/:\/\/|^[\/?]/) ? "address" : "cursor", [cursor, limit, total])
            names = [cursor.joined(separator: ".")]
            if style == "cursor", limit != nil || parameter != nil { names.append(parameter ?? "cursor") }
        } else if let offset, limit != nil {
            (style, names, places) = ("offset", offset.suffix(1), [offset, limit, total])
        } else if let page {
            (names, places) = (["page"], [page, limit, total])
        }
        if !names.isEmpty { names += limit?.suffix(1) ?? [] }
        if style == "pages", let page, page.last == "number" || response[page[...]].int == 0 { names.append("first=0") }
        if let total { names.append("total=\(total.joined(separator: "."))") }
        guard !names.isEmpty else {
            notes.append("No paging is known beside the list, so it is: --paging pages")
            return nil
        }
        let paging = try Paging("\(style):\(names.joined(separator: ","))")
        let words = places.compactMap { $0.map { "“\($0.joined(separator: "."))”" } }.joined(separator: ", ")
        notes.append("The paging is: --paging '\(paging.argument)', because of \(words) beside the list.")
        return paging
    }

    /// The place of the first such value beside the list, or beside an object with the list, such as `meta.total`.
    /// `keys` are in lowercase and without `_`.
    private func place(_ keys: String, where isValue: (JSON) -> Bool) -> [String]? {
        let objects = ["meta", "pagination", "paging", "page", "pageinfo", "info", "links", "responsemetadata"]
        let paths = response.paths.sorted { ($0.count, $0.joined()) < ($1.count, $1.joined()) }
        return (0...max(0, list.count - 1)).reversed().compactMap { depth in
            paths.first { path in
                let plain = path.dropFirst(depth).map { $0.lowercased().filter { $0 != "_" } }
                let isInner = plain.count > 1 && objects.contains(plain[0])
                let key = plain.dropFirst(isInner ? 1 : 0).joined(separator: ".")
                return path.starts(with: list.prefix(depth)) && keys.split(separator: " ").contains(key[...])
                    && isValue(response[path[...]])
            }
        }.first
    }
}

extension JSON {
    fileprivate func isNumber(from minimum: Int) -> Bool { int.map { $0 >= minimum } ?? false }
}
