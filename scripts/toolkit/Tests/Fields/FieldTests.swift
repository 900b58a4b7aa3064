import Foundation
import Testing

@Suite("scripts/new-feature: fields")
struct FieldTests {
    private let own: TestRepository
    private let repository: TestRepository

    init() async throws {
        own = try TestRepository.own()
        repository = try await .copy()
    }

    private static let types = "text, text(300), lines, texts, int, number, bool, date, picture, choice(open,done), id"

    private static let choices = "needs two or more different values, such as status:choice(open,done)."

    private static let length =
        "has no valid length. Only the types text and lines can have one, such as name:text(300)."

    private func make(_ name: String, _ options: String...) async throws -> Outcome {
        try await repository.tool(["new-feature", name, "--noun", "thing", "--no-verify"] + options)
    }

    /// The path of a JSON file in the form of a public server's response, such as `qiita`. The values are made up.
    private func sample(_ name: String) -> String {
        own.root.appending(path: "scripts/toolkit/Tests/Samples/\(name).json").path
    }

    /// A sample, the options with their template, the fields or the message, and the paging.
    private static let rows = """
        github-issues | list | title:text number:int state:text locked:bool user.login:text user.id:int labels:texts \
        created_at:date closed_at:date? body:lines?
        qiita | list | title:text likes_count:int private:bool=>thingPrivate created_at:date user.id:text \
        user.items_count:int user.profile_image_url:picture tags:texts
        mastodon | list | content:text created_at:date sensitive:bool language:text? account.username:text \
        account.bot:bool application.name:text?
        stripe | list | billing_details.address.city:text object:text amount:int currency:text paid:bool \
        | last:data.id,starting_after,has_more
        openweather | list --in list --fields dt:id | dt:id dt:text main.temp:number main.humidity:int dt_txt:text
        pokeapi | list --in results | “id” of object 1 in --from has no value. Name the id, such as --fields 'name:id'.
        pokeapi | list --in results --fields name:id | name:id name:text url:text | address:next,total=count
        itunes | list --in results --fields trackId:id | trackId:id trackName:text wrapperType:text artistName:text \
        trackPrice:number releaseDate:date isStreamable:bool
        connpass | list --in events --fields event_id:id,title | “event_id:id,title” has a comma. Separate the fields \
        with spaces.
        connpass | list --in events --fields event_id:id | event_id:id title:text catch:text=>thingCatch \
        started_at:date limit:int lat:text owner.id:int
        rick-and-morty | list --in results | name:text status:text type:text* origin.name:text episode:texts \
        created:date | address:info.next,total=info.count
        dummyjson | list --in products | title:text price:number stock:int rating:number tags:texts \
        dimensions.width:number | offset:skip,limit,total=total
        hacker-news | list | The list in --from must contain objects, and nothing else.
        apod | list | This is one object: use --template screen.
        apod | screen --fields date:id | date:id title:text explanation:text media_type:text url:picture
        """
    @Test("a sample gives fields, or a message that says what to do", arguments: rows.split(separator: "\n"))
    func samples(row: Substring) async throws {
        let parts = row.components(separatedBy: " | ")
        let (words, result) = (parts[1].split(separator: " ").map(String.init), parts[2])
        let from = ["--template"] + words + ["--from", sample(parts[0])]
        let outcome = try await repository.tool(["new-feature", "Things", "--no-verify"] + from)
        guard result.contains(":"), !result.contains(". "), !result.hasSuffix(".") else {
            #expect(outcome.exitCode == 64)
            #expect(outcome.stderr.hasSuffix(result + "\n"), "\(outcome.stderr)")
            #expect(try await repository.status() == "")
            return
        }
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        let end = "Without --from, these options give the same feature, but with made-up values in its samples.\n"
        #expect(outcome.stderr.hasSuffix("The fields are: --fields '\(result)'\n\(end)"), "\(outcome.stderr)")
        // The saved arguments give the same files.
        let made = try await repository.newTexts()
        let recorded = try repository.text(of: "Features/Things/.feature").split(separator: "\n").map(String.init)
        #expect(recorded.suffix(2) == ["--fields", result])
        #expect(recorded.drop { $0 != "--paging" }.dropFirst().first == (parts.count > 3 ? parts[3] : nil))
        #expect(try await repository.reset() == "")
        #expect(try await repository.tool(["new-feature", "--no-verify"] + recorded).exitCode == 0)
        #expect(try await repository.newTexts() == made)
        #expect(try await repository.reset() == "")
        // The printed options give the same files, except .feature and files with sample values.
        let others = ["--in", "--paging"].compactMap(recorded.firstIndex).flatMap { recorded[$0...($0 + 1)] }
        let again = ["new-feature", "Things", "--no-verify", "--template", words[0], "--fields", result] + others
        #expect(try await repository.tool(again).exitCode == 0)
        let values = ["SampleData+", "State+Samples", "CommandTests", "Command.swift", "Route.swift", ".feature"]
        for (path, text) in try await repository.newTexts() where !values.contains(where: path.contains) {
            #expect(text == made[path], "\(path)")
        }
    }

