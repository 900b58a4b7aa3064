package import Core
package import Foundation

/// A server of pictures without a network. It can hold its responses back.
package struct PictureServer: HTTPTransport {
    private struct State {
        var responses: [URL: APIResponse] = [:]
        var requests: [TransportRequest] = []
        var cancelled = 0
        var held: [AsyncStream<Void>.Continuation]?
    }
    private let state = Locked(State())

    /// Creates a server that cannot be reached. `set` adds an address with its response.
    package init() {}

    package func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        state.change { state in
            state.requests.append(request)
            if state.held == nil { end.finish() } else { state.held?.append(end) }
        }
        for await _ in ends {}
        guard !Task.isCancelled else {
            state.change { $0.cancelled += 1 }
            throw .noResponse(.cancelled)
        }
        guard let response = state.value.responses[request.url] else { throw .noResponse(.unreachable) }
        guard response.body.count <= request.limits.body else {
            throw .invalidResponse(.tooLarge(limit: request.limits.body))
        }
        let tag = request.headers["If-None-Match"]
        return tag != nil && tag == response.headers["ETag"]
            ? APIResponse(status: 304, headers: response.headers) : response
    }

    /// All requests so far.
    package var requests: [TransportRequest] { state.value.requests }
    /// How many requests were cancelled so far.
    package var cancelled: Int { state.value.cancelled }

    /// Responds to the requests at this address. By default, with a picture.
    package func set(
        _ url: URL,
        _ status: Int = 200,
        _ headers: HeaderFields = [:],
        _ body: Data = PictureSample.png()
    ) {
        let response = APIResponse(status: status, headers: headers, body: body)
        state.change { $0.responses[url] = response }
    }

    /// From now on, cannot be reached.
    package func stop() { state.change { $0.responses = [:] } }

    /// Holds the responses back until `release()`.
    package func hold() { state.change { $0.held = $0.held ?? [] } }

    /// Sends the responses that were held back, and all later ones at once.
    package func release() {
        for end in state.change({ $0.held.take() }) ?? [] { end.finish() }
    }

    /// Waits until this number of requests has arrived.
    package func arrived(_ count: Int) async { await wait { requests.count >= count } }

    /// Waits until a request was cancelled.
    package func hasCancelled() async { await wait { cancelled > 0 } }

    private func wait(_ isOver: () -> Bool) async { while !isOver(), !Task.isCancelled { await Task.yield() } }
}

/// The first bytes of pictures.
package enum PictureSample {
    /// A PNG of this size, and some bytes.
    package static func png(_ width: UInt32 = 10, _ height: UInt32 = 20, more: Int = 100) -> Data {
        func big(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
        let start = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
        return start + big(width) + big(height) + Data([8, 6, 0, 0, 0]) + Data(count: more)
    }

    /// A progressive JPEG of 772 by 258 pixels, with fill bytes between its segments.
    package static let jpeg = Data([
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xDB, 0, 3, 0, 0xFF, 0xC2, 0, 11, 8, 1, 2, 3, 4, 3, 0, 0,
    ])
    /// A GIF of 320 by 240 pixels.
    package static let gif = Data("GIF89a".utf8) + Data([0x40, 1, 0xF0, 0, 0, 0])
    /// The three variants of WebP, each of 800 by 600 pixels.
    package static let webp = [
        webp("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x20, 0x03, 0x58, 0x02]),
        webp("VP8L", [0, 0, 0, 0, 0x2F, 0x1F, 0xC3, 0x95, 0]),
        webp("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0x1F, 0x03, 0, 0x57, 0x02, 0]),
    ]

    private static func webp(_ kind: String, _ bytes: [UInt8]) -> Data {
        Data("RIFF".utf8) + Data(count: 4) + Data("WEBP\(kind)".utf8) + Data(bytes)
    }
}
