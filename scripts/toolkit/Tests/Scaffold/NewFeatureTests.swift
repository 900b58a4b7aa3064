import Foundation
import Testing

@Suite("scripts/new-feature", .serialized)
struct NewFeatureTests {
    private func make(_ name: String, in repository: TestRepository, _ options: String...) async throws -> Outcome {
        try await repository.run(["new-feature", name, "--template", "small", "--no-verify"] + options)
    }

    @Test(
        "every form of the name is replaced, and every list contains the feature: the tabs at the end, and the others at the sorted place"
    )
    func makes() async throws {
        let repository = try await TestRepository.withFeatures()
        let outcome = try await make("ReadLater", in: repository)
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(
            outcome.stdout.hasPrefix(
                """
                ReadLater was created from the template “small”: 7 new files, 4 changed files. \
                The feature was not built and not tested.
                New or changed outside of Features/ReadLater and its tests:
                  App/AppFeatures/AppFeatures.swift
                  App/Commands/ReadLater/ReadLaterCommand.swift
                  App/Composition/Composition.swift
                  App/SampleCollections/SampleCollections.swift
                  Package.swift


                """
            )
        )
        #expect(
            try repository.text(of: "Features/ReadLater/ReadLaterFeature.swift") == """
                public import Core

                /// The entry point: GET /read-laters, focal readlater.
                public struct ReadLaterFeature {
                    let readLaters = [ReadLaterItem]()
                    let readLater = "no_such_read_later"
                    let title = Message(en: "Read Later", ja: "Read Later")
                    let text = "Open a read later. A read later is one of the read laters. Read laters."
                }

                let source = "network"

                """
        )
        let manifest = try repository.text(of: "Package.swift")
        #expect(manifest.contains("    \"MyPage\",\n    \"ReadLater\", \"ReadLater/SampleData\",\n]"))
        let composition = try repository.text(of: "App/Composition/Composition.swift")
        #expect(composition.contains("        MyPageCommand.self,\n        ReadLaterCommand.self,\n    ]"))
        let features = try repository.text(of: "App/AppFeatures/AppFeatures.swift")
        #expect(features.hasPrefix("import Feed\nimport MyPage\nimport ReadLater\npublic import Root\n\n"))
        let entry = "        AppFeature(ReadLaterRoute.self) { ReadLaterFeature(client: $0.client) },\n    ]"
        #expect(features.contains("FeedFeature(client: $0.client) },\n\(entry)"))
        let samples = try repository.text(of: "App/SampleCollections/SampleCollections.swift")
        #expect(samples.hasPrefix("public import FakeAPI\nimport ReadLaterSampleData\n\n"))
        #expect(samples.contains("feature.\n        add(\"read-laters\", json: Self.readLater)\n    }"))
        let made = try await repository.contents()
        let again = try await make("ReadLater", in: repository)
        #expect(again.exitCode == 3)
        #expect(again.stderr == "The feature ReadLater exists already in Features/ReadLater.\n")
        #expect(try await repository.contents() == made)
    }

    @Test(
        "the noun comes from the name, or from --noun, and the record has the arguments without --no-verify",
        arguments: [
            (["Categories"], "category", "categories", "a"), (["Addresses"], "address", "addresses", "an"),
            (["PhotoAlbums"], "photo album", "photo albums", "a"), (["Movies"], "movie", "movies", "a"),
            (["Status"], "status", "statuses", "a"), (["Team", "--noun", "person,people"], "person", "people", "a"),
            (["Team", "--noun", "unit"], "unit", "units", "a"),
        ]
    )
    func nouns(arguments: [String], singular: String, plural: String, article: String) async throws {
        let repository = try await TestRepository.withFeatures()
        let options = ["--template", "small", "--no-verify", "--ja", "アルバム"]
        let outcome = try await repository.run(["new-feature"] + arguments + options)
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        let text = try repository.text(of: "Features/\(arguments[0])/\(arguments[0])Feature.swift")
        let capital = plural.prefix(1).uppercased() + plural.dropFirst()
        let sentences =
            "\(article) \(singular). \(article.capitalized) \(singular) is one of the \(plural). \(capital)."
        #expect(text.contains("\"Open \(sentences)\""), "\(text)")
        #expect(text.contains("GET /\(plural.replacing(" ", with: "-")), focal "))
        #expect(text.contains("\"no_such_\(singular.replacing(" ", with: "_"))\""))
        #expect(text.contains("ja: \"アルバム\""))
        let record = try repository.text(of: "Features/\(arguments[0])/.feature.json")
        let recorded = (arguments + ["--template", "small", "--ja", "アルバム"]).map { "    \"\($0)\"" }
        #expect(record.hasPrefix("{\n  \"arguments\" : [\n\(recorded.joined(separator: ",\n"))\n  ],\n"), "\(record)")
        #expect(record.contains("\n  \"name\" : \"\(arguments[0])\",\n"))
    }

    @Test("imports are sorted, a long line is formatted, and an entry point with a clock gets the clock of the app")
    func formats() async throws {
        let repository = try await TestRepository.withFeatures()
        let line =
            "    let sampleThing = SampleThingItem(sampleThing: sampleThing, other: sampleThingOther, last: lastSampleThing)"
        try repository.write(
            "import Core\nimport SampleThing\n\nstruct S {\n\(line)\n}\n",
            to: "scripts/templates/small/App/Commands/SampleThing/SampleThingCommand.swift"
        )
        let path = "scripts/templates/small/Features/SampleThing/SampleThingFeature.swift"
        try repository.write(repository.text(of: path) + "func make(clock: any Clock<Duration>) {}\n", to: path)
        #expect(try await make("AttendanceHistoryOverview", in: repository).exitCode == 0)
        let text = try repository.text(
            of: "App/Commands/AttendanceHistoryOverview/AttendanceHistoryOverviewCommand.swift"
        )
        #expect(text.hasPrefix("import AttendanceHistoryOverview\nimport Core\n\n"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
        let features = try repository.text(of: "App/AppFeatures/AppFeatures.swift")
        #expect(features.contains(" { AttendanceHistoryOverviewFeature(client: $0.client, clock: $0.clock) },\n"))
    }

    @Test("--dry-run only prints the files and lines. Sample data that the fake server already has is left out")
    func plans() async throws {
        let repository = try await TestRepository.withFeatures()
        let outcome = try await make("Bookmarks", in: repository, "--dry-run")
        #expect(outcome.exitCode == 0)
        let lines = outcome.stdout.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("+ ") }.count == 7)
        #expect(lines.first == "+ App/Commands/Bookmarks/BookmarksCommand.swift")
        #expect(
            outcome.stdout.hasSuffix(
                """
                App/SampleCollections/SampleCollections.swift
                    + import BookmarksSampleData
                    +         add("bookmarks", json: Self.bookmarks)
                Package.swift
                    +     "Bookmarks", "Bookmarks/SampleData",

                """
            )
        )
        // The fake server already has the collection `todos`.
        let existing = try await make("Todo", in: repository, "--dry-run")
        #expect(existing.stdout.contains("+ Features/Todo/TodoFeature.swift\n"))
        #expect(!existing.stdout.contains("SampleData"))
        #expect(try await repository.status() == "")
    }

    @Test("with --offline, the feature has the code in #if OFFLINE and gets the saved lists, until it is removed")
    func makesOffline() async throws {
        let repository = try await TestRepository.withFeatures()
        #expect(try await make("Bookmarks", in: repository, "--offline").exitCode == 0)
        let code = "let savedAt = 2\n\nfunc save(saved: (any SavedLists)?) {}\n\nlet source = \"cache\"\n"
        #expect(try repository.text(of: "Features/Bookmarks/BookmarksFeature.swift").hasSuffix("\n}\n\n" + code))
        let features = try repository.text(of: "App/AppFeatures/AppFeatures.swift")
        #expect(features.contains("BookmarksFeature(client: $0.client, saved: $0.saved) },\n"))
        #expect(try await repository.run("remove-feature", "Bookmarks").exitCode == 0)
        #expect(try await repository.status() == "")
    }

    @Test("if a template breaks a rule, the message has the file and the line, and nothing is changed")
    func checksBoundaries() async throws {
        let repository = try await TestRepository.withFeatures()
        let path = "scripts/templates/small/Features/SampleThing/SampleThingFeature.swift"
        try repository.write("import Feed\n" + repository.text(of: path), to: path)
        let before = try await repository.contents()
        let outcome = try await make("Bookmarks", in: repository)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("The template “small” breaks these rules. Nothing was changed.\n"))
        #expect(outcome.stderr.contains("Features/Bookmarks/BookmarksFeature.swift:2: "))
        #expect(try await repository.contents() == before)
    }
}
