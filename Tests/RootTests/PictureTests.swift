import Authentication
import Core
import FakeAPI
import Foundation
import Root
import RootTestSupport
import TestSupport
import Testing

@MainActor @Suite("The pictures of a user", .timeLimit(.minutes(1)))
struct PictureTests {
    private let server = PictureServer()
    private let scratch = Scratch()
    private let url = URL(string: "https://img.example.com/a.png") ?? URL(filePath: "/")

    private var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: scratch.url.path)) ?? [] }

    /// Signs in, and loads a picture.
    private func start() async throws -> (root: RootStore, pictures: PictureLoader) {
        server.set(url)
        let pictures = PictureLoader(transport: server, folder: scratch.url)
        let sessions = InMemorySessionStore()
        let client = AuthorizedAPIClient(FakeAPIClient(FakeBackend(data: .all)), sessions: sessions)
        let dependencies = Dependencies(client: client, sessions: sessions, pictures: pictures)
        let root = RootStore(.notesAndUser, with: dependencies)
        await root.auth.login(email: RootFixture.emails[0], pass: "focal")
        _ = try await pictures.picture(url, side: 100)
        #expect(files.count == 1 && root.pictures === pictures)
        return (root, pictures)
    }

    @Test("a logout removes them from memory and from the disk")
    func logout() async throws {
        let (root, pictures) = try await start()
        await root.auth.logout()
        #expect(pictures.cached(url, side: 100) == nil)
        #expect(files.isEmpty)
    }

    @Test("after the end of a session, they stay for the same user, and are removed for another one")
    func otherUser() async throws {
        let (root, pictures) = try await start()
        for (email, isKept) in [(RootFixture.emails[0], true), (RootFixture.emails[1], false)] {
            await root.auth.login(email: email, pass: "focal")
            #expect((pictures.cached(url, side: 100) != nil) == isKept)
        }
        #expect(files.isEmpty)
    }
}
