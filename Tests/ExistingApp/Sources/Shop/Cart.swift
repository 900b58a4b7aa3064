/// What the team has already: a module and its test.
public final class Cart {
    /// Creates an empty cart.
    public init() {}
}
