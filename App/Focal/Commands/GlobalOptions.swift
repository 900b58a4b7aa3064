import ArgumentParser

/// The options that every command has. The user can write them before or after the name of the command.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The URL of the server, or “fake:” for the fake server. \
            (default: FOCAL_SERVER in the environment, else “fake:”)
            """,
            valueName: "url"
        )
    )
    var server: String?

    @Flag(help: "Print JSON on stdout, and errors as JSON on stderr.")
    var json = false

    @Flag(help: "Print without colour.")
    var noColor = false

    @Option(
        help: ArgumentHelp(
            "The language: en or ja. (default: FOCAL_LANG in the environment, else the locale)",
            valueName: "language"
        )
    )
    var lang: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The time limit for each request.", valueName: "seconds"))
    var timeout = 30.0

    @Flag(help: "Allow http connections to other machines. Others on the network can read the data.")
    var insecure = false

    @Flag(help: "Print one line on stderr for each request.")
    var verbose = false
}
