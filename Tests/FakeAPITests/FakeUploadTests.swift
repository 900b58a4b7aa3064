import Core
import FakeAPI
import Foundation
import TestSupport
import Testing

@Suite("Files on the fake server")
struct FakeUploadTests {
    private let scratch = Scratch()
    private let state = InMemoryFakeState()
    private var client: FakeAPIClient { FakeAPIClient(FakeBackend(state: state)) }
    private let bytes = Data([0, 255, 13, 10, 13, 10, 45, 45])

    private func send(_ path: APIPath, _ body: RequestBody, key: String? = nil) async throws -> APIResponse {
        var request = APIRequest(.post, path, content: body)
        request.headers["Idempotency-Key"] = key
        return try await client.send(request)
    }

    @Test("an upload has an address that answers with its bytes, also after a restart")
    func keeps() async throws {
        let file = try scratch.file(holding: bytes).url
        let percents = Locked<[Int]>([])
        let body = try RequestBody.file(file, type: "image/png").reportingPercent { percent in
            percents.change { $0.append(percent) }
        }
        let upload = try await send("/uploads", body).object
        #expect(upload == ["id": 1, "url": "/uploads/1", "type": "image/png", "size": 8])
        #expect(percents.value == [100])
        let answer = try await client.send(APIRequest(.get, "/uploads/1"))
        #expect(answer.body == bytes && answer.headers["Content-Type"] == "image/png")
        #expect(try await client.send(APIRequest(.get, "/uploads/2")).status == 404)
        #expect(try await client.send(APIRequest(.get, "/uploads")).status == 405)
        try FileManager.default.removeItem(at: file)
        await #expect(throws: APIError.self) { try await send("/uploads", body) }
    }

    @Test("a form and a multipart body have the fields of an item, and its file has an address")
    func takesForms() async throws {
        let form = RequestBody.form([URLQueryItem(name: "title", value: "a&b c")])
        #expect(try await send("/todos", form).object["title"] == "a&b c")
        let parts: [RequestBody.Part] = [
            .field("title", "夏\r\n"), .file("photo", bytes, fileName: "a\"b", type: "image/png"),
            .field("tags[]", "a"), .field("tags[]", "b"),
        ]
        let first = try await send("/todos", .multipart(parts), key: "k").object
        #expect(first["title"] == "夏\r\n" && first["photo"] == "/uploads/1")
        #expect(first["tags"] == .array(["a", "b"]))
        // The boundary differs, and the request is the same.
        #expect(try await send("/todos", .multipart(parts), key: "k").object == first)
        let other = RequestBody.Part.file("photo", Data([1] + bytes.dropFirst()), fileName: "a\"b", type: "image/png")
        #expect(try await send("/todos", .multipart([parts[0], other]), key: "k").status == 422)
        #expect(try await client.send(APIRequest(.get, "/uploads/1")).body == bytes)
    }

    @Test("a body that is too large, of another type, empty or damaged is refused, and nothing is saved")
    func refuses() async throws {
        let damaged = "multipart/form-data; boundary=b"
        for (path, body, status) in [
            ("/uploads", RequestBody.bytes(Data(count: (1 << 20) + 1), type: "a/b"), 413),
            ("/uploads", .bytes(Data(), type: "a/b"), 422), ("/todos", .bytes(bytes, type: "image/png"), 415),
            ("/todos", .bytes(Data("--b\r\n".utf8), type: damaged), 400), ("/todos", .bytes(bytes, type: damaged), 400),
            ("/todos", .bytes(Data("--b\r\nX\r\n--b--".utf8), type: damaged), 400),
            ("/todos", .bytes(bytes, type: "multipart/form-data"), 400), ("/todos", .json(bytes), 400),
        ] as [(APIPath, RequestBody, Int)] {
            #expect(try await send(path, body).status == status, "\(body.type)")
        }
        #expect(state.read() == FakeState())
    }

    @Test("the oldest files are removed, so that the state can be saved")
    func removesOld() async throws {
        for number in 0..<5 {
            _ = try await send("/uploads", .bytes(Data(repeating: UInt8(number), count: 1 << 20), type: "a/b"))
        }
        #expect(try await client.send(APIRequest(.get, "/uploads/1")).status == 404)
        #expect(try await client.send(APIRequest(.get, "/uploads/5")).body.last == 4)
    }
}
