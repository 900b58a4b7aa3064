/// An optional member of a response. It is `nil` if it is missing, is `null`, or cannot be read, as with
/// `decodeIfReadable`.
@propertyWrapper
public struct IfReadable<Value: Decodable>: Decodable {
    /// The value of the member.
    public var wrappedValue: Value?

    /// Creates a member with a value.
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

    /// Decodes a value that is not a member.
    public init(from decoder: any Decoder) throws { wrappedValue = try Value?(from: decoder) }
}

extension IfReadable: Sendable where Value: Sendable {}

extension KeyedDecodingContainer {
    /// Decodes a member. The code that the compiler makes for a `Decodable` type calls this method.
    public func decode<Value>(_ type: IfReadable<Value>.Type, forKey key: Key) -> IfReadable<Value> {
        IfReadable(wrappedValue: decodeIfReadable(forKey: key))
    }
}
