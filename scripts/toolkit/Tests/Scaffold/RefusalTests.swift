import Foundation
import Testing

@Suite("scripts/new-feature: errors")
struct RefusalTests {
    @Test("a name that is not valid is wrong usage, with a message of one line, and nothing is written")
    func names() async throws {
        let repository = try await TestRepository.copy()
        let names = [
            "", " ", "../Bookmarks", "bookmarks", "Bookmärks", "2Books", "B", "BOOKMARKS", "Bookmarks\nFeed",
            "BookmarksOfEverybodyWhoEverReads", "BookmarksTests", "Class", "Self", "String", "Foundation", "SwiftUI",
            "Testing", "ArgumentParser", "FocalApp", "Mypage", "Login", "Help", "News", "Cases", "Support", "GRDB",
        ]
        for name in names {
            let outcome = try await repository.tool("new-feature", "--", name)
            #expect(outcome.exitCode == 64, "\(name): \(outcome.stdout) \(outcome.stderr)")
            #expect(outcome.stdout == "", "\(name)")
            #expect(outcome.stderr.filter(\.isNewline).count == 1, "\(name): \(outcome.stderr)")
        }
        for name in ["readLater", "READ_LATER", "../ReadLater", "ReadLaterFeature", "ReadLater.swift"] {
            let outcome = try await repository.tool("new-feature", name)
            #expect(outcome.stderr.hasSuffix("Did you mean ReadLater?\n"), "\(outcome.stderr)")
        }
        for name in ["FeedSampleData", "Feedsampledata", "Feedtests", "Feedviewtests", "Mypage"] {
            let outcome = try await repository.tool("new-feature", name, "--noun", "thing")
            let reason = " would have modules with the same name. Choose another name.\n"
            #expect(outcome.exitCode == 64 && outcome.stderr.hasSuffix(reason), "\(outcome.stderr)")
        }
        #expect(try await repository.tool("new-feature", "Feed").exitCode == 3)
        #expect(try await repository.status() == "")
    }

    @Test("no type of a feature has the name of a type of SwiftUI, or of a type that has a file in Core")
    func hidesNoType() async throws {
        let own = try TestRepository.own()
        for (options, type) in [
            ("Progress --template crud --noun step", "ProgressView"), ("Focus --template crud", "FocusState"),
            ("Toolbar --template crud", "ToolbarContent"), ("Scroll --template screen", "ScrollView"),
            ("Faults --template list --noun error", "ErrorRow"),
        ] {
            let outcome = try await own.tool(["new-feature", "--dry-run"] + options.components(separatedBy: " "))
            #expect(outcome.stderr.hasPrefix("The feature needs a type \(type), but "), "\(outcome.stderr)")
            #expect(outcome.exitCode == 64)
        }
    }

    @Test(
        "a wrong option, value or number of names gets one line in each script",
        arguments: [
            "new-feature --frob", "new-feature A B", "new-feature Things --template", "new-feature",
            "new-feature Things --noun --offline", "new-feature Things --offline=1", "new-feature Things --ja=",
            "new-feature Things --from scripts", "new-feature Things --from _", "new-feature Things --fields _",
            "new-feature Things --template list --in a\"b --fields a:text", "new-feature Things --template _",
            "new-feature Things --placement once", "new-feature Things --placement",
            "remove-feature My Page", "remove-feature --frob", "remove-feature _", "remove-feature _ Feed",
            "test-feature My Page", "test-feature --frob", "test-feature _", "affected --base", "affected --base _",
            "affected --frob", "check-boundaries --frob", "check-boundaries _", "check-boundaries --build x",
            "verify x",
            "graph --frob", "graph --check --write", "graph x", "bench nothing",
            "setup --frob", "texts xx-YY-zz-qq", "texts _", "texts --frob",
        ]
    )
    func usage(command: String) async throws {
        let words = command.split(separator: " ").map { $0 == "_" ? "" : String($0) }
        let own = try TestRepository.own()
        let path = own.root.appending(path: "scripts/\(words[0])").path
        let outcome = try await own.run(path, Array(words.dropFirst()))
        #expect(outcome.exitCode == 64, "\(outcome.stdout)\(outcome.stderr)")
        #expect(outcome.stderr.filter(\.isNewline).count == 1 && outcome.stdout == "", "\(outcome.stderr)")
    }

    #if os(Linux)
    @Test(
        "scripts/preview finds a wrong argument before it builds",
        arguments: ["--port abc", "--port 65536", "--host https://a", "--export a --watch"]
    )
    func preview(options: String) async throws {
        let words = options.split(separator: " ").map(String.init)
        let outcome = try await TestRepository.own().script(["preview"] + words)
        #expect(outcome.exitCode == 64 && outcome.stdout == "" && outcome.stderr.filter(\.isNewline).count == 1)
    }
    #endif

