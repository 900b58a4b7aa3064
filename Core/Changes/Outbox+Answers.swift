import Foundation

extension Outbox {
    /// Saves what the answer to a request means. A change that was discarded or sent again meanwhile is not affected.
    /// `isSignedIn` says whether the session is still that of the owner of the queue. If the client throws `refused`,
    /// it is never a success.
    mutating func decide(
        _ change: PendingChange,
        _ result: Result<APIResponse, APIError>,
        isSignedIn: Bool
    ) -> AfterTry {
        guard let index = changes.firstIndex(where: { $0.number == change.number && $0.id == change.id }) else {
            return .next
        }
        let response: APIResponse
        var thrown: Refusal?
        switch result {
        case .success(let answered): response = answered
        case .failure(.refused(let refusal)):
            (response, thrown) = (APIResponse(status: max(400, refusal.status)), refusal)
        case .failure(.invalidResponse(.redirect(let status, let target))):
            response = APIResponse(status: status, headers: ["Location": target])
        case .failure(.invalidResponse): return .next
        case .failure(.requestFailed(let failure)) where failure.reason.mayReachServer: return .pause(nil)
        case .failure:
            changes[index].tries &-= 1
            return .pause(nil)
        }
        let refusal = thrown ?? Refusal(response)
        switch response.status {
        case 200..<300,
            404 where change.method == .delete, 410 where change.method == .delete:
            settle(index, response)
            return .sent
        case 401 where !isSignedIn:
            changes[index].tries &-= 1
            return .end
        case 403 where refusal.isLimit && refusal.retryAfter == nil: return .limit
        case 429, 503,
            403 where refusal.isLimit,
            408 where refusal.retryAfter != nil, 409 where refusal.retryAfter != nil,
            425 where refusal.retryAfter != nil, 500... where refusal.retryAfter != nil:
            return .pause(refusal.retryAfter)
        case 300..<500 where ![408, 425].contains(response.status):
            let target = response.status < 400 ? response.headers["Location"] : nil
            let message = refusal.message ?? target
            // A file with a long key cannot be read again.
            let fields = refusal.fields.filter { $0.key.utf8.count <= 100 }
            changes[index].state = .refused(status: response.status, message: message, fields: fields)
            let removal = changes.last { $0.path == change.path && $0.item == changes[index].item }
            if let removal, removal.method == .delete, removal.state == .waiting { _ = removeNeedless(before: removal) }
        default: break
        }
        return .next
    }

    private mutating func settle(_ index: Int, _ response: APIResponse) {
        let change = changes[index]
        let answer = try? JSONCoding.decode(JSONValue.self, from: response.json)
        let isKept = answer != nil && response.body.count <= 64_000
        let ids = [answer?["id"]?.text, response.idInLocation(of: change.path)].compactMap(\.self)
        let id = change.isNew ? ids.first { $0.isPathComponent && !$0.hasPrefix(newItemMark) } : nil
        let ofItem = changes.indices.filter { changes[$0].isOfSameItem(as: change) }
        changes[index].state = .sent(answer: isKept ? String(decoding: response.json, as: UTF8.self) : nil)
        if let id {
            for index in ofItem { changes[index].item = .saved(id: ResourceID(id)) }
            changes = changes.map(resolved)
        } else if change.isNew {
            for index in changes.indices where changes[index].state == .waiting && lacksID(changes[index]) {
                changes[index].state = .refused(status: response.status, message: nil)
            }
        }
        joinSentEdits(at: change.path)
    }
}

extension APIResponse {
    /// The id of a new item at the end of `Location`. Only with 201, it is surely the address of the item.
    fileprivate func idInLocation(of collection: String) -> String? {
        let address = headers["Location"].flatMap { URLComponents(string: $0) }
        let parts = address?.percentEncodedPath.split(separator: "/") ?? []
        let name = collection.split(separator: "/").last
        guard let id = parts.last, id != name, status == 201 || parts.dropLast().last == name else { return nil }
        return id.removingPercentEncoding
    }
}

/// What the sender does after a try.
enum AfterTry: Equatable {
    /// It sends the next change, because the server has executed this one.
    case sent
    /// It sends the next change.
    case next
    /// It sends nothing for this time. Without a time, for the usual pause.
    case pause(Duration?)
    /// It sends nothing for this time, because the server takes no request, and does not say how long.
    case limit
    /// It sends nothing until it is started again.
    case end
}
