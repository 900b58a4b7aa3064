import ArgumentParser
import Core
import FakeAPI
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import SampleCollections
import ServiceLifecycle
import UnixSignals

/// The command `focal-server`, which provides the fake backend over HTTP.
@main
struct FocalServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "focal-server",
        abstract: "Run the fake backend as an HTTP server, for development.",
        discussion: """
            The data is from JSONPlaceholder. With --posts and --users, the server generates more data of the same \
            kind. This data is the same in every run. User 1 wrote posts 1 to 10, user 2 posts 11 to 20, and so on. \
            Each post has five comments. Users sign in with their email and the password “focal”. The first ten users \
            have emails from JSONPlaceholder, for example Sincere@april.biz. The emails of the other users are \
            user11@example.com, user12@example.com and so on. When the server ends, all changes are lost.

            The first line on stdout has the address. The server prints one line for each request on stderr. After \
            Ctrl-C or SIGTERM, it finishes the current requests and ends.
            """,
        version: "0.3.0"
    )

    @Option(parsing: .unconditional, help: "The address to listen on.")
    var host = "127.0.0.1"

    @Option(parsing: .unconditional, help: "The port to listen on. With 0, the system chooses a free port.")
    var port = 8080

    @Option(parsing: .unconditional, help: ArgumentHelp("The number of posts, at most a million.", valueName: "n"))
    var posts = 100

    @Option(parsing: .unconditional, help: ArgumentHelp("The number of users, at most a million.", valueName: "n"))
    var users = 10

    @Option(parsing: .unconditional, help: "How lists are divided into pages.")
    var paging = PagingStyle.pages

    @Option(parsing: .unconditional, help: ArgumentHelp("The delay before each response.", valueName: "seconds"))
    var latency = 0.0

    @Option(parsing: .unconditional, help: ArgumentHelp(faultsHelp, valueName: "rate"))
    var faults = 0.0

    private static let faultsHelp = """
        The fraction of requests that fail, from 0 to 1. The server simulates these errors in turn: status 503 with \
        Retry-After, a closed connection without a response, and a response body that is cut off.
        """

    func validate() throws {
        let most = SampleData.largestSize
        guard 0...65_535 ~= port else { throw ValidationError("--port must be from 0 to 65535.") }
        guard 0...most ~= posts else { throw ValidationError("--posts must be from 0 to \(most).") }
        guard 1...most ~= users else { throw ValidationError("--users must be from 1 to \(most).") }
        guard 0...3600 ~= latency else { throw ValidationError("--latency must be from 0 to 3600 seconds.") }
        guard 0...1 ~= faults else { throw ValidationError("--faults must be from 0 to 1.") }
    }

    static func main() async {
        // Without this line, writing to a closed pipe would end the process. Now the write returns an error.
        signal(SIGPIPE, SIG_IGN)
        do {
            try await parse().run()
        } catch {
            end(with: error)
        }
    }

    func run() async throws {
        var data = SampleData.generated(posts: posts, users: users).withFeatureCollections()
        if paging != .pages { data.divide(by: paging.paging, in: paging == .cursor ? ["data"] : []) }
        let responder = BackendResponder(
            backend: FakeBackend(data: data),
            latency: .seconds(latency),
            faults: FaultSchedule(rate: faults)
        )
        let application = application(responder)
        var configuration = ServiceGroupConfiguration(
            services: [application],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: application.logger
        )
        // After this time, the server ends even if a request is still running.
        configuration.maximumGracefulShutdownDuration = .seconds(5) + responder.latency
        do {
            try await ServiceGroup(configuration: configuration).run()
        } catch {
            let problem = "cannot listen on \(host):\(port): \(Self.reason(error))"
            StandardError.write("focal-server: \(problem). Use another --port or --host.")
            throw ExitCode.failure
        }
    }
}

extension FocalServer {
    private func application(_ responder: BackendResponder) -> some ApplicationProtocol {
        var logger = Logger(label: "focal-server") { StreamLogHandler.standardError(label: $0) }
        // At this level, Hummingbird does not log connection errors. `RequestLine` already logs each request.
        logger.logLevel = .critical
        return Application(
            responder: responder,
            // If the server waits 60 seconds for data of a client, it closes the connection.
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
