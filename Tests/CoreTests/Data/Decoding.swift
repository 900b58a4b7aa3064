import Core
import Foundation

/// Reads an answer as the client does.
func decode<Value: Decodable>(_ text: String) throws -> Value {
    try JSONCoding.decode(from: Data(text.utf8))
}

/// Why an answer cannot be read; `nil` when it can.
func unreadableReason<Value: Decodable>(_ text: String, as type: Value.Type) -> String? {
    do {
        _ = try JSONCoding.decode(type, from: Data(text.utf8))
        return nil
    } catch {
        return error.detail.text(in: .english)
    }
}
