import ArgumentParser

/// The options that every command has. The user can write them before or after the name of the command.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The server: fake: or an http address. (default: FOCAL_SERVER, otherwise fake:)",
            valueName: "url"
        )
    )
    var server: String?

    @Flag(help: "Print one JSON object on stdout, and errors as JSON on stderr.")
    var json = false

    @Flag(help: "Print without colour.")
    var noColor = false

    @Option(
        help: ArgumentHelp("The language: en or ja. (default: FOCAL_LANG, otherwise the locale)", valueName: "language")
    )
    var lang: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The time limit of one request.", valueName: "seconds"))
    var timeout = 30.0

    @Flag(help: "Allow http to other machines, although others on the network can read it.")
    var insecure = false

    @Flag(help: "Print each request on stderr.")
    var verbose = false
}
