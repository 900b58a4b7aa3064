import ArgumentParser
import Foundation
import NIOCore

/// The messages of the server, except the log of requests.
extension FocalServer {
    /// Prints the address. Scripts wait for this line, so it is written without a buffer.
    @Sendable func announce(_ address: SocketAddress?) {
        if address?.isLoopback == false {
            StandardError.write(
                """
                focal-server: warning: \(host) can be reached from other machines. Everybody knows the passwords, and \
                nothing is encrypted. Without --host, the server listens on this machine only.
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
        case is SocketAddressError.UnknownHost: "no such host"
        default: "\(error)"
        }
    }

    /// Ends the process: with the help text after `--help`, otherwise with a one-line error.
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