    @Test(
        "fields that are not possible are refused with a message, and nothing is changed",
        arguments: [
            ("name", "“name” has no type. Add it, such as in name:text."),
            ("name:string", "“name:string” has an unknown type. The types are: \(types)."),
            ("name:text count:int*", "“count:int*” has a “*”, but only the types text and lines can have one."),
            ("a:choice(b,c)*", "“a:choice(b,c)*” has a “*”, but only the types text and lines can have one."),
            ("name:text a:choice", "“a:choice” \(choices)"), ("a:choice()", "“a:choice()” \(choices)"),
            ("a:choice(b, c)", "“a:choice(b,” \(choices)"), ("name:text(abc)", "“name:text(abc)” \(length)"),
            ("a:text b:int(3)", "“b:int(3)” \(length)"),
            ("name:text a:choice(b)", "“a:choice(b)” \(choices)"), ("a:choice(b,b)", "“a:choice(b,b)” \(choices)"),
            ("a:choice(b,,c)", "“a:choice(b,,c)” \(choices)"), ("a:choice(b,c,)", "“a:choice(b,c,)” \(choices)"),
            ("name:text(0)", "“name:text(0)” \(length)"),
            ("a:text,b:choice(c,d)", "“a:text,b:choice(c,d)” has a comma. Separate the fields with spaces."),
            ("count:int", "At least one field must be a text, because the first text is the title of a row."),
            ("name:text name:int", "“name” is there twice. Remove one field."),
            ("name:text name.first:text", "“name” and “name.first” cannot be used together. Remove one field."),
            ("a:id b:id c:text", "“a” and “b” are ids, but a feature has only one. Remove one field."),
            ("a:text=One b:text=One", "“b” needs other labels or another name. Write b=>other=Label/ラベル."),
            ("a:text=URL/URL", "“a” needs other labels or another name. Write a=>other=Label/ラベル."),
            ("a:text=>class", "“a” needs a new name. Write a=>other."),
            ("a:text=\"", "“a:text=\"” is not a field. Write for example name:text, or minutes:int?=Minutes/分."),
        ]
    )
    func refuses(fields: String, message: String) async throws {
        let outcome = try await make("Things", "--template", "list", "--fields", fields)
        #expect(outcome.exitCode == 64 && outcome.stderr == message + "\n")
        #expect(try await repository.status() == "")
    }

    @Test(
        "crud refuses fields that no form can edit, and ids that no answer has",
        arguments: [
            ("author.name:text age:int", "At least one field must be a text that is not in an inner object, because"),
            ("code:id name:text", "--template crud needs elements in a list, with their ids in “id”."),
        ]
    )
    func refusesCrud(fields: String, message: String) async throws {
        let outcome = try await make("Things", "--template", "crud", "--fields", fields)
        #expect(outcome.exitCode == 64 && outcome.stderr.hasPrefix(message), "\(outcome.stderr)")
        #expect(try await repository.status() == "")
    }

