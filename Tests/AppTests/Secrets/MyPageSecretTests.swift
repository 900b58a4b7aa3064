import Core
import Foundation
import TestSupport
import Testing

@Suite("Secrets in requests for the profile")
struct MyPageSecretTests {
    private let canaries: Canaries

    init() throws {
        canaries = try Canaries()
    }

    private static let edit = ["mypage", "edit", "--name", "Leanne G."]

    @Test(
        "no secret leaks from mypage, whatever the server does with the request",
        arguments: Canaries.Echo.all,
        Canaries.ways
    )
    func echo(echo: Canaries.Echo, way: [String]) async throws {
        let server = try FaultServer(echo.response)
        for (arguments, isExpired) in [(["mypage"], false), (Self.edit, false), (["mypage"], true)] {
            try await canaries.signIn(at: server.url.absoluteString, expired: isExpired)
            let outcome = try await canaries.focal(arguments + way + ["--timeout", "1"], at: server.url.absoluteString)
            #expect(echo != .nothing || outcome.exitCode == 0)
        }
        #expect(server.requests.filter(Canaries.isLeaked).count >= 3)
        #expect(server.requests.allSatisfy { !Canaries.isLeaked(in: $0.components(separatedBy: "\r\n")[0]) })
    }

    @Test("if the server's message about a field contains the token, the token is masked in the output")
    func field() async throws {
        let server = try FaultServer(Canaries.Echo.error(422).response)
        try await canaries.signIn(at: server.url.absoluteString)
        let outcome = try await canaries.focal(Self.edit, at: server.url.absoluteString)
        #expect(outcome.exitCode == 1)
        #expect(outcome.stderr.contains("Bearer •••"))
    }
}
