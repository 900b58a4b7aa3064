import ArgumentParser
import Foundation

/// The demo of a feature-modular app, on the command line.
@main
struct Focal: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "focal",
        abstract: "Login, feed and MyPage on the command line.",
        version: "0.1.0",
        subcommands: Composition.commands
    )

    @OptionGroup var options: GlobalOptions

    static func main() async {
        // A closed pipe is told by the write that meets it, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        keepMemoryPrivate()
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            Console.forFailures().end(with: error)
        }
    }

    /// A crash leaves nothing of the memory behind, where passwords and tokens are: no core file, unless the system hands
    /// crashes to a program of its own, and no report of the Swift runtime, which prints what registers point at.
    private static func keepMemoryPrivate() {
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if os(Linux)
            setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #else
            setrlimit(RLIMIT_CORE, &none)
        #endif
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
            signal(number, SIG_DFL)
        }
    }
}
