import Foundation
import Testing

@Suite("scripts/new-feature")
struct NewFeatureTests {
    private func make(_ name: String, in house: House, _ options: String...) async throws -> Outcome {
        try await house.run(["new-feature", name, "--template", "small", "--no-verify"] + options)
    }

    @Test("a feature is made in every spelling of its name, and stands in every list at its place")
    func makes() async throws {
        let house = try await House.withFeatures()
        let outcome = try await make("ReadLater", in: house)
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(
            outcome.stdout.hasPrefix(
                "ReadLater is there, made from the template “small”: 6 new files, 3 changed. It was neither built nor tested.\n"
            )
        )
        #expect(
            try await house.status() == """
                 M App/Composition/Composition.swift
                 M Core/Network/Fake/SampleData/SampleData.swift
                 M Package.swift
                ?? App/Commands/ReadLaterCommand.swift
                ?? Core/Network/Fake/SampleData/SampleData+ReadLaters.swift
                ?? Features/ReadLater/.feature.json
                ?? Features/ReadLater/Domain/Models/ReadLaterItem.swift
                ?? Features/ReadLater/ReadLaterFeature.swift
                ?? Tests/ReadLaterTests/ReadLaterTests.swift

                """
        )
        #expect(
            try house.text(of: "Features/ReadLater/ReadLaterFeature.swift") == """
                public import Core

                /// The way into read laters: GET /read-laters, focal readlater.
                public struct ReadLaterFeature {
                    let readLaters = [ReadLaterItem]()
                    let code = "no_such_read_later"
                    let title = "Read Later"
                }

                """
        )
        #expect(try house.text(of: "Package.swift").contains("    \"MyPage\",\n    \"ReadLater\",\n]"))
        let composition = try house.text(of: "App/Composition/Composition.swift")
        #expect(composition.contains("import MyPage\nimport ReadLater\n\n"))
        #expect(composition.contains("        MyPageCommand.self,\n        ReadLaterCommand.self,\n    ]"))
        #expect(composition.contains("\n    var readLater: ReadLaterFeature { .init(client: client) }\n}"))
        let samples = try house.text(of: "Core/Network/Fake/SampleData/SampleData.swift")
        #expect(samples.contains("posts },\n        \"read-laters\": { readLaters },\n        \"todos\""))
    }

    @Test("its imports are sorted anew, and a line that became too long is formatted")
    func formats() async throws {
        let house = try await House.withFeatures()
        let line =
            "    let sampleThing = SampleThingItem(sampleThing: sampleThing, other: sampleThingOther, last: lastSampleThing)"
        try house.write(
            "import Core\nimport SampleThing\n\nstruct S {\n\(line)\n}\n",
            to: "scripts/templates/small/App/Commands/SampleThingCommand.swift"
        )
        #expect(try await make("AttendanceHistoryOverview", in: house).exitCode == 0)
        let text = try house.text(of: "App/Commands/AttendanceHistoryOverviewCommand.swift")
        #expect(text.hasPrefix("import AttendanceHistoryOverview\nimport Core\n\n"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test("a collection that the fake has already keeps its data")
    func keepsCollection() async throws {
        let house = try await House.withFeatures()
        #expect(try await make("Todo", in: house).exitCode == 0)
        let status = try await house.status()
        #expect(!status.contains("SampleData"))
        #expect(status.contains("?? Features/Todo/TodoFeature.swift"))
    }

    @Test("--dry-run prints the plan, as git applies it, and touches nothing")
    func plans() async throws {
        let house = try await House.withFeatures()
        let outcome = try await make("Bookmarks", in: house, "--dry-run")
        #expect(outcome.exitCode == 0)
        #expect(try await house.status() == "")
        #expect(outcome.stdout.hasPrefix("+ App/Commands/BookmarksCommand.swift\n+ Core/"))
        let diff = try #require(outcome.stdout.firstRange(of: "--- a/")).lowerBound
        try house.write(String(outcome.stdout[diff...]), to: ".build/plan.diff")
        try await house.git("apply", ".build/plan.diff")
        let planned = try await house.contents()
        try await house.git("checkout", "--quiet", ".")
        #expect(try await make("Bookmarks", in: house).exitCode == 0)
        for file in ["Package.swift", "App/Composition/Composition.swift"] {
            #expect(try house.text(of: file) == planned[file])
        }
    }

    @Test("the same name again is told of, with an exit code of its own")
    func existsAlready() async throws {
        let house = try await House.withFeatures()
        #expect(try await make("Bookmarks", in: house).exitCode == 0)
        let made = try await house.contents()
        let outcome = try await make("Bookmarks", in: house)
        #expect(outcome.exitCode == 3)
        #expect(outcome.stderr == "Bookmarks is there already: Features/Bookmarks.\n")
        #expect(try await house.contents() == made)
    }

    @Test("two at once are both made, one after the other")
    func makesTwoAtOnce() async throws {
        let house = try await House.withFeatures()
        async let first = make("Bookmarks", in: house)
        async let second = make("Alerts", in: house)
        #expect(try await [first.exitCode, second.exitCode] == [0, 0])
        #expect(try house.text(of: "Package.swift").contains("\"Alerts\",\n    \"Bookmarks\",\n    \"Feed\","))
    }

    @Test("a template of the team's own is a folder beside the others")
    func takesOwnTemplate() async throws {
        let house = try await House.withFeatures()
        let feature = "import Core\n\n/// Own.\npublic struct SampleThingFeature {}\n"
        let tests = "import Core\nimport SampleThing\nimport TestSupport\n"
        try house.write(feature, to: "scripts/templates/own/Features/SampleThing/SampleThingFeature.swift")
        try house.write(tests, to: "scripts/templates/own/Tests/SampleThingTests/SampleThingTests.swift")
        let outcome = try await house.run(["new-feature", "Bookmarks", "--template", "own", "--no-verify"])
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(
            try house.text(of: "Features/Bookmarks/BookmarksFeature.swift").contains(
                "public struct BookmarksFeature {}"
            )
        )
    }

    @Test("a template that breaks a rule makes nothing, and says where")
    func checksBoundaries() async throws {
        let house = try await House.withFeatures()
        let path = "scripts/templates/small/Features/SampleThing/SampleThingFeature.swift"
        try house.write("import Feed\n" + house.text(of: path), to: path)
        let before = try await house.contents()
        let outcome = try await make("Bookmarks", in: house)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.hasPrefix("The template “small” breaks the rules. Nothing was changed.\n"))
        #expect(outcome.stderr.contains("Features/Bookmarks/BookmarksFeature.swift:2: "))
        #expect(try await house.contents() == before)
    }
}
