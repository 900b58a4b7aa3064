import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Observable
private final class Settings {
    var language = "en"
    var hasRow = true
    var cancelled = 0

    func waitForCancel() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
        continuation.finish()
        cancelled += 1
    }
}

private struct SettingsView: View {
    @Bindable var settings: Settings

    var body: some View {
        Picker("Language", selection: $settings.language) {
            Text("English").tag("en")
            Text("日本語").tag("ja")
        }
        .task { await settings.waitForCancel() }
        if settings.hasRow {
            Text("a").task { await settings.waitForCancel() }
                .swipeActions { Button("Delete", role: .destructive) { settings.hasRow = false } }
        }
        Button(action: {}, label: { Image(systemName: "trash") }).disabled(true)
    }
}

/// Tests parts of SwiftUI that the templates use, for example a picker, and cases that no screen has.
@MainActor
struct ControlTests {
    private let settings = Settings()

    @Test("a picker changes its value, a disabled button cannot be pressed, and a task ends with its view or screen")
    func controls() async throws {
        let screen = Screen(SettingsView(settings: settings), locale: Locale(identifier: "en"))
        screen.start()
        let outline = """
            Picker "Language": "English"
              Text "English"
              Text "日本語"
            Text "a"
            Swipe (full)
              Button "Delete" (destructive)
            Button (disabled)
              Image (trash)
            """
        #expect(screen.outline == outline)
        try screen.choose("日本語", in: "Language")
        #expect(settings.language == "ja")
        #expect(throws: (any Error).self) { try screen.press("") }
        try screen.press("Delete")
        screen.start()
        while settings.cancelled == 0 { await Task.yield() }
        #expect(settings.cancelled == 1)
        screen.disappear()
        while settings.cancelled == 1 { await Task.yield() }
        #expect(settings.cancelled == 2)
    }
    @Test("a value in a text is written as in the locale and the time zone of the view, also if a view changes them")
    func formats() throws {
        let date = Date(timeIntervalSince1970: 1_767_268_800)
        let texts = VStack {
            Text(date, format: .dateTime.year().month().day().hour())
            Text(12_345.5, format: .number).environment(\.locale, Locale(identifier: "de"))
        }
        #expect(Screen(texts, locale: Locale(identifier: "ja")).texts == ["2026年1月1日 12時", "12.345,5"])
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let inTokyo = Screen(texts.environment(\.timeZone, zone), locale: Locale(identifier: "ja"))
        #expect(inTokyo.texts.first == "2026年1月1日 21時")
    }
}
