import Core
import Foundation

/// Decodes the JSON text of a response in the same way as `APIClient` does.
func decode<Value: Decodable>(_ text: String) throws -> Value {
    try JSONCoding.decode(from: Data(text.utf8))
}

/// Decodes the JSON text of a response. Returns `nil`, or the reason in English if decoding fails.
func unreadableReason<Value: Decodable>(_ text: String, as type: Value.Type) -> String? {
    do {
        _ = try JSONCoding.decode(type, from: Data(text.utf8))
        return nil
    } catch {
        return error.detail.text(in: .english)
    }
}
