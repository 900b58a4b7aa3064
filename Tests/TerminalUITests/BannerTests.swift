import TerminalUI
import Testing

struct BannerTests {
    private let banner = Banner(.error, "接続できません。Check that the server runs, and your network connection.")

    @Test(
        "a long text of a banner wraps to the right of the symbol",
        arguments: [
            (80, ["✗ 接続できません。Check that the server runs, and your network connection."]),
            (40, ["✗ 接続できません。Check that the server", "  runs, and your network connection."]),
            (20, ["✗ 接続できません。", "  Check that the", "  server runs, and", "  your network", "  connection."]),
        ]
    )
    func wrapping(_ width: Int, _ expected: [String]) {
        #expect(banner.text(width) == expected)
    }

    @Test("if the width is very small, the text of a banner also wraps below the symbol")
    func narrow() {
        #expect(banner.text(5).prefix(6) == ["✗ 接", "続で", "きま", "せ", "ん。", "Check"])
        #expect(Banner(.info, "ab").text(1) == ["i", "a", "b"])
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
    }

    @Test("a banner without text has only the symbol")
    func empty() {
        #expect(Banner(.success, "").text(80) == ["✓"])
    }
}
