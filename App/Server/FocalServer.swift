import ArgumentParser
import Core
import Foundation
import Hummingbird
import Logging
import NIOCore

/// The development backend: the fake backend behind HTTP.
@main
struct FocalServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "focal-server",
        abstract: "The fake backend behind HTTP, for development.",
        discussion: "Its accounts are JSONPlaceholder's users; their password is “focal”. It forgets when it ends.",
        version: "0.1.0"
    )

    @Option(help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    func validate() throws {
        guard 0...65_535 ~= port else { throw ValidationError("--port takes a number from 0 to 65535.") }
    }

    func run() async throws {
        var logger = Logger(label: "focal-server") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .notice
        let backend = FakeBackend()
        let application = Application(
            responder: CallbackResponder { (request, _: BasicRequestContext) in try await backend.response(to: request)
            },
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { announce(port: $0.localAddress?.port) },
            logger: logger
        )
        do {
            try await application.runService()
        } catch let error as IOError {
            let reason = String(cString: strerror(error.errnoCode))
            FileHandle.standardError.write(Data("focal-server: cannot listen on \(host):\(port): \(reason)\n".utf8))
            throw ExitCode.failure
        }
    }

    /// The first line tells scripts where to call, so it must not wait in a buffer.
    @Sendable private func announce(port: Int?) {
        let name = host.contains(":") ? "[\(host)]" : host
        FileHandle.standardOutput.write(Data("listening on http://\(name):\(port ?? self.port)\n".utf8))
    }
}
