import ArgumentParser
import Foundation
import NIOCore

/// Prints messages of the server. The lines of the request log are in `RequestLine`.
extension FocalServer {
    /// Prints the address of the server on stdout. The line is not buffered, because scripts wait for it.
    @Sendable func announce(_ address: SocketAddress?) {
        if address?.isLoopback == false {
            StandardError.write(
                """
                focal-server: warning: \(host) can be reached from other machines. The passwords are not secret, \
                and the connection is not encrypted. Without --host, only this machine can reach the server.
                """
            )
        }
        let name = host.contains(":") ? "[\(host)]" : host
        let line = "listening on http://\(name):\(address?.port ?? port)\n"
        try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    }

    static func reason(_ error: any Error) -> String {
        switch error {
        case let error as IOError: String(cString: strerror(error.errnoCode))
        case is SocketAddressError.UnknownHost: "the host is unknown"
        default: "\(error)"
        }
    }

    /// Prints an error in one line, and ends the process. After `--help` or `--version`, it prints the help text or
    /// the version.
    static func end(with error: any Error) -> Never {
        guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
        let words = message(for: error).split(separator: "\n").first.map(String.init) ?? ""
        StandardError.write("focal-server: \(words.hasSuffix(".") ? words : words + ".") See: focal-server --help")
        exit(withError: ExitCode.validationFailure)
    }
}

extension SocketAddress {
    /// Whether only this machine can reach the address.
    fileprivate var isLoopback: Bool {
        ipAddress.map { $0 == "::1" || $0.hasPrefix("127.") } ?? true
    }
}
