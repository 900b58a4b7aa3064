/// Components one below the other.
public struct Stack: Component {
    private let spacing: Int
    private let components: [any Component]

    /// Makes a stack with `spacing` blank lines between components. One that has no lines takes no spacing either.
    public init(spacing: Int = 0, @ComponentBuilder _ components: () -> [any Component]) {
        self.spacing = max(0, spacing)
        self.components = components()
    }

    /// The lines of all components.
    public func lines(width: Int) -> [Line] {
        let blank = Array(repeating: Line(), count: spacing)
        let blocks = components.map { $0.lines(width: width) }.filter { !$0.isEmpty }
        return Array(blocks.joined(separator: blank))
    }
}
