/// Builds a list of components from a block of code. The block can contain `if`, `switch` and `for`.
@resultBuilder
public enum ComponentBuilder {
    /// Converts one component to a list with one element.
    public static func buildExpression(_ component: any Component) -> [any Component] {
        [component]
    }

    /// Joins all components of a block, in order.
    public static func buildBlock(_ parts: [any Component]...) -> [any Component] {
        parts.flatMap(\.self)
    }

    /// Returns the components of an `if` without `else`. If the condition is false, the result is empty.
    public static func buildOptional(_ part: [any Component]?) -> [any Component] {
        part ?? []
    }

    /// Returns the components of an `if` that has an `else`, or of a `case` in a `switch`.
    public static func buildEither(first part: [any Component]) -> [any Component] {
        part
    }

    /// Returns the components of an `else`, or of a `case` in a `switch`.
    public static func buildEither(second part: [any Component]) -> [any Component] {
        part
    }

    /// Joins all components that a `for` loop creates, in order.
    public static func buildArray(_ parts: [[any Component]]) -> [any Component] {
        parts.flatMap(\.self)
    }
}
