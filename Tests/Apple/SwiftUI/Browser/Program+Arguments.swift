extension Program {
    static let usage = """
        Shows the app in a browser on this machine, or with --host on the machine that forwards the port.
          --port N        the port. By default 8090, or the next one that is free. With 0, the system chooses one
          --host NAME     the name under which a forwarded port is reached, such as name-8090.app.github.dev
          --keep DIR      keeps the files of the apps in DIR, so that the next program shows the same screens
          --export DIR    writes the states of all previews to DIR/index.html, and ends
        Arguments with one dash are for the app, such as -fresh or -tabs feed.
        """

    /// What the program does.
    struct Arguments: Equatable {
        var port: UInt16?, host: String?, keep: String?, export: String?, isHelp = false

        /// Why an argument is wrong.
        struct Problem: Error { let text: String }

        init(_ words: [String]) throws(Problem) {
            var words = words[...]
            while let word = words.popFirst() {
                func value() throws(Problem) -> String {
                    if let value = words.popFirst(), !value.hasPrefix("-") { return value }
                    throw Problem(text: "\(word) needs a value.")
                }
                switch word {
                case "--help": isHelp = true
                case "--port":
                    let text = try value()
                    guard let number = UInt16(text) else { throw Problem(text: "“\(text)” is not a port.") }
                    port = number
                case "--host":
                    let name = try value()
                    guard name.utf8.allSatisfy({ $0 > 32 && $0 < 127 && $0 != 47 }) else {
                        throw Problem(text: "“\(name)” is not a name of a host. Write it without https://.")
                    }
                    host = name
                case "--keep": keep = try value()
                case "--export": export = try value()
                case _ where word.hasPrefix("-") && !word.hasPrefix("--"):
                    if words.first?.hasPrefix("-") == false { words.removeFirst() }
                default: throw Problem(text: "The argument “\(word)” is unknown.")
                }
            }
        }
    }
}
