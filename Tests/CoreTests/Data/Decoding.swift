import Core
import Foundation

/// Decodes the JSON text of a response in the same way as `APIClient` does.
func decode<Value: Decodable>(_ text: String) throws -> Value {
    try JSONCoding.decode(from: Data(text.utf8))
}

/// Tries to decode the JSON text of a response. Returns the reason in English if this fails, and `nil` if it succeeds.
func unreadableReason<Value: Decodable>(_ text: String, as type: Value.Type) -> String? {
    do {
        _ = try JSONCoding.decode(type, from: Data(text.utf8))
        return nil
    } catch {
        return error.detail.text(in: .english)
    }
}
