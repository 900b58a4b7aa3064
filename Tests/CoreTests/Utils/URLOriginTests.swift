import Core
import Foundation
import Testing

@Suite("The origin of a URL")
struct URLOriginTests {
    @Test(
        "an origin has the scheme, the host, and the port if it is not the default port",
        arguments: [
            ("HTTP://LocalHost:3000/a?b#c", "http://localhost:3000"), ("http://h.test:80/", "http://h.test"),
            ("https://h.test:443", "https://h.test"), ("http://h.test:443", "http://h.test:443"),
            ("https://h.test:80", "https://h.test:80"), ("http://me:secret@h.test:81/", "http://h.test:81"),
            ("http://[FE80::1]:3000/", "http://[fe80::1]:3000"),
        ]
    )
    func origin(url: String, origin: String) {
        #expect(URL(string: url)?.origin == origin)
    }

    @Test(
        "localhost, ::1 and all addresses that start with 127 are loopback addresses",
        arguments: [
            "HTTP://LOCALHOST:3000/a", "http://[::1]:3000", "http://127.255.0.254", "https://me:secret@127.001.0.10",
        ]
    )
    func loopback(url: String) throws {
        #expect(try #require(URL(string: url)).isLoopback)
    }

    @Test(
        "no other host is a loopback address, even if it contains localhost or 127",
        arguments: [
            "http://localhost.h.test", "http://127.0.0.1.h.test", "http://127.0.0", "http://127.0.0.1.1",
            "http://127..0.1", "http://127.0.0.x", "http://127.0.0.0001", "http://127.0.0.%D9%A1", "http://0127.0.0.1",
            "http://[::ffff:127.0.0.1]", "http://127.0.0.1@h.test", "/localhost",
        ]
    )
    func elsewhere(url: String) throws {
        #expect(try !#require(URL(string: url)).isLoopback)
    }

    @Test(
        "two base addresses are the same server if only case, the default port or a slash at the end differ",
        arguments: [
            ("HTTPS://H.test:443/v2/", true), ("https://h.test/V2", false), ("https://h.test/v2/a", false),
            ("http://h.test/v2", false), ("https://h.test:8443/v2", false), ("https://h.test", false), ("/v2", false),
        ]
    )
    func sameServer(other: String, isSame: Bool) throws {
        let (url, other) = (try #require(URL(string: "https://h.test/v2")), try #require(URL(string: other)))
        #expect(other.isSameServer(as: url) == isSame)
    }

    @Test("a URL without a host has no origin", arguments: ["file:///tmp", "/posts", "localhost:3000", "mailto:a@b.c"])
    func none(url: String) throws {
        #expect(try #require(URL(string: url)).origin == nil)
    }
}
