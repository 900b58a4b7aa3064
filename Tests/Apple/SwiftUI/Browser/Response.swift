import Foundation

/// A response of the server of the page.
struct Response: Sendable {
    var status = "200 OK", type = "text/plain; charset=utf-8", body = Data()

    init(_ text: String, _ type: String = "plain", status: String = "200 OK") {
        (self.status, self.type, body) = (status, "text/\(type); charset=utf-8", Data(text.utf8))
    }

    init(_ bitmap: Bitmap) { (type, body) = ("image/\(bitmap.type)", bitmap.data) }

    init(_ refusal: Request.Refusal, _ text: String? = nil) {
        let foreign = "This is not the address of the page. For a forwarded port, start the program with --host NAME."
        let text = text ?? (refusal == .foreign ? foreign : refusal.rawValue)
        self.init(text + "\n", status: refusal.rawValue)
    }

    /// The page may open a WebSocket.
    static let webSocket = Response("", status: "101 Switching Protocols")

    /// The drawing has `style` attributes for sizes and colours. Other styles are in a file, as all scripts are.
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; \
        img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """

    /// What is sent to the browser.
    var bytes: [UInt8] {
        let head = """
            HTTP/1.1 \(status)
            Content-Type: \(type)
            Content-Length: \(body.count)
            Content-Security-Policy: \(Self.policy)
            Cross-Origin-Resource-Policy: same-origin
            X-Content-Type-Options: nosniff
            Cache-Control: no-store
            Connection: close


            """
        return Array(head.replacing("\n", with: "\r\n").utf8) + body
    }
}
