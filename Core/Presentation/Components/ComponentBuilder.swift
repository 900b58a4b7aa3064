/// Builds a list of components, which can contain `if`, `switch` and `for`.
@resultBuilder
public enum ComponentBuilder {
    /// One component.
    public static func buildExpression(_ component: any Component) -> [any Component] {
        [component]
    }

    /// All components of a block.
    public static func buildBlock(_ parts: [any Component]...) -> [any Component] {
        parts.flatMap(\.self)
    }

    /// The components of an `if` without `else`.
    public static func buildOptional(_ part: [any Component]?) -> [any Component] {
        part ?? []
    }

    /// The components of an `if` with `else`, or of a `case`.
    public static func buildEither(first part: [any Component]) -> [any Component] {
        part
    }

    /// The components of an `else`, or of another `case`.
    public static func buildEither(second part: [any Component]) -> [any Component] {
        part
    }

    /// The components of a `for` loop.
    public static func buildArray(_ parts: [[any Component]]) -> [any Component] {
        parts.flatMap(\.self)
    }
}
