/// Builds a list of components. The code can contain `if`, `switch` and `for`.
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

    /// Returns the components of an `if` without `else`. There are none if the condition is false.
    public static func buildOptional(_ part: [any Component]?) -> [any Component] {
        part ?? []
    }

    /// Returns the components of an `if` with `else`, or of a `case`.
    public static func buildEither(first part: [any Component]) -> [any Component] {
        part
    }

    /// Returns the components of an `else`, or of another `case`.
    public static func buildEither(second part: [any Component]) -> [any Component] {
        part
    }

    /// Joins the components of all rounds of a `for` loop.
    public static func buildArray(_ parts: [[any Component]]) -> [any Component] {
        parts.flatMap(\.self)
    }
}
