import ArgumentParser
import Foundation
import NIOCore

/// What the server says beside the log of requests.
extension FocalServer {
    /// The first line tells scripts where to call, so it must not wait in a buffer.
    @Sendable func announce(_ address: SocketAddress?) {
        if address?.isLoopback == false {
            StandardError.write(
                """
                focal-server: warning: \(host) can be reached from other machines. The passwords are no secret, and \
                nothing is encrypted. Leave --host out to listen on this machine only.
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

    /// Ends with help where it was asked for, else with one line that says what is wrong.
    static func end(with error: any Error) -> Never {
        guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
        let words = message(for: error).split(separator: "\n").first.map(String.init) ?? ""
        StandardError.write("focal-server: \(words.hasSuffix(".") ? words : words + ".") See: focal-server --help")
        exit(withError: ExitCode.validationFailure)
    }
}

extension SocketAddress {
    /// Whether only this machine can reach it.
    fileprivate var isLoopback: Bool {
        ipAddress.map { $0 == "::1" || $0.hasPrefix("127.") } ?? true
    }
}
