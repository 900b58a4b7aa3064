extension KeyedDecodingContainer {
    /// The value of an optional member. `nil` means that it is missing, is `null`, or cannot be read. So a server that
    /// sends a wrong optional member is still understood. `JSONCoding.onIgnored` receives the path of such a member.
    public func decodeIfReadable<Value: Decodable>(_ type: Value.Type = Value.self, forKey key: Key) -> Value? {
        do {
            return try decodeIfPresent(type, forKey: key)
        } catch {
            JSONCoding.onIgnored?(UnreadableJSON(codingPath + [key], .missing).path)
            return nil
        }
    }
}

extension JSONCoding {
    /// Receives the path of each optional member that cannot be read, for example `user.phone`, in this task.
    @TaskLocal public static var onIgnored: (@Sendable (_ path: String) -> Void)?
}
