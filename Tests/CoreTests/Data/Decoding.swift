import Core
import Foundation

/// Decodes a response like the client.
func decode<Value: Decodable>(_ text: String) throws -> Value {
    try JSONCoding.decode(from: Data(text.utf8))
}

/// Why a response cannot be decoded, or `nil` if it can.
func unreadableReason<Value: Decodable>(_ text: String, as type: Value.Type) -> String? {
    do {
        _ = try JSONCoding.decode(type, from: Data(text.utf8))
        return nil
    } catch {
        return error.detail.text(in: .english)
    }
}
