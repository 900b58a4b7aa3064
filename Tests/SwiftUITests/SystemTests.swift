import Foundation
import PhotosUI
@_spi(Testing) import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct AlbumView: View {
    @State private var photo: PhotosPickerItem?
    @State private var photos: [PhotosPickerItem] = []
    @State private var isOpen = false
    @State private var result = ""

    var body: some View {
        Text("result \(result)")
        Text("\(photos.count) photos")
        PhotosPicker("Photo", selection: $photo, matching: .images)
        PhotosPicker("Photos", selection: $photos, maxSelectionCount: 2)
        Button("File") { isOpen = true }
            .fileImporter(isPresented: $isOpen, allowedContentTypes: [.text], allowsMultipleSelection: true) { urls in
                result = ((try? urls.get()) ?? []).map(\.lastPathComponent).joined(separator: " ")
            }
            .task(id: photo) { await load() }
    }
    private func load() async {
        guard let photo else { return }
        let data = try? await photo.loadTransferable(type: Data.self)
        let note = try? await photo.loadTransferable(type: Note.self)
        let other = try? await photo.loadTransferable(type: String.self)
        let image = try? await photo.loadTransferable(type: Image.self)
        result = "\(data?.count ?? 0) \(note?.id ?? "-") \(other ?? "-") \(image == nil ? "-" : "image")"
    }
}

/// Tests what is outside of the app: the share sheet, the photo library, the files and the network.
@MainActor @Suite("What the system shows and has")
struct SystemTests {
    private func screen(_ view: some View, _ language: String = "en") -> Screen {
        Screen(view, locale: Locale(identifier: language))
    }
    /// The first bytes of a PNG file.
    nonisolated private static let png = Data([0x89, 0x50, 0x4E, 0x47])

    @Test("a share link shares its item, and its sheet shows what is shared")
    func shares() throws {
        let link = ShareLink(item: URL(filePath: "/note/1"), subject: Text("Subject"), message: Text("Message"))
        let screen = screen(link)
        #expect(screen.buttons.map(\.title) == ["Share…"] && screen.shared.isEmpty)
        try screen.press("Share…")
        #expect(screen.shared.first?.item as? URL == URL(filePath: "/note/1"))
        #expect(screen.shared.map(\.description) == ["file:///note/1 Subject Message"])
        #expect(screen.outline.contains("Text \"file:///note/1\"") && screen.title == "Share")
        try screen.press("Close")
        #expect(screen.title == nil)
    }

    @Test("an item of the app is shared with the title of its preview")
    func preview() throws {
        let screen = screen(ShareLink(item: Note(id: "a"), preview: SharePreview("Note a")))
        try screen.press("Share…")
        #expect(screen.shared.first?.item is Note && screen.shared.first?.preview == "Note a")
    }

    @Test("the texts of the system are in the language of the device, and are no texts of the app")
    func language() throws {
        let screen = screen(ShareLink(item: "a"), "ja")
        #expect(screen.texts.isEmpty)
        try screen.press("共有…")
        #expect(screen.texts.isEmpty && screen.title == "共有")
        try screen.press("閉じる")
    }

    @Test("a chosen picture is loaded as data, as an image and as a type of the app, but not as a text")
    func photo() async throws {
        let screen = screen(AlbumView())
        #expect(screen.photos.allSatisfy { $0.starts(with: Self.png) } && screen.photos.count == 2)
        screen.photos = [Data(), Self.png]
        try screen.press("Photo")
        #expect(screen.enabledTitles == ["Photo 1", "Photo 2", "Cancel"])
        try screen.press("Photo 2")
        await screen.appear()
        #expect(screen.texts.first == "result 4 4 - image")
    }

    @Test("of several pictures, only as many can be chosen as the picker allows")
    func photos() throws {
        let screen = screen(AlbumView())
        screen.photos = [Self.png, Self.png, Self.png]
        try screen.press("Photos")
        for index in [1, 2, 2, 3, 2] { try screen.press("Photo \(index)") }
        try screen.press("Add")
        #expect(screen.texts.contains("2 photos"))
    }

    @Test("only files of the right type can be chosen, and a sheet that closes chooses nothing")
    func files() throws {
        let screen = screen(AlbumView())
        screen.files = ["a.txt", "b.png", "c.json"].map { URL(filePath: "/\($0)") }
        try screen.press("File")
        #expect(screen.enabledTitles == ["a.txt", "c.json", "Cancel", "Add"])
        try screen.press("c.json")
        try screen.press("a.txt")
        try screen.press("Add")
        #expect(screen.texts.first == "result c.json a.txt")
        try screen.press("File")
        try screen.pullSheet()
        #expect(screen.texts.first == "result c.json a.txt")
    }

    @Test("a picture of the network or of a file is visible when it is loaded, and otherwise the app shows the error")
    func asyncImage() async throws {
        let url = try #require(URL(string: "https://example.com/a.png"))
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Apple/Page/photo1.png")
        let (screen, other, local) = (self.screen(image(url)), self.screen(image(url)), self.screen(image(file)))
        screen.imageLoader = { $0 == url ? Self.png : Data() }
        #expect(screen.texts == ["empty"])
        for screen in [screen, other, local] { await screen.appear() }
        #expect(screen.texts == ["image"] && other.texts == ["failed"] && local.texts == ["image"])
    }
    private func image(_ url: URL) -> some View {
        AsyncImage(url: url) { phase in
            if phase.image != nil { Text("image") } else { Text(phase.error == nil ? "empty" : "failed") }
        }
    }

    @Test("a type of file is a kind of others")
    func types() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data) && !UTType.jpeg.conforms(to: .text))
        #expect(UTType(exportedAs: "com.example.note", conformingTo: .json).conforms(to: .text))
        #expect(UTType("com.example.note") == nil && UTType.png.preferredMIMEType == "image/png")
    }
}

extension Screen {
    fileprivate var enabledTitles: [String] { buttons.filter { !$0.isDisabled }.map(\.title) }
}
