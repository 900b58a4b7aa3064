import Foundation
import Testing

@Suite("scripts/new-feature and scripts/remove-feature")
struct NewFeatureTests {
    @Test(
        "a feature of each template is removed to the last byte, also with fields, golden files and edits beside it",
        arguments: ["screen", "list --offline --ja アルバム", "crud --noun photo", "list --fields a:text?=A/あ"]
    )
    func rounds(template: String) async throws {
        let repository = try await TestRepository.copy()
        // The work of the user, in a list and in a file that git does not track.
        try repository.write(repository.text(of: "Package.swift") + "// My work\n", to: "Package.swift")
        try repository.write("let mine = 1\n", to: "Features/Feed/Domain/Mine.swift")
        let before = try await repository.status()
        let options = template.split(separator: " ").map(String.init)
        let made = try await repository.script(["new-feature", "URLAlbums", "--no-verify", "--template"] + options)
        #expect(made.exitCode == 0, "\(made.stderr)")
        #expect(made.stdout.hasPrefix("URLAlbums was created from the template “\(options[0])”: "))
        #expect(made.stdout.contains("changed files. The feature was not built and not tested.\n"))
        #expect(made.stdout.hasSuffix(" scripts/remove-feature URLAlbums --force\n") || options.contains("--fields"))
        #expect(try await repository.script("graph", "--check").exitCode == 0)
        let names = try repository.text(of: "Package.swift").matches(of: /\n    "(\w+)",(?= "|\n)/).map(\.1)
        #expect(names.contains("URLAlbums") && names == names.sorted())
        let tabs = try repository.text(of: "App/AppFeatures/AppFeatures.swift")
        let modules = tabs.matches(of: /import (\w+)/).map(\.1)
        #expect(modules.contains("URLAlbums") && modules == modules.sorted())
        let saved = options.contains("--offline") ? ", saved: $0.saved, clock: $0.clock" : ""
        #expect(tabs.contains("\n        AppFeature(URLAlbumsRoute.self"), "\(tabs)")
        #expect(tabs.contains(" URLAlbumsFeature(client: $0.client\(saved)"), "\(tabs)")
        let lint = ["swift", "format", "lint", "--strict", "--recursive", "Features/URLAlbums", "Tests/URLAlbumsTests"]
        #expect(try await repository.run("/usr/bin/env", lint).exitCode == 0)
        try repository.write("picture", to: "Tests/Goldens/AppTests/URLAlbums/URLAlbumsScreen.txt")
        let refusal = try await repository.script("remove-feature", "URLAlbums")
        #expect(refusal.stderr.hasPrefix("These changes are not committed:\n?? App/Focal/Commands/URLAlbums/\n"))
        #expect(refusal.stderr.hasSuffix(" remove them too: scripts/remove-feature URLAlbums --force\n"))
        let removed = try await repository.script("remove-feature", "URLAlbums", "--force")
        #expect(removed.exitCode == 0, "\(removed.stderr)")
        #expect(removed.stdout.hasPrefix("URLAlbums was removed. Deleted files: "))
        #expect(try await repository.status() == before)
        try await repository.git("add", "--all")
        let text = try await repository.git("diff", "--cached", "--unified=0")
        #expect(text.matches(of: /\n[-+][^-+].*/).map(\.output) == ["\n+let mine = 1", "\n+// My work"])
        #expect(!repository.exists("Features/URLAlbums") && !repository.exists("Tests/Goldens/AppTests/URLAlbums"))
    }

    @Test(
        "noun, article and Japanese word are in the texts, and the arguments are saved",
        arguments: [
            (["Categories"], "category", "categories", "a"), (["Addresses"], "address", "addresses", "an"),
            (["PhotoAlbums"], "photo album", "photo albums", "a"), (["Movies"], "movie", "movies", "a"),
            (["Bonus"], "bonus", "bonuses", "a"), (["Team", "--noun", "person,people"], "person", "people", "a"),
            (["Team", "--noun", "unit"], "unit", "units", "a"), (["Menus"], "menu", "menus", "a"),
            (["Ads"], "ad", "ads", "an"), (["Statuses"], "status", "statuses", "a"), (["Buses"], "bus", "buses", "a"),
            (["Heroes"], "hero", "heroes", "a"), (["Quizzes"], "quiz", "quizzes", "a"),
            (["Lens"], "lens", "lenses", "a"),
            (["URLs"], "url", "urls", "an"), (["Houses"], "house", "houses", "a"), (["Shoes"], "shoe", "shoes", "a"),
        ]
    )
    func nouns(arguments: [String], singular: String, plural: String, article: String) async throws {
        let repository = try await TestRepository.copy()
        let text = "\"Open sample item. A sample item is one of the sample items. Sample items. サンプル項目\"\n"
        let folder = "scripts/templates/small"
        try repository.write("let text = \(text)", to: "\(folder)/Features/SampleThing/SampleThingFeature.swift")
        let options = ["--template", "small", "--ja", "アルバム"]
        let outcome = try await repository.tool(["new-feature"] + arguments + options)
        #expect(outcome.exitCode == 0, "\(outcome.stderr)")
        #expect(outcome.stdout.contains("The words are “\(singular)” and “\(plural)”, and the address is /"))
        let capital = plural.prefix(1).uppercased() + plural.dropFirst()
        let sentences = "\(singular). \(article.capitalized) \(singular) is one of the \(plural). \(capital). アルバム"
        let feature = "Features/\(arguments[0])"
        #expect(try repository.text(of: "\(feature)/\(arguments[0])Feature.swift").contains("\"Open \(sentences)\""))
        let saved = try repository.text(of: "\(feature)/.feature").split(separator: "\n").map(String.init)
        #expect(saved == arguments + options)
    }

    @Test(
        "if the rules do not know a word, the script asks for both words",
        arguments: [
            "Staff", "Equipment", "Criteria", "Feet", "Information", "Metadata", "Matrices", "Women", "Mice", "News",
            "Analyses", "Knives", "Excuses", "Weather", "Photoes", "Walrus", "Basis",
        ]
    )
    func unsure(name: String) async throws {
        let own = try TestRepository.own()
        let outcome = try await own.tool("new-feature", name, "--dry-run")
        #expect(outcome.exitCode == 64 && outcome.stderr.contains("--noun person,people"), "\(outcome.stderr)")
        let named = try await own.tool("new-feature", name, "--dry-run", "--noun", "person,people")
        #expect(named.exitCode == 0, "\(named.stderr)")
    }

    @Test("--dry-run only prints the files and lines. Sample data that the fake server already has is left out")
    func plans() async throws {
        let repository = try await TestRepository.copy()
        let outcome = try await repository.script("new-feature", "Bookmarks", "--dry-run")
        let lines = outcome.stdout.split(separator: "\n")
        #expect(lines.first == "+ App/Focal/Commands/Bookmarks/BookmarksCommand.swift")
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
        let options = ["--dry-run", "--template", "crud", "--noun", "todo"]
        let existing = try await repository.script(["new-feature", "Chores"] + options)
        #expect(existing.stdout.contains("+ Features/Chores/ChoresFeature.swift\n"))
        #expect(!existing.stdout.contains("SampleData"))
        #expect(try await repository.status() == "")
    }

    @Test("of two runs with the same name, one is refused, and the other feature stays. Modes of files stay")
    func twice() async throws {
        let repository = try await TestRepository.copy()
        // A run whose name is in its file would remove the feature after an error.
        let make =
            "umask 077; NEW_FEATURE=$PWD/../name$i \"$NEW_FEATURE_TOOL\" new-feature Bookmarks >/dev/null && echo made"
        let all =
            "git clean -qdf; git reset -q --hard; for i in 1 2 3; do (\(make)) & done; wait; cat ../name?; rm ../name?"
        let command = "for k in 1 2 3 4 5 6 7 8; do \(all); done; ls -l Package.swift | cut -c 1-10"
        let outcome = try await repository.bash(command)
        let made = String(repeating: "made\nBookmarks screen test\n", count: 8)
        #expect(outcome.stdout == made + "-rw-r--r--\n", "\(outcome.stderr)")
        #expect(try repository.text(of: "Package.swift").contains("    \"Bookmarks\","))
    }

    @Test("if a template breaks a rule or its test fails, the message says where, and the feature is removed again")
    func undoes() async throws {
        let fake = try await FakeSwift("echo 'a message'; exit 1")
        let red = try await fake.run("new-feature", "Bookmarks")
        #expect(red.exitCode == 1 && red.stdout == "")
        let reason = "a message\nCompiled: nothing\nBookmarks: the build failed, or the tests did not finish.\n"
        #expect(red.stderr == "Building and testing Bookmarks …\n\(reason)The feature was removed again.\n")
        #expect(try await fake.repository.status() == "")
        let path = "scripts/templates/screen/Features/SampleThing/SampleThingFeature.swift"
        try fake.repository.write("import Feed\n" + fake.repository.text(of: path), to: path)
        let rule = try await fake.run("new-feature", "Bookmarks")
        #expect(rule.exitCode == 1)
        #expect(rule.stderr.hasPrefix("The template “screen” breaks these rules:\n\(path): rule 1 (one-way): "))
        #expect(try await fake.repository.status() == " M \(path)\n")
    }

    @Test(
        "after Ctrl-C, the feature is removed again. After SIGKILL, remove-feature --force does it",
        arguments: [
            SIGINT, SIGTERM, SIGKILL,
        ]
    )
    func interrupted(signal: Int32) async throws {
        let fake = try await FakeSwift("touch reached; sleep 60")
        try fake.repository.write("// My work\n", to: "Features/Feed/Mine.swift")
        let command = ["/usr/bin/env", "bash", "scripts/new-feature", "Bookmarks"]
        let code = try await fake.repository.run(command, environment: fake.environment) { program in
            while !fake.repository.exists("reached") { try await Task.sleep(for: .milliseconds(20)) }
            program.signalGroup(signal)
        }
        #expect(code == 128 + signal)
        if signal == SIGKILL {
            #expect(fake.repository.exists("Features/Bookmarks"))
            _ = try await fake.repository.script("remove-feature", "Bookmarks", "--force")
        }
        #expect(try await fake.repository.status() == "?? Features/Feed/Mine.swift\n?? reached\n")
    }

    @Test("if the test is good, golden files are written, and the number of tests is printed")
    func tests() async throws {
        let fake = try await FakeSwift(
            "echo \"$FOCAL_GOLDENS\" >>golden; echo '✔ Test run with 3 tests in 1 suite passed after 1 second.'"
        )
        let outcome = try await fake.run("new-feature", "Bookmarks")
        #expect(outcome.exitCode == 0)
        let last = "Building the app, which draws the terminal screens of Bookmarks …\n"
        #expect(outcome.stderr == "Building and testing Bookmarks …\n3 tests passed.\n" + last)
        #expect(try fake.repository.text(of: "golden") == "write\nwrite\n")
        try FileManager.default.removeItem(at: fake.repository.root.appending(path: "golden"))
        try await fake.repository.commitAll()
        #expect(try await fake.run("remove-feature", "Bookmarks").exitCode == 0)
        #expect(try await fake.repository.git("diff", "--stat", "HEAD~1") == "")
    }
}
