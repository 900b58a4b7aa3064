import Core

extension DeepLink {
    /// The arguments of the command that shows the screen of the link, for example `["todo", "show", "--", "21"]`. The
    /// query parameters are options. With `=`, a value such as `--json` is not read as an option.
    var arguments: [String] {
        [name] + path.flatMap { ["show", "--", $0] }
            + query.sorted { $0.key < $1.key }.map { "--\($0.key)=\($0.value)" }
    }
}
