import Foundation

/// The previews of all modules of the program, as Xcode shows them.
@MainActor
enum Previews {
    /// A preview with a name. The language is at the end of the name, for example in `Signed out (en)`.
    struct State {
        let name: String, language: String?, html: String
    }

    typealias Group = (name: String, states: [State])

    /// Each screen with its states, sorted by its module and its name.
    static let all: [Group] = types.compactMap { type in
        let states = states(of: type)
        return states.isEmpty ? nil : (name(of: type), states)
    }

    /// For example `Feed` for `FeedContentViewPreviews`, and `Profile` for `Previews` in `ProfileView`.
    private static func name(of type: any PreviewProvider.Type) -> String {
        let parts = path(of: type)
        let name = parts.dropFirst().joined(separator: ".")
            .replacing(#/[._]?(Content)?(View)?[._]?Previews?$/#, with: "")
        return name.isEmpty ? parts[0] : name
    }

    /// The names of the module, of the types around the type, and of the type, without the places of private types.
    private static func path(of type: any PreviewProvider.Type) -> [String] {
        String(reflecting: type).components(separatedBy: ".").filter { !$0.hasPrefix("(") }
    }

    private static func states<P: PreviewProvider>(of type: P.Type) -> [State] {
        let screen = Screen(P.previews, locale: Locale(identifier: "en"), now: now)
        screen.isDrawn = true
        return screen.nodes().all.compactMap { node in
            guard let title = (node.part as? Named)?.name, !title.isEmpty else { return nil }
            let parts = title.wholeMatch(of: #/(.+) \(([a-z]{2}(?:-\w+)?)\)/#)?.output
            let html = Drawing(isStill: true).screen(node.children)
            return State(name: "\(parts?.1 ?? title[...])", language: (parts?.2).map(String.init), html: html)
        }
    }

    /// The samples have times around this one.
    private static let now = Date(timeIntervalSince1970: 1_767_268_800)

    // The linker writes the name of each type into the program, so a new feature needs no list. The records of the
    // runtime say more, but reading a record with another layout would end the program. A wrong name is skipped. Names
    // are the same on each processor. The runtime does not find a private type by its name.
    private static let types: [any PreviewProvider.Type] = {
        let names = Set(programs.flatMap { typeNames(in: (try? Data(contentsOf: $0)) ?? Data()) })
        let types = names.compactMap { _typeByName($0) as? any PreviewProvider.Type }
        return types.sorted { path(of: $0).lexicographicallyPrecedes(path(of: $1)) }
    }()

    /// The files with the code of this process, without libraries. Tests are in a file that another program loads.
    private static var programs: Set<URL> {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let code = maps.split(separator: "\n").filter { $0.contains(" r-xp ") && $0.contains("/") }
        // After a new build, Linux marks the running file as deleted.
        let files = code.map { URL(filePath: String($0.drop { $0 != "/" }).replacing(" (deleted)", with: "")) }
        return Set(files.filter { !$0.lastPathComponent.contains(".so") })
    }

    /// The names of the types with `Preview` in their name. In the program, a name is between `$s` and `Mn`.
    private static func typeNames(in program: Data) -> [String] {
        var names: [String] = []
        // `Data` copies itself for each search.
        let bytes = NSData(data: program)
        var rest = 0..<program.count
        while let found = Range(bytes.range(of: Data("Preview".utf8), in: NSRange(rest))) {
            let start = program[..<found.lowerBound].lastIndex(of: 0) ?? 0
            let end = program[found.upperBound...].firstIndex(of: 0) ?? program.count
            let name = String(decoding: program[start..<end], as: UTF8.self).components(separatedBy: "$s").last ?? ""
            if name.hasSuffix("Mn") { names.append(String(name.dropLast(2))) }
            rest = end..<program.count
        }
        return names
    }
}
