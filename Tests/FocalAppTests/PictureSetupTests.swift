import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
import TestSupport
import Testing

@testable import AppShell

@MainActor @Suite("The pictures of an app")
struct PictureSetupTests {
    @Test("they are saved in a folder of the app, and a warning of low memory empties the memory only")
    func memoryWarning() async throws {
        let (server, scratch) = (PictureServer(), Scratch())
        let url = try #require(URL(string: "https://img.example.com/a.png"))
        server.set(url)
        var setup = AppSetup("Nova", features: .notesAndUser)
        setup.place = scratch.url
        setup.pictureTransport = server
        setup.fake = { _, events in FakeAPIClient(events: events) }
        let pictures = try #require(setup.makeRoot([]).pictures)
        _ = try await pictures.picture(url, side: 100)
        #expect(pictures.cached(url, side: 100) != nil)
        // The name of `UIApplication.didReceiveMemoryWarningNotification`.
        let warning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
        NotificationCenter.default.post(name: warning, object: nil)
        #expect(pictures.cached(url, side: 100) == nil)
        let folder = scratch.url.appending(path: "nova-pictures")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
}