    @Test("a symbolic link to a script runs the script")
    func links() async throws {
        let (own, other) = (try TestRepository.own(), try TestRepository())
        let others = ["benchmarks", "launch", "plugins", "product", "templates", "toolkit"]
        for name in own.names(in: "scripts") where !others.contains(name) {
            let link = other.root.appending(path: name)
            try FileManager.default.createSymbolicLink(
                at: link,
                withDestinationURL: own.root.appending(path: "scripts/\(name)")
            )
            guard try own.text(of: "scripts/\(name)").contains("--help)") || name == "texts" else { continue }
            let outcome = try await other.run(link.path, ["--help"])
            #expect(outcome.exitCode == 0 && !outcome.stdout.isEmpty, "\(name): \(outcome.stderr)")
        }
    }

    private static let list = "let features: [String] = [\n"

    @Test(
        "if a file prevents the new feature, the message says why, and nothing is changed",
        arguments: [
            ("Features/bookmarks/Notes.md", "", "does not list it"),
            ("App/Focal/Commands/Bookmarks/A.swift", "", "App/Focal/Commands/Bookmarks exists already."),
            ("Tests/AppTests/BookmarksAndFeed/A.swift", "", "Tests/AppTests/BookmarksAndFeed exists already."),
            ("Tests/Goldens/BookmarksTests/A.txt", "", "Tests/Goldens/BookmarksTests exists already."),
            ("Package.swift", "", "Package.swift: the line “let features: [String] = [” is missing. Restore it."),
            ("Package.swift", "\(list)<<<<<<< HEAD\n]", "Package.swift:2: there is a merge conflict."),
            ("Package.swift", "\(list)    \"Feed\",\n", "the list below “let features: [String] = [” has no end"),
            ("Package.swift", "\(list)    \"Bookmarks\",\n]", "does not exist. Remove this entry."),
            ("Package.swift", "\(list)]\nlet a = \"kit/bookmarks\"", "already contains the name “bookmarks”."),
            ("App/AppFeatures/AppFeatures.swift", "import Core\n\n", "public static let all: [AppFeature] = [” is mis"),
            ("App/Focal/Composition/Composition.swift", "a\n", ": the line “nonisolated static let featureCommands"),
            ("Package.swift", "\(list)]\r\n", "Package.swift has CRLF line endings. Use LF"),
            ("Core/Domain/Models/BookmarksItem.swift", "", "needs a type BookmarksItem"),
            ("scripts/templates/screen/App/Other.swift", "", "makes App/Other.swift, which is not in a folder"),
        ]
    )
    func states(path: String, text: String, reason: String) async throws {
        let repository = try await TestRepository.copy()
        try repository.write(text, to: path)
        let before = try await repository.status()
        let outcome = try await repository.script("new-feature", "Bookmarks", "--no-verify")
        #expect(outcome.exitCode == 1 || outcome.exitCode == 64)
        #expect(outcome.stdout == "")
        #expect(outcome.stderr.contains(reason), "\(outcome.stderr)")
        #expect(try await repository.status() == before)
        #expect(try repository.text(of: path) == text)
    }

    @Test("a template that does not exist, cannot be offline, has no entry point or needs other fields is an error")
    func templates() async throws {
        let repository = try await TestRepository.copy()
        try repository.write("", to: "scripts/templates/empty/README.md")
        for (name, template, code, reason) in [
            ("Bookmarks", "grid", 64, "There is no template “grid”. The templates are: crud, empty, list, screen."),
            ("Bookmarks", "screen", 64, "The template “screen” has no “#if OFFLINE”, so it cannot be used with"),
            ("Bookmarks", "empty", 1, "The template “empty” has no Features/SampleThing/SampleThingFeature.swift."),
            (
                "Users", "list", 64,
                """
                The fake server has other objects at /users, without “title”.
                Choose other fields, or another path, such as --path /v2/users.
                If your server has only /users, translate it: docs/YourServer.md of FOCAL.\n
                """
            ),
        ] as [(String, String, Int32, String)] {
            let outcome = try await repository.tool("new-feature", name, "--template", template, "--offline")
            #expect(outcome.exitCode == code)
            #expect(outcome.stderr.hasPrefix(reason), "\(outcome.stderr)")
        }
        #expect(try await repository.status() == "?? scripts/templates/empty/\n")
    }

    @Test("a noun or a Japanese word that cannot be used in Swift code is wrong usage", arguments: ["--noun", "--ja"])
    func words(option: String) async throws {
        let repository = try await TestRepository.copy()
        for word in ["", "a\"b", "a\\b", "a\nb"] + (option == "--noun" ? ["1", "a,b,c", "日本", "class", ","] : []) {
            let outcome = try await repository.tool("new-feature", "Bookmarks", option, word)
            #expect(outcome.exitCode == 64, "\(word): \(outcome.stdout) \(outcome.stderr)")
        }
        #expect(try await repository.status() == "")
    }
}
