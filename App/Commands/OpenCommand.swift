import ArgumentParser
import Core
import Root

/// The command `focal open LINK`, which shows the page of a link. It runs the command that shows the same page.
struct OpenCommand: FocalCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Show the page of a link.",
        discussion: "Links are, for example, feed/21, “feed?search=magnam” and mypage/posts."
    )

    @OptionGroup var options: GlobalOptions

    @Argument(help: "The link. It can start with focal://.")
    var link: String

    func run(in app: Composition, on console: Console) async throws(Failure) {
        let command = try command()
        do throws(Failure) {
            try await command.run(in: app, on: console)
        } catch  where error.exitCode == .notSignedIn {
            throw error.advising(AppMessages.openAgain(link))
        }
    }

    private func command() throws(Failure) -> any FocalCommand {
        let arguments: [String]
        do throws(LinkError) {
            arguments = try AnyRoute(link: link).base.arguments
        } catch {
            throw .usage(error.message)
        }
        guard let command = try? Focal.parseAsRoot(arguments) as? any FocalCommand else {
            throw .usage(LinkError.badPart(link).message)
        }
        return command
    }
}
