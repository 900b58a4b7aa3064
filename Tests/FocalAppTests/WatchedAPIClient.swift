import Core
import Foundation
import TestSupport

/// A client that counts its running requests, and collects the texts that the server sends.
struct WatchedAPIClient: APIClient {
    let client: any APIClient
    let running = Locked(0)
    let texts = Locked<Set<String>>([])

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        running.change { $0 += 1 }
        defer { running.change { $0 -= 1 } }
        let response = try await client.send(request)
        if let value = try? JSONDecoder().decode(JSONValue.self, from: response.body) {
            texts.change { $0.formUnion(value.texts) }
        }
        return response
    }
}

extension JSONValue {
    /// All strings, numbers and Booleans in this JSON value, as texts.
    fileprivate var texts: [String] {
        switch self {
        case .array(let values): values.flatMap(\.texts)
        case .object(let object): object.values.flatMap(\.texts)
        case .string, .integer, .number, .decimal, .bool, .null: text.map { [$0] } ?? []
        }
    }
}
