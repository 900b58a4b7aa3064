import AppFeatures
import ArgumentParser
import Core
import Root

/// Runs the command that shows the same screen as the link.
struct OpenCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Show the screen of a link.",
        discussion: names.text(in: .english)
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The link. It can start with focal://, or with https:// and a host of the app.")
    var link: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let command = try command(on: console)
        do throws(Failure) {
            try await command.run(in: app, on: console)
        } catch  where error.exitCode == .notSignedIn {
            throw error.advising(AppMessages.signInAndOpen(signInAndOpen))
        }
    }

    private func command(on console: Console) throws(Failure) -> any FocalCommand {
        let arguments: [String]
        do throws(LinkError) {
            let parsed = try DeepLink(parsing: link, hosts: webHosts)
            let route = try parsed.route(in: Self.routes)
            let ignored = parsed.parts(without: route.link).joined(separator: ", ")
            if !ignored.isEmpty { console.warn("ignored", AppMessages.ignored(ignored)) }
            // A command has no form, so it shows the screen below.
            arguments = (route.stacks(isTab: true).pushed.last ?? route.link).arguments
        } catch .unknownName(let name) {
            throw .usage(LinkError.unknownName(name).message + Self.names)
        } catch {
            throw .usage(error.message)
        }
        guard let command = try? Focal.command(for: arguments) as? any FocalCommand else {
            throw .usage(LinkError.badPart(link).message)
        }
        return command
    }

    private static var routes: [any Route.Type] { [AppFeature].all.map(\.route) }

    /// Says with which names a link can start. If the app has no tabs, says how to add the first screen.
    private static var names: Message {
        let names = routes.map { $0.name }
        return names.isEmpty ? HomeMessages.noScreens + AppMessages.newFeature : AppMessages.links(names)
    }

    /// The command lines that sign in and open the link on the same server. The user can copy them into a shell.
    private var signInAndOpen: String {
        let server = (options.server.map { ["--server", $0] } ?? []) + (options.insecure ? ["--insecure"] : [])
        return [["login"], ["open", link]]
            .map { (["focal"] + $0 + server).map(\.quotedForShell).joined(separator: " ") }
            .joined(separator: " && ")
    }
}

extension DeepLink {
    /// The arguments of the command that shows the screen of the link, for example `["todo", "show", "--", "21"]`. The
    /// query parameters are options. With `=`, a value such as `--json` is not read as an option.
    fileprivate var arguments: [String] {
        [name] + path.flatMap { ["show", "--", $0] }
            + query.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" }
    }
}

extension String {
    /// The text as one word of a shell command. A simple text gets no quotes.
    fileprivate var quotedForShell: String {
        guard wholeMatch(of: /[A-Za-z0-9_.,:\/%@+=-]+/) == nil else { return self }
        return "'\(replacing("'", with: "'\\''"))'"
    }
}
