import Testing

@Suite("scripts/gallery and the screens in .github")
struct ScreensTests {
    private static let feed = """
        == Feed, en
        TabView
          NavigationStack (back)
            Title "Feed"
            List
              Text "one" (2 lines, secondary)
              Section "Two"
                TextField "Name": ""
                Button "Save" (tray, disabled)
                Swipe
                  Button "Delete"
            Toolbar
              Menu "Leanne" (navigation)
                Button "Sign Out"
          Tab "Feed" (text.bubble, selected)

        """
    private static let profile = feed.replacing("Feed", with: "Profile").replacing(" (back)", with: "")
    private static let marks = "<!-- golden FeedScreens: Feed, en -->\n<!-- golden MyPageScreens: Profile, en -->\n"

    @Test("an image that is not up to date is reported and drawn again, with the tabs of all screens")
    func drift() async throws {
        let repository = try TestRepository([
            "Tests/Goldens/FocalAppTests/FeedScreens.txt": Self.feed, "README.md": "# App\n", "README.ja.md": "# App\n",
            "Tests/Goldens/FocalAppTests/MyPageScreens.txt": Self.profile, ".github/screens.svg": Self.marks,
        ])
        let stale = try await repository.tool("gallery", "--check")
        #expect(stale.exitCode == 1 && stale.stderr.hasPrefix(".github/screens.svg: a screen or code"))
        #expect(try await repository.tool("gallery", "--write").stdout == ".github/screens.svg\n")
        #expect(try await repository.tool("gallery", "--check").exitCode == 0)
        let image = try repository.text(of: ".github/screens.svg")
        #expect(image.contains(Self.marks) && image.contains(#"viewBox="0 0 680 680""#))
        for part in [
            #"<div class="Title"><div class="text">Feed</div></div>"#,
            #"<div class="line"><div class="Text 2 lines secondary"><div class="text">one</div></div></div>"#,
            #"<div class="head">Two</div><div class="line"><div class="TextField"><div class="prompt">Name</div>"#,
            #"<div class="Menu navigation"><div class="text">Leanne</div></div></div>"#,
        ] { #expect(image.contains(part), "\(part)\n\(image)") }
        #expect(image.matches(of: /class="Tab selected"/).count == 2 && image.matches(of: /class="Tab"/).count == 2)
        #expect(image.matches(of: /M15 4l-8 8 8 8/).count == 1)
        #expect(!image.contains("Delete") && !image.contains("Sign Out"))
    }
}
