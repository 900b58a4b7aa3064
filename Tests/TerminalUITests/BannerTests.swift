import TerminalUI
import Testing

struct BannerTests {
    private let banner = Banner(.error, "接続できません。Check that the server runs, and your network connection.")

    @Test("a long text of a banner wraps to the right of the symbol, or below it if the width is very small")
    func wrapping() {
        #expect(banner.text(80) == ["✗ 接続できません。Check that the server runs, and your network connection."])
        #expect(banner.text(40) == ["✗ 接続できません。Check that the server", "  runs, and your network connection."])
        #expect(banner.text(20).prefix(3) == ["✗ 接続できません。", "  Check that the", "  server runs, and"])
        #expect(banner.text(5).prefix(6) == ["✗ 接", "続で", "きま", "せ", "ん。", "Check"])
    }

    @Test(
        "the symbol and the text of a banner have the style of its kind, for example error",
        arguments: zip(
            Banner.Kind.allCases,
            [("✓", .success), ("!", .warning), ("✗", .error), ("i", .accent)] as [(String, TextStyle)]
        )
    )
    func kinds(_ kind: Banner.Kind, _ expected: (sign: String, style: TextStyle)) {
        for width in [80, 7] {
            let lines = Banner(kind, "Done").lines(width: width)
            #expect(lines.map(\.plain) == ["\(expected.sign) Done"])
            #expect(lines.flatMap(\.spans).allSatisfy { $0.style == expected.style })
        }
        #expect(Banner(kind, "").text(80) == [expected.sign])
    }
}
