import Authentication
import Core
import Testing

@testable import focal

@Suite("What a command advises after an error")
struct AdviceTests {
    private enum FeatureError: UserFacingError {
        case noCollection
        var code: String { "no_things" }
        var message: Message { Message(en: "None.", ja: "ありません。") }
    }

    private static let address = "Check the address of the server."
    private static let folder = "Set HOME or XDG_STATE_HOME in the environment."
    private static let permissions = "Check the permissions."

    private static let network: [(ConnectionFailure.Reason, String?)] = [
        (.unknownHost, address), (.unreachable, "Check that the server is running."), (.lost, nil), (.cancelled, nil),
        (.insecure, "Check the address and the certificate."), (.timedOut, "To wait longer, use --timeout."),
    ]
    private static let responses: [(InvalidResponse, String?)] = [
        (.notHTTP, address), (.status(600), address), (.tooLarge(limit: 1), address),
        (.redirect(302, to: "/"), address), (.json(UnreadableJSON(.invalid("no"))), address), (.nextPage("/"), nil),
        (.onlyNextPages(3), "To read all pages, use --all."),
    ]
    private static let storage: [(StorageError, String?)] = [
        (.noFolder, folder), (.untrusted(path: "a", reason: .otherOwner), folder), (.corrupt(path: "a"), nil),
        (.unreadable(path: "a", reason: "no"), permissions), (.unwritable(path: "a", reason: "no"), permissions),
        (.untrusted(path: "a", reason: .link), "Move it away, or delete it."), (.newerVersion(path: "a"), nil),
        (.untrusted(path: "a", reason: .notAFile), "Move it away, or delete it."), (.busy(path: "a"), nil),
    ]
    private static let causes: [(APIError, String?)] =
        network.map { (.requestFailed(ConnectionFailure($0, server: "h")), $1) }
        + responses.map { (.invalidResponse($0), $1) } + storage.map { (.storage($0), $1) }
        + [(.refused(Refusal(status: 422, message: "noAccounts")), nil)]

    private func expect(_ advice: String?, for error: some UserFacingError) {
        let words = error.message.text(in: .english)
        #expect(Failure(error).message.text(in: .english) == [words, advice].compactMap(\.self).joined(separator: " "))
    }

    @Test("the advice is the same for an error of Core and for one of a feature that contains it", arguments: causes)
    func advises(cause: APIError, advice: String?) {
        expect(advice, for: cause)
        expect(advice, for: APIError.renewal(cause))
        expect(advice, for: AuthError.request(cause))
    }

    @Test("a server without what a feature needs has perhaps another address")
    func missing() {
        expect(Self.address, for: AuthError.noAccounts)
        expect(Self.address, for: FeatureError.noCollection)
    }

    @Test("after a logout with two errors, the advice is for the last one that has advice")
    func logout() {
        let storage = StorageError.unwritable(path: "a", reason: "no")
        let report = LogoutReport.notRevoked(.request(.requestFailed(ConnectionFailure(.timedOut, server: "h"))))
        expect("To wait longer, use --timeout.", for: AuthError.notForgotten(storage, report))
        expect(Self.permissions, for: AuthError.notForgotten(storage, .noResponse))
        expect(Self.folder, for: ChangeError.storage(.noFolder))
    }
}
