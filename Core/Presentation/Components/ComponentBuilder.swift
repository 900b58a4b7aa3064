/// Lets a page list its components one below the other, with `if`, `switch` and `for` among them.
@resultBuilder
public enum ComponentBuilder {
    /// Takes one component.
    public static func buildExpression(_ component: any Component) -> [any Component] {
        [component]
    }

    /// Joins what was listed.
    public static func buildBlock(_ parts: [any Component]...) -> [any Component] {
        parts.flatMap(\.self)
    }

    /// Takes an `if` without `else`.
    public static func buildOptional(_ part: [any Component]?) -> [any Component] {
        part ?? []
    }

    /// Takes an `if`, or a `case` of a `switch`.
    public static func buildEither(first part: [any Component]) -> [any Component] {
        part
    }

    /// Takes an `else`, or another `case`.
    public static func buildEither(second part: [any Component]) -> [any Component] {
        part
    }

    /// Takes the rounds of a `for`.
    public static func buildArray(_ parts: [[any Component]]) -> [any Component] {
        parts.flatMap(\.self)
    }
}
