/// The dependencies between modules. This type finds chains of dependencies, for example App → Feed → Core.
struct Ways: Sendable {
    private let neighbours: [String: [String]]

    init(_ neighbours: [String: Set<String>]) {
        self.neighbours = neighbours.mapValues { $0.sorted() }
    }

    /// The names of the modules on the shortest way from one module to another, including both. If `start` and `end`
    /// are equal, the way is a cycle. If several ways are equally short, returns the first in alphabetical order.
    /// Returns `nil` if there is no way.
    func chain(from start: String, to end: String) -> [String]? {
        var previous: [String: String] = [:]
        var reached = [start]
        var next = 0
        while next < reached.count {
            let module = reached[next]
            next += 1
            for neighbour in neighbours[module, default: []] where previous[neighbour] == nil {
                previous[neighbour] = module
                if neighbour == end { return chain(from: start, to: end, previous) }
                reached.append(neighbour)
            }
        }
        return nil
    }

    private func chain(from start: String, to end: String, _ previous: [String: String]) -> [String] {
        var chain = [end]
        while let module = chain.last.flatMap({ previous[$0] }) {
            chain.append(module)
            if module == start { break }
        }
        return chain.reversed()
    }
}
