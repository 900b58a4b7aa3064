import Core
@_spi(Testing) import SwiftUI
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Suite("The row of a field")
struct FieldRowTests {
    @Test(
        "a value is beside its label. A long one, or one with several lines, is below it",
        arguments: [
            ("Tea", false), (String(repeating: "a", count: 41), true), ("お茶と牛乳とパンとチーズを買う", true), ("a\nb", true),
        ]
    )
    func places(text: String, isBelow: Bool) {
        let row = FieldText(text, label: Message(en: "Text", ja: "本文"), in: .english).row
        let screen = Screen(inStack: List { row }, in: .english)
        #expect(screen.shows("Text") && screen.outline.contains("VStack") == isBelow)
    }
}
