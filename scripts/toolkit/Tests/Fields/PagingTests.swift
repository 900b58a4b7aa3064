import Foundation
import Testing

@Suite("scripts/new-feature: paging")
struct PagingTests {
    private let repository: TestRepository

    init() async throws {
        repository = try await .copy()
    }

    private func make(_ options: [String]) async throws -> Outcome {
        try await repository.tool(["new-feature", "Things", "--no-verify"] + options)
    }

    private static let styles = #"""
        pages | pages() | `_page` and `_limit`
        pages:page,per_page | pages("page", limit: "per_page") | `page` and `per_page`
        pages:page[number] | pages("page[number]") | `page[number]` and `_limit`
        pages:page,size,first=0,total=n | pages("page", limit: "size", first: 0, total: "n") | `page` and `size` \#
        | The first
        offset:start | offset("start") | `start` and `limit`
        offset:start,count,total=n | offset("start", limit: "count", total: "n") | `start` and `count`
        cursor:a.b | cursor("a.b") | `cursor` and `limit` | “a.b” of a response is the next `cursor`.
        offset:start,count,first=1 | offset("start", limit: "count", first: 1) | `start` and `count`
        cursor:a,b,c,first=*,total=n | cursor("a", parameter: "b", limit: "c", first: "*", total: "n") | `b` and `c` \#
        | “a”
        last:a.id | last("a.id") | `starting_after` and `limit` \#
        | “a.id” of the last element is the next `starting_after`, as
        last:a.id,b,c,d,total=n | last("a.id", parameter: "b", more: "c", limit: "d", total: "n") | `b` and `d` | “a.id”
        address:a,count,total=n | link(in: "a", limit: "count", total: "n") | `count` | “a” of a response is the address
        link | link() | `limit` | The address of the next page is in the header field Link.
        link:per_page,total=X-Total | link(limit: "per_page", total: "X-Total") | `per_page` | The address of the next
        """#

    @Test("a style changes the feature and the closing text, and is saved", arguments: styles.split(separator: "\n"))
    func makes(line: Substring) async throws {
        let row = line.components(separatedBy: " | ")
        let outcome = try await make(["--template", "list", "--paging", row[0]])
        let one = "and one thing with /things/ID. It searches with `q`.\n"
        let closing = "\nThe list requests its pages with \(row[2]),\n\(one)"
        #expect(outcome.stdout.contains(closing + (row.count > 3 ? row[3] : "For other")), "\(outcome.stdout)")
        let code = try repository.text(of: "Features/Things/ThingsFeature.swift")
        #expect(code.contains("        paging: Paging = .\(row[1]),\n"))
        #expect(try repository.text(of: "Features/Things/.feature").hasSuffix("\nlist\n--paging\n\(row[0])\n"))
    }

    @Test("a style that is not valid, or another template, is refused with one line, and nothing is changed")
    func refuses() async throws {
        for style in [
            "", "page", "pages:", "pages:a,b,c", "pages,a", "pages:a:b", "pages:a,,b", "pages:ä", "offset:a b",
            "cursor", "cursor:", "cursor:total=a", "address", "address:a,b,c", "link:a,b", "link:a\"b",
            "link:a\\(b)", "link:a\nb", "link:total=", "link:total=a,b", "link:total=a,total=b", "link:a=b",
            "pages:first=2", "offset:a,first=0", "cursor:a,first=", "cursor:a,first=\"", "link:first=1", "last",
            "last:a,b,c,d,e",
            "cursor:total=a,first=b", "last:a,first=1", "pages:total=a,first=0",
        ] {
            let outcome = try await make(["--template", "list", "--paging", style])
            let end = "Write pages:page,per_page, offset:start,count, cursor:next,after,count, address:next,count"
            #expect(outcome.exitCode == 64, "\(style)")
            #expect(outcome.stderr.contains("” is not valid. \(end)"), "\(outcome.stderr)")
            #expect(outcome.stderr.filter(\.isNewline).count == 1, "\(outcome.stderr)")
        }
        let outcome = try await make(["--template", "screen", "--paging", "pages"])
        #expect(outcome.exitCode == 64)
        #expect(outcome.stderr == "--paging is only for --template list and crud.\n")
        #expect(try await repository.status() == "")
    }

    private static let responses = """
        "next_cursor": "ab" | cursor:next_cursor | “next_cursor”
        "meta": {"nextCursor": null, "per_page": 2} | cursor:meta.nextCursor,cursor,per_page \
        | “meta.nextCursor”, “meta.p
        "links": {"next": "https://a.b/c"}, "total": 2 | address:links.next,total=total | “links.next”, “total”
        "_links": {"next": {"href": "/c?page=2"}} | address:_links.next.href | “_links.next.href”
        "next": null, "count": 2 | cursor:next | “next” beside
        "next": null, "count": 3 | cursor:next,total=count | “next”, “count”
        "next": null, "page": 1, "per_page": 2 | pages:page,per_page | “page”, “per_page” beside
        "offset": 0, "limit": 2, "page": 1 | offset:offset,limit | “offset”, “limit”
        "meta": {"current_page": 1, "per_page": 2} | pages:page,per_page | “meta.current_page”, “meta.per_page”
        "page": 1, "total_count": 9 | pages:page,total=total_count | “page”, “total_count”
        "pagination": {"total": 3} | pages:total=pagination.total | “pagination.total”
        "pageInfo": {"endCursor": "a", "hasNextPage": true} | cursor:pageInfo.endCursor,after | “pageInfo.endCursor”
        "@odata.nextLink": "https://a.b/c", "@odata.count": 2 | address:@odata.nextLink,total=@odata.count \
        | “@odata.next
        "links": {"next": {"href": "/c"}} | address:links.next.href | “links.next.href”
        "page": {"number": 0, "size": 2, "totalPages": 3} | pages:page,size,first=0 | “page.number”, “page.size” beside
        "number": 1, "size": 2, "totalPages": 3, "totalElements": 5 | pages:page,size,first=0,total=totalElements | “num
        "page": 0, "per_page": 2 | pages:page,per_page,first=0 | “page”, “per_page”
        "offset": "itr1/rec1", "pageSize": 2 | cursor:offset,offset,pageSize | “offset”, “pageSize” beside
        "cursor": "ab" | cursor:cursor | “cursor” beside
        "paging": {"next": {"after": "ab"}} | cursor:paging.next.after,after | “paging.next.after” beside
        "meta": {"pagination": {"page": 1, "pageSize": 2, "pageCount": 2, "total": 4}} \
        | pages:pagination[page],pagination[pageSize],total=meta.pagination.total | “meta.p
        "meta": {"pagination": {"current_page": 1, "per_page": 2, "total": 4}} \
        | pages:page,per_page,total=meta.pagination.total | “meta.p
        "nbHits": 5, "page": 1, "nbPages": 3, "hitsPerPage": 2 | pages:page,hitsPerPage,first=0,total=nbHits \
        | “page”, “hitsP
        "results_start": 11, "limit": 10, "results_available": 5 | offset:start,limit,first=1,total=results_available \
        | “r
        "has_more": true | last:in.id,starting_after,has_more | “has_more” beside
        "meta": {"hasMore": false, "limit": 2} | last:in.id,starting_after,meta.hasMore,limit \
        | “meta.hasMore”, “meta.limit” beside
        "has_more": true, "next_page": "ab" | cursor:next_page,page | “next_page” beside
        "nextCursorMark": "ab", "numFound": 5 | cursor:nextCursorMark,cursorMark,first=*,total=numFound | “nextC
        "start": 0, "numFound": 5 | offset:start,rows,total=numFound | “start”, “numFound”
        "startIndex": 1, "itemsPerPage": 2, "totalResults": 5 | offset:startIndex,count,first=1,total=totalResults \
        | “start
        "next-cursor": "ab", "total-results": 5 | cursor:next-cursor,first=*,total=total-results | “next-
        "next": 2, "limit": 2, "total": 1, "cart": {"total": 9}
        """

    @Test("without --paging, values beside the list give it, and a note says which ones")
    func infers() async throws {
        for row in Self.responses.split(separator: "\n").map({ $0.components(separatedBy: " | ") }) {
            let json = #"{"in": [{"id": 1, "title": "a"}, {"id": 2, "title": "b"}], \#(row[0])}"#
            let from = ["--template", "list", "--in", "in", "--dry-run", "--from", json]
            let outcome = try await make(from)
            let known = row.count == 1 ? nil : "The paging is: --paging '\(row[1])', because of \(row[2])"
            let note = known ?? "No paging is known beside the list, so it is: --paging pages"
            #expect(outcome.stderr.contains("\n\(note)"), "\(outcome.stderr)")
            #expect(try await !make(from + ["--paging", "link"]).stderr.contains("aging is"))
        }
    }
}
