import Core
import Foundation
import TestSupport
import Testing

@Suite("Decoding mutated responses")
struct JSONFuzzTests {
    @Test("2,000 mutated bodies are decoded or refused, and encoding a decoded value does not change it")
    func some() throws {
        try Self.readAll(of: 2_000, seed: 4)
    }

    @Suite(.slow)
    struct SlowTests {
        @Test("100,000 mutated bodies are decoded or refused within five minutes", .timeLimit(.minutes(5)))
        func many() throws {
            try JSONFuzzTests.readAll(of: 100_000, seed: 5)
        }
    }

    fileprivate static func readAll(of count: Int, seed: UInt64) throws {
        var (read, refused) = (0, 0)
        for (text, types) in samples {
            for body in Mutations(of: [text], seed: seed).prefix(count / samples.count) {
                for type in types {
                    do throws(UnreadableJSON) {
                        try again(type, body)
                        read += 1
                    } catch {
                        refused += 1
                        let reason = error.detail.text(in: .english)
                        #expect(!reason.isEmpty && reason.count < 400)
                    }
                }
            }
        }
        // The test checks enough only if many bodies are decoded and many are refused.
        #expect(read > count / 8 && refused > count / 8, "\(read) bodies were decoded, and \(refused) were refused")
    }

    /// Decodes a body, and throws if the body is refused. Checks that a value that can be encoded does not change when
    /// it is encoded and decoded.
    private static func again<Value: Decodable>(_ type: Value.Type, _ body: Data) throws(UnreadableJSON) {
        let value = try JSONCoding.decode(type, from: body)
        do {
            if let written = try encoded(value) {
                let same = try encoded(JSONCoding.decode(type, from: written)) == written
                #expect(same, "\(type) changed after encoding and decoding it: \(body.base64EncodedString())")
            }
            if let response = value as? SessionResponse {
                try keep(response)
            }
        } catch {
            Issue.record("\(type) cannot be encoded and decoded: \(error). Its body was \(body.base64EncodedString()).")
        }
    }

    private static func encoded(_ value: some Decodable) throws -> Data? {
        try (value as? any Encodable).map { try JSONCoding.encode($0) }
    }

    /// Creates a session from a login response, and checks that the session can be encoded and decoded.
    private static func keep(_ response: SessionResponse) throws {
        let tokens = response.tokens?.tokens(receivedAt: Date(timeIntervalSince1970: 1_795_219_200))
        let session = Session(user: response.user.user, tokens: tokens)
        let written = try JSONCoding.encode(session)
        _ = try JSONCoding.decode(Session.self, from: written)
    }

    /// Response bodies, each with the types that the test decodes from it. The test makes random changes to the bodies.
    private static let samples: [(String, [any (Decodable & SendableMetatype).Type])] = [
        (
            #"[{"user_id":1,"user_name":"日\ud83d\ude00","email":"a","last_login_date":"2026-11-21T09:00:00.5+09:00"}]"#,
            [[UserResponse].self, JSONValue.self]
        ),
        (#"[{"id":1,"address":{"geo":{"lat":"-37.3159","lng":81.1496}},"company":null}]"#, [JSONValue.self]),
        (
            #"{"user_id":"1","user_name":"Leanne","email":"l@b.c","last_login_date":"2026-11-21T00:00:00Z","#
                + #""access_token":"a","refresh_token":"r","expires_in":900}"#,
            [SessionResponse.self, TokensResponse.self, UserResponse.self]
        ),
        (#"{"access_token":"a","refresh_token":"r","expires_in":900}"#, [TokensResponse.self]),
        (
            #"{"error":{"code":"validation_failed","message":"no","fields":{"email":"taken","phone":"long"}}}"#,
            [ErrorResponse.self, JSONValue.self]
        ),
    ]
}