    @Test("a form has the fields that are not in an inner object, with the kinds of dates of --from")
    func writesForm() async throws {
        let fields =
            "name length:number? built insured owner.name seen_at version:bool? due:date sent:date sold:date?"
            + " updatedAt:date log note:text(30)* memo"
        let texts = #""name":"A","log":"\#(String(repeating: "a", count: 2_001))","note":"","memo":"""#
        let values = #"\#(texts),"built":1,"insured":true,"owner":{"name":"B"},"seen_at":"2026-01-02T09:30:00Z""#
        let dates = #""due":1700000000,"sent":1700000000123,"updatedAt":1700000000"#
        let json = #"[{"id":1,\#(values),\#(dates)},{"id":2,\#(values),\#(dates),"sold":"2026-01-02"}]"#
        let outcome = try await make("Things", "--template", "crud", "--offline", "--from", json, "--fields", fields)
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stderr.contains(" and a form that writes each date as a time in ISO 8601.\n"))
        let form = try repository.text(of: "Features/Things/Presentation/Models/ThingsField+Form.swift")
        let cases = form.matches(of: /case \.(\w+): FormEntry\((\.\w+(?:\(.*?\))?), .*?( isOptional: true)?\)\n/)
        #expect(
            cases.map { "\($0.1)\($0.2)\($0.3 == nil ? "" : "?")" } == [
                "name.text(limit: limit)", "length.number?", "built.wholeNumber", "insured.toggle", "seenAt.time",
                "version.toggle?", "due.timestamp(perSecond: 1)", "sent.timestamp(perSecond: 1_000)", "sold.day?",
                "log.text(.lines, limit: limit)", "note.text(limit: limit, canBeEmpty: true)",
                "memo.text(limit: limit, canBeEmpty: true)",
            ]
        )
        let recorded = try repository.text(of: "Features/Things/.feature")
        #expect(recorded.hasSuffix(" log:lines(20000) note:text(30)* memo:text*\n"))
        let rows = try repository.text(of: "Features/Things/Presentation/Models/ThingsItem+FieldTexts.swift")
        #expect(rows.contains(#"length, label: Message(en: "Length", ja: "length"), in: language)"#))
        let fixtures = try repository.text(of: "Tests/ThingsTests/ThingsFixtures.swift")
        #expect(fixtures.contains(#""sold": number > 1 ? .string("2026-01-02") : .null"#))
        #expect(fixtures.contains("sold: number > 1 ? .day("))
        #expect(fixtures.contains(#""sent": .integer(1_767_346_200_000)"#))
        let response = try repository.text(of: "Features/Things/Data/Responses/ThingsResponse.swift")
        #expect(response.contains(#""owner": .object(["name": ownerName.map(JSONValue.string) ?? .null]),"#))
        let inputs = try repository.text(of: "App/Focal/Commands/Things/ThingsInputs.swift")
        #expect(inputs.contains(#".customLong("seen-at")"#) && !inputs.contains(/owner|updated/))
        let kinds = inputs.matches(of: /valueName: "(.+?)"/).map(\.1)
        #expect(kinds.prefix(5) == ["text", "number", "number", "true|false", "yyyy-mm-dd hh:mm"])
        let model = try repository.text(of: "Features/Things/Domain/Models/ThingsItem.swift")
        #expect(model.contains("public let updatedAt: ServerDate?\n"))
        let field = try repository.text(of: "Features/Things/Domain/Models/ThingsField.swift")
        #expect(field.contains("`sold` in the response, a date.\n") && field.contains("    case seenAt\n"))
        #expect(field.contains("        case .log: 20_000\n        case .note: 30\n"))
        let implementation = "Features/Things/Domain/Repositories/ThingsRepositoryImpl.swift"
        #expect(try repository.text(of: implementation).contains(#"case .seenAt: "seen_at""#))
        let query = try repository.text(of: "Features/Things/Domain/Models/ThingsQuery.swift")
        #expect(query.contains(#"["insured": "\(filter == .yes)"]"#))
        let tabs = try repository.text(of: "App/AppFeatures/AppFeatures.swift")
        #expect(tabs.contains("{ ThingsFeature(client: $0.client, changes: $0.changes, saved: $0.saved) },\n"))
    }

    @Test("a choice is an enum that keeps other values. Values can have spaces, commas and Japanese letters")
    func writesChoices() async throws {
        let values = #"open,"In work","on, hold",中止,完了,default,other"#
        let fields = "name:text state:choice(\(values))?=State/状態 owner.kind:choice(a,b)? kind:choice(1st,2nd)"
        for template in ["crud", "screen"] {
            let outcome = try await make("Things", "--template", template, "--fields", fields)
            #expect(outcome.exitCode == 0, "\(outcome.stderr)")
            #expect(outcome.stderr.contains("The fields are: --fields '\(fields)'\n"), "\(outcome.stderr)")
            let folder = "Features/Things"
            let model = try repository.text(of: "\(folder)/Domain/Models/ThingsItem.swift")
            let names = ["open", "inWork", "onHold", "choice", "choice2", "valueDefault", "valueOther"]
            #expect(model.contains(names.map { "    case \($0)\n" }.joined()), "\(model)")
            #expect(model.contains("    public let state: ThingsStateChoice?\n"))
            #expect(model.contains("    public let kind: ThingsKind\n"))
            #expect(model.contains("    case choice\n    case choice2\n"))
            let wire = try repository.text(of: "\(folder)/Domain/Repositories/ThingsRepositoryImpl.swift")
            #expect(wire.contains(#"        case .onHold: "on, hold"\#n        case .choice: "中止"\#n"#))
            let texts = try repository.text(of: "\(folder)/Presentation/Models/ThingsItem+FieldTexts.swift")
            let labels = [
                #".inWork: Message(en: "In work", ja: "in work")"#, #".choice: Message(en: "Choice", ja: "中止")"#,
                #".choice: Message(en: "1st", ja: "「1st」")"#,
            ]
            #expect(labels.allSatisfy { texts.contains("case \($0)\n") }, "\(texts)")
            #expect(texts.contains(#"FieldText(state?.label, label: Message(en: "State", "#))
            let data = try repository.text(of: "\(folder)/SampleData/SampleData+Things.swift")
            #expect(data.contains(template == "crud" ? #""state": "In work""# : #""state": "open""#))
            if template == "crud" {
                let form = try repository.text(of: "\(folder)/Presentation/Models/ThingsField+Form.swift")
                #expect(form.contains("case .kind: FormEntry(.choice(ThingsKind.choices), ") && !form.contains("owner"))
                let inputs = try repository.text(of: "App/Focal/Commands/Things/ThingsInputs.swift")
                #expect(inputs.contains(#"valueName: "1st|2nd")"#))
            }
            #expect(try await repository.reset() == "")
        }
    }

    @Test("the screen of one element shows each picture, and a row the first", arguments: ["list", "crud", "screen"])
    func writesPictures(template: String) async throws {
        let (page, tests) = template == "screen" ? ("", "Store") : ("Detail", "Detail")
        func pictures(_ page: String) throws -> [String] {
            try repository.text(of: "Features/Things/Presentation/Views/Pages/Things\(page)ContentView.swift")
                .matches(of: /RemotePicture\(\w+\.(\w+),/).map { String($0.1) }
        }
        for count in 0...3 {
            let all = ["icon:picture", "user.image_url:picture=>avatar", "picture:picture?=Large/大"].prefix(count)
            let names = ["icon", "avatar", "picture"].prefix(count)
            let fields = (["title:text"] + all).joined(separator: " ")
            let outcome = try await make("Things", "--template", template, "--fields", fields)
            #expect(outcome.exitCode == 0, "\(outcome.stderr)")
            #expect(try pictures(page).elementsEqual(names))
            if template != "screen" { #expect(try pictures("").elementsEqual(names.prefix(1))) }
            // The test of the screen expects a line with a text for each other property.
            let code = try repository.text(of: "Tests/ThingsTests/Things\(tests)Tests.swift")
            for name in names { #expect(code.contains("\"\(name)\""), "\(code)") }
            #expect(try await repository.reset() == "")
        }
    }

    @Test("an option has the name of its field, and no form edits what the server sets")
    func writesOptions() async throws {
        let texts = "title:text description:text default:bool limit:int json:text thing_limit:text summary:text=>hint"
        let fields = texts + " creator_id:int userId:int html_url:text url:text created_at:date"
        _ = try await make("Things", "--template", "crud", "--fields", fields)
        let inputs = try repository.text(of: "App/Focal/Commands/Things/ThingsInputs.swift")
        let options = inputs.matches(of: /customLong\("(.+?)"\)/).map(\.1)
        #expect(options == ["title", "description", "default", "thing-limit2", "thing-json", "thing-limit", "hint"])
        let response = try repository.text(of: "Features/Things/Data/Responses/ThingsResponse.swift")
        #expect(response.matches(of: /(?:Id|[uU]rl|createdAt): \w+\?\n/).count == 5)
        let rows = try repository.text(of: "Features/Things/Presentation/Models/ThingsItem+FieldTexts.swift")
        #expect(rows.contains("FieldText(self.userId?.description, label: ") && !rows.contains("Url?.description"))
    }

    @Test("names, keys and types follow the fields")
    func writes() async throws {
        let fields =
            "author.display_name:text name:text?=Full_name/氏名 default:bool author.url:text? hash:int deleted_at:date? "
            + "price:number"
        let options = ["--noun", "thing", "--no-verify", "--template", "list", "--offline", "--fields", fields]
        let outcome = try await repository.script(["new-feature", "Things"] + options)
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.contains("  App/Focal/Commands/Things/ThingsDocument.swift  (has the fields)\n"))
        #expect(
            outcome.stdout.hasSuffix(
                """

                The list requests its pages with `_page` and `_limit`,
                and one thing with /things/ID. It searches with `q`.
                For other paging, use --paging or change ThingsFeature.
                For another path or search, use --path and --search, or change ThingsAddress.

                """
            )
        )
        let response = try repository.text(of: "Features/Things/Data/Responses/ThingsResponse.swift")
        let properties = [
            "let author: AuthorResponse", "@IfReadable var name: String?", "let thingDefault: Bool",
            "let thingHash: Int",
        ]
        #expect(response.contains(properties.map { "    \($0)\n" }.joined()))
        #expect(response.contains("        case thingDefault = \"default\"\n"))
        #expect(response.contains("            case displayName = \"display_name\"\n"))
        #expect(response.contains("            authorUrl: author.url,\n"))
        let item = try repository.text(of: "Features/Things/Domain/Models/ThingsItem.swift")
        #expect(item.contains("public import Foundation\n"))
        let values = ["authorDisplayName", #"name ?? """#, #"authorUrl ?? """#]
        #expect(item.contains(values.map { "            \($0),\n" }.joined()))
        #expect(item.contains("    public let deletedAt: ServerDate?\n"))
        #expect(item.contains("    public let price: Decimal\n"))
        #expect(item.contains("extension ThingsItem: SavedElement {}\n"))
        let texts = try repository.text(of: "Features/Things/Presentation/Models/ThingsItem+FieldTexts.swift")
        #expect(texts.contains("FieldText(self.name, label: Message(en: \"Full name\", ja: \"氏名\"), in: language),\n"))
    }
}

extension TestRepository {
    /// The texts of the untracked files.
    fileprivate func newTexts() async throws -> [String: String] {
        let paths = try await git("ls-files", "--others", "--exclude-standard").split(separator: "\n").map(String.init)
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try text(of: $0)) })
    }

    /// Removes all changes, and returns the status.
    fileprivate func reset() async throws -> String {
        try await git("reset", "--quiet", "--hard")
        try await git("clean", "--quiet", "-df")
        return try await status()
    }
}
