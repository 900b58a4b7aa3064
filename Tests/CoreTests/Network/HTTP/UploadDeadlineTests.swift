import Core
import Foundation
import TestSupport
import Testing

@Suite("The deadline of an upload", .exhaustive)
struct UploadDeadlineTests {
    private let clock = TestClock()
    private let timedOut = APIError.requestFailed(ConnectionFailure(.timedOut, server: "https://example.com"))

    /// Sends nothing. The test says how much was sent.
    private struct Transport: HTTPTransport {
        let content = Locked<RequestBody?>(nil)
        var sendsFiles = true

        func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
            content.change { $0 = request.content }
            for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(3_600)) }) {}
            throw .noResponse(.cancelled)
        }
    }

    private func client(_ transport: Transport) throws -> HTTPAPIClient {
        HTTPAPIClient(server: try #require(URL(string: "https://example.com")), transport: transport, clock: clock)
    }

    @Test(
        "the limit starts again with each part of a large body that is sent",
        arguments: [(65_537, true), (65_536, false)]
    )
    func prolongs(size: Int, isProlonged: Bool) async throws {
        let transport = Transport()
        let request = APIRequest(.post, "/x", content: .bytes(Data(count: size), type: "a/b"))
        let call = Task { [client = try client(transport)] in await client.outcome(of: request) }
        await clock.sleepers(1)
        clock.advance(by: .seconds(29))
        transport.content.value?.sent(100)
        clock.advance(by: .seconds(1))
        if isProlonged {
            await clock.sleepers(1)
            clock.advance(by: .seconds(28))
            await clock.sleepers(1)
            clock.advance(by: .seconds(1))
        }
        #expect(await call.value == .failure(timedOut))
    }

    @Test("a transport that sends no files gets their bytes")
    func loads() async throws {
        let scratch = Scratch()
        let file = try scratch.file(holding: Data("abc".utf8))
        for sendsFiles in [true, false] {
            let transport = Transport(sendsFiles: sendsFiles)
            let request = APIRequest(.post, "/x", content: try .file(file.url, type: "a/b"))
            let call = Task { [client = try client(transport)] in await client.outcome(of: request) }
            await clock.sleepers(1)
            #expect(transport.content.value?.data == (sendsFiles ? nil : Data("abc".utf8)))
            #expect(transport.content.value?.type == "a/b")
            call.cancel()
            _ = await call.value
        }
    }
}
