extension Sample {
    /// The paging that the values beside the list show. `nil` means that they show none. A note says which it is, or
    /// what is used instead. `id` is the path of the id in an element.
    func paging(id: [String], _ notes: inout [String]) throws(Failure) -> Paging? {
        let cursors =
            "nextcursor next next.href nextpage nextpageurl @odata.nextlink nextlink nextpagetoken nextcursormark "
            + "endcursor after next.after cursor"
        let cursor =
            place(cursors) { $0.text != nil || $0 == .null }
            ?? place("offset") { $0.text.map { Int($0) == nil } == true }
        let size = place("totalpages") { $0.int != nil } == nil ? "" : " size"
        let limits = "limit perpage pagesize maxresults hitsperpage itemsperpage resultsreturned" + size
        let limit = place(limits) { $0.isNumber(from: 1) }
        let offset = place("offset skip start startat startindex resultsstart") { $0.isNumber(from: 0) }
        let page = place("page currentpage pagenumber" + (size.isEmpty ? "" : " number")) { $0.isNumber(from: 0) }
        let more = place("hasmore") { [.bool(true), .bool(false)].contains($0) }
        // A `count` can also be the number of elements on this page.
        let totals =
            "total totalcount totalresults totalitems totalelements totalhits numfound nbhits resultsavailable "
            + "@odata.count"
        let count = objects.count
        let total = place(totals) { $0.isNumber(from: count) } ?? place("count") { $0.isNumber(from: count + 1) }
        var style = "pages"
        var names = [String]()
        var places = [total]
        // On the last page, `next` is `null` for each way of paging.
        let hasPage = page != nil || offset != nil && limit != nil
        if let cursor, let key = cursor.last, !hasPage || response[cursor[...]] != .null {
            let value = response[cursor[...]].text ?? (key.contains(/href|url|Link/.ignoresCase()) ? "/" : "")
            // `nextPageToken` is the next `pageToken`, and `after` the next `after`.
            let own = key == "endCursor" ? "after" : key.replacing(/^next[_-]?/, with: "")
            let name = own.prefix(1).lowercased() + own.dropFirst()
            let parameter = ["", "cursor"].contains(name) ? nil : name
            (style, places) = (value.contains(/:\/\/|^[\/?]/) ? "address" : "cursor", [cursor, limit, total])
            names = [cursor.joined(separator: ".")]
            if style == "cursor", limit != nil || parameter != nil { names.append(parameter ?? "cursor") }
        } else if let offset, limit != nil || offset.last == "results_start" || total?.last == "numFound" {
            style = "offset"
            names = [parameter(offset)]
            places = [offset, limit, total]
            if limit == nil { names.append(total?.last == "numFound" ? "rows" : "count") }
        } else if let page {
            (names, places) = ([parameter(page).contains("[") ? parameter(page) : "page"], [page, limit, total])
        } else if let more, (list + id).allSatisfy({ $0.wholeMatch(of: /[\w$@-]+/) != nil }) {
            (style, places) = ("last", [more, limit, total])
            names = [(list + id).joined(separator: "."), "starting_after", more.joined(separator: ".")]
        }
        if !names.isEmpty { names += limit.map { [parameter($0)] } ?? [] }
        func int(_ place: [String]?) -> Int? { place.flatMap { response[$0[...]].int } }
        switch style {
        case "pages" where page?.last == "number" || limit?.last == "hitsPerPage" || int(page) == 0:
            names.append("first=0")
        case "offset" where int(offset).map { $0 % max(2, int(limit) ?? 2) } == 1: names.append("first=1")
        // Solr and Crossref send these cursors only after a request with this one.
        case "cursor" where ["nextCursorMark", "next-cursor"].contains(cursor?.last): names.append("first=*")
        default: break
        }
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
    /// `keys` are in lowercase and without `_` and `-`.
    private func place(_ keys: String, where isValue: (JSON) -> Bool) -> [String]? {
        let objects = "cursors info links meta page pageinfo pagination paging responsemetadata".words
        let paths = response.paths.sorted { ($0.count, $0.joined()) < ($1.count, $1.joined()) }
        return (0...max(0, list.count - 1)).reversed().compactMap { depth in
            paths.first { path in
                let plain = path.dropFirst(depth).map { $0.lowercased().filter { !"_-".contains($0) } }
                let inner = plain.dropLast().prefix(2).prefix(while: objects.contains).count
                let key = plain.dropFirst(inner).joined(separator: ".")
                return path.starts(with: list.prefix(depth)) && keys.split(separator: " ").contains(key[...])
                    && isValue(response[path[...]])
            }
        }.first
    }
}

/// The request parameter for a value beside the list. Some servers do not use the name of the value.
private func parameter(_ place: [String]) -> String {
    let key = place.last ?? ""
    let isInBrackets = place.suffix(3).dropLast() == ["meta", "pagination"]
    guard !isInBrackets || !["limit", "page", "pageSize", "start"].contains(key) else { return "pagination[\(key)]" }
    let names = ["results_start": "start", "items-per-page": "rows"]
    return ["itemsPerPage", "results_returned"].contains(key) ? "count" : names[key, default: key]
}

extension JSON {
    fileprivate func isNumber(from minimum: Int) -> Bool { int.map { $0 >= minimum } ?? false }
}
