extension KeyedDecodingContainer {
    /// The value of an optional member. `nil` means that it is missing, is `null`, or cannot be read. So a server that
    /// sends a wrong optional member is still understood. `JSONCoding.onIgnored` receives the path of such a member.
    public func decodeIfReadable<Value: Decodable>(_ type: Value.Type = Value.self, forKey key: Key) -> Value? {
        do {
            return try decodeIfPresent(type, forKey: key)
        } catch {
            JSONCoding.onIgnored(UnreadableJSON(codingPath + [key], .missing).path)
            return nil
        }
    }
}

extension JSONCoding {
    /// Receives the path of each optional member that cannot be read, for example `user.phone`, in this task.
    @TaskLocal public static var onIgnored = OnIgnored { _ in }

    /// If a task-local value is an optional closure, an optimized program crashes (Swift 6.3 on Linux).
    public struct OnIgnored: Sendable {
        private let receive: @Sendable (_ path: String) -> Void

        /// Creates a value that calls a closure.
        public init(_ receive: @escaping @Sendable (_ path: String) -> Void) { self.receive = receive }

        func callAsFunction(_ path: String) { receive(path) }
    }
}
