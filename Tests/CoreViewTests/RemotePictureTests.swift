import Core
import Foundation
@_spi(Testing) import SwiftUI
import TestSupport
import Testing
@_spi(Testing) import ViewTestSupport

@MainActor @Observable
private final class Rows {
    var urls: [URL?] = []
    var placeholder = RemotePicture.Placeholder.initials("Leanne Graham")
    var label: String?
}

private struct RowsView: View {
    let rows: Rows

    var body: some View {
        ForEach(rows.urls.indices, id: \.self) { index in
            RemotePicture(
                rows.urls[index],
                size: CGSize(width: 40, height: 40),
                placeholder: rows.placeholder,
                label: rows.label
            )
        }
    }
}

@MainActor @Suite("A picture on a screen", .timeLimit(.minutes(1)))
struct RemotePictureTests {
    private let server = PictureServer()
    private let rows = Rows()
    private let a = URL(string: "https://img.example.com/a.png") ?? URL(filePath: "/")
    private let b = URL(string: "https://img.example.com/b.png") ?? URL(filePath: "/")

    private func screen(_ loader: PictureLoader?, in language: Language = .english) -> Screen {
        Screen(RowsView(rows: rows).environment(\.pictures, loader), in: language)
    }

    @Test("a row shows the initials, then its picture, and at once when it comes back")
    func row() async throws {
        server.set(a)
        let loader = PictureLoader(transport: server)
        rows.urls = [a]
        let first = screen(loader)
        #expect(first.outline == #"Text "LG" (headline, secondary, https://img.example.com/a.png)"#)
        await first.appear()
        #expect(first.outline == "Image (png 10×20, https://img.example.com/a.png)")
        // Another screen, or a row that was scrolled away: no placeholder, no request.
        let second = screen(loader)
        #expect(second.outline == first.outline)
        await second.appear()
        #expect(server.requests.count == 1)
        loader.removeFromMemory()
        rows.label = "A"
        for screen in [first, second] { #expect(screen.outline.contains("png 10×20")) }
    }

    @Test("a row with another address does not show the old picture")
    func otherAddress() async throws {
        server.set(a)
        server.set(b, 200, [:], PictureSample.png(30, 30))
        rows.urls = [a]
        // It keeps nothing in memory, so only the row itself has the picture.
        let screen = screen(PictureLoader(transport: server, limits: PictureLimits(memory: 0)))
        await screen.appear()
        #expect(screen.outline.contains("png 10×20"))
        rows.urls = [b]
        #expect(screen.outline.contains("LG"))
        await screen.appear()
        #expect(screen.outline.contains("png 30×30"))
        rows.urls = [nil]
        #expect(screen.outline.contains("LG"))
    }

    @Test("a row that goes away cancels its request, and loads the picture when it comes back")
    func gone() async throws {
        server.hold()
        server.set(a)
        rows.urls = [a]
        let screen = screen(PictureLoader(transport: server))
        screen.start()
        await server.arrived(1)
        let start = ContinuousClock.now
        rows.urls = []
        _ = screen.outline
        await server.hasCancelled()
        // Not by the deadline of 30 s.
        #expect(.now - start < .seconds(25))
        server.release()
        rows.urls = [a]
        await screen.appear()
        #expect(screen.outline.contains("png 10×20"))
        #expect(server.requests.count == 2)
    }

    @Test("a picture that fails shows another symbol, and VoiceOver says so; initials stay")
    func failure() async throws {
        server.set(a, 200, [:], Data("<html>".utf8))
        (rows.urls, rows.placeholder, rows.label) = ([a], .symbol("photo"), "The sea")
        let loader = PictureLoader(transport: server)
        let screens = [Language.english, .japanese].map { screen(loader, in: $0) }
        #expect(screens[0].outline == "Image (photo, secondary, https://img.example.com/a.png)")
        for screen in screens { await screen.appear() }
        let address = "https://img.example.com/a.png"
        for (screen, text) in zip(screens, ["The picture could not be loaded.", "画像を読み込めませんでした。"]) {
            #expect(screen.outline == "Image (exclamationmark.triangle, secondary, \(text), \(address))")
        }
        rows.placeholder = .initials("Leanne Graham")
        #expect(screens[0].outline.contains("LG"))
    }

    @Test("in Low Data Mode, the placeholder stays, because nothing is wrong")
    func lowData() async throws {
        (rows.urls, rows.placeholder) = ([a], .symbol("photo"))
        let screen = screen(PictureLoader(transport: server, isLowData: { true }))
        await screen.appear()
        #expect(screen.outline == "Image (photo, secondary, https://img.example.com/a.png)")
    }

    @Test("VoiceOver reads a picture only if it has a label, and without a loader there is no request")
    func voiceOver() async throws {
        rows.urls = [a]
        let screen = screen(nil)
        await screen.appear()
        #expect(screen.texts == ["LG"])
        rows.label = "Leanne at the sea"
        #expect(screen.texts.contains("Leanne at the sea"))
        #expect(server.requests.isEmpty)
    }

    @Test(
        "initials are the first letters of the first and the last word",
        arguments: [
            ("Leanne Graham", "LG"), ("Mrs. Dennis Schulist", "MS"), ("夏目 漱石", "夏漱"), ("ada", "A"), ("", ""),
            ("👩‍👩‍👧", "👩‍👩‍👧"),
        ]
    )
    func initials(name: String, expected: String) {
        let screen = Screen(RemotePicture(nil, size: .zero, placeholder: .initials(name)), in: .english)
        #expect(screen.texts == (expected.isEmpty ? [] : [expected]))
    }
}
