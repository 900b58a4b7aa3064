import Foundation

extension Outbox {
    /// Saves what the answer to a request means. A change that was discarded or sent again meanwhile is not affected.
    /// `isSignedIn` says whether the session is still that of the owner of the queue.
    mutating func decide(
        _ change: PendingChange,
        _ result: Result<APIResponse, APIError>,
        isSignedIn: Bool
    ) -> AfterTry {
        guard let index = changes.firstIndex(where: { $0.number == change.number && $0.id == change.id }) else {
            return .next
        }
        let response: APIResponse
        switch result {
        case .success(let answered): response = answered
        case .failure(.invalidResponse): return .next
        case .failure(.requestFailed(let failure)) where failure.reason.mayReachServer: return .pause(nil)
        case .failure:
            changes[index].tries &-= 1
            return .pause(nil)
        }
        let refusal = Refusal(response)
        switch response.status {
        case 200..<300,
            404 where change.method == .delete, 410 where change.method == .delete:
            settle(index, response)
        case 401 where !isSignedIn:
            changes[index].tries &-= 1
            return .end
        case 429, 503,
            408 where refusal.retryAfter != nil, 409 where refusal.retryAfter != nil,
            425 where refusal.retryAfter != nil, 500... where refusal.retryAfter != nil:
            return .pause(refusal.retryAfter)
        case 400..<500 where ![408, 425].contains(response.status):
            let fields = refusal.fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            let message = ([refusal.message].compactMap(\.self) + fields).joined(separator: ", ")
            changes[index].state = .refused(status: response.status, message: message.isEmpty ? nil : message)
            let removal = changes.last { $0.path == change.path && $0.item == changes[index].item }
            if let removal, removal.method == .delete, removal.state == .waiting { _ = removeNeedless(before: removal) }
        default: break
        }
        return .next
    }

    private mutating func settle(_ index: Int, _ response: APIResponse) {
        let change = changes[index]
        let answer = try? JSONCoding.decode(JSONValue.self, from: response.body)
        if change.isNew {
            guard let id = answer?["id"]?.text, id.isPathComponent else {
                return changes[index].state = .refused(status: response.status, message: nil)
            }
            for later in changes.indices where changes[later].path == change.path && changes[later].item == change.item
            {
                changes[later].item = .saved(id: id)
            }
        }
        let isKept = answer != nil && response.body.count <= 64_000
        changes[index].state = .sent(answer: isKept ? String(decoding: response.body, as: UTF8.self) : nil)
        let sent = changes.filter(\.isSent)
        if let oldest = sent.first, sent.count > Self.memory { changes.removeAll { $0.number == oldest.number } }
    }
}

/// What the sender does after a try.
enum AfterTry: Equatable {
    /// It sends the next change.
    case next
    /// It sends nothing for this time. Without a time, for the usual pause.
    case pause(Duration?)
    /// It sends nothing until it is started again.
    case end
}

extension ConnectionFailure.Reason {
    fileprivate var mayReachServer: Bool { [.lost, .timedOut, .cancelled].contains(self) }
}
