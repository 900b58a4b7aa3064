/// Shows several components, one below the other.
public struct Stack: Component {
    private let spacing: Int
    private let components: [any Component]

    /// Creates a stack with `spacing` empty lines between components. A component without lines is ignored.
    public init(spacing: Int = 0, @ComponentBuilder _ components: () -> [any Component]) {
        self.spacing = max(0, spacing)
        self.components = components()
    }

    /// The lines of all components, in order.
    public func lines(width: Int) -> [Line] {
        let blank = Array(repeating: Line(), count: spacing)
        let blocks = components.map { $0.lines(width: width) }.filter { !$0.isEmpty }
        return Array(blocks.joined(separator: blank))
    }
}
