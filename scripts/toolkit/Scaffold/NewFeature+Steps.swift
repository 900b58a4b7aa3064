import Foundation

/// What new-feature says in a package that a team already has, which contains no list of features.
extension NewFeature {
    /// What is left to do: the lines for Package.swift, and code that makes a store. CI compiles both.
    func steps() throws(Failure) -> String {
        let files = try newFiles()
        let lines = FeatureList.lines(of: name, address, fields, placement, files: files)
        func line(in list: FeatureList) -> String { lines.last { $0.list.file == list.file }?.line.trimmed ?? "" }
        let (tab, package) = (line(in: .places), Repository.focal?.root.lastPathComponent ?? "focal")
        func product(_ name: String) -> String { ".product(name: \"\(name)\", package: \"\(package)\")" }
        let modules = ["\(name)", "\(name)SampleData", "Core", "FakeAPI"]
        return """
            1. Add these lines to the end of Package.swift. Its platforms must be at least
               .iOS(.v17) and .macOS(.v14). Test: swift test --filter \(name)Tests

            package.products += ["\(name)", "\(name)SampleData"].map {
                .library(name: $0, targets: [$0])
            }
            package.targets += [
                .target(
                    name: "\(name)",
                    dependencies: [\(product("Core"))],
                    path: "Features/\(name)",
                    exclude: ["SampleData"]
                ),
                .target(
                    name: "\(name)SampleData",
                    dependencies: [\(product("FakeAPI"))],
                    path: "Features/\(name)/SampleData"
                ),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)",
                        \(product("Core")),
                        \(product("TestSupport")),
                    ]
                ),
            ]

            2. Add these modules to your app. Show \(name)View(store) in a NavigationStack.
               With UIKit, give ScreenFactory(\(name)Route.self, of: feature) to a
               UIKitNavigator.

            \(modules.sorted().map { "import \($0)\n" }.joined())
            // The client of your app, or this one with sample data.
            var data = SampleData.all
            data.\(line(in: .collections).replacing("Self.", with: "SampleData."))
            let client = FakeAPIClient(FakeBackend(data: data))
            \(store(tab, route: files["Features/\(name)/Presentation/\(name)Route.swift"] ?? ""))

               With FOCAL's product Root, add this to your array [AppFeature] instead:

            \(tab.replacing("{ ", with: "{\n    ").replacing(" },", with: "\n},"))

            Remove it:  \(Repository.script("remove-feature")) \(name) --force
            """
    }

    /// The lines that make the store. `tab` is the line of an app with a list of features.
    private func store(_ tab: String, route: String) -> String {
        let changes = "let (box, sessions) = (InMemoryOutboxStore(), InMemorySessionStore())\n"
            .appending("let changes = Changes(of: .nobody, in: box, client: client, sessions: sessions)\n")
        let saved = "// `saved` can be the UserDatabases of FOCAL's product Persistence.\n"
        let feature = "\(tab.firstMatch(of: /\{ (.*) \}/)?.1 ?? "")".replacing(", clock: $0.clock", with: "")
        let onOpen = " { item in\n    // Show \(name)DetailView with feature.make\(name)DetailStore(item.id).\n}"
        return (tab.contains("$0.changes") ? changes : tab.contains("$0.saved") ? saved : "")
            + "let feature = \(feature.replacing("$0.saved", with: "nil").replacing("$0.", with: ""))\n"
            + "let store = feature.make\(name)Store\(route.contains("DetailStore") ? onOpen : "()")"
    }
}
