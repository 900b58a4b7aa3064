#if DEBUG
public import Foundation

/// The times of samples.
public enum SampleDate {
    /// 2026-01-01, 12:00 UTC.
    public static let now = Date(timeIntervalSince1970: 1_767_268_800)
    /// One hour before `now`.
    public static let hourAgo = now.addingTimeInterval(-3_600)
}

extension APIError {
    /// An error for samples: the server cannot be reached.
    public static let sampleOffline = APIError.requestFailed(
        ConnectionFailure(.unreachable, server: "api.example.com")
    )
}

extension PendingChange {
    /// A change for samples and tests. It waits, unless the server has refused it.
    public static func sample(
        _ number: Int,
        _ method: APIRequest.Method,
        _ path: APIPath,
        item: String? = nil,
        text: String,
        refusedWith status: Int? = nil
    ) -> PendingChange {
        var change = PendingChange(method, path, item: item, text: text, form: "form \(number)")
        (change.number, change.date) = (number, SampleDate.now)
        if item == nil { change.item = .new(number: number) }
        if let status { change.state = .refused(status: status, message: nil) }
        return change
    }
}
#endif
