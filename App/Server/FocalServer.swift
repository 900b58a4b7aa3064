import ArgumentParser
import Core
import FakeAPI
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import SampleCollections

/// The development backend: the fake backend behind HTTP.
@main
struct FocalServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "focal-server",
        abstract: "The fake backend behind HTTP, for development.",
        discussion: """
            Its data is JSONPlaceholder's, or more of the same kind, the same on every run: each user wrote ten posts in \
            turn, and each post has five comments. Users sign in with their email and the password “focal”: the first \
            ten with JSONPlaceholder's, as Sincere@april.biz, those after them as user11@example.com and so on. What \
            was changed is forgotten at the end.

            The first line on stdout is the address; stderr has a line for each request. Ctrl-C or SIGTERM ends it as \
            soon as the requests under way are answered.
            """,
        version: "0.1.0"
    )

    @Option(parsing: .unconditional, help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(parsing: .unconditional, help: "The port to listen on; 0 for any that is free.")
    var port = 8080

    @Option(parsing: .unconditional, help: ArgumentHelp("How many posts there are, at most a million.", valueName: "n"))
    var posts = 100

    @Option(parsing: .unconditional, help: ArgumentHelp("How many users there are, at most a million.", valueName: "n"))
    var users = 10

    @Option(parsing: .unconditional, help: ArgumentHelp("How long each answer waits.", valueName: "seconds"))
    var latency = 0.0

    @Option(parsing: .unconditional, help: ArgumentHelp(faultsHelp, valueName: "rate"))
    var faults = 0.0

    private static let faultsHelp = """
        The share of requests, 0 to 1, that meet a fault, evenly spread. In turn: 503 with Retry-After, no answer on a \
        connection that ends, a body that is cut off.
        """

    func validate() throws {
        let most = SampleData.largestSize
        guard 0...65_535 ~= port else { throw ValidationError("--port takes a number from 0 to 65535.") }
        guard 0...most ~= posts else { throw ValidationError("--posts takes a number from 0 to \(most).") }
        guard 1...most ~= users else { throw ValidationError("--users takes a number from 1 to \(most).") }
        guard 0...3600 ~= latency else { throw ValidationError("--latency takes seconds, from 0 to 3600.") }
        guard 0...1 ~= faults else { throw ValidationError("--faults takes a share, from 0 to 1.") }
    }

    static func main() async {
        // A closed pipe is told by the write that meets it, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        do {
            try await parse().run()
        } catch {
            end(with: error)
        }
    }

    func run() async throws {
        var data = SampleData.generated(posts: posts, users: users)
        data.addFeatureCollections()
        let responder = BackendResponder(
            backend: FakeBackend(data: data),
            latency: .seconds(latency),
            faults: FaultSchedule(rate: faults)
        )
        let deadline = StopDeadline(.seconds(5) + responder.latency)
        defer { deadline.cancel() }
        do {
            try await application(responder).runService()
        } catch {
            StandardError.write("focal-server: cannot listen on \(host):\(port): \(Self.reason(error))")
            throw ExitCode.failure
        }
    }
}

extension FocalServer {
    private func application(_ responder: BackendResponder) -> some ApplicationProtocol {
        var logger = Logger(label: "focal-server") { StreamLogHandler.standardError(label: $0) }
        // What goes wrong on a connection is the client's business, and each request has its line.
        logger.logLevel = .critical
        return Application(
            responder: responder,
            // Who says nothing for a minute in the middle of a request will not go on.
            server: .http1(
                configuration: HTTP1Channel.Configuration(
                    additionalChannelHandlers: [UnreadableRequests()],
                    idleTimeout: .seconds(60)
                )
            ),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port),
                availableConnectionsDelegate: MaximumAvailableConnections(1000)
            ),
            onServerRunning: { announce($0.localAddress) },
            logger: logger
        )
    }
}
