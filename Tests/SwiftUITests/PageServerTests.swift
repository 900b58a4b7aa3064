import Foundation
import Glibc
import TestSupport
import Testing

@_spi(Browser) @_spi(Testing) @testable import SwiftUI

@Suite("The server of the page")
struct PageServerTests {
    private static let post = "POST /act?device=a HTTP/1.1\r\nHost: localhost:1\r\nContent-Length: 7\r\n\r\npress=x"

    @Test("a request is read when all its bytes are there, and what follows it is not a part of it")
    func request() throws {
        let bytes = Array(Self.post.utf8)
        for count in bytes.indices { #expect(try Request.read(Array(bytes.prefix(count))) == nil) }
        let read = try #require(try Request.read(bytes + [1, 2]))
        #expect(read.request.path == "/act" && read.request.query == ["device": "a"])
        #expect(read.request.body == Data("press=x".utf8) && Array(read.rest) == [1, 2])
    }

    @Test("a request that is wrong or too long is refused")
    func refused() {
        let start = "POST / HTTP/1.1\r\n"
        let heads = ["Host: a\r\nHost: b", " Host: a", "Host", "Content-Length: -1", "Transfer-Encoding: chunked"]
        let large = ["Content-Length: 1048577", (0...100).map { "a\($0): b" }.joined(separator: "\r\n")]
        let bad = heads.map { "\(start)\($0)" } + ["", "GET /?a=%ff HTTP/1.1", "GET http://a/ HTTP/1.1", "GET /"]
        for text in bad + ["\(start)Content-Length: 99999999999999999999"] {
            #expect(throws: Request.Refusal.bad) { _ = try Request.read(Array("\(text)\r\n\r\n".utf8)) }
        }
        for text in large.map({ "\(start)\($0)\r\n\r\n" }) + [String(repeating: "a", count: 16_384)] {
            #expect(throws: Request.Refusal.long) { _ = try Request.read(Array(text.utf8)) }
        }
    }

    @Test("a form has any text, with + for a space, and a form that is not UTF-8 is refused")
    func form() {
        #expect(Request.form("a=1+2%2B3&b=%E7%8C%AB&c=d=e&f") == ["a": "1 2+3", "b": "猫", "c": "d=e", "f": ""])
        for text in ["a=%ff", "a=%", "a=1&a=2"] { #expect(Request.form(text) == nil) }
    }

    @Test("only the pages of the server, programs, and the pages of the given host have access")
    func access() {
        func isAllowed(_ host: String?, _ origin: String? = nil, site: String? = nil, mode: String? = nil) -> Bool {
            let headers = ["host": host, "origin": origin, "sec-fetch-site": site, "sec-fetch-mode": mode]
            let request = Request(method: "GET", headers: headers.compactMapValues(\.self))
            return (try? Access(port: 80, name: "a.example").check(request)) != nil
        }
        for host in ["127.0.0.1:80", "localhost:80", "LOCALHOST:80", "a.example"] { #expect(isAllowed(host)) }
        for host in [nil, "", "b.example", "a.example:80", "localhost", "localhost:81"] { #expect(!isAllowed(host)) }
        for origin in ["http://localhost:80", "http://a.example", "https://a.example"] {
            #expect(isAllowed("localhost:80", origin))
        }
        for origin in ["null", "", "http://b.example", "https://a.example.b", "http://localhost:81"] {
            #expect(!isAllowed("localhost:80", origin))
        }
        #expect(isAllowed("localhost:80", site: "same-origin"))
        #expect(isAllowed("localhost:80", site: "cross-site", mode: "navigate"))
        for site in ["cross-site", "same-site"] { #expect(!isAllowed("localhost:80", site: site)) }
    }

    @Test("the answer to a handshake is that of RFC 6455, and a hash that of RFC 3174")
    func hash() {
        #expect(SHA1.answer(to: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        let text = String(repeating: "0123456701234567012345670123456701234567012345670123456701234567", count: 10)
        let hash = SHA1.hash(Array(text.utf8)).map { String(256 + Int($0), radix: 16).suffix(2) }.joined()
        #expect(hash == "dea356a2cddd90c7a7ecedc5ebb563934f460452")
    }

    @Test("texts of one or more frames arrive whole, also byte by byte, with a ping between")
    func frames() throws {
        let long = String(repeating: "b", count: 70_000)
        let frames = frame(0x01, "a") + frame(0x89, "p") + frame(0x80, "猫") + frame(0x81, long)
        var (reader, messages) = (Frames(), [Frames.Message]())
        for byte in frames {
            reader.append([byte])
            while let message = try reader.next() { messages.append(message) }
        }
        #expect(messages == [.ping([112]), .text("a猫"), .text(long)])
    }

    @Test(
        "wrong frames end a socket: without a mask, with wrong bits or order, a control frame that is long, other text",
        arguments: [
            "810161", "C18000000000", "838000000000", "808000000000", "018000000000818000000000", "098000000000",
            "89FE007E00000000", "818100000000FF", "888000000000", "81FF800000000000000000000000",
            "81FF000000000010000100000000",
        ]
    )
    func wrongFrames(_ hex: String) {
        var frames = Frames()
        frames.append(stride(from: 0, to: hex.count, by: 2).map { UInt8(hex.dropFirst($0).prefix(2), radix: 16) ?? 0 })
        #expect(throws: Frames.End.self) { while try frames.next() != nil {} }
    }

    @Test("a text of many frames has a limit")
    func longText() {
        var frames = Frames()
        frames.append(frame(0x01, ""))
        let part = frame(0x00, String(repeating: "a", count: 600_000))
        #expect(throws: Frames.End.self) {
            for _ in 1...2 {
                frames.append(part)
                _ = try frames.next()
            }
        }
    }

    @Test("3,000 changed requests and frames and 10,000 random bytes crash nothing")
    func fuzz() {
        var random = SeededRandom(seed: 64)
        for bytes in Mutations(of: [Self.post], seed: 64).prefix(3_000) { _ = try? Request.read(Array(bytes)) }
        let sample = frame(0x01, "a") + frame(0x80, "b") + frame(0x81, String(repeating: "c", count: 200))
        func read(_ bytes: [UInt8]) {
            var frames = Frames()
            frames.append(bytes)
            while (try? frames.next()) != nil {}
        }
        func byte() -> UInt8 { .random(in: 0...255, using: &random) }
        for _ in 1...3_000 {
            var bytes = sample
            for _ in 1...3 { bytes[Int.random(in: bytes.indices, using: &random)] = byte() }
            read(bytes)
        }
        for length in 0..<140 { read((0..<length).map { _ in byte() }) }
    }

    @Test("over a connection, wrong bytes end it, and a page sends and gets texts", .timeLimit(.minutes(5)))
    func connection() async throws {
        let server = try #require(
            PageServer(port: 0) { request in
                request.path == "/socket" ? .webSocket : Response("\(request.method) \(request.path)")
            } open: { _, socket in
                { text in text.map { socket.send("you: \($0)") } }
            }
        )
        server.start()
        let host = "Host: localhost:\(server.port)\r\n"
        let handshake = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: a\r\n\r\n"
        var random = SeededRandom(seed: 65)
        let noise = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        let requests = [
            Array("GET /a HTTP/1.1\r\n\(host)\r\n".utf8), Array("GET /a HTTP/1.1\r\nHost: a\r\n\r\n".utf8),
            Array("\r\n\r\n".utf8) + noise,
            Array("GET /socket HTTP/1.1\r\n\(host)\(handshake)".utf8) + frame(0x81, "猫") + frame(0x88, ""),
        ]
        // The server needs Swift's threads, so the test must not block one.
        let answers = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: requests.map { Self.exchange($0, port: server.port) })
            }
        }
        #expect(answers[0].hasPrefix("HTTP/1.1 200 OK\r\n") && answers[0].hasSuffix("\r\n\r\nGET /a"))
        #expect(answers[1].hasPrefix("HTTP/1.1 403 ") && answers[2].hasPrefix("HTTP/1.1 400 "))
        #expect(answers[3].hasPrefix("HTTP/1.1 101 ") && answers[3].contains("you: 猫"))
    }

    /// Sends bytes, and returns all that comes back until the server closes the connection.
    private static func exchange(_ bytes: [UInt8], port: UInt16) -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        _ = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        let connection = Connection(descriptor)
        defer { connection.close() }
        connection.write(bytes)
        var answer: [UInt8] = []
        while case let new = connection.read(), !new.isEmpty { answer += new }
        return String(decoding: answer, as: UTF8.self)
    }

}

/// A masked frame, as a page sends it.
private func frame(_ first: UInt8, _ text: String) -> [UInt8] {
    let body = Array(text.utf8)
    var bytes = Frames.frame(0, body)
    (bytes[0], bytes[1]) = (first, bytes[1] | 0x80)
    let mask: [UInt8] = [1, 2, 3, 4]
    let head = bytes.dropLast(body.count) + mask
    return head + body.enumerated().map { $1 ^ mask[$0 % 4] }
}
