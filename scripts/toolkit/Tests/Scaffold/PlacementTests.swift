import Foundation
import Testing

@Suite("Where new-feature places a feature")
struct PlacementTests {
    private static let path = "App/Features/AppFeatures.swift"

    /// A product with this list, which a person can have edited.
    private func product(_ entries: String) async throws -> TestRepository {
        let list = "    public static let all: [AppFeature] = [\n\(entries)    ]"
        let product = try TestRepository([
            "Package.swift": "let features: [String] = [\n]\n",
            Self.path: "import Core\n\nextension [AppFeature] {\n\(list)\n}\n",
            "App/Samples/SampleCollections.swift":
                "import Core\n\nfunc a() {\n        // One line for each feature.\n}\n",
        ])
        try await product.git("init", "--quiet")
        try await product.commitAll()
        return product
    }

    /// The first words of each entry.
    private func entries(_ product: TestRepository) throws -> [String] {
        try product.text(of: Self.path).matches(of: /AppFeature\(\s*(\w+)Route\.self(,\s*\.\w+)?/).map {
            $0.1 + ($0.2 ?? "").filter { $0 != "," && !$0.isWhitespace }
        }
    }

    @Test("tabs keep their order, and links are sorted after them, also between entries that swift-format has wrapped")
    func order() async throws {
        let product = try await product(
            """
                    AppFeature(ZooRoute.self) { ZooFeature(client: $0.client) },
                    // The second tab.
                    AppFeature(HomeRoute.self) {
                        HomeFeature(client: $0.client, posts: $0.posts)
                    },
                    // Each user sees it once.
                    AppFeature(
                        IntroRoute.self,
                        .once(afterLogin: true)
                    ) {
                        IntroFeature(client: $0.client)
                    },

            """
        )
        let before = try product.text(of: Self.path)
        for (name, place) in [("Tickets", "link"), ("Albums", "tab"), ("Cards", "link"), ("Lists", "link")] {
            let made = try await product.plugin("new-feature \(name) --placement \(place)")
            #expect(made.exitCode == 0, "\(made.stderr)")
            #expect(made.stdout.contains("SCHEME://\(name.lowercased())") == (place == "link"), "\(made.stdout)")
        }
        let all = ["Zoo", "Home", "Albums", "Cards.link", "Intro.once", "Lists.link", "Tickets.link"]
        #expect(try entries(product) == all)
        #expect(try product.text(of: Self.path).contains("// Each user sees it once.\n        AppFeature(\n"))
        #expect(try product.text(of: "Features/Cards/.feature").hasSuffix("--placement\nlink\n"))
        let samples = try product.text(of: "App/Samples/SampleCollections.swift").matches(of: /add\("(\w+)/).map(\.1)
        #expect(samples == ["albums", "cards", "lists", "tickets"])
        for name in ["Tickets", "Albums", "Cards", "Lists"] {
            #expect(try await product.plugin("remove-feature \(name) --force").exitCode == 0)
        }
        #expect(try product.text(of: Self.path) == before)
    }

    @Test("without an option, a feature is a tab until there are five. Then it is a link, and one line says so")
    func five() async throws {
        let tabs = "ABCD".map { "        AppFeature(\($0)Route.self) { \($0)Feature(client: $0.client) },\n" }.joined()
        let link = "        AppFeature(ERoute.self, .link) { EFeature(client: $0.client) },\n"
        let product = try await product(tabs + link)
        for (name, options, isSaid) in [("Cards", "", false), ("Lists", "", true), ("Zoos", "--placement tab", false)] {
            let made = try await product.plugin("new-feature \(name) \(options)").stdout
            let words = "\nIt is no tab: an iPhone hides more than five tabs behind “More”."
            #expect(made.contains(words) == isSaid, "\(made)")
        }
        #expect(try entries(product) == ["A", "B", "C", "D", "Cards", "Zoos", "E.link", "Lists.link"])
    }

    @Test(
        "an entry of several lines is removed with all its lines, whatever its placement is",
        arguments: [
            "AppFeature(CardsRoute.self, .link) {\n            CardsFeature(client: $0.client)\n        },",
            "AppFeature(CardsRoute.self) {\n            CardsFeature(client: $0.client) },",
            "AppFeature(\n            CardsRoute.self,\n            .once(afterLogin: true)\n        ) {\n"
                + "            CardsFeature(\n                client: $0.client\n            )\n        },",
        ]
    )
    func removes(entry: String) async throws {
        let product = try await product(
            """
                    AppFeature(HomeRoute.self) {
                        HomeFeature(client: $0.client)
                    },
                    AppFeature(ZooRoute.self, .link) { ZooFeature(client: $0.client) },

            """
        )
        let before = try product.text(of: Self.path)
        let made = try await product.plugin("new-feature Cards --placement link")
        #expect(made.exitCode == 0, "\(made.stderr)")
        let line = "AppFeature(CardsRoute.self, .link) { CardsFeature(client: $0.client) },"
        try product.write(product.text(of: Self.path).replacing(line, with: entry), to: Self.path)
        let removed = try await product.plugin("remove-feature Cards --force")
        #expect(removed.exitCode == 0, "\(removed.stderr)")
        #expect(try product.text(of: Self.path) == before)
    }

    @Test("an entry that only names a feature is not removed with it")
    func keeps() async throws {
        let home = "        AppFeature(HomeRoute.self) {\n            HomeFeature(next: CardsRoute.self)\n        },\n"
        let product = try await product(home)
        _ = try await product.plugin("new-feature Cards")
        let refusal = try await product.plugin("remove-feature Cards --force")
        #expect(refusal.stderr.hasPrefix("Cards is still used. Change these places:\n  \(Self.path):7\n"))
    }
}
