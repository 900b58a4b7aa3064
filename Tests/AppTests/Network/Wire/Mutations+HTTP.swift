import TestSupport

extension Mutations {
    /// Texts that often cause errors in HTTP clients, and the texts of `hostileScraps`.
    static let httpScraps =
        hostileScraps + [
            "\r\n\r\n", "HTTP/1.1 100 Continue\r\n\r\n", "Content-Length: 18446744073709551616\r\n",
            "Content-Length: -1\r\n", "Content-Length: 3\r\n", "Transfer-Encoding: chunked\r\n",
            "Content-Encoding: gzip\r\n", "X-Total-Count: -9\r\n", "X-Total-Count: 99999999999999999999\r\n",
            "Location: //\u{1B}[31m\r\n", "Retry-After: 1e9\r\n", ": \r\n", "Link: <\u{1B}>; rel=next\r\n",
            "HTTP/2 200\r\n", "\u{1B}]0;owned\u{7}", "WWW-Authenticate: Basic\r\n",
        ]
}
