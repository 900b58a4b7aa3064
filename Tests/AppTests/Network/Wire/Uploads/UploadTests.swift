#if os(Linux)
import Core
import Foundation
import TestSupport
import Testing

@Suite("Bodies of requests, over a real connection", .timeLimit(.minutes(1)))
struct UploadTests {
    private let scratch = Scratch()
    /// All bytes, so no text.
    private static let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })

    private func file(_ data: Data = bytes, named name: String = "photo.jpg") throws -> URL {
        let file = scratch.url.appending(path: name)
        try data.write(to: file)
        return file
    }

    @Test("each kind of body is sent with its type and its length", arguments: Wire.allCases)
    func kinds(wire: Wire) async throws {
        let server = try SinkServer()
        let bodies: [RequestBody] = [
            .json(Data(#"{"a":1}"#.utf8)), .form([URLQueryItem(name: "grant type", value: "a&b=c+d é")]),
            .bytes(Self.bytes, type: "image/png"), try .file(file(), type: "image/jpeg"),
            try .file(file(Data(), named: "empty"), type: "text/plain"),
        ]
        for body in bodies {
            // A header cannot say another type than the body, unless the body is JSON.
            let request = APIRequest(.post, "/x", headers: ["Content-Type": "a/b"], content: body)
            #expect(try await wire.client(server.url).send(request).status == 200)
        }
        let types = ["a/b"] + bodies.dropFirst().map(\.type)
        #expect(server.received.map { $0.header("Content-Type") } == types)
        #expect(server.received.map { $0.header("Content-Length") } == bodies.map { "\($0.size)" })
        let form = Data("grant%20type=a%26b%3Dc%2Bd%20%C3%A9".utf8)
        #expect(server.received.map(\.body) == [Data(#"{"a":1}"#.utf8), form, Self.bytes, Self.bytes, Data()])
    }

    @Test("fields and files are in a multipart body, and a name cannot end its line", arguments: Wire.allCases)
    func multipart(wire: Wire) async throws {
        let server = try SinkServer()
        let parts: [RequestBody.Part] = [
            .field("title", "夏の\r\n写真"),
            .file("small", Data("abc".utf8), fileName: "a\"\r\nX-Evil: 1.txt", type: "text/plain\r\nX-Evil: 2"),
            .file("photo", try file(named: "写真.jpg"), type: "image/jpeg"),
        ]
        let body = try RequestBody.multipart(parts, boundary: "b")
        _ = try await wire.client(server.url).send(APIRequest(.post, "/x", content: body))
        var expected = Data(
            """
            --b\r\nContent-Disposition: form-data; name="title"\r\n\r\n夏の\r\n写真\r\n\
            --b\r\nContent-Disposition: form-data; name="small"; filename="a%22%0D%0AX-Evil: 1.txt"\r\n\
            Content-Type: text/plain%0D%0AX-Evil: 2\r\n\r\nabc\r\n\
            --b\r\nContent-Disposition: form-data; name="photo"; filename="写真.jpg"\r\n\
            Content-Type: image/jpeg\r\n\r\n
            """.utf8
        )
        expected += Self.bytes + Data("\r\n--b--\r\n".utf8)
        #expect(server.received.map(\.body) == [expected])
        #expect(server.received.map { $0.header("Content-Type") } == ["multipart/form-data; boundary=b"])
    }

    @Test("the progress only grows, and ends with the size and 100 percent")
    func progress() async throws {
        let (server, all) = (try SinkServer(), Data(count: 3_000_000))
        for body in [try RequestBody.file(file(all), type: "a/b"), .bytes(all, type: "a/b")] {
            let (sent, percents) = (Locked<[Int]>([]), Locked<[Int]>([]))
            let reporting = body.reporting { count in sent.change { $0.append(count) } }
                .reportingPercent { percent in percents.change { $0.append(percent) } }
            _ = try await Wire.curl.client(server.url).send(APIRequest(.post, "/x", content: reporting))
            #expect(sent.value == sent.value.sorted() && sent.value.last == 3_000_000 && sent.value.count > 3)
            #expect(percents.value == Set(percents.value).sorted() && percents.value.last == 100)
        }
    }

    @Test(
        "an upload that is cut off, cancelled or stalls ends",
        arguments: [ConnectionFailure.Reason.lost, .cancelled, .timedOut]
    )
    func ends(reason: ConnectionFailure.Reason) async throws {
        let isCut = reason == .lost
        let server = try SinkServer { _ in .init(ending: isCut ? .cuts(after: 1_000_000) : .stalls(after: 100_000)) }
        let (parts, part) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        let body = try RequestBody.file(file(Data(count: 20_000_000)), type: "a/b").reporting { part.yield($0) }
        let client = Wire.curl.client(server.url, total: .seconds(reason == .timedOut ? 1 : 240))
        let work = Task { try await client.send(APIRequest(.post, "/x", content: body)) }
        if reason == .cancelled {
            for await _ in parts { break }
            work.cancel()
        }
        let failure = ConnectionFailure(reason, server: server.url.absoluteString)
        await #expect(throws: APIError.requestFailed(failure)) { try await work.value }
        #expect(server.received.isEmpty)
    }

    @Test("after a renewal of tokens, the whole body is sent again", arguments: Wire.allCases)
    func renewal(wire: Wire) async throws {
        let server = try SinkServer { request in
            if request.head.contains("/v1/refresh") {
                return .init(body: #"{"access_token":"new","refresh_token":"r2","expires_in":3600}"#)
            }
            return .init(status: request.header("Authorization") == "Bearer new" ? "201 Created" : "401 No")
        }
        let tokens = Tokens(access: "old-token", refresh: "r1", expiresAt: .distantFuture)
        let user = User(id: 1, name: "A", email: "a@example.com", lastLoginDate: nil)
        let sessions = InMemorySessionStore(Session(user: user, tokens: tokens))
        let body = try RequestBody.multipart([.field("a", "b"), .file("f", file(), type: "a/b")])
        let client = AuthorizedAPIClient(wire.client(server.url), sessions: sessions)
        #expect(try await client.send(APIRequest(.post, "/photos", content: body)).status == 201)
        let uploads = server.received.filter { $0.head.contains("/photos") }
        #expect(uploads.map(\.body.count) == [body.size, body.size])
        #expect(uploads.first?.body == uploads.last?.body)
    }

    @Test("413 and 415 are problems of the file, also if the server answers before it has read the body")
    func refused() async throws {
        for (status, ending) in [(413, SinkServer.Ending.whole), (413, .early), (415, .early)] {
            let server = try SinkServer { _ in
                .init(status: "\(status) No", body: #"{"message":"At most 1 MB"}"#, ending: ending)
            }
            let body = try RequestBody.file(file(Data(count: 8_000_000)), type: "a/b")
            do {
                _ = try await Wire.curl.client(server.url).response(to: APIRequest(.post, "/x", content: body))
                Issue.record("no error")
            } catch APIError.refused(let refusal) {
                #expect(refusal.status == status)
                #expect(refusal.fileProblem?.text(in: .english).hasSuffix("(At most 1 MB)") == true)
            }
        }
    }

    @Test("a file that is gone, or has another size, is not sent, and ends the request if it is being sent")
    func changed() async throws {
        let server = try SinkServer()
        let photo = try file(Data(count: 40_000_000))
        let handle = try FileHandle(forWritingTo: photo)
        let body = try RequestBody.file(photo, type: "a/b").reporting { _ in try? handle.truncate(atOffset: 1_000) }
        for _ in 0..<2 {
            await #expect(throws: APIError.self) {
                try await Wire.curl.client(server.url).send(APIRequest(.post, "/x", content: body))
            }
        }
        try FileManager.default.removeItem(at: photo)
        await #expect(throws: APIError.storage(.unreadable(path: photo.path, reason: "No such file or directory"))) {
            try await Wire.urlSession.client(server.url).send(APIRequest(.post, "/x", content: body))
        }
        #expect(server.received.allSatisfy { $0.body.count < 40_000_000 })
        #expect(throws: StorageError.self) { try RequestBody.file(scratch.url, type: "a/b") }
    }

    @Test("secrets in a form and in a multipart body are not in an error response")
    func secrets() async throws {
        let server = try SinkServer { _ in .init(status: "400 No", body: #"{"message":"hunter22 is wrong"}"#) }
        let form = RequestBody.form([URLQueryItem(name: "new_password", value: "hunter22")])
        for body in [form, try .multipart([.field("client_secret", "hunter22")])] {
            let answer = try await Wire.curl.client(server.url).send(APIRequest(.post, "/x", content: body))
            #expect(String(decoding: answer.body, as: UTF8.self).contains("••• is wrong"))
        }
    }

    @Test("an answer can be bytes of the type that the request accepts", arguments: Wire.allCases)
    func bytes(wire: Wire) async throws {
        let server = try FaultServer { _ in
            [.response("200 OK", ["Content-Type: image/png", "Connection: close"], data: Self.bytes)]
        }
        let request = APIRequest(.get, "/x.png", headers: ["Accept": "image/png"])
        #expect(try await wire.client(server.url).send(request).body == Self.bytes)
        #expect(server.requests.first?.contains(/(?i)\r\naccept: image\/png\r\n/) == true)
    }
}
#endif
