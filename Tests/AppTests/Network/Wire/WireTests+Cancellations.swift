import Core
import Foundation
import TestSupport
import Testing

extension WireTests.SlowTests {
    @Test("1,000 cancelled requests end, and the next request succeeds", arguments: Wire.allCases)
    func random(wire: Wire) async throws {
        let server = try FaultServer { request in
            request.hasPrefix("GET /silent")
                ? [.silence] : [.drip("HTTP/1.1 200 OK\r\n\r\n{}", every: .microseconds(50))]
        }
        let transport = wire.transport
        var random = SeededRandom(seed: 6)
        let moments = (0..<1_000).map { _ in Int.random(in: 0...2_000, using: &random) }
        for batch in 0..<20 {
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<50 {
                    let path = index % 2 == 0 ? "/silent" : "/slow"
                    let url = server.url.appending(path: path)
                    group.addTask {
                        let call = Task { try await transport.send(TransportRequest(.get, url)) }
                        for _ in 0..<moments[batch * 50 + index] { await Task.yield() }
                        call.cancel()
                        _ = await call.result
                    }
                }
            }
        }
        #expect(await server.isIdle())
        let last = try await transport.send(TransportRequest(.get, server.url.appending(path: "/slow")))
        #expect(last.body == Data("{}".utf8))
    }
}
