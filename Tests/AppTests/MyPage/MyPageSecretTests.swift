import Core
import Foundation
import TestSupport
import Testing

@Suite("Secrets in requests for the profile")
struct MyPageSecretTests {
    private let canaries = Canaries()

    private static let edit = ["mypage", "edit", "--name", "Leanne G."]

    @Test("no secret leaks from mypage, whatever the server does with the request", arguments: Canaries.Echo.some)
    func echo(echo: Canaries.Echo) async throws {
        let server = try FaultServer(echo.response)
        for (arguments, isExpired) in [(["mypage"], false), (Self.edit, false), (["mypage"], true)] {
            try await canaries.signIn(at: server.url.absoluteString, expired: isExpired)
            let outcome = try await canaries.focal(arguments, at: server.url.absoluteString)
            let isRefused = echo == .error(422) && arguments == Self.edit
            #expect(outcome.exitCode == (isRefused ? 1 : echo.exitCodeOfRead), "\(arguments)")
        }
        #expect(server.requests.filter(Canaries.isLeaked).count >= 3)
    }
}
