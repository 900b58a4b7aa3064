import Foundation
import Testing

@Suite("scripts/new-feature --from: the shapes of responses")
struct SampleTests {
    private let repository: TestRepository

    init() throws {
        repository = try .own()
    }

    /// What the script says about a response, without making the feature.
    private func plan(_ json: String, _ options: [String] = ["--template", "list"]) async throws -> Outcome {
        try await repository.tool(["new-feature", "Things", "--dry-run", "--from", json] + options)
    }

    private static let inputs = #"""
        [{"id":"a","type":"x","label":"One"},{"id":"b","type":"x","label":"Two"}] | label:text type:text
        [{"id":1,"properties":{"mag":4.2,"title":"M 4.2"},"type":"Feature"}] \#
        | properties.title:text properties.mag:number type:text
        [{"id":1,"Code":"a","Name":"A"}] | Name:text Code:text
        [{"id":1,"group":"x","city":"A"},{"id":2,"group":"x","city":"B"}] | city:text group:text
        [{"id":1,"region":"a","attributes":{"title":"A"}}] | attributes.title:text region:text
        [{"id":1,"slug":"a","title":{"rendered":"A"}}] | title.rendered:text slug:text
        [{"id":1,"day":"14/11/2023","url":"https://a.b","city":"A"}] | city:text day:text url:text
        [{"id":1,"kind":"x","title":null},{"id":2,"kind":"x","title":"B"}] | title:text? kind:text
        [{"id":1,"text":"a","user":{"name":"b"}}] | text:text user.name:text
        [{"id":"a","n":1}] | id:text=>thingId n:int
        [{"id":1,"名称":"a","住所":"b"}] | 名称:text=>text=Text 住所:text=>text2=Text2
        [{"id":1,"é":"a","1. symbol":"b","xml:lang":"c","$id":{"value":"d"}}] \#
        | é:text "1. symbol":text "xml:lang":text $id.value:text
        [{"id":1,"user_name":"a","userName":"b"}] | user_name:text userName:text=>userName2=User_name2
        [{"id":1,"ID":"a","Id":"b"}] | ID:text=>thingId Id:text=>thingId2=Thing_id2
        {"-Nx1":{"name":"A","n":1},"-Nx2":{"name":"B","n":2}} | *:id name:text n:int
        {"rates":{"USD":{"rate":1.5},"EUR":{"rate":2}}} | *:id *:text rate:number
        {"id":1,"name":"A"}\n{"id":2,"name":"B"} | name:text
        [{"id":1,"name":"A","dt":1700000000,"updated":1700000000123,"views":1700000000}] \#
        | name:text dt:date updated:date views:int
        [{"id":1,"name":"A","at":"2024-01-02T10:00:00"}] | name:text at:text
        [{"id":1,"name":"A"},{"id":"two","name":"B"}] | name:text
        [{"id":1,"name":"A","note":"","memo":"","log":"a\u000ab"},\#
        {"id":2,"name":"B","note":"x","memo":null,"log":"c"}] | name:text note:text* memo:text? log:lines
        [{"id":1,"label":"x","city":"A"},{"id":2,"label":null,"city":"B"},{"id":3,"label":"x","city":"C"}] \#
        | city:text label:text?
        [{"id":1,"object":"charge","currency":"jpy"}] | currency:text object:text
        [{"id":"a","type":"x","label":""},{"id":"b","type":"y","label":""}] | id:text=>thingId type:text label:text*
        [{"id":1,"description":"A","display_name":"B"}] | display_name:text description:text=>thingDescription
        [{"id":1,"text":"A","fullName":"B"}] | fullName:text text:text
        [{"id":1,"summary":"A","user_name":"B"}] | summary:text user_name:text
        [{"id":1,"name":"A","profile_image_url":"https://a.test/1","tags":[{"name":"x"}],"keys":["b"]}] \#
        | name:text profile_image_url:picture tags:texts keys:texts
        [{"id":1,"name":"A","src":"https://a.test/1.PNG?x","n":[]},{"id":2,"name":"B","src":null,"n":["a"]}] \#
        | name:text src:picture n:texts
        [{"id":1,"name":"A","avatar":"a.png","site":"https://a.test","photo":"https://a.b","icon":"https://a.c"}] \#
        | name:text avatar:text site:text photo:picture icon:text
        [{"id":1,"body":"A","_highlightResult":{"title":{"value":"B","words":[]}}}] | body:text
        """#

    @Test(
        "the title, the names and the types are those that a person would choose",
        arguments: inputs.split(separator: "\n")
    )
    func fields(row: Substring) async throws {
        let parts = row.replacing("\\n", with: "\n").components(separatedBy: " | ")
        let outcome = try await plan(parts[0])
        #expect(outcome.exitCode == 0)
        #expect(outcome.stderr.contains("The fields are: --fields '\(parts[1])'\n"), "\(outcome.stderr)")
        // The complete command gives the same plan.
        let command = /The complete command is:\nscripts\/(new-feature .*(?:\n\{.*)?)\n/
        let words = try #require(outcome.stdout.firstMatch(of: command)).1
        let again = try await repository.bash("\"$NEW_FEATURE_TOOL\" \(words) --dry-run")
        #expect(again.stdout == outcome.stdout, "\(again.stderr)")
    }

    private static let lists = #"""
        {"_embedded":{"events":[{"id":1,"name":"A"}]}} | : --in _embedded.events
        {"data":{"user":{"repos":{"nodes":[{"id":1,"name":"A"}]}}}} | : --in data.user.repos.nodes
        {"a.b":[{"id":1,"name":"A"}]} | : --in a.b
        {"errors":[{"id":1}],"items":[{"id":1},{"id":2}]} | “items” (2), “errors” (1). Choose one, such as --in items.
        {"query":{"search":[{"pageid":1,"title":"A"}]}} | Name the id, such as --fields 'pageid:id'.
        {"hourly":{"time":[1,2]}} | The list “hourly.time” has no objects. Such a list is not supported.
        {"id":1} | This is one object: use --template screen.
        [{"id":7,"name":"A"},{"id":7,"name":"B"}] | Warning: objects 1 and 2 have the same id “7”.
        [{"id":1,"name":"A","dt":1700000000}] | “dt” is a time since 1970, so it is a date. To keep it, write dt:int.
        [{"id":"https://a.test/1","name":"A"}] | An id has slashes. In a path and in a link, it is one segment
        [{"id":1,"name":"A","at":"2026-11-21 00:00:00Z"}] | The fields are: --fields 'name:text at:date'
        [{"id":1,"name":"A","day":"14/11/2023"}] | “day” is a text, because a date must be in ISO 8601
        [{"id":1,"name":"A",}] | is not JSON: line 1, column 21. Expected a key in double quotes.
        [{"id":1}\n {"id":2}] | is not JSON: line 2, column 2. Expected “,” or “]”.
        [{"id":1 /* a */}] | column 10. JSON has no comments.
        [{"id":1.}] | column 8. Expected a value.
        ["a | column 2. Expected a value.
        [{"id":1,"a":"A","_tags":["b"],"_r":{"t":"B","w":[1]}}] \#
        | “_r” is private, so it is left out. To use it, name it in --fields.\n“_tags” is
        callback([]) | --from callback([]) cannot be read.
        """#

    @Test("what is chosen, and what is not supported, is said", arguments: lists.split(separator: "\n"))
    func says(row: Substring) async throws {
        let parts = row.replacing("\\n", with: "\n").components(separatedBy: " | ")
        let outcome = try await plan(parts[0])
        #expect(outcome.stderr.contains(parts[1]), "\(outcome.stderr)")
        #expect(outcome.exitCode == (parts[1].hasPrefix(": ") || outcome.stderr.contains("The fields") ? 0 : 64))
    }

    @Test("--from - reads stdin, but not in a plugin, which has another stdin")
    func readsStdin() async throws {
        let script = "scripts/new-feature Things --dry-run --template list --from -"
        let command = "echo '[{\"id\":1,\"name\":\"A\"}]' | \(script)"
        let outcome = try await repository.bash(command)
        #expect(outcome.stdout.contains(" --from - --fields 'name:text'\n"), "\(outcome.stderr)")
        let product = try TestRepository(["Package.swift": ""])
        let plugin = try await product.plugin("new-feature Things --template list --from -")
        #expect(plugin.exitCode == 64 && plugin.stderr.hasPrefix("--from - cannot be used here, because a plugin "))
    }

    @Test("the id of a screen can be outside of the response. Notes are printed with an error, too")
    func otherCases() async throws {
        let screen = try await plan(#"{"city":"A","temp":1.5}"#, ["--template", "screen"])
        #expect(screen.stderr.contains("The fields are: --fields '*:id city:text temp:number'\n"), "\(screen.stderr)")
        let files = try TestRepository(["cb.js": "cb([])"])
        let jsonp = try await plan(files.root.appending(path: "cb.js").path)
        #expect(jsonp.stderr.hasSuffix("column 1. This is JSONP: remove the call.\n"))
        let list = try await plan(#"[{"id":1,"a":"b"}]"#, ["--template", "list", "--in", "foo"]).stderr
        #expect(list.hasSuffix("--from has no list of objects in “foo”. It is a list: leave out --in.\n"), "\(list)")
        let failure = try await plan(#"[{"a":1,"b":[2]},{"a":1}]"#)
        #expect(failure.stderr.hasPrefix("“b” is a list, so it is left out.\n“id” of object 1"), "\(failure.stderr)")
        let keys = #"[{"id":1,"1. symbol":"a","xml:lang":"b","c.d":2}]"#
        let named = ["--template", "list", "--fields", "1. symbol:text=>symbol=Symbol xml:lang=>lang=Lang c.d"]
        let shown = #"'"1. symbol":text=Symbol "xml:lang":text=>lang=Lang "c.d":int'"#
        #expect(try await plan(keys, named).stderr.contains(shown))
    }

    @Test("a text of the sample data is not cut inside a tag or an address, and a list has the names of its objects")
    func cuts() async throws {
        let repository = try await TestRepository.copy()
        let words = String(repeating: "word ", count: 11)
        let address = "https://a.test/" + String(repeating: "x", count: 70)
        let texts = [
            "\(words)<a href='b'>c</a>", "\(words)see \(address) now", address, "\(words)1 < 2 and more words",
        ]
        let items = texts.indices.map { #"{"id": \#($0), "name": "\#(texts[$0])", "tags": [{"name": "a"}, "b"]}"# }
        let options = ["--template", "list", "--from", "[\(items.joined(separator: ", "))]"]
        _ = try await repository.tool(["new-feature", "Things", "--no-verify"] + options)
        let data = try repository.text(of: "Features/Things/SampleData/SampleData+Things.swift")
        let found = data.matches(of: /"name": "([^"]*)"/).map { String($0.1) }
        #expect(found == [words, "\(words)see ", address, "\(words)1 < 2"])
        #expect(data.contains(#""tags": ["a", "b"]}"#))
    }

    @Test("the values that are made up after those of the sample are small, but their ids are not in it")
    func makesUp() async throws {
        let repository = try await TestRepository.copy()
        let options = ["--template", "list", "--from", #"[{"id": 2, "title": "A", "size": 7}]"#]
        _ = try await repository.tool(["new-feature", "Things", "--no-verify"] + options)
        let data = try repository.text(of: "Features/Things/SampleData/SampleData+Things.swift")
        #expect(data.contains(#"{"id": 2, "title": "A", "size": 7}"#))
        #expect(data.contains(#"{"id": 900002, "title": "Title 2", "size": 20}"#), "\(data)")
    }

    @Test("a list in objects is read and tested with their keys, and an object with ids as keys is read as a list")
    func shapes() async throws {
        let repository = try await TestRepository.copy()
        func make(_ name: String, _ options: String...) async throws -> (
            response: String, fixtures: String, data: String
        ) {
            let options = ["--no-verify", "--template", "list", "--noun", "thing"] + options
            let outcome = try await repository.script(["new-feature", name] + options)
            #expect(outcome.exitCode == 0, "\(outcome.stderr)")
            return (
                try repository.text(of: "Features/\(name)/Data/Responses/\(name)Response.swift"),
                try repository.text(of: "Tests/\(name)Tests/\(name)Fixtures.swift"),
                try repository.text(of: "App/SampleCollections/SampleCollections.swift")
            )
        }
        let nested = try await make("Repos", "--in", "a.b", "--fields", "name:text")
        #expect(nested.response.contains("struct AObject: Decodable {\n        let b: [ReposResponse]\n"))
        #expect(nested.response.contains("var items: [ReposItem] { a.b.map(\\.thing) }"))
        #expect(nested.fixtures.contains(#".list(numbers.map { .number($0) }, in: ["a", "b"], total: total)"#))
        #expect(nested.data.contains(#"add("things", json: Self.repos, in: ["a", "b"])"#))
        let keyed = try await make("Rates", "--from", #"{"r":{"-A":{"name":"a"},"B":{"name":"b"}}}"#, "--noun", "price")
        #expect(keyed.response.contains("list: [String: RatesResponse]") && keyed.response.contains("func price(id: "))
        #expect(keyed.data.contains(#"add("prices", json: Self.rates, in: ["r", "*"])"#))
        #expect(try repository.text(of: "Features/Rates/.feature").hasSuffix("--fields\n*:id name:text\n"))
        let clips = #"[{"id":{"v":"a"},"n":1.25}]"#
        let inner = try await make("Clips", "--from", clips, "--fields", "id.v:id", "--noun", "clip")
        #expect(inner.data.contains(#"add("clips", json: Self.clips, id: "id.v")"#))
        #expect(inner.response.contains("idV: idObject.v.description, n: n"), "\(inner.response)")
        let samples = "Features/Clips/Presentation/Samples/ClipsState+Samples.swift"
        #expect(try repository.text(of: samples).contains(#"n: Decimal(string: "1.25") ?? 0"#))
    }
}
