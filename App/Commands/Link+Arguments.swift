import Root

extension Link {
    /// The arguments of the command that shows the screen of the link, for example `["todo", "show", "--", "21"]`.
    var arguments: [String] {
        switch name {
        // One line for each feature whose links can contain an id, sorted.
        case FeedRoute.name: [name] + shown + options
        default: [name] + options
        }
    }

    /// The subcommand `show` with the id in the path. Empty if the path is empty.
    private var shown: [String] { path.flatMap { ["show", "--", $0] } }

    /// The query parameters as options. With `=`, a value such as `--json` is not read as an option.
    private var options: [String] { query.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" } }
}
